import { agricola, isRefusal } from '@furrow/engine'
import { type LocalTable, openTable, playAt, storable } from '../src/local/authority.ts'
import { botMove } from '../src/local/bots.ts'
import { newRecord } from '../src/local/newRecord.ts'
import { type Options, seatsOf, usualGame } from '../src/local/options.ts'

const HUMAN = 0
const LEVEL = 'farmer'

/** A moment of a game worth looking at: the stored text, and the address that shows it. */
export interface Moment {
  name: string
  hash: string
  language: string
  stored: string
}

type Wanted = (table: LocalTable) => boolean

const asksHuman = ({ history: { state } }: LocalTable, ask: string): boolean =>
  agricola.decisions(state).length === 1 && agricola.decisions(state).some((d) => d.seat === HUMAN && d.ask === ask)

const humanMoves = ({ history: { state } }: LocalTable): string[] =>
  agricola.moves(state, HUMAN).map((move) => agricola.print(state, move))

const roundOf = ({ history }: LocalTable): number => history.state.round

/** Lets bots play on every seat, and keeps the first moment of each wanted kind. */
async function watch(options: Options, wanted: { [name: string]: Wanted }): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let table = openTable(newRecord(options))
  const bots = new Map()
  for (;;) {
    if (isRefusal(table)) throw new Error(table.message)
    for (const [name, is] of Object.entries(wanted)) if (!found.has(name) && is(table)) found.set(name, storable(table))
    const decisions = agricola.decisions(table.history.state)
    if (decisions.length === 0) return found
    // The others first, so that the person is asked alone when all choose at once.
    const { seat } = decisions[decisions.length - 1]
    const sitting = {
      ...table,
      record: { ...table.record, seats: table.record.seats.map(() => ({ name: '', bot: LEVEL })) },
    }
    table = playAt(table, seat, await botMove(bots, sitting, seat))
  }
}

/** A game for two without hand cards. */
export const familyGame = (): Promise<Map<string, string>> =>
  watch(usualGame(2, LEVEL, 'meadow'), {
    early: (table) => table.history.entries.length === 4 && asksHuman(table, 'place'),
    fencing: (table) => asksHuman(table, 'acts') && humanMoves(table).some((move) => move.includes('+')),
    feeding: (table) => asksHuman(table, 'feed') && humanMoves(table).length > 2,
    end: ({ history }) => agricola.outcome(history.state) !== null,
  })

/** A record as the page keeps it. */
export const keptAs = (text: string): string =>
  JSON.stringify({ when: Date.UTC(2026, 9, 10, 18, 30), round: 9, over: false, names: ['', 'Avena'], text })

/** Two people with hidden hands, before the first move. */
export function hotSeat(): string {
  const seats = seatsOf([{ person: 'Marigold' }, { person: 'Poppy' }, { bot: LEVEL }])
  const table = openTable(newRecord({ ...usualGame(3, LEVEL, 'hedge'), seats, cards: true, starting: 0 }))
  if (isRefusal(table)) throw new Error(table.message)
  return storable(table)
}

export async function moments(): Promise<Moment[]> {
  const family = await familyGame()
  const cards = await watch(
    { ...usualGame(4, LEVEL, 'orchard'), cards: true },
    { middle: (table) => roundOf(table) === 9 && asksHuman(table, 'place') },
  )
  const hash = (name: string) => (name === 'end' ? '#/end/game' : '#/table/game')
  return [
    { name: 'start', hash: '#/', language: 'en', stored: '' },
    ...[...family].map(([name, stored]) => ({ name, hash: hash(name), language: 'en', stored })),
    { name: 'new', hash: '#/new', language: 'en', stored: '' },
    { name: 'games', hash: '#/games', language: 'en', stored: family.get('feeding') ?? '' },
    { name: 'replay', hash: '#/replay/game/60/1', language: 'en', stored: family.get('end') ?? '' },
    { name: 'handover', hash: '#/table/game', language: 'en', stored: hotSeat() },
    { name: 'rules', hash: '#/rules', language: 'fr', stored: '' },
    { name: 'cards', hash: '#/cards', language: 'fr', stored: '' },
    ...[...cards].map(([name, stored]) => ({ name, hash: hash(name), language: 'fr', stored })),
  ]
}
