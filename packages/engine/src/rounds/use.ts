import { actsFrame, actsPossible } from '../actions/acts-step.ts'
import { Stranded } from '../actions/stranded.ts'
import { takeReserved } from '../actions/take.ts'
import type { Trigger } from '../cards/card.ts'
import { cards } from '../cards/registry.ts'
import { has } from '../cards/standing.ts'
import { isWatchedBy, openWindow } from '../cards/trigger.ts'
import { occasion } from '../cards/windows.ts'
import { int } from '../core/shape.ts'
import { survives } from '../flow/lookahead.ts'
import { type Step, step } from '../flow/step.ts'
import { openOnCard } from '../spaces/on-cards.ts'
import { putPerson } from '../spaces/people.ts'
import type { Space } from '../spaces/space.ts'
import { tell } from '../state/events.ts'
import { boardOf, type Frame, isFamily, type Played, pop, push, type State, stackOf } from '../state/state.ts'
import { turnStep } from './work.ts'

/** A space has been chosen, the person is not there yet. */
export interface GoFrame extends Frame {
  readonly step: 'go'
  readonly space: number
}

/** After the actions of a space, the cards that act then. */
export interface AfterUseFrame extends Frame {
  readonly step: 'after-use'
  readonly space: number
  /** Cards that came into play later than this wait for the next occasion. B13 */
  readonly known: number
}

/** F2, B7: has another space of its group been used in this round? */
function blocked(s: State, spaces: readonly Space[], space: number): boolean {
  const { group } = spaces[space]
  for (let i = 0; i < spaces.length; i++) if (i !== space && spaces[i].group === group && s.who[i] !== 0) return true
  return false
}

/** May the seat join those who stand there already? */
export const mayJoin = (s: State, seat: number, space: number): boolean =>
  has(s.players[seat], (card) => card.joins(s, seat, space))

/** B4, F2: revealed, nobody there, no linked space taken, and at least one of its actions can be taken. */
export function usable(s: State, seat: number, space: number): boolean {
  if (s.since[space] > s.round) return false
  if (s.who[space] !== 0 && (isFamily(s) || !mayJoin(s, seat, space))) return false
  const { spaces } = boardOf(s)
  const { acts, binding, group, from, card } = spaces[space]
  if (from > s.round || (group !== 0 && blocked(s, spaces, space))) return false
  if (card >= 0 && !openOnCard(s, seat, card)) return false
  if (actsPossible(s, seat, acts, binding, space)) return true
  // What comes before the space is used may make one of its actions possible.
  return !isFamily(s) && actsBefore(s, seat, space) && survives(s, seat, (draft) => goTo(draft, seat, space))
}

/** Does anything come before this space is used, goods that lie there for the seat or cards of anybody? */
const actsBefore = (s: State, seat: number, space: number): boolean => {
  if (s.reserved.some((goods) => goods.space === space && goods.seat === seat)) return true
  if (!isWatchedBy(s, 'before-use') && !isWatchedBy(s, 'before-place')) return false
  const at = occasion(seat, { space, used: [space] })
  const acts = (triggers: readonly Trigger[] | undefined, owner: number, played: Played) =>
    triggers?.some((trigger) => trigger.when(s, owner, at, played)) ?? false
  return s.players.some((p, owner) =>
    p.played.some((played) => {
      const { on } = cards()[played.card]
      return acts(on['before-use'], owner, played) || acts(on['before-place'], owner, played)
    }),
  )
}

/** Chooses a space: what comes before the placement, then the placement. */
export function goTo(s: State, seat: number, space: number): void {
  if (isFamily(s)) {
    use(s, seat, space)
    return
  }
  push(s, goStep.frame(seat, { space }))
  if (isWatchedBy(s, 'before-place'))
    openWindow(s, 'before-place', occasion(seat, { space, used: [space], source: boardOf(s).ids[space] }))
}

export const goStep: Step<GoFrame> = step<GoFrame>('go', {
  fields: { space: int },
  compulsory: () => true,
  asks(s, f) {
    pop(s, f.seat)
    use(s, f.seat, f.space)
    return false
  },
})

/** Places a person on a space and begins its actions. */
function use(s: State, seat: number, space: number): void {
  const { id, acts, binding } = boardOf(s).spaces[space]
  if (s.players[seat].home < 1) throw new Stranded(id)
  s.players[seat].home--
  putPerson(s, space, seat)
  tell({ event: 'placed', seat, space: id })
  if (isFamily(s)) {
    push(s, actsFrame(s, seat, id, space, acts, binding, false))
    return
  }
  remember(s, seat, space)
  push(s, afterUseStep.frame(seat, { space, known: s.order }))
  push(s, actsFrame(s, seat, id, space, acts, binding, false))
  if (isWatchedBy(s, 'before-use')) openWindow(s, 'before-use', occasion(seat, { space, used: [space], source: id }))
  // What lies there for this seat alone is taken on arrival.
  takeReserved(s, seat, space)
}

/** The turn remembers the spaces used in it; a placement in another's turn does not belong to it. */
function remember(s: State, seat: number, space: number): void {
  const stack = stackOf(s, seat)
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]
    if (!turnStep.is(frame) || frame.seat !== seat) continue
    stack[i] = turnStep.frame(frame.seat, { ...frame, used: [...frame.used, space] })
    return
  }
}

export const afterUseStep: Step<AfterUseFrame> = step<AfterUseFrame>('after-use', {
  fields: { space: int, known: int },
  asks(s, f) {
    pop(s, f.seat)
    if (!isWatchedBy(s, 'after-use')) return false
    const at = occasion(f.seat, { space: f.space, used: [f.space], source: boardOf(s).ids[f.space] })
    openWindow(s, 'after-use', at, f.known)
    return false
  },
})
