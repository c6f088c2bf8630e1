import { cardMoves } from '../actions/anytime.ts'
import { canPay, offers } from '../actions/exchange.ts'
import { windowForAll } from '../cards/trigger.ts'
import { DONE, type Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { clockwise, type Frame, pop, push, type State } from '../state/state.ts'

/** After round 14: a last chance for cards that act at any time, then the game is over. */
export const scoringStep = {
  asks(s: State): boolean {
    s.stack[s.stack.length - 1] = { step: 'over', seat: 0 }
    tell({ event: 'phase', phase: 'scoring' })
    for (const seat of [...clockwise(s, s.starting)].reverse()) push(s, { step: 'last-chance', seat })
    windowForAll(s, 'before-scoring')
    return false
  },
}

export const lastChanceStep = {
  asks(s: State, f: Frame): boolean {
    // Food for an exchange may still have to be raised.
    if (offers(s, f.seat, s.players[f.seat].played).some(({ pay }) => canPay(s, f.seat, pay))) return true
    pop(s, f.seat)
    return false
  },
  options(s: State, f: Frame, out: Move[]): void {
    cardMoves(s, f.seat, out)
    out.push(DONE)
  },
  choose(s: State, f: Frame): void {
    pop(s, f.seat)
  },
}

export const overStep = {
  asks(s: State): boolean {
    s.stack.length = 0
    s.over = true
    tell({ event: 'over' })
    return false
  },
}
