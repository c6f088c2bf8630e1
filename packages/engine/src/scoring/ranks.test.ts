import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

/** Bonus points for 0, 1, 2, … of the good. */
const TIERS: [major: string, good: string, points: number[]][] = [
  ['joinery', 'wood', [0, 0, 0, 1, 1, 2, 2, 3, 3, 3]],
  ['pottery', 'clay', [0, 0, 0, 1, 1, 2, 2, 3, 3, 3]],
  ['basketmakers-workshop', 'reed', [0, 0, 1, 1, 2, 3, 3, 3, 3, 3]],
]

describe('B14: bonus points of craft buildings', () => {
  const bonus = (majors: string[], goods: { [good: string]: number }, players = 2) =>
    scenario({ players, seats: [{ majors, goods }] }).score(0, 'bonus')

  it.each(TIERS)('%s, by %s: %j', (major, good, points) => {
    expect(points.map((_, n) => bonus([major], { [good]: n }))).toEqual(points)
    expect(bonus([], { [good]: 9 })).toBe(0)
  })

  it('each looks at its own good, and they add up', () => {
    const majors = TIERS.map(([major]) => major)
    expect(bonus(majors, { wood: 7, clay: 5, reed: 2, stone: 9 })).toBe(6)
    expect(bonus(['joinery'], { clay: 9, reed: 9 })).toBe(0)
  })

  it.each([
    ['joinery', 'wood', [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6]],
    ['pottery', 'clay', [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6]],
    ['basketmakers-workshop', 'reed', [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6]],
  ])('F6: two copies of %s, each with its own %s: %j', (major, good, points) => {
    expect(points.map((_, n) => bonus([major, `${major}-b`], { [good]: n }, 6))).toEqual(points)
  })
})

/** The last people of round 14 take food only; then everybody feeds, and the game is over. */
function finish(...seats: SeatSetup[]) {
  const given = seats.map((seat) => ({ ...seat, home: 1, goods: { food: 10, ...seat.goods } }))
  const t = scenario({ players: seats.length, round: 14, lying: { 'meeting-place': 0 }, seats: given })
  t.play(...['meeting-place', 'day-laborer', 'fishing', 'traveling-players', 'grove', 'hollow'].slice(0, seats.length))
  seats.forEach((_, seat) => {
    t.playAs(seat, 'feed')
  })
  const outcome = agricola.outcome(t.state)
  if (!outcome) throw new Error('The game is not over.')
  return outcome.seats
}
const ranks = (...seats: SeatSetup[]) => finish(...seats).map(({ rank }) => rank)

describe('B14: the winner', () => {
  it('there is no outcome before the end', () => {
    expect(agricola.outcome(scenario({ round: 14 }).state)).toBeNull()
  })

  it('has the most points', () => {
    expect(ranks({ begging: 1 }, {}, { people: 3 })).toEqual([3, 2, 1])
    const seats = finish({ begging: 1 }, {})
    expect(seats.map(({ total }) => total)).toEqual([-17, -14])
    expect(at(seats, 0).lines.reduce((n, { points }) => n + points, 0)).toBe(-17)
  })

  it('a tie goes to more building resources left', () => {
    expect(ranks({ goods: { wood: 2 } }, { goods: { stone: 3 } })).toEqual([2, 1])
    expect(ranks({ goods: { wood: 1, clay: 1, reed: 1, stone: 1 } }, { goods: { stone: 3 } })).toEqual([1, 2])
  })

  it('food, crops and animals do not break ties', () => {
    expect(ranks({ goods: { food: 50, wood: 1 } }, { goods: { reed: 1 } })).toEqual([1, 1])
    expect(ranks({ goods: { grain: 3 } }, { goods: { grain: 1 } })).toEqual([1, 1])
  })

  it('points go before resources', () => {
    expect(ranks({ goods: { wood: 99 } }, { people: 3 })).toEqual([2, 1])
  })

  it('what was handed in for craft bonuses is not left; no more is handed in than the points need', () => {
    const pottery = { majors: ['pottery'], goods: { clay: 7, reed: 1 } }
    expect(ranks({ majors: ['joinery'], goods: { wood: 7 } }, pottery)).toEqual([2, 1])
    expect(ranks({ majors: ['joinery'], goods: { wood: 8 } }, pottery)).toEqual([1, 1])
    expect(ranks({ majors: ['joinery'], goods: { wood: 9 } }, pottery)).toEqual([1, 2])
  })

  it('F6: what two copies hand in is counted together', () => {
    const joineries = (wood: number) => ({ majors: ['joinery', 'joinery-b'], goods: { wood } })
    const potteries = { majors: ['pottery', 'pottery-b'], goods: { clay: 10, reed: 1 } }
    const firstTwo = (wood: number) => ranks(joineries(wood), potteries, {}, {}, {}, {}).slice(0, 2)
    expect(firstTwo(10)).toEqual([2, 1])
    expect(firstTwo(11)).toEqual([1, 1])
    // 7 or 5 + 3 wood are worth 3 points: 7 are handed in.
    const three = { majors: ['pottery', 'pottery-b'], goods: { clay: 7, reed: 1 } }
    expect(ranks(joineries(8), three, {}, {}, {}, {}).slice(0, 2)).toEqual([1, 1])
  })

  it('still tied: the rank is shared, and the next one is left out', () => {
    expect(ranks({}, {})).toEqual([1, 1])
    expect(ranks({ begging: 1 }, {}, {}, { begging: 2 })).toEqual([3, 1, 1, 4])
    expect(ranks({ people: 3 }, {}, { goods: { wood: 1 } }, {})).toEqual([1, 3, 2, 3])
  })
})
