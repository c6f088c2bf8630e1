import { actsFrame, actsPossible } from '../actions/acts.ts'
import { anyCards, openWindow } from '../cards/trigger.ts'
import { tell } from '../events.ts'
import { boardOf, type Frame, pop, push, type State, stackOf } from '../state.ts'
import type { TurnFrame } from './work.ts'

/** After the actions of a space, the cards that act then. */
export interface AfterUseFrame extends Frame {
  readonly step: 'after-use'
  readonly space: number
}

/** B4, F2: revealed, nobody there, no linked space taken, and at least one of its actions can be taken. */
export function usable(s: State, seat: number, space: number): boolean {
  const { spaces } = boardOf(s)
  const { acts, binding, group, from } = spaces[space]
  if (s.who[space] !== 0 || s.since[space] > s.round || from > s.round) return false
  if (group !== 0) for (let i = 0; i < spaces.length; i++) if (spaces[i].group === group && s.who[i] !== 0) return false
  return actsPossible(s, seat, acts, binding, space)
}

/** Places a person on a space and begins its actions. */
export function use(s: State, seat: number, space: number): void {
  const { id, acts, binding } = boardOf(s).spaces[space]
  s.players[seat].home--
  s.who[space] |= 1 << seat
  tell({ event: 'placed', seat, space: id })
  remember(s, seat, space)
  const withCards = anyCards(s)
  if (withCards) push<AfterUseFrame>(s, { step: 'after-use', seat, space })
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
    openWindow(s, 'after-use', { actor: f.seat, space: f.space, used: [f.space] })
    return false
  },
}
