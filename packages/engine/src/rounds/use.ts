import { actsFrame, actsPossible } from '../actions/acts.ts'
import { has } from '../cards/standing.ts'
import { anyCards, openWindow } from '../cards/trigger.ts'
import { survives } from '../flow/lookahead.ts'
import type { Space } from '../spaces/space.ts'
import { tell } from '../state/events.ts'
import { boardOf, type Frame, pop, push, type State, stackOf } from '../state/state.ts'
import type { TurnFrame } from './work.ts'

/** After the actions of a space, the cards that act then. */
export interface AfterUseFrame extends Frame {
  readonly step: 'after-use'
  readonly space: number
  /** How many cards lay before each seat when the person was placed: later ones wait for the next occasion. B13 */
  readonly known: readonly number[]
}

/** F2, B7: has another space of its group been used in this round? */
function blocked(s: State, spaces: readonly Space[], group: number): boolean {
  for (let i = 0; i < spaces.length; i++) if (spaces[i].group === group && s.who[i] !== 0) return true
  return false
}

/** B4, F2: revealed, nobody there, no linked space taken, and at least one of its actions can be taken. */
export function usable(s: State, seat: number, space: number): boolean {
  if (s.who[space] !== 0 || s.since[space] > s.round) return false
  const { spaces } = boardOf(s)
  const { acts, binding, group, from } = spaces[space]
  if (from > s.round || (group !== 0 && blocked(s, spaces, group))) return false
  if (actsPossible(s, seat, acts, binding, space)) return true
  // What a card gives before the space is used may make one of its actions possible.
  return actsBefore(s, seat, space) && survives(s, seat, (draft) => use(draft, seat, space))
}

/** Has the player a card that acts before this space is used? */
const actsBefore = (s: State, seat: number, space: number): boolean =>
  has(s.players[seat], ({ on }) => on['before-use']?.when(s, seat, { actor: seat, space, used: [space] }) ?? false)

/** Places a person on a space and begins its actions. */
export function use(s: State, seat: number, space: number): void {
  const { id, acts, binding } = boardOf(s).spaces[space]
  s.players[seat].home--
  s.who[space] |= 1 << seat
  tell({ event: 'placed', seat, space: id })
  remember(s, seat, space)
  const withCards = anyCards(s)
  if (withCards)
    push<AfterUseFrame>(s, { step: 'after-use', seat, space, known: s.players.map((p) => p.played.length) })
  push(s, actsFrame(seat, id, space, acts, binding, false))
  if (withCards) openWindow(s, 'before-use', { actor: seat, space, used: [space] })
}

/** The turn remembers the spaces used in it. */
function remember(s: State, seat: number, space: number): void {
  const stack = stackOf(s, seat)
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]
    if (frame.step !== 'turn') continue
    const turn = frame as TurnFrame
    stack[i] = { ...turn, used: [...turn.used, space] } as TurnFrame
    return
  }
}

export const afterUseStep = {
  asks(s: State, f: AfterUseFrame): boolean {
    pop(s, f.seat)
    openWindow(s, 'after-use', { actor: f.seat, space: f.space, used: [f.space] }, f.known)
    return false
  },
}
