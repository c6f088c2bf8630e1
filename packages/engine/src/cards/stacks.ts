import type { Setup } from '../state/setup.ts'
import type { State } from '../state/state.ts'
import { cardNamed, cards } from './registry.ts'

// The majors lie in stacks on the supply board; only the top one of each can be built. F5

/** The supply board, stack by stack, the top card last. */
const BASE: readonly (readonly string[])[] = [
  ['fireplace-2'],
  ['fireplace-3'],
  ['cooking-hearth-4'],
  ['cooking-hearth-5'],
  ['well'],
  ['clay-oven'],
  ['stone-oven'],
  ['joinery'],
  ['pottery'],
  ['basketmakers-workshop'],
]

/** F5: with six players a second card lies under eight of them. */
const SIX: readonly (readonly string[])[] = [
  ['fireplace-2'],
  ['fireplace-4', 'fireplace-3'],
  ['cooking-hearth-4'],
  ['cooking-hearth-6', 'cooking-hearth-5'],
  ['well-b', 'well'],
  ['clay-oven-b', 'clay-oven'],
  ['stone-oven-b', 'stone-oven'],
  ['joinery-b', 'joinery'],
  ['pottery-b', 'pottery'],
  ['basketmakers-workshop-b', 'basketmakers-workshop'],
]

/** M9: in the Moor another card lies under each of them, and there are two stacks more. */
const MOOR: readonly (readonly string[])[] = [
  ['horse-slaughterhouse-1', 'fireplace-2'],
  ['horse-slaughterhouse-2', 'fireplace-3'],
  ['cookhouse-1', 'cooking-hearth-4'],
  ['cookhouse-2', 'cooking-hearth-5'],
  ['village-church', 'well'],
  ['furnace', 'clay-oven'],
  ['heating-stove', 'stone-oven'],
  ['furniture-stall', 'joinery'],
  ['ceramics-stall', 'pottery'],
  ['basket-stall', 'basketmakers-workshop'],
  ['museum-of-the-moors', 'peat-charcoal-kiln'],
  ['riding-stables', 'foresters-lodge'],
]

type Table = Pick<Setup, 'players' | 'moor'>

/** The supply board of a setup: stack by stack, the top card last. */
export const supplyBoard = ({ players, moor }: Table): readonly (readonly string[])[] =>
  moor > 0 ? MOOR : players === 6 ? SIX : BASE

/** The stacks at the start of a game. */
export const newStacks = (table: Table): number[][] => supplyBoard(table).map((stack) => stack.map(cardNamed))

/** The majors that are in the game, by name. */
export const majorsInGame = (table: Table): string[] => supplyBoard(table).flat()

/** The majors that can be built now, in the order of the supply board. */
export function buildable(s: State): number[] {
  const out: number[] = []
  let sorted = true
  for (let i = 0; i < s.stacks.length; i++) {
    const stack = s.stacks[i]
    if (stack.length === 0) continue
    const top = stack[stack.length - 1]
    if (out.length > 0 && top < out[out.length - 1]) sorted = false
    out.push(top)
  }
  return sorted ? out : out.sort((a, b) => a - b)
}

/** Does it lie in a stack beneath another card? */
export const isCovered = (s: State, card: number): boolean =>
  s.stacks.some((stack) => stack.includes(card) && stack.at(-1) !== card)

/** A card comes to the top of its stack; those that lay on it lie beneath. M16 */
export function raise(s: State, card: number): void {
  s.stacks = s.stacks.map((stack) =>
    stack.includes(card) ? [...stack.filter((other) => other !== card), card] : stack,
  )
}

export function takeFromStack(s: State, card: number): void {
  for (let home = 0; home < s.stacks.length; home++) {
    const stack = s.stacks[home]
    if (stack[stack.length - 1] !== card) continue
    const rest = s.stacks.slice()
    rest[home] = stack.slice(0, -1)
    s.stacks = rest
    return
  }
}

/**
 * B13: a card that is handed in lies on top of its stack again, or, with six players, under what lay above it. In the
 * Moor it always lies on top. M9
 */
export function returnToStack(s: State, card: number): void {
  const { name } = cards()[card]
  const board = supplyBoard(s.setup)
  const home = board.findIndex((stack) => stack.includes(name))
  if (s.moor) {
    s.stacks = s.stacks.with(home, [...s.stacks[home], card])
    return
  }
  const order = board[home]
  const stack = s.stacks[home].slice()
  const above = (other: number) => order.indexOf(cards()[other].name) > order.indexOf(name)
  const at = stack.findIndex(above)
  stack.splice(at < 0 ? stack.length : at, 0, card)
  s.stacks = s.stacks.with(home, stack)
}
