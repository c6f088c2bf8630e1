import { asSoonAs, isSoonWaitedFor } from '../cards/soon.ts'
import { isWatched, openWindow } from '../cards/trigger.ts'
import { AFTER, BEFORE, type Occasion, occasion } from '../cards/windows.ts'
import { amount, bool, int, list, oneOf, orNull, text } from '../core/shape.ts'
import { newPastures } from '../farm/pastures.ts'
import { survives } from '../flow/lookahead.ts'
import { type Step, step } from '../flow/step.ts'
import { DONE, type Move, sameMove } from '../notation/moves.ts'
import type { Binding } from '../spaces/space.ts'
import { type Frame, isFamily, pop, push, replace, type State, stackOf, topOf } from '../state/state.ts'
import type { Act, ActRules, Doing } from './act.ts'
import { actShape, deedOf, rulesOf } from './all.ts'
import { conversions } from './anytime.ts'
import { hopes } from './hopes.ts'
import type { Obstacle } from './obstacle.ts'
import { stranded } from './stranded.ts'
import { settlePens } from './supply.ts'
import { afterStep, farmOf, type Watch, watching, watchingAct, watchShape } from './watch.ts'

/** The actions of a space or card that a player is carrying out. */
export interface ActsFrame extends Frame {
  readonly step: 'acts'
  /** The space or card they come from. */
  readonly about: string
  readonly space: number
  readonly acts: readonly Act[]
  /** `one`: exactly one of them. */
  readonly binding: Binding | 'one'
  /** May be left altogether. */
  readonly optional: boolean
  /** Which are still to be begun: a bit each. */
  readonly left: number
  /** The one that may be repeated now, or -1. */
  readonly doing: number
  readonly times: number
  readonly memo: number
  /** Has anything been done yet? */
  readonly begun: boolean
  /** What those who watch have to know; null in games in which nobody does. */
  readonly watch: Watch | null
}

export const actsFrame = (
  s: State,
  seat: number,
  about: string,
  space: number,
  acts: readonly Act[],
  binding: ActsFrame['binding'],
  optional: boolean,
): ActsFrame => ({
  step: 'acts',
  seat,
  about,
  space,
  acts,
  binding,
  optional,
  left: (1 << acts.length) - 1,
  doing: -1,
  times: 0,
  memo: 0,
  begun: false,
  watch: isFamily(s) ? null : watching(s.order),
})

/** Nothing done yet, for each space (and -1: none). */
const FRESH: readonly Doing[] = Array.from({ length: 66 }, (_, i) => ({ space: i - 1, times: 0, memo: 0 }))
export const fresh = (space: number): Doing => FRESH[space + 1]

const anyFirst = (binding: ActsFrame['binding']): boolean => binding === 'and-or' || binding === 'one'

/** An action one can begin with, and what its kind knows. */
export interface Beginning {
  readonly act: Act
  readonly rules: ActRules<Act>
}

export const beginnings = (acts: readonly Act[], binding: ActsFrame['binding']): Beginning[] =>
  (anyFirst(binding) ? acts : acts.slice(0, 1)).map((act) => ({ act, rules: rulesOf(act) }))

/** Could these actions be taken at all? B4: at least one of them has to be. */
export function actsPossible(
  s: State,
  seat: number,
  acts: readonly Act[],
  binding: ActsFrame['binding'],
  space: number,
): boolean {
  const doing = fresh(space)
  const begins = anyFirst(binding) ? acts.length : 1
  for (let i = 0; i < begins; i++) if (rulesOf(acts[i]).possible(s, seat, acts[i], doing)) return true
  return actsHoped(s, seat, acts, binding, space)
}

/** Could what comes directly before one of them make it possible? `look` looks ahead at what is put on the stack. */
export function actsHoped(
  s: State,
  seat: number,
  acts: readonly Act[],
  binding: ActsFrame['binding'],
  space: number,
  look: typeof survives = survives,
): boolean {
  if (isFamily(s)) return false
  const begins = anyFirst(binding) ? acts.length : 1
  for (let i = 0; i < begins; i++)
    if (hopes(s, seat, acts[i]).length > 0)
      return look(s, seat, (draft) => push(draft, actsFrame(draft, seat, '', space, acts, binding, false)))
  return false
}

/** Can the action be taken, and does no card watch it? */
export function isQuiet(s: State, seat: number, { act, rules }: Beginning, space: number): boolean {
  const { deed, possible } = rules
  if (deed !== null && isWatched(s, BEFORE[deed], seat)) return false
  return !isHeard(s, seat, act, null) && possible(s, seat, act, fresh(space))
}

/** Can a move that only what comes before it makes possible be carried out to the end? */
const comesTrue = (s: State, f: ActsFrame, move: Move): boolean =>
  survives(s, f.seat, (draft) => actsStep.choose?.(draft, f, move))

const NO_MOVES: readonly Move[] = []

/** The moves that what comes before them makes possible. */
const hopedMoves = (s: State, f: ActsFrame, i: number): readonly Move[] =>
  rulesOf(f.acts[i]).hoped && topOf(s, f.seat) === f
    ? hopes(s, f.seat, f.acts[i]).filter((move) => comesTrue(s, f, move))
    : NO_MOVES

/** Is there any such move? */
const isHoped = (s: State, f: ActsFrame, i: number): boolean =>
  rulesOf(f.acts[i]).hoped !== undefined && topOf(s, f.seat) === f && comesTrueAny(s, f, i)

const comesTrueAny = (s: State, f: ActsFrame, i: number): boolean =>
  hopes(s, f.seat, f.acts[i]).some((move) => comesTrue(s, f, move))

/** What stands in the way of each of the actions one could begin with. */
export function actObstacles(
  s: State,
  seat: number,
  acts: readonly Act[],
  binding: ActsFrame['binding'],
  space: number,
): Obstacle[] {
  const begins = anyFirst(binding) ? acts : acts.slice(0, 1)
  return begins.flatMap((act) => rulesOf(act).obstacle?.(s, seat, act, fresh(space)) ?? [])
}

const inOrder = (f: ActsFrame): boolean => f.binding === 'all' || f.binding === 'then'

/** Which actions can be begun now. */
function open(s: State, f: ActsFrame): number {
  if (f.watch?.closed || (f.binding === 'one' && f.begun)) return 0
  let mask = 0
  for (let i = 0; i < f.acts.length; i++) {
    if (((f.left >> i) & 1) === 0) continue
    if (rulesOf(f.acts[i]).possible(s, f.seat, f.acts[i], fresh(f.space)) || isHoped(s, f, i)) mask |= 1 << i
    if (inOrder(f)) break
  }
  return mask
}

const canRepeat = (s: State, f: ActsFrame): boolean =>
  f.doing >= 0 && !f.watch?.closed && rulesOf(f.acts[f.doing]).possible(s, f.seat, f.acts[f.doing], f)

/** May the player stop here? */
const mayStop = (f: ActsFrame): boolean => (f.begun ? f.binding !== 'all' || f.doing >= 0 : f.optional)

/** Lists the moves of one act; false if none can be made yet, so that an exchange has to come first. */
function listMoves(s: State, f: ActsFrame, i: number, doing: Doing, out: Move[]): boolean {
  const listed = out.length
  rulesOf(f.acts[i]).options?.(s, f.seat, f.acts[i], doing, out)
  return out.length > listed
}

export const actsStep: Step<ActsFrame> = step<ActsFrame>('acts', {
  fields: {
    about: text,
    space: int,
    acts: list(actShape),
    binding: oneOf('all', 'and-or', 'then', 'one'),
    optional: bool,
    left: amount,
    doing: int,
    times: amount,
    memo: amount,
    begun: bool,
    watch: orNull(watchShape),
  },
  about: (f) => f.about,
  compulsory: (f) => (f.watch !== null && f.watch.pending !== null) || (!f.begun && !f.optional),
  asks(s, f) {
    if (f.watch && f.watch.ended >= 0) {
      end(s, f, f.watch)
      return false
    }
    if (f.watch?.pending) {
      begin(s, f, f.watch, f.watch.pending)
      return false
    }
    const first = open(s, f)
    if (first === 0 && !canRepeat(s, f)) {
      if (!f.begun && !f.optional) throw stranded(f.about)
      leave(s, f)
      return false
    }
    // A compulsory action without a choice simply happens.
    if (first === 0 || mayStop(f) || !inOrder(f)) return true
    const i = 31 - Math.clz32(first & -first)
    const only = onlyWay(s, f, i)
    if (only === undefined) return true
    if (f.watch) begin(s, f, watchingAct(f.watch, i), only ?? DONE)
    else perform(s, f, i, only, f.watch)
    return false
  },
  options(s, f, out) {
    const again = canRepeat(s, f)
    const first = open(s, f)
    let hungry = again && !listMoves(s, f, f.doing, f, out)
    for (let i = 0; i < f.acts.length; i++)
      if ((first >> i) & 1) {
        const hoped = hopedMoves(s, f, i)
        hungry = (!listMoves(s, f, i, fresh(f.space), out) && hoped.length === 0) || hungry
        out.push(...hoped)
      }
    // B12: an exchange may bring what the action needs.
    if (hungry) feedingExchanges(s, f, first, again, out)
    if (mayStop(f)) out.push(DONE)
  },
  choose(s, f, move) {
    if (move.verb === 'done') {
      leave(s, f)
      return
    }
    const i = ownerOf(s, f, move)
    // Nothing comes between the pieces of one action.
    if (i === f.doing || !f.watch) perform(s, f, i, move, f.watch)
    else if (f.doing >= 0)
      put(s, { ...f, doing: -1 }, { ...f.watch, ended: f.doing, pending: move, act: i, opened: false })
    else begin(s, f, watchingAct(f.watch, i), move)
  },
})

/** The exchanges after which the same can be done as now: these actions begun, and the one that goes on repeated. */
const feedingExchanges = (s: State, f: ActsFrame, first: number, again: boolean, out: Move[]): void =>
  conversions(s, f.seat, out, (draft) => open(draft, f) === first && (!again || canRepeat(draft, f)))

const put = (s: State, f: ActsFrame, watch: Watch): void => {
  replace(s, { ...f, watch } as ActsFrame)
}

/** Nothing more is done here; an action that was going on is over. */
function leave(s: State, f: ActsFrame): void {
  if (f.watch && f.doing >= 0) put(s, { ...f, doing: -1 }, { ...f.watch, ended: f.doing, closed: true })
  else {
    pop(s, f.seat)
    if (f.doing >= 0) rulesOf(f.acts[f.doing]).end?.(s, f.seat, f.acts[f.doing])
  }
}

/** The action a move belongs to: the one being repeated first, then those not yet begun. */
function ownerOf(s: State, f: ActsFrame, move: Move): number {
  if (f.doing >= 0 && rulesOf(f.acts[f.doing]).takes?.(s, move)) return f.doing
  return f.acts.findIndex((act, i) => (f.left >> i) & 1 && rulesOf(act).takes?.(s, move))
}

/** Actions that happen by themselves where there is just one way to do them. */
const SINGLE: readonly Act['act'][] = ['renovate', 'as', 'build']

/** The only way to do an action: null where it has no moves; undefined: there is a choice. */
function onlyWay(s: State, f: ActsFrame, i: number): Move | null | undefined {
  const rules = rulesOf(f.acts[i])
  if (!rules.options) return null
  if (!SINGLE.includes(f.acts[i].act)) return undefined
  const ways: Move[] = []
  rules.options(s, f.seat, f.acts[i], fresh(f.space), ways)
  return ways.length === 1 ? ways[0] : undefined
}

/** What those who watch an action get to know of it. */
function seen(s: State, f: ActsFrame, i: number, move: Move | null): Occasion {
  const act = f.acts[i]
  const rules = rulesOf(act)
  return occasion(f.seat, {
    space: f.space,
    source: f.about,
    named: rules.named(act),
    goods: f.watch?.goods ?? null,
    ...rules.sees?.(s, f.seat, act, move),
  })
}

/** A move has been chosen: first what comes before it, then the move itself. */
function begin(s: State, f: ActsFrame, watch: Watch, pending: Move): void {
  const move = pending.verb === 'done' ? null : pending
  const deed = deedOf(f.acts[watch.act], move)
  if (watch.opened || deed === null) {
    // What came before it may have made it impossible.
    if (watch.opened && !stillOpen(s, f, watch.act, move)) throw stranded(f.about)
    perform(s, f, watch.act, move, watch)
    return
  }
  if (isWatched(s, BEFORE[deed], f.seat)) {
    put(s, f, { ...watch, pending, opened: true, before: farmOf(s, f.seat), goods: null })
    openWindow(s, BEFORE[deed], seen(s, f, watch.act, move), watch.known)
  } else if (isHeard(s, f.seat, f.acts[watch.act], move))
    perform(s, f, watch.act, move, { ...watch, before: farmOf(s, f.seat), goods: null })
  else perform(s, f, watch.act, move, watch.before ? { ...watch, before: null } : watch)
}

/** Can the move that was chosen still be made? */
function stillOpen(s: State, f: ActsFrame, i: number, move: Move | null): boolean {
  const rules = rulesOf(f.acts[i])
  if (!rules.possible(s, f.seat, f.acts[i], fresh(f.space))) return false
  if (move === null || !rules.options) return true
  const moves: Move[] = []
  rules.options(s, f.seat, f.acts[i], fresh(f.space), moves)
  return moves.some((open) => sameMove(open, move))
}

/** Does it matter to anybody that the action is over? Cards that it brings into play may watch it themselves. */
const isHeard = (s: State, seat: number, act: Act, move: Move | null): boolean => {
  const { end: hook } = rulesOf(act)
  const deed = deedOf(act, move)
  if (hook || deed === 'improvement' || deed === 'occupation') return true
  return (deed !== null && isWatched(s, AFTER[deed], seat)) || isSoonWaitedFor(s)
}

/** Does one step of an action; the frame below already knows what comes after it. */
function perform(s: State, f: ActsFrame, i: number, move: Move | null, watch: Watch | null): void {
  const act = f.acts[i]
  const rules = rulesOf(act)
  const again = i === f.doing
  const stack = stackOf(s, f.seat)
  const place = stack.length - 1
  // In a game without hand cards an action may follow another one without a step between.
  if (!again && f.doing >= 0) rulesOf(f.acts[f.doing]).end?.(s, f.seat, f.acts[f.doing])
  if (watch !== f.watch && watch?.before) stack[place] = { ...f, watch } as ActsFrame
  const memo = rules.run(s, f.seat, act, again ? f : fresh(f.space), move)
  const left = f.left & ~(1 << i)
  const ended = watch && memo === null && isHeard(s, f.seat, act, move) ? i : -1
  // Nothing is left to do, to tell or to wait for.
  if (ended < 0 && memo === null && left === 0 && stack.length - 1 === place) {
    stack.pop()
    return
  }
  stack[place] = {
    ...f,
    left,
    begun: true,
    doing: memo === null ? -1 : i,
    times: (again ? f.times : 0) + 1,
    memo: memo ?? 0,
    watch: watch && afterStep(watch, (stack[place] as ActsFrame).watch, ended, move), // nothing else has been put there
  } as ActsFrame
}

/** An action is over: it has one end, however many steps it took. */
function end(s: State, f: ActsFrame, watch: Watch): void {
  const act = f.acts[watch.ended]
  const rules = rulesOf(act)
  if (watch.closed && watch.pending === null) pop(s, f.seat)
  else put(s, f, { ...watch, ended: -1 })
  const deed = deedOf(act, watch.last)
  if (deed === 'improvement') settlePens(s)
  if (deed !== null && isWatched(s, AFTER[deed], f.seat))
    openWindow(s, AFTER[deed], { ...seen(s, f, watch.ended, watch.last), ...since(s, f, watch) }, watch.known)
  // It leaves no choice, so it comes before the questions of the window. B13
  asSoonAs(s)
  rules.end?.(s, f.seat, act)
}

/** What has changed on the farm since the action began. */
function since(s: State, f: ActsFrame, { before: was, ended, last }: Watch): Partial<Occasion> {
  const p = s.players[f.seat]
  if (!was) return {}
  const cells = (p.rooms & ~was.rooms) | (p.fields & ~was.fields) | (p.stables & ~was.stables)
  const count = rulesOf(f.acts[ended]).deed === 'bake' && last?.verb === 'bake' ? last.count : f.times
  const pastures = newPastures(was.pastures, p.pastures)
  return { count, from: was.house, to: p.house, cells, pastures }
}
