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

/** The supply board by player count: stack by stack, the top card last. */
export const supplyBoard = (players: number): readonly (readonly string[])[] => (players === 6 ? SIX : BASE)

/** The stacks at the start of a game. */
export const newStacks = (players: number): number[][] => supplyBoard(players).map((stack) => stack.map(cardNamed))

/** The majors that are in the game, by name. */
export const majorsInGame = (players: number): string[] => supplyBoard(players).flat()

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

export function takeFromStack(s: State, card: number): void {
  s.stacks = s.stacks.map((stack) => (stack[stack.length - 1] === card ? stack.slice(0, -1) : stack))
}

/** B13: a card that is handed in lies on top of its stack again, or, where it lay beneath, under what lies there. */
export function returnToStack(s: State, card: number): void {
  const { name } = cards()[card]
  const home = supplyBoard(s.players.length).findIndex((stack) => stack.includes(name))
  const order = supplyBoard(s.players.length)[home]
  const stack = s.stacks[home].slice()
  const above = (other: number) => order.indexOf(cards()[other].name) > order.indexOf(name)
  const at = stack.findIndex(above)
  stack.splice(at < 0 ? stack.length : at, 0, card)
  s.stacks = s.stacks.with(home, stack)
}
