import { ALWAYS, type Doing } from '../actions/act.ts'
import { actsFrame, actsHoped, type Beginning, beginnings, fresh, isQuiet } from '../actions/acts-step.ts'
import { stranded } from '../actions/stranded.ts'
import { takeReserved } from '../actions/take.ts'
import { cards, OTHERS, OWNER, PART, watchersOf } from '../cards/registry.ts'
import { has, hasPart } from '../cards/standing.ts'
import { isWatched, openWindow } from '../cards/trigger.ts'
import { type Occasion, occasion, type Window } from '../cards/windows.ts'
import { int } from '../core/shape.ts'
import { survives } from '../flow/lookahead.ts'
import { type Step, step } from '../flow/step.ts'
import { type Move, PLACE } from '../notation/moves.ts'
import type { Board } from '../spaces/boards.ts'
import { openOnCard } from '../spaces/on-cards.ts'
import { putPerson } from '../spaces/people.ts'
import type { Space } from '../spaces/space.ts'
import { tell } from '../state/events.ts'
import { boardOf, type Frame, isFamily, type Player, pop, push, type State, stackOf, topOf } from '../state/state.ts'
import { placeStep, type TurnFrame, turnStep } from './work.ts'

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
function blocked(s: State, linked: readonly number[]): boolean {
  for (let i = 0; i < linked.length; i++) if (s.who[linked[i]] !== 0) return true
  return false
}

/** May the seat join those who stand there already? */
export const mayJoin = (s: State, seat: number, space: number): boolean =>
  hasPart(s.players[seat], PART.joins) && joins(s, seat, space)

const joins = (s: State, seat: number, space: number): boolean =>
  has(s.players[seat], (card) => card.joins(s, seat, space))

/** What is asked about a space before every turn: the actions one can begin with, and what else has to be so. */
interface Entry {
  readonly first: readonly Beginning[]
  readonly doing: Doing
  /** Its lone action, where that leaves no choice. */
  readonly alone: Beginning | null
  /** Can it always be used by whoever may go there? */
  readonly sure: boolean
  /** There is nothing to do but to take what has accumulated. */
  readonly pile: boolean
  /** Could what comes directly before one of the actions make it possible? */
  readonly hopeful: boolean
  readonly crowd: boolean
  /** Is any of the following to be looked at? */
  readonly limited: boolean
  readonly from: number
  /** The other spaces of its group. */
  readonly linked: readonly number[]
  readonly card: number
}

function entryOf(at: Space, space: number, spaces: readonly Space[]): Entry {
  const { acts, binding, from, group, card, crowd, accumulates } = at
  const first = beginnings(acts, binding)
  const supplied = accumulates === null && first.some(({ act }) => act.act === 'take')
  return {
    first,
    doing: fresh(space),
    alone: acts.length === 1 && !first[0].rules.options ? first[0] : null,
    sure: supplied || first.some(({ rules }) => rules.possible === ALWAYS),
    pile: accumulates !== null && acts.length === 1 && acts[0].act === 'take',
    hopeful: first.some(({ rules }) => rules.hoped !== undefined),
    crowd,
    limited: from > 0 || group !== 0 || card >= 0,
    from,
    linked: group === 0 ? [] : spaces.flatMap((other, i) => (i !== space && other.group === group ? [i] : [])),
    card,
  }
}

/** Of the last board asked about, and of all that were: a server plays at many tables by turns. */
let lately: { board: Board; entries: readonly Entry[] } | null = null
const known = new WeakMap<Board, readonly Entry[]>()

function entriesOf(board: Board): readonly Entry[] {
  if (lately === null || lately.board !== board) {
    const entries = known.get(board) ?? board.spaces.map(entryOf)
    known.set(board, entries)
    lately = { board, entries }
  }
  return lately.entries
}

/** Can one of its actions be taken? */
function canBegin(s: State, seat: number, { first, doing, hopeful }: Entry): boolean {
  for (let i = 0; i < first.length; i++) if (first[i].rules.possible(s, seat, first[i].act, doing)) return true
  if (!hopeful || isFamily(s)) return false
  const { acts, binding } = boardOf(s).spaces[doing.space]
  return actsHoped(s, seat, acts, binding, doing.space, survivesThere)
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
  const entry = entriesOf(boardOf(s))[space]
  return isFree(s, seat, entry, space, onlyIll(s, seat)) && isOfUse(s, seat, entry, space, mayActBefore(s, seat))
}

/** Lists the placements that are open to the seat: on these spaces, or anywhere. */
export function listPlacements(s: State, seat: number, only: readonly number[] | null, out: Move[]): void {
  const entries = entriesOf(boardOf(s))
  const before = mayActBefore(s, seat)
  const ill = onlyIll(s, seat)
  for (let space = 0; space < entries.length; space++) {
    const entry = entries[space]
    if (!isFree(s, seat, entry, space, ill) || (only !== null && !only.includes(space))) continue
    if (isOfUse(s, seat, entry, space, before)) out.push(PLACE[space])
  }
}

/** May the seat go there? `ill`: are only ill people left? */
function isFree(s: State, seat: number, entry: Entry, space: number, ill: boolean): boolean {
  if (s.since[space] > s.round) return false
  if (!entry.crowd && (ill || (s.who[space] !== 0 && !mayJoin(s, seat, space)))) return false
  return !entry.limited || isWithinLimits(s, seat, entry)
}

function isWithinLimits(s: State, seat: number, { from, linked, card }: Entry): boolean {
  if (from > s.round || blocked(s, linked)) return false
  return card < 0 || openOnCard(s, seat, card)
}

/** Could it do anything there? `before`: could anything come before a space is used? */
function isOfUse(s: State, seat: number, entry: Entry, space: number, before: boolean): boolean {
  if (entry.sure || (entry.pile ? s.lying[space] > 0 : canBegin(s, seat, entry))) return true
  // What comes before the space is used may make one of its actions possible.
  return before && actsBefore(s, seat, space) && survivesUse(s, seat, space)
}

/** Looks ahead as if the space had been chosen: where to place a person is no question any more. */
const survivesThere: typeof survives = (s, seat, act) =>
  survives(s, seat, (draft) => {
    if (placeStep.is(topOf(draft, seat))) pop(draft, seat)
    act(draft)
  })

const survivesUse = (s: State, seat: number, space: number): boolean =>
  survivesThere(s, seat, (draft) => goTo(draft, seat, space))

/** Could anything come before a space is used, goods that lie there for the seat or cards of anybody? */
const mayActBefore = (s: State, seat: number): boolean =>
  !isFamily(s) && (s.reserved.length > 0 || isWatched(s, 'before-use', seat) || isWatched(s, 'before-place', seat))

/** Does anything of this come before that space is used? */
const actsBefore = (s: State, seat: number, space: number): boolean => {
  for (const goods of s.reserved) if (goods.space === space && goods.seat === seat) return true
  const at = occasion(seat, { space, used: [space] })
  return acts(s, at, 'before-use') || acts(s, at, 'before-place')
}

/** Does any card act in that window on this occasion? */
function acts(s: State, at: Occasion, window: Window): boolean {
  const watchers = watchersOf(window)
  if (!watchers) return false
  for (let owner = 0; owner < s.players.length; owner++) {
    const whom = owner === at.actor ? OWNER : OTHERS
    if ((s.players[owner].standing.windows[watchers.number] & whom) === 0) continue
    for (const played of s.players[owner].played) {
      if ((watchers.by[played.card] & whom) === 0) continue
      for (const trigger of cards()[played.card].on[window] ?? []) if (trigger.when(s, owner, at, played)) return true
    }
  }
  return false
}

/** Chooses a space: what comes before the placement, then the placement. */
export function goTo(s: State, seat: number, space: number): void {
  if (!isWatched(s, 'before-place', seat)) {
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
  const board = boardOf(s)
  const { id, acts, binding, crowd } = board.spaces[space]
  const { alone, doing } = entriesOf(board)[space]
  const p = s.players[seat]
  if (p.home > 0) p.home--
  // Guests come after one's own people.
  else if (p.guests > 0) p.guests--
  else throw stranded(id)
  putPerson(s, space, seat)
  tell({ event: 'placed', seat, space: id })
  // M8: the ill go first.
  const ill = crowd && p.ill > 0
  if (ill) {
    p.ill--
    tell({ event: 'cured', seat })
  }
  if (isFamily(s)) {
    if (alone) alone.rules.run(s, seat, alone.act, doing, null)
    else push(s, actsFrame(s, seat, id, space, acts, binding, false))
    return
  }
  remember(s, seat, space)
  // Cards that come into play meanwhile wait for the next occasion.
  if (isWatched(s, 'after-use', seat)) push(s, afterUseFrame(seat, space, s.order))
  const quiet = alone !== null && s.reserved.length === 0 && !isWatched(s, 'before-use', seat)
  if (quiet && isQuiet(s, seat, alone, space)) {
    alone.rules.run(s, seat, alone.act, doing, null)
    return
  }
  push(s, actsFrame(s, seat, id, space, acts, binding, false))
  if (isWatched(s, 'before-use', seat))
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
    if (!isWatched(s, 'after-use', f.seat)) return false
    const at = occasion(f.seat, { space: f.space, used: [f.space], source: boardOf(s).ids[f.space] })
    openWindow(s, 'after-use', at, f.known)
    return false
  },
})
