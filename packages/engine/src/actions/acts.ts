import { DONE, type Move } from '../notation/moves.ts'
import type { Binding } from '../spaces/space.ts'
import { type Frame, pop, type State, stackOf } from '../state/state.ts'
import type { Act, ActName } from './act.ts'
import type { Action, Doing } from './action.ts'
import { bake } from './bake.ts'
import { buy } from './buy.ts'
import { choose } from './choose.ts'
import { corral } from './corral.ts'
import { fences } from './fences.ts'
import { grow } from './grow.ts'
import { improvement } from './improvement.ts'
import type { Obstacle } from './obstacle.ts'
import { occupation } from './occupation.ts'
import { plow } from './plow.ts'
import { renovate } from './renovate.ts'
import { rooms } from './rooms.ts'
import { sow } from './sow.ts'
import { stables } from './stables.ts'
import { startingPlayer } from './starting-player.ts'
import { Stranded } from './stranded.ts'
import { take } from './take.ts'

const ACTIONS = {
  take,
  rooms,
  stables,
  plow,
  sow,
  bake,
  fences,
  renovate,
  grow,
  'starting-player': startingPlayer,
  occupation,
  improvement,
  choose,
  buy,
  corral,
} as unknown as { [A in ActName]: Action<Act> } // each is asked only about acts of its own kind

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
}

export const actsFrame = (
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
})

/** Nothing done yet, for each space (and -1: none). */
const FRESH: readonly Doing[] = Array.from({ length: 66 }, (_, i) => ({ space: i - 1, times: 0, memo: 0 }))
const fresh = (space: number): Doing => FRESH[space + 1]

/** Could these actions be taken at all? B4: at least one of them has to be. */
export function actsPossible(
  s: State,
  seat: number,
  acts: readonly Act[],
  binding: ActsFrame['binding'],
  space: number,
): boolean {
  const doing = fresh(space)
  const begins = binding === 'and-or' || binding === 'one' ? acts.length : 1
  for (let i = 0; i < begins; i++) if (ACTIONS[acts[i].act].possible(s, seat, acts[i], doing)) return true
  return false
}

/** What stands in the way of each of the actions one could begin with. */
export function actObstacles(
  s: State,
  seat: number,
  acts: readonly Act[],
  binding: ActsFrame['binding'],
  space: number,
): Obstacle[] {
  const begins = binding === 'and-or' || binding === 'one' ? acts : acts.slice(0, 1)
  return begins.flatMap((act) => ACTIONS[act.act].obstacle?.(s, seat, act, fresh(space)) ?? [])
}

const inOrder = (f: ActsFrame): boolean => f.binding === 'all' || f.binding === 'then'

/** Which actions can be begun now. */
function open(s: State, f: ActsFrame): number {
  if (f.binding === 'one' && f.begun) return 0
  let mask = 0
  for (let i = 0; i < f.acts.length; i++) {
    if (((f.left >> i) & 1) === 0) continue
    if (ACTIONS[f.acts[i].act].possible(s, f.seat, f.acts[i], fresh(f.space))) mask |= 1 << i
    if (inOrder(f)) break
  }
  return mask
}

const canRepeat = (s: State, f: ActsFrame): boolean =>
  f.doing >= 0 && ACTIONS[f.acts[f.doing].act].possible(s, f.seat, f.acts[f.doing], f)

/** May the player stop here? */
const mayStop = (f: ActsFrame): boolean => (f.begun ? f.binding !== 'all' || f.doing >= 0 : f.optional)

export const actsStep = {
  asks(s: State, f: ActsFrame): boolean {
    const begin = open(s, f)
    if (begin === 0 && !canRepeat(s, f)) {
      if (!f.begun && !f.optional) throw new Stranded(f.about)
      pop(s, f.seat)
      return false
    }
    // A compulsory action without a choice simply happens.
    const first = 31 - Math.clz32(begin & -begin)
    if (begin === 0 || mayStop(f) || !inOrder(f)) return true
    const only = onlyWay(s, f, first)
    if (only === undefined) return true
    perform(s, f, first, only)
    return false
  },
  options(s: State, f: ActsFrame, out: Move[]): void {
    if (canRepeat(s, f)) ACTIONS[f.acts[f.doing].act].options?.(s, f.seat, f.acts[f.doing], f, out)
    const begin = open(s, f)
    for (let i = 0; i < f.acts.length; i++)
      if ((begin >> i) & 1) ACTIONS[f.acts[i].act].options?.(s, f.seat, f.acts[i], fresh(f.space), out)
    if (mayStop(f)) out.push(DONE)
  },
  choose(s: State, f: ActsFrame, move: Move): void {
    if (move.verb === 'done') pop(s, f.seat)
    else perform(s, f, ownerOf(s, f, move), move)
  },
}

/** The action a move belongs to: the one being repeated first, then those not yet begun. */
function ownerOf(s: State, f: ActsFrame, move: Move): number {
  if (f.doing >= 0 && ACTIONS[f.acts[f.doing].act].takes?.(s, move)) return f.doing
  return f.acts.findIndex(({ act }, i) => (f.left >> i) & 1 && ACTIONS[act].takes?.(s, move))
}

/** The only way to do an action: null where it has no moves, a renovation with one target; undefined: there is a choice. */
function onlyWay(s: State, f: ActsFrame, i: number): Move | null | undefined {
  const action = ACTIONS[f.acts[i].act]
  if (!action.options) return null
  if (f.acts[i].act !== 'renovate') return undefined
  const ways: Move[] = []
  action.options(s, f.seat, f.acts[i], fresh(f.space), ways)
  return ways.length === 1 ? ways[0] : undefined
}

/** Does one step of an action; the frame below already knows what comes after it. */
function perform(s: State, f: ActsFrame, i: number, move: Move | null): void {
  const again = i === f.doing
  const doing = again ? f : fresh(f.space)
  const stack = stackOf(s, f.seat)
  const place = stack.length - 1
  const left = f.left & ~(1 << i)
  const memo = ACTIONS[f.acts[i].act].run(s, f.seat, f.acts[i], doing, move)
  stack[place] = {
    ...f,
    left,
    begun: true,
    doing: memo === null ? -1 : i,
    times: (again ? f.times : 0) + 1,
    memo: memo ?? 0,
  } as ActsFrame
}
