import { cardMoves } from '../actions/anytime.ts'
import { stranded } from '../actions/stranded.ts'
import { cards, PART } from '../cards/registry.ts'
import { hasPart, sum, withPart } from '../cards/standing.ts'
import { isWatched, openWindow } from '../cards/trigger.ts'
import { occasion } from '../cards/windows.ts'
import { bool, int, list, orNull, text } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { listSpecials, takeSpecial } from '../moor/special.ts'
import { DONE, type Move, STAY } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { MOST_PLAYERS } from '../state/setup.ts'
import { type Frame, isFamily, pop, push, replace, type State } from '../state/state.ts'
import { goTo, leftOf, listPlacements, usable } from './use.ts'

/** The work phase: whose turn comes next. `seat` is where to look first. */
export interface WorkFrame extends Frame {
  readonly step: 'work'
}

/** One turn of a player, from the placement to the end-of-turn cards. */
export interface TurnFrame extends Frame {
  readonly step: 'turn'
  readonly used: readonly number[]
  readonly asked: boolean
  /** Have cards had their chance to place another person? */
  readonly extra: boolean
  readonly ended: boolean
}

/** Where to place a person. */
export interface PlaceFrame extends Frame {
  readonly step: 'place'
  /** Only these spaces, or any (null). */
  readonly only: readonly number[] | null
  readonly about: string | null
}

/** There are only these, and frames are never changed, so each exists once. */
const seats = Array.from({ length: MOST_PLAYERS }, (_, seat) => seat)
const WORK = seats.map((seat): WorkFrame => ({ step: 'work', seat }))
const ANYWHERE = seats.map((seat): PlaceFrame => ({ step: 'place', seat, only: null, about: null }))
const TURN = seats.map(
  (seat): TurnFrame => ({ step: 'turn', seat, used: [], asked: false, extra: false, ended: false }),
)
const TURN_ASKED = TURN.map((turn): TurnFrame => ({ ...turn, asked: true }))

export const workFrame = (first: number): WorkFrame => WORK[first]

/** People who can act though nobody is left at home. */
const extraPeople = (s: State, seat: number): number =>
  hasPart(s.players[seat], PART.anytime) ? countExtraPeople(s, seat) : 0

const countExtraPeople = (s: State, seat: number): number =>
  sum(s.players[seat], (card, played) => card.extraPeople(s, seat, played))

/** May the seat take a special action though nobody is left? M5 */
export const hasLateSpecial = (s: State, seat: number): boolean =>
  hasPart(s.players[seat], PART.late) && isLateSpecialOpen(s, seat)

const isLateSpecialOpen = (s: State, seat: number): boolean =>
  withPart(s.players[seat], PART.late).some((played) => cards()[played.card].lateSpecial?.open(s, seat, played))

/** A turn for a special action alone; where no card can be taken it passes without a question. */
function hasLateTurn(s: State, seat: number): boolean {
  if (!hasLateSpecial(s, seat)) return false
  const out: Move[] = []
  listSpecials(s, seat, out)
  if (out.length === 0) spendLateSpecial(s, seat)
  return out.length > 0
}

/** It was used or declined. */
function spendLateSpecial(s: State, seat: number): void {
  for (const played of withPart(s.players[seat], PART.late)) {
    const { lateSpecial } = cards()[played.card]
    if (!lateSpecial?.open(s, seat, played)) continue
    lateSpecial.spend(s, played)
    return
  }
}

/** B4: clockwise, one person a turn; players without people left are skipped. */
export const workStep: Step<WorkFrame> = step<WorkFrame>('work', {
  fields: {},
  asks(s, f) {
    const n = s.players.length
    for (let i = 0; i < n; i++) {
      const seat = (f.seat + i) % n
      if (leftOf(s.players[seat]) === 0 && extraPeople(s, seat) === 0 && !hasLateTurn(s, seat)) continue
      s.stack[s.stack.length - 1] = WORK[(seat + 1) % n]
      // Without hand cards nothing can follow a placement, and where to go is a question at once.
      const family = isFamily(s)
      s.stack.push(family ? ANYWHERE[seat] : TURN[seat])
      return family
    }
    s.stack.pop()
    return false
  },
})

export const turnStep: Step<TurnFrame> = step<TurnFrame>('turn', {
  fields: { used: list(int), asked: bool, extra: bool, ended: bool },
  asks(s, f) {
    if (!f.asked) {
      replace(s, TURN_ASKED[f.seat])
      push(s, ANYWHERE[f.seat])
    } else if (f.used.length === 0 || f.ended || !mayGoOn(s, f.seat)) pop(s, f.seat)
    else {
      const window = f.extra ? 'end-of-turn' : 'extra-person'
      replace(s, (f.extra ? { ...f, ended: true } : { ...f, extra: true }) as TurnFrame)
      if (isWatched(s, window, f.seat))
        openWindow(s, window, occasion(f.seat, { space: f.used[f.used.length - 1], used: f.used }))
    }
    return false
  },
})

/** Could any card act at the end of a turn? */
const mayGoOn = (s: State, seat: number): boolean =>
  isWatched(s, 'extra-person', seat) || isWatched(s, 'end-of-turn', seat)

/** A placement that a card grants on top. */
export const placeAgain = (s: State, seat: number, only: readonly number[], about: string): void =>
  push(s, placeStep.frame(seat, { only, about }))

const anyUsable = (s: State, seat: number, spaces: readonly number[]): boolean =>
  spaces.some((space) => usable(s, seat, space))

export const placeStep: Step<PlaceFrame> = step<PlaceFrame>('place', {
  fields: { only: orNull(list(int)), about: orNull(text) },
  about: (f) => f.about,
  compulsory: (f) => f.only !== null,
  asks(s, f) {
    // A placement that was paid for has to be possible.
    if (f.only !== null && !anyUsable(s, f.seat, f.only)) throw stranded(f.about ?? 'this card')
    return true
  },
  options(s, f, out) {
    if (leftOf(s.players[f.seat]) === 0) {
      cardMoves(s, f.seat, out)
      if (s.moor && hasLateSpecial(s, f.seat)) listSpecials(s, f.seat, out)
      out.push(DONE)
      return
    }
    listPlacements(s, f.seat, f.only, out)
    // M5: a turn is one or the other; where a card grants a placement, it is that.
    if (s.moor && f.only === null) listSpecials(s, f.seat, out)
    if (out.length === 0) out.push(STAY)
  },
  choose(s, f, move) {
    pop(s, f.seat)
    if (move.verb === 'place') goTo(s, f.seat, move.space)
    else if (move.verb === 'special') {
      if (leftOf(s.players[f.seat]) === 0) spendLateSpecial(s, f.seat)
      takeSpecial(s, f.seat, move.card, move.action)
    } else if (move.verb === 'stay') {
      s.players[f.seat].home--
      tell({ event: 'stayed-home', seat: f.seat })
    } else decline(s, f.seat)
  },
})

/** Nobody at home, and no use made of those who could act: the player's work is over for this round. */
function decline(s: State, seat: number): void {
  for (const played of s.players[seat].played) cards()[played.card].declined(played, s.round)
  if (s.moor) spendLateSpecial(s, seat)
}
