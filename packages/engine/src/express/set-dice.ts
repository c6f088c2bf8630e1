import { dieShowing, FACES, FACES_OF, KIND_OF, KINDS, type KindName, OCCUPATIONS, showing } from './dice.ts'
import { tell } from './events.ts'
import type { ExpressMove } from './moves.ts'
import { sidesOf } from './setup.ts'
import { FOOD, has, occupation } from './sheet.ts'
import type { ExpressState, FrameOf } from './state.ts'

/** X3: who sets dice of a kind, how many in one action, and for how much food from the sheet. The midwife sets none. */
const POWERS: { readonly [K in KindName]: { who: number; dice: number; food: number } | null } = {
  farm: { who: occupation('mayor'), dice: 1, food: 2 },
  occupation: null,
  improvement: { who: occupation('builder'), dice: 1, food: 0 },
  produce: { who: occupation('farmer'), dice: 2, food: 0 },
  resource: { who: occupation('gatherer'), dice: 2, food: 0 },
  animal: { who: occupation('rancher'), dice: 2, food: 0 },
}
const POWER_OF = KINDS.map((kind) => POWERS[kind])

/** Every die that an occupation can turn to another face; one occupation in an action, one die at a time. X3 */
export function setOptions(s: ExpressState, { seat, power, left }: FrameOf<'group'>, out: ExpressMove[]): void {
  const p = s.players[seat]
  if (p.occupations === 0 || (power >= 0 && left === 0)) return
  const show = showing(s)
  const sides = sidesOf(s.setup)
  POWER_OF.forEach((rule, kind) => {
    if (!rule || !has(p.occupations, rule.who)) return
    if (power >= 0 ? power !== rule.who : p.goods[FOOD] < rule.food) return
    for (const from of FACES_OF[kind]) {
      if (show[from] === 0) continue
      for (const to of FACES_OF[kind]) if (to !== from && sides[kind].includes(to)) out.push({ verb: 'set', from, to })
    }
  })
}

/** Sets the die, and gives the question that is asked then. */
export function setDie(
  s: ExpressState,
  { seat, power, left }: FrameOf<'group'>,
  { from, to }: Extract<ExpressMove, { verb: 'set' }>,
): FrameOf<'group'> {
  const rule = POWER_OF[KIND_OF[from]]
  if (!rule) return { step: 'group', seat, power, left }
  const begun = power >= 0
  if (!begun) s.players[seat].goods[FOOD] -= rule.food
  s.dice[dieShowing(s, from)] = to
  tell(() => ({ event: 'set', seat, occupation: OCCUPATIONS[rule.who], from: FACES[from], to: FACES[to] }))
  return { step: 'group', seat, power: rule.who, left: (begun ? left : rule.dice) - 1 }
}
