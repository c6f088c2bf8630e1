import { canGoOn } from './actions.ts'
import { ADULTS, HARVEST_AFTER } from './calendar.ts'
import { ALL_DICE, FACES, rollAll } from './dice.ts'
import { tell } from './events.ts'
import { beginHarvest } from './harvest.ts'
import { type ExpressMove, KEEP, ROLL } from './moves.ts'
import { sidesOf } from './setup.ts'
import { ask, type ExpressState, type FrameOf } from './state.ts'

/** X2: everybody has 2 actions and 1 more for each baby. The dice stay as they lie. */
export function beginRound(s: ExpressState): void {
  s.round++
  for (const p of s.players) p.left = ADULTS + p.babies
  tell(() => ({ event: 'round', round: s.round, starting: s.starting }))
  s.asks = [{ step: 'dice', seat: s.starting }]
}

/** X2: clockwise, one action at a time; whoever has none left is skipped. */
export function endAction(s: ExpressState, seat: number): void {
  s.players[seat].left--
  for (let i = 1; i <= s.players.length; i++) {
    const next = (seat + i) % s.players.length
    if (s.players[next].left === 0) continue
    s.asks = [{ step: 'dice', seat: next }]
    return
  }
  if (HARVEST_AFTER.includes(s.round)) beginHarvest(s)
  else beginRound(s)
}

const anyGroup = (seat: number): FrameOf<'group'> => ({ step: 'group', seat, power: -1, left: 0 })

export const diceStep = {
  /** X3: the dice left by the last action are kept only if they allow a group; rolling all 13 always does. */
  options(s: ExpressState, { seat }: FrameOf<'dice'>, out: ExpressMove[]): void {
    if (s.used !== ALL_DICE && canGoOn(s, anyGroup(seat))) out.push(KEEP)
    out.push(ROLL)
  },
  choose(s: ExpressState, { seat }: FrameOf<'dice'>, move: ExpressMove): void {
    if (move.verb === 'roll') rollAll(s, sidesOf(s.setup), s.random)
    tell(() => ({
      event: move.verb === 'roll' ? 'rolled' : 'kept',
      seat,
      dice: s.dice.flatMap((face, die) => ((s.used >> die) & 1 ? [] : [FACES[face]])),
    }))
    ask(s, anyGroup(seat))
  },
}
