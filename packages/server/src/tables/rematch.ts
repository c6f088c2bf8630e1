// After a game: another one at the same table, or the same one again.
import type { SeatWish } from '../client/types.ts'
import { findGame } from '../games.ts'
import { newId, newSecret } from '../ids.ts'
import { Refused } from '../refused.ts'
import type { PersonRow } from '../store/store.ts'
import { type SeatDoc, seatOf, type TableDoc, type TableRecord } from './doc.ts'
import { type Fresh, joinTable, putUp, seatFor, wishedId } from './lobby.ts'
import type { Table } from './table.ts'
import type { Step, Tables } from './tables.ts'

function mustBeOver(record: TableRecord): void {
  if (record.status !== 'finished') throw new Refused('wrong-moment', 'The game is not over yet.')
}

/**
 * Another game with the same seats. Whoever asks second finds the table that the first one made, unless everybody has
 * left it. Its name is agreed on before it is set up, so that however many ask at once there is only one.
 */
export async function rematch(tables: Tables, table: Table, me: PersonRow): Promise<Table> {
  mustBeOver(table.record)
  if (seatOf(table.record.doc, me.id) === null) throw new Refused('not-your-seat', 'You did not sit at this table.')
  const before = table.record.doc.rematch
  const isLeft = before !== null && (await tables.find(before))?.record.status === 'closed'
  if (before === null || isLeft)
    await tables.step(table, () => (table.record.doc.rematch === before ? named(table.record) : table.number))
  const { doc } = table.record
  const id = doc.rematch ?? ''
  const next = (await tables.find(id)) ?? (await putUp(tables, rematchOf(doc, me), id))
  if (next.record.status === 'waiting') await joinTable(tables, next, me)
  return next
}

const named = (record: TableRecord): Step => ({
  body: { kind: 'table', what: 'rematch', doc: true },
  record: { ...record, doc: { ...record.doc, rematch: newId() } },
})

const rematchOf = (doc: TableDoc, me: PersonRow): Fresh => ({
  ...freshFrom(doc),
  public: doc.public,
  seed: newSecret(),
  host: me.id,
  seats: doc.seats.map((seat): SeatDoc => {
    if (seat.kind !== 'person') return seat
    if (seat.person === me.id) return { kind: 'person', person: me.id, name: me.name, bot: null }
    return { kind: 'invited', person: seat.person, name: seat.name }
  }),
})

/** Does asking for another game make a new table? Else it leads to one that is there. */
export async function needsNewTable(tables: Tables, { record: { doc } }: Table): Promise<boolean> {
  const next = doc.rematch === null ? null : await tables.find(doc.rematch)
  return next === null || next.record.status === 'closed'
}

const freshFrom = ({ game, rules, setup, suggestions, final, pace }: TableDoc) => ({
  game,
  rules,
  setup,
  ...(suggestions && { suggestions }),
  ...(final && { final }),
  pace,
})

/**
 * The same seed once more. Not while it is played: the cards would be known. Afterwards some know them, so strangers
 * are offered a seat there only if that is asked for.
 */
export async function cloneTable(
  tables: Tables,
  table: Table,
  me: PersonRow,
  { seats: wish, public: listed = false, command }: { seats?: readonly SeatWish[]; public?: boolean; command?: string },
): Promise<Table> {
  mustBeOver(table.record)
  const { doc } = table.record
  const played = findGame(doc.game)
  if (!played || played.game.rules !== doc.rules)
    throw new Refused('old-rules', 'The rules have changed since: the same seed would give another game.')
  const others = doc.seats.map((seat): SeatWish => (seat.kind === 'bot' ? seat : { kind: 'bot' }))
  const mine = Math.max(0, seatOf(doc, me.id) ?? 0)
  const seats = wish ?? others.map((seat, i): SeatWish => (i === mine ? { kind: 'me' } : seat))
  if (seats.length !== doc.seats.length)
    throw new Refused('bad-setup', `There are ${doc.seats.length} seats at this table.`)
  const fresh: Fresh = {
    ...freshFrom(doc),
    seed: doc.seed,
    again: true,
    host: me.id,
    public: listed,
    seats: seats.map((seat, i) => seatFor(doc.game, seat, i, me)),
  }
  return putUp(tables, fresh, wishedId(me, command))
}
