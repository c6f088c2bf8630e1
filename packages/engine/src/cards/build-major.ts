import { actsFrame } from '../actions/acts.ts'
import type { MajorFrame } from '../actions/improvement.ts'
import { tell } from '../state/events.ts'
import { FOOD } from '../state/goods.ts'
import { pop, push, type State } from '../state/state.ts'
import { MAJORS } from './majors.ts'
import { promiseNext } from './promise.ts'
import { openWindow } from './trigger.ts'

const BAKE = [{ act: 'bake' }] as const
/** The Well's food comes on so many rounds. */
const WELL_ROUNDS = 5

/** B13: a major that is paid for comes to its owner; ovens bake at once, a Well puts food on the coming rounds. */
export const majorStep = {
  asks(s: State, f: MajorFrame): boolean {
    pop(s, f.seat)
    const p = s.players[f.seat]
    const { name, kind } = MAJORS[f.major]
    if (f.back >= 0) {
      p.majors &= ~(1 << f.back)
      tell({ event: 'returned', seat: f.seat, card: MAJORS[f.back].name })
    }
    p.majors |= 1 << f.major
    tell({ event: 'improved', seat: f.seat, card: name })
    openWindow(s, 'after-improvement', { actor: f.seat, space: -1, used: [] })
    if (kind === 'oven') push(s, actsFrame(f.seat, name, -1, BAKE, 'all', true))
    if (kind === 'well') promiseNext(s, f.seat, WELL_ROUNDS, FOOD, 1, -1, name)
    return false
  },
}
