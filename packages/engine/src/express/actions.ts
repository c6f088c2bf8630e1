import { makeRoom } from './animals.ts'
import { DICE_OF, FACES, KINDS, showing, useDice } from './dice.ts'
import { tell } from './events.ts'
import { groupOf, groupOptions, isGroupMove } from './groups/index.ts'
import type { ExpressMove, GroupMove } from './moves.ts'
import { type Payment, pay, waysToPay } from './pay.ts'
import { setDie, setOptions } from './set-dice.ts'
import { ask, type ExpressState, type FrameOf, stateShape } from './state.ts'

// X3: an action after the dice were kept or rolled: set dice with one occupation, take one dice group, pay for it.

/** Produce and resource dice make a group whatever they show. */
const SURE = DICE_OF[KINDS.indexOf('produce')] | DICE_OF[KINDS.indexOf('resource')]

/** Is there a group now, or after an occupation has set dice? */
export function canGoOn(s: ExpressState, frame: FrameOf<'group'>): boolean {
  if ((SURE & ~s.used) !== 0) return true
  const groups: ExpressMove[] = []
  groupOptions(s, frame.seat, groups)
  return groups.length > 0 || sets(s, frame).length > 0
}

/** The dice that can be set so that there still is a group afterwards. */
function sets(s: ExpressState, frame: FrameOf<'group'>): ExpressMove[] {
  const out: ExpressMove[] = []
  setOptions(s, frame, out)
  if ((SURE & ~s.used) !== 0) return out
  return out.filter((move) => {
    if (move.verb !== 'set') return false
    const draft = stateShape.copy(s)
    return canGoOn(draft, setDie(draft, frame, move))
  })
}

export const groupStep = {
  options(s: ExpressState, frame: FrameOf<'group'>, out: ExpressMove[]): void {
    groupOptions(s, frame.seat, out)
    for (const move of sets(s, frame)) out.push(move)
  },
  choose(s: ExpressState, frame: FrameOf<'group'>, move: ExpressMove): void {
    if (move.verb === 'set') ask(s, setDie(s, frame, move))
    else if (isGroupMove(move)) begin(s, frame.seat, move)
  },
}

function waysFor(s: ExpressState, seat: number, move: GroupMove): readonly Payment[] {
  const p = s.players[seat]
  const show = showing(s)
  return waysToPay(p, show, groupOf(move).price(p, show, move))
}

/** The dice are used and the cost is paid; it is asked how only where there is a choice. */
function begin(s: ExpressState, seat: number, move: GroupMove): void {
  const ways = waysFor(s, seat, move)
  if (ways.length > 1) ask(s, { step: 'pay', seat, group: move })
  else complete(s, seat, move, ways[0])
}

function complete(s: ExpressState, seat: number, move: GroupMove, way: Payment): void {
  const group = groupOf(move)
  const dice = group.dice(showing(s), move)
  useDice(s, dice)
  tell(() => ({ event: 'took', seat, dice: dice.map((face) => FACES[face]) }))
  pay(s, seat, way)
  group.run(s, seat, move)
  makeRoom(s, seat)
}

export const payStep = {
  options(s: ExpressState, { seat, group }: FrameOf<'pay'>, out: ExpressMove[]): void {
    for (const way of waysFor(s, seat, group)) out.push(way)
  },
  choose(s: ExpressState, { seat, group }: FrameOf<'pay'>, move: ExpressMove): void {
    if (move.verb === 'pay') complete(s, seat, group, move)
  },
}
