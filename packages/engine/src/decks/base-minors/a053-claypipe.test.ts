import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Claypipe (A053)', () => {
  const table = (lying: { [space: string]: number }, seat: SeatSetup = {}, more = {}) =>
    scenario({ lying, seats: [{ goods: {}, played: ['claypipe'], ...seat }, { goods: {} }], ...more })
  /** The food the owner has when the second round begins. */
  const food = (t: ReturnType<typeof table>) => t.toRound(2).seat(0).goods.food ?? 0

  it('gives 2 food at the end of a work phase in which 7 building resources were gained', () => {
    expect(food(table({ forest: 7 }).play('forest', 'day-laborer', 'grain-seeds').throughJson())).toBe(2)
    expect(food(table({ forest: 6 }).play('forest', 'day-laborer', 'grain-seeds'))).toBe(0)
  })

  it('adds up wood, clay, reed and stone from all turns', () => {
    expect(food(table({ forest: 4, 'reed-bank': 3 }).play('forest', 'day-laborer', 'reed-bank'))).toBe(2)
    expect(food(table({ forest: 3, 'clay-pit': 3 }).play('forest', 'day-laborer', 'clay-pit'))).toBe(0)
  })

  it('counts what is spent again in the same phase', () => {
    const t = table({ forest: 7 }).play('forest', 'day-laborer', 'farm-expansion', 'stable c1', 'done')
    expect(food(t)).toBe(2)
  })

  it('takes nothing off for wood that goes back to the space', () => {
    const t = table({ forest: 7 }, { played: ['claypipe', 'basket'] })
    expect(food(t.play('forest', 'use basket', 'day-laborer', 'grain-seeds'))).toBe(5)
  })

  it('counts what an exchange brings, and not what it takes (ruling)', () => {
    const cards = { played: ['claypipe', 'hard-porcelain'], goods: { clay: 4 } }
    const exchange = ['use hard-porcelain stone 3', 'forest', 'day-laborer', 'grain-seeds']
    expect(food(table({ forest: 4 }, cards).play(...exchange))).toBe(2)
    expect(food(table({ forest: 3 }, cards).play(...exchange))).toBe(0)
  })

  it('counts what other cards bring, in the turn of another player too', () => {
    const waiting = { played: ['claypipe', 'village-idiot'] }
    const others = ['forest', 'meeting-place', 'grain-seeds']
    expect(food(table({ forest: 6 }, waiting).play(...others))).toBe(3)
    expect(food(table({ forest: 6 }).play(...others))).toBe(0)
  })

  it('does not count what others gain', () => {
    expect(food(table({ forest: 9 }).play('grain-seeds', 'forest', 'farmland', 'plow c1'))).toBe(0)
  })

  it('counts gains made before it was played in the same phase (ruling)', () => {
    const hand = { played: [], hand: ['claypipe'], goods: { clay: 1 } }
    expect(food(table({ forest: 7 }, hand).play('forest', 'day-laborer', 'meeting-place', 'play claypipe'))).toBe(2)
  })

  it('does not count what arrives in the preparation phase', () => {
    const third = (forest: number) => {
      const hand = { goods: { clay: 5 }, hand: ['thick-forest'] }
      const t = table({ forest }, hand).play('meeting-place', 'play thick-forest', 'day-laborer', 'grain-seeds')
      t.play('fishing').play('forest')
      expect(t.seat(0).goods.wood).toBe(forest + 3 + 1)
      return t.play('day-laborer', 'grain-seeds').toRound(3).seat(0).goods.food ?? 0
    }
    expect([third(4), third(3)]).toEqual([2, 0])
  })

  it('begins anew with every work phase', () => {
    const t = table({ forest: 7 }).play('forest', 'day-laborer', 'grain-seeds', 'fishing')
    t.play('grain-seeds', 'day-laborer', 'clay-pit')
    expect(t.toRound(3).seat(0).goods.food).toBe(2)
  })

  it('pays before the harvest of the round', () => {
    const t = table({ forest: 7 }, {}, { round: 4 }).play('forest', 'day-laborer', 'grain-seeds', 'fishing')
    expect([t.ask, t.seat(0).goods.food]).toEqual(['feed', 2])
  })

  it('costs 1 clay', () => {
    expect(table({}, { played: [], hand: ['claypipe'] }).play('meeting-place').asked).toBe(1)
  })
})
