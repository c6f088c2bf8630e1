import { actsFrame, actsHoped, type Beginning, beginnings, fresh, happens } from '../actions/acts-step.ts'
import { Stranded } from '../actions/stranded.ts'
import { takeReserved } from '../actions/take.ts'
import { cards, PART, watchersOf } from '../cards/registry.ts'
import { has, hasPart } from '../cards/standing.ts'
import { isWatchedBy, openWindow } from '../cards/trigger.ts'
import { type Occasion, occasion, type Window } from '../cards/windows.ts'
import { int } from '../core/shape.ts'
import { survives } from '../flow/lookahead.ts'
import { type Step, step } from '../flow/step.ts'
import type { Board } from '../spaces/boards.ts'
import { openOnCard } from '../spaces/on-cards.ts'
import { putPerson } from '../spaces/people.ts'
import type { Space } from '../spaces/space.ts'
import { tell } from '../state/events.ts'
import { boardOf, type Frame, isFamily, type Player, pop, push, type State, stackOf } from '../state/state.ts'
import { type TurnFrame, turnStep } from './work.ts'

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
  hasPart(s.players[seat], PART.joins) && has(s.players[seat], (card) => card.joins(s, seat, space))

/** The actions one can begin with on each space of the last board asked about: every space is asked before every turn. */
let lately: { board: Board; first: readonly (readonly Beginning[])[] } | null = null

function canBegin(s: State, seat: number, board: Board, space: number): boolean {
  if (lately === null || lately.board !== board)
    lately = { board, first: board.spaces.map(({ acts, binding }) => beginnings(acts, binding)) }
  const first = lately.first[space]
  const doing = fresh(space)
  for (let i = 0; i < first.length; i++) if (first[i].rules.possible(s, seat, first[i].act, doing)) return true
  const { acts, binding } = board.spaces[space]
  return actsHoped(s, seat, acts, binding, space)
}

/** People of a seat that can still be placed in this round, ill ones and guests included. M5 */
export const leftOf = (p: Player): number => p.home + p.guests

/** M8: is everybody ill who comes next? They can only go to the Infirmary. */
export const onlyIll = (s: State, seat: number): boolean => {
  const { ill, home } = s.players[seat]
  return ill > 0 && home > 0 && home <= ill
}

/** B4, F2: revealed, nobody there, no linked space taken, and at least one of its actions can be taken. */
export function usable(s: State, seat: number, space: number): boolean {
  if (s.since[space] > s.round) return false
  const board = boardOf(s)
  const { spaces } = board
  const { group, from, card, crowd } = spaces[space]
  if (s.who[space] !== 0 && !crowd && (isFamily(s) || !mayJoin(s, seat, space))) return false
  if (s.players[seat].ill > 0 && !crowd && onlyIll(s, seat)) return false
  if (from > s.round || (group !== 0 && blocked(s, spaces, space))) return false
  if (card >= 0 && !openOnCard(s, seat, card)) return false
  if (canBegin(s, seat, board, space)) return true
  // What comes before the space is used may make one of its actions possible.
  return !isFamily(s) && actsBefore(s, seat, space) && survives(s, seat, (draft) => goTo(draft, seat, space))
}

/** Does anything come before this space is used, goods that lie there for the seat or cards of anybody? */
const actsBefore = (s: State, seat: number, space: number): boolean => {
  if (s.reserved.some((goods) => goods.space === space && goods.seat === seat)) return true
  return acts(s, seat, space, 'before-use') || acts(s, seat, space, 'before-place')
}

/** Does any card act in that window if the seat uses the space? */
function acts(s: State, seat: number, space: number, window: Window): boolean {
  const watchers = watchersOf(window)
  if (!watchers) return false
  let at: Occasion | null = null
  for (let owner = 0; owner < s.players.length; owner++)
    for (const played of s.players[owner].played) {
      if (watchers[played.card] === 0) continue
      at ??= occasion(seat, { space, used: [space] })
      for (const trigger of cards()[played.card].on[window] ?? []) if (trigger.when(s, owner, at, played)) return true
    }
  return false
}

/** Chooses a space: what comes before the placement, then the placement. */
export function goTo(s: State, seat: number, space: number): void {
  if (!isWatchedBy(s, 'before-place')) {
    use(s, seat, space)
    return
  }
  push(s, goFrame(seat, space))
  openWindow(s, 'before-place', occasion(seat, { space, used: [space], source: boardOf(s).ids[space] }))
}

const goFrame = (seat: number, space: number): GoFrame => ({ step: 'go', seat, space })

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
  const { id, acts, binding, crowd } = boardOf(s).spaces[space]
  const p = s.players[seat]
  if (p.home > 0) p.home--
  // Guests come after one's own people.
  else if (p.guests > 0) p.guests--
  else throw new Stranded(id)
  putPerson(s, space, seat)
  tell({ event: 'placed', seat, space: id })
  // M8: the ill go first.
  const ill = crowd && p.ill > 0
  if (ill) {
    p.ill--
    tell({ event: 'cured', seat })
  }
  if (isFamily(s)) {
    if (!happens(s, seat, acts, space)) push(s, actsFrame(s, seat, id, space, acts, binding, false))
    return
  }
  remember(s, seat, space)
  // Cards that come into play meanwhile wait for the next occasion.
  if (isWatchedBy(s, 'after-use')) push(s, afterUseFrame(seat, space, s.order))
  push(s, actsFrame(s, seat, id, space, acts, binding, false))
  if (isWatchedBy(s, 'before-use'))
    openWindow(s, 'before-use', occasion(seat, { space, used: [space], source: id, ill }))
  // What lies there for this seat alone is taken on arrival.
  takeReserved(s, seat, space)
}

/** The turn remembers the spaces used in it; a placement in another's turn does not belong to it. */
function remember(s: State, seat: number, space: number): void {
  const stack = stackOf(s, seat)
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]
    if (!turnStep.is(frame) || frame.seat !== seat) continue
    stack[i] = { ...frame, used: [...frame.used, space] } as TurnFrame
    return
  }
}

const afterUseFrame = (seat: number, space: number, known: number): AfterUseFrame => ({
  step: 'after-use',
  seat,
  space,
  known,
})

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
