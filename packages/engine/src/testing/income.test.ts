import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { cards } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { below, seeded } from '../core/random.ts'
import { LESSONS } from '../spaces/ids.ts'
import type { Event } from '../state/events.ts'
import type { State } from '../state/state.ts'
import { middleOf } from './middle.ts'

// What cards bring with the use of a space, counted from outside: whichever cards meet there, and by whatever way the
// person came, each use brings it once.

const WOOD = ['forest', 'copse', 'grove', 'riverbank-forest']

interface Income {
  card: string
  /** Whose uses bring it: the owner's, or (true) those of all others. */
  others?: true
  spaces: readonly string[]
}

const INCOMES: readonly Income[] = [
  { card: 'wood-cutter', spaces: WOOD },
  { card: 'seasonal-worker', spaces: ['day-laborer'] },
  { card: 'conjurer', spaces: ['traveling-players'] },
  { card: 'greengrocer', spaces: ['grain-seeds'] },
  { card: 'storehouse-keeper', spaces: ['resource-market'] },
  { card: 'geologist', spaces: ['forest', 'reed-bank', 'clay-pit'] },
  { card: 'riverbank-gardener', spaces: ['riverbank-forest'] },
  { card: 'cleanacre', spaces: ['farmland', 'cultivation', 'farm-supplies'] },
  { card: 'mountain-shepherd', spaces: ['western-quarry', 'eastern-quarry'] },
  { card: 'village-teacher', spaces: LESSONS },
  { card: 'village-idiot', others: true, spaces: ['meeting-place'] },
]

const isFrom = (event: Event, card: string): boolean => event.event === 'got' && event.from === card

/** For each card the uses that should bring something in a game of random moves, and how often something came. */
function count(s: State, seed: string): { [card: string]: [due: number, came: number] } {
  const random = seeded(`${seed}/income`)
  const out = Object.fromEntries(INCOMES.map(({ card }): [string, [number, number]] => [card, [0, 0]]))
  let now = s
  while (!now.over) {
    const asked = agricola.decisions(now)
    const { seat } = at(asked, below(random, asked.length))
    const moves = agricola.moves(now, seat)
    const before = now
    const { state, events } = agricola.play(now, seat, at(moves, below(random, moves.length)))
    now = state
    for (const { card, others, spaces } of INCOMES) {
      const owner = before.players.findIndex((p) => p.played.some((own) => at(cards(), own.card).name === card))
      for (const event of events) {
        if (isFrom(event, card)) at(out, card)[1]++
        if (event.event !== 'placed' || owner < 0 || !spaces.includes(event.space)) continue
        if ((event.seat !== owner) === (others ?? false)) at(out, card)[0]++
      }
    }
  }
  return out
}

describe('what cards bring with the use of a space', () => {
  it.each([
    { players: 5, cards: 'dealt' },
    { players: 6, cards: 'dealt', promos: true },
  ])('comes with each use, in games of random moves: %j', (setup) => {
    const sums: { [card: string]: number } = {}
    for (let i = 0; i < 4; i++)
      for (const [card, [due, came]] of Object.entries(count(middleOf(setup, `income ${i}`), `income ${i}`))) {
        expect([i, card, came]).toEqual([i, card, due])
        sums[card] = due + (sums[card] ?? 0)
      }
    // Most of the cards were there, and were used.
    expect(Object.values(sums).filter((due) => due > 0).length).toBeGreaterThan(INCOMES.length / 2)
  })
})
