import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { below, type Random, seeded } from '../core/random.ts'
import { isRefusal } from '../core/refusal.ts'
import type { Move } from '../notation/moves.ts'
import type { State } from '../state/state.ts'
import { violations } from './invariants.ts'

/** Every kind of table there is: 1-6 players, with and without hand cards, with and without the tile. */
export const EVERY_SETUP: readonly object[] = [1, 2, 3, 4, 5, 6].flatMap((players) =>
  ['none', 'dealt'].flatMap((cards) =>
    (players >= 2 && players <= 4 ? [false, true] : [false]).map((tile) => ({ players, cards, tile })),
  ),
)

/** Every way to deal hand cards, at tables of every size. B3, F4 */
export const EVERY_DEAL: readonly object[] = [
  { players: 1, deal: 'choose', mulligan: 'hand' },
  { players: 2, deal: 'draft-7' },
  { players: 2, deal: 'draft-10', apart: true, mulligan: 'three' },
  { players: 3, deal: 'draft-8', mulligan: 'hand' },
  { players: 3, deal: 'choose', mulligan: 'three' },
  { players: 4, deal: 'draft-9', tile: true, promos: true },
  { players: 4, deal: 'draft-7', apart: true },
  { players: 5, deal: 'draft-8', apart: true, fivePlus: true, mulligan: 'hand' },
  { players: 5, deal: 'deal', mulligan: 'three', promos: true },
  { players: 6, deal: 'draft-10' },
  { players: 6, deal: 'choose' },
].map((setup) => ({ ...setup, cards: 'dealt' }))

/** Farmers of the Moor at every level, for 1 to 5 players, and its variants. M2, M14 */
export const EVERY_MOOR: readonly object[] = [
  ...[1, 2, 3].flatMap((moor) => [1, 2, 3, 4, 5].map((players) => ({ players, moor }))),
  { players: 2, moor: 1, lighting: true },
  { players: 3, moor: 2, mixed: true, deal: 'draft-7' },
  { players: 4, moor: 3, tile: true, deal: 'draft-8', lighting: true },
  { players: 1, moor: 3, deal: 'choose' },
  { players: 5, moor: 3, promos: true, mulligan: 'three' },
]

/** One answer in ten is something done at any time, if there is any. */
const EXTRA = 10

function randomMove(s: State, seat: number, random: Random): Move {
  const extras = below(random, EXTRA) === 0 ? agricola.extras(s, seat) : []
  const moves = extras.length > 0 ? extras : agricola.moves(s, seat)
  return at(moves, below(random, moves.length))
}

/** Plays a whole game of random moves; throws with the move that broke something. Returns the finished state. */
export function playAtRandom(setupGiven: object, seed: string, check: boolean): State {
  const setup = agricola.setup(setupGiven)
  if (isRefusal(setup)) throw new Error(setup.message)
  return playOnAtRandom(agricola.start(setup, seed), seed, check)
}

/** Plays a game that has begun to its end, as above. */
export function playOnAtRandom(s: State, seed: string, check: boolean): State {
  const random = seeded(`${seed}/moves`)
  while (!s.over) {
    const asked = agricola.decisions(s)
    const { seat } = at(asked, below(random, asked.length))
    const move = randomMove(s, seat, random)
    const wrong = check ? violations(s, seat, move) : []
    if (wrong.length > 0)
      throw new Error(
        `${JSON.stringify(s.setup)} ${seed}, move ${s.number} "${agricola.print(s, move)}": ${wrong.join('; ')}`,
      )
    agricola.advance(s, seat, move)
  }
  return s
}

/** The state after so many random moves of a game, or its end. */
export function randomState(setupGiven: object, seed: string, moves: number): State {
  const setup = agricola.setup(setupGiven)
  if (isRefusal(setup)) throw new Error(setup.message)
  const random = seeded(`${seed}/moves`)
  const s = agricola.start(setup, seed)
  for (let i = 0; i < moves && !s.over; i++) {
    const { seat } = at(agricola.decisions(s), 0)
    const answers = agricola.moves(s, seat)
    agricola.advance(s, seat, at(answers, below(random, answers.length)))
  }
  return s
}
