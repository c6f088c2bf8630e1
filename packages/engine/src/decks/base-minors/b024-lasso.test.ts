import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Lasso (B024)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ round: 11, seats: [{ goods: {}, played: ['lasso'], ...seat }], ...more })

  it('places a second person anywhere after one of the three markets', () => {
    for (const market of ['sheep-market', 'pig-market', 'cattle-market']) {
      const t = table().play(market)
      expect(t.moves()).toEqual(['use lasso', 'done'])
      t.play('use lasso').throughJson()
      expect(t.moves()).toContain('forest')
      expect(t.moves()).not.toContain(market)
      expect(t.play('forest').seat(0)).toMatchObject({ home: 0, goods: { wood: 3 } })
      expect(t.asked).toBe(1)
    }
  })

  it('leads to a market after any other space', () => {
    const t = table().play('forest', 'use lasso')
    expect(t.moves()).toEqual(['sheep-market', 'pig-market', 'cattle-market'])
    expect(t.play('pig-market').seat(0).goods).toEqual({ wood: 3, boar: 1 })
    expect(t.asked).toBe(1)
  })

  it('may be left', () => {
    expect(table().play('sheep-market', 'done').asked).toBe(1)
  })

  it('places two people and no more, on any turn', () => {
    const t = table({ people: 4 }).play('sheep-market', 'use lasso', 'forest')
    expect(t.asked).toBe(1)
    t.play('day-laborer', 'clay-pit', 'use lasso')
    expect(t.moves()).toEqual(['pig-market', 'cattle-market'])
    expect(t.play('cattle-market').seat(0).home).toBe(0)
  })

  it('finishes the first action before the second placement', () => {
    const t = table({}, { lying: { 'sheep-market': 3 } }).play('sheep-market')
    expect(t.moves()).toEqual(['keep sheep 1'])
    expect(t.play('keep sheep 1').moves()).toEqual(['use lasso', 'done'])
  })

  it('needs a second person at home, and a market that can be used', () => {
    expect(table({ home: 1 }).play('sheep-market').asked).toBe(1)
    expect(table({}, { round: 3 }).play('forest').asked).toBe(1)
    const taken = scenario({ round: 4, starting: 1, seats: [{ played: ['lasso'] }] }).play('sheep-market')
    expect(taken.play('forest').asked).toBe(1)
  })

  it('in the Moor places a guest as the second, and somebody ill in the Infirmary only', () => {
    const guest = table({ home: 1, guests: 1 }, { moor: 3 }).play('sheep-market', 'use lasso', 'forest')
    expect([guest.asked, guest.seat(0).guests, guest.seat(0).goods]).toEqual([1, 0, { sheep: 1, wood: 3 }])
    const ill = table({ home: 2, ill: 1 }, { moor: 3 }).play('sheep-market', 'use lasso')
    expect(ill.moves()).toEqual(['infirmary'])
    expect(table({ home: 2, ill: 1 }, { moor: 3 }).play('forest').asked).toBe(1)
  })

  it('in the Moor allows no special action between the two people', () => {
    const t = table({ moors: ['c1'] }, { moor: 3 }).play('sheep-market', 'use lasso')
    expect(t.moves().filter((move) => move.startsWith('special'))).toEqual([])
  })

  it('does not take the Animal Market for one of the three', () => {
    const t = table({}, { players: 5, round: 4 }).play('animal-market', 'take sheep 1 food 1', 'use lasso')
    expect(t.moves()).toEqual(['sheep-market'])
    expect(table({}, { players: 5, round: 3 }).play('animal-market', 'take boar 1').asked).toBe(1)
  })

  it('costs 1 reed and works in the very turn in which it is played (ruling)', () => {
    const hand = { played: [], hand: ['lasso'] }
    const t = table({ ...hand, goods: { reed: 1 } }).play('meeting-place', 'play lasso')
    expect([t.moves(), t.seat(0).goods]).toEqual([['use lasso', 'done'], {}])
    expect(table(hand).play('meeting-place').asked).toBe(1)
  })

  it('is one more person beside those that Sidekick places (ruling)', () => {
    const seat = { people: 5, rooms: ['a1', 'a2', 'a3', 'b2', 'b3'], goods: { food: 5 }, played: ['lasso', 'sidekick'] }
    const t = scenario({ players: 5, round: 9, seats: [{ ...seat, pastures: [['d1', 'e1'], ['d2']] }, {}] })
    // The Western Quarry is the card of round 7, the Sheep Market lies to its left.
    t.play('western-quarry', 'use sidekick', 'sheep-market').throughJson()
    // Sidekick's market is not one of Lasso's two, so that its second person has to go to another.
    expect(t.moves()).toEqual(['use lasso', 'done'])
    t.play('use lasso')
    expect(t.moves()).toEqual(['pig-market'])
    t.play('pig-market')
    expect([t.asked, t.ask]).toEqual([1, 'place'])
    expect(t.seat(0).home).toBe(2)
  })
})
