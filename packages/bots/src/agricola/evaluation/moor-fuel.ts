import { count, FOOD, FUEL, feedingLeft, heatingBill, type State, WOOD } from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import { FEEDING, HARVESTS, harvestAhead, REAPING } from './calendar.ts'
import type { Farm } from './farm.ts'

/** Fuel that one action finds, as wood or peat. */
const REACH = 2

/** The harvests, this one included, in which the seat still has to heat. M8 */
function heatings(s: State, seat: number): number {
  const rounds = HARVESTS[s.round]
  if (rounds[0] !== s.round) return rounds.length
  const ahead = harvestAhead(s, seat)
  const heated = ahead === REAPING ? false : ahead > FEEDING || feedingLeft(s, seat)?.cold === false
  return rounds.length - (heated ? 1 : 0)
}

/** M8: fuel, the heating bills to come, and who is ill. */
export function fuelFeatures(list: FeatureList, { s, seat, p, time }: Farm): void {
  const fuel = p.goods[FUEL]
  const wood = p.goods[WOOD]
  const bill = heatingBill(s, seat, false)
  const left = heatings(s, seat)
  const next = left > 0 ? bill : 0
  const missing = Math.max(0, next - fuel)
  const cold = Math.max(0, missing - wood)
  list.addSteps('fuel', fuel, [1, 2, 4, 7])
  list.add('fuel, rounds left', (Math.min(fuel, 8) / 8) * time.left)
  list.add('heating bill', bill / 5)
  list.add('heating bill, harvests left', (bill / 5) * time.harvests)
  list.add('fuel missing at the next harvest', missing / 5)
  list.add('fuel and wood missing at the next harvest', cold / 5)
  list.add('fuel missing and hard to find', Math.max(0, cold - REACH * time.soon) / 3)
  list.add('fuel missing at later harvests', Math.max(0, bill * left - Math.max(fuel, next)) / 15)
  list.add('fuel left at the end', Math.min(8, Math.max(0, fuel - bill * left)) / 5)
  list.add('ill people', p.ill / 3)
  list.add('ill people, rounds left', (p.ill / 3) * time.left)
  list.add('healthy people at home', Math.max(0, p.home - p.ill) / 5)
  list.add('people the house is too cold for', Math.min(p.people, cold) / 5)
  list.add('food for a special action card', Math.min(2, p.goods[FOOD]) / 2)
  list.add('rooms beyond those that need no fuel', Math.max(0, count(p.rooms) - bill) / 3)
}
