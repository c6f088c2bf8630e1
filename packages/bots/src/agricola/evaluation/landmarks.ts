import { boardOf, type State } from '@furrow/engine/agricola'

/** Round cards whose coming early or late matters. */
const CARDS = ['major-improvement', 'fencing', 'grain-utilization', 'house-redevelopment', 'western-quarry']

type Board = ReturnType<typeof boardOf>

/** Where things are on a board, so that they need not be looked for again and again. */
interface Landmarks {
  /** The accumulation spaces. */
  piles: readonly { space: number; good: number }[]
  /** The spaces where families with room can grow. */
  growth: readonly { space: number; from: number }[]
  /** The spaces of CARDS. */
  cards: readonly { name: string; space: number }[]
}

/** Those of the last board asked about. */
let latest: { readonly board: Board; readonly landmarks: Landmarks } | null = null

export function landmarksOf(s: State): Landmarks {
  const board = boardOf(s)
  if (latest?.board !== board) latest = { board, landmarks: find(board) }
  return latest.landmarks
}

const find = ({ spaces, ids }: Board): Landmarks => ({
  piles: spaces.flatMap(({ accumulates }, space) => (accumulates ? [{ space, good: accumulates.good }] : [])),
  growth: spaces.flatMap(({ acts, from }, space) =>
    acts.some((act) => act.act === 'grow' && act.room) ? [{ space, from }] : [],
  ),
  cards: CARDS.map((name) => ({ name, space: ids.indexOf(name) })),
})
