import { boardOf, type State } from '@furrow/engine/agricola'

/** Round cards whose coming early or late matters. */
const CARDS = ['major-improvement', 'fencing', 'grain-utilization', 'house-redevelopment', 'western-quarry']

/** Where things are on a board, so that they need not be looked for again and again. */
interface Landmarks {
  /** The accumulation spaces. */
  piles: readonly { space: number; good: number }[]
  /** The spaces where families with room can grow. */
  growth: readonly { space: number; from: number }[]
  /** The spaces of CARDS. */
  cards: readonly { name: string; space: number }[]
}

const known = new WeakMap<ReturnType<typeof boardOf>, Landmarks>()

export function landmarksOf(s: State): Landmarks {
  const board = boardOf(s)
  const found = known.get(board)
  if (found) return found
  const { spaces, ids } = board
  const landmarks = {
    piles: spaces.flatMap(({ accumulates }, space) => (accumulates ? [{ space, good: accumulates.good }] : [])),
    growth: spaces.flatMap(({ acts, from }, space) =>
      acts.some((act) => act.act === 'grow' && act.room) ? [{ space, from }] : [],
    ),
    cards: CARDS.map((name) => ({ name, space: ids.indexOf(name) })),
  }
  known.set(board, landmarks)
  return landmarks
}
