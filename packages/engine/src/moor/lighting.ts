import { spend, turnIntoFuel } from '../actions/supply.ts'
import { cards } from '../cards/registry.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { FUEL, goods, WOOD } from '../state/goods.ts'
import type { State } from '../state/state.ts'

// M14, a variant: cooking improvements do nothing until they have been lit for 1 fuel. Their points count all the same.

const ONE_FUEL = goods({ fuel: 1 })

/** Wood will do (M8). What else could be made into fuel is exchanged before. */
const hasFuel = (s: State, seat: number): boolean => s.players[seat].goods[FUEL] + s.players[seat].goods[WOOD] > 0

export function lightMoves(s: State, seat: number, out: Move[]): void {
  const { unlit } = s.players[seat]
  if (unlit.length === 0 || !hasFuel(s, seat)) return
  for (const card of unlit) out.push({ verb: 'light', card })
}

export function light(s: State, seat: number, card: number): void {
  const p = s.players[seat]
  const { name } = cards()[card]
  if (p.goods[FUEL] === 0) turnIntoFuel(s, seat, 1)
  spend(s, seat, ONE_FUEL, name)
  p.unlit = p.unlit.filter((other) => other !== card)
  tell({ event: 'lit', seat, card: name })
}

/** Why the seat cannot light the card, or null. */
export const lightProblem = (s: State, seat: number, card: number): string | null => {
  if (!s.players[seat].unlit.includes(card)) return 'There is nothing to light on that card.'
  return hasFuel(s, seat) ? null : 'That takes 1 fuel.'
}
