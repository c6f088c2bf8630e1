import { describe, expect, it } from 'vitest'
import { dealtWith, scenario } from '../../testing/scenario.ts'

const SPACE = 'greenhouse-builder'

// Fencing comes out in round 2, House Redevelopment in round 6, Vegetable Seeds in round 8.
describe('Greenhouse Builder (B171)', () => {
  const table = (round: number, seat = {}, more = {}) =>
    scenario({ players: 5, round, seats: [{ goods: {}, played: [SPACE], ...seat }], ...more })
  const goods = { wood: 4, clay: 4, reed: 1 }

  it('is a space with the action of one of three cards, for the person who stands there', () => {
    const t = table(8, { goods }).play(SPACE).throughJson()
    expect(t.moves()).toEqual(['fencing', 'house-redevelopment', 'vegetable-seeds'])
    t.play('vegetable-seeds')
    expect([t.seat(0).goods.vegetable, t.seat(0).home, t.asked]).toEqual([1, 1, 1])
    expect(t.table.spaces.find(({ id }) => id === SPACE)?.people).toEqual([0])
    expect(t.table.spaces.find(({ id }) => id === 'vegetable-seeds')?.people).toEqual([])
  })

  it('renovates, then offers an improvement', () => {
    const t = table(8, { goods }).play(SPACE, 'house-redevelopment').throughJson()
    expect([t.seat(0).house, t.seat(0).goods]).toEqual(['clay', { wood: 4, clay: 2 }])
    expect(t.moves()).toContain('build fireplace-2')
    expect(t.play('build fireplace-2').asked).toBe(1)
    expect(table(8, { goods }).play(SPACE, 'house-redevelopment', 'done').asked).toBe(1)
  })

  it('builds fences as the "Build Fences" action: Hedge Keeper helps', () => {
    const t = table(8, { goods: { wood: 1 }, played: [SPACE, 'hedge-keeper'] })
      .play(SPACE, 'fencing')
      .throughJson()
    expect(t.play('fence e1').seat(0)).toMatchObject({ goods: {}, fencesLeft: 11 })
  })

  it('offers only cards that are out and can be used; a single one needs no choice', () => {
    expect(table(1, { goods }).moves()).not.toContain(SPACE)
    expect(table(1, { goods }).refusal(SPACE)?.refused).toBe('illegal-move')
    expect(table(2).moves()).not.toContain(SPACE)
    expect(table(6, { goods }).play(SPACE).moves()).toEqual(['fencing', 'house-redevelopment'])
    expect(table(2, { goods }).play(SPACE).moves()).toContain('fence e1')
    expect(table(8).play(SPACE).seat(0).goods).toEqual({ vegetable: 1 })
  })

  it('loses the renovation with Mantlepiece', () => {
    const t = table(8, { goods, played: [SPACE, 'mantlepiece'] }).play(SPACE)
    expect(t.moves()).toEqual(['fencing', 'vegetable-seeds'])
  })

  it('does not ask whether the real space is occupied, nor block it', () => {
    const t = table(8, { goods }, { starting: 4 }).play('vegetable-seeds', SPACE, 'vegetable-seeds')
    expect(t.seat(0).goods.vegetable).toBe(1)
    const free = table(8, { goods }).play(SPACE, 'vegetable-seeds')
    expect(free.moves()).toContain('vegetable-seeds')
  })

  it('is no use of the card that lends its action: Sidekick does not go on from there', () => {
    const t = table(8, { goods: { food: 3 }, rooms: ['a1', 'a2', 'a3'], played: [SPACE, 'sidekick'] }).play(SPACE)
    expect([t.seat(0).goods.vegetable, t.asked]).toEqual([1, 1])
  })

  it('renovates by way of an action space: Countryman sows', () => {
    const seat = { goods: { ...goods, grain: 1 }, fields: ['c1'], played: [SPACE, 'countryman'] }
    const t = table(8, seat).play(SPACE, 'house-redevelopment')
    expect(t.moves()).toEqual(['use countryman', 'done'])
  })

  it('takes one person a round, and only of its owner', () => {
    const other = table(8, {}, { starting: 4 })
    expect([other.asked, other.moves().includes(SPACE)]).toEqual([4, false])
    const t = table(8).play(SPACE)
    expect(t.moves()).not.toContain(SPACE)
    expect(t.refusal(SPACE)?.refused).toBe('illegal-move')
    t.play('forest', 'grove', 'copse', 'fishing')
    expect([t.asked, t.moves().includes(SPACE)]).toEqual([0, false])
    expect(
      t
        .toRound(9)
        .until(({ asked, ask }) => asked === 0 && ask === 'place')
        .moves(),
    ).toContain(SPACE)
  })

  it('can be used as soon as it is played', () => {
    const t = table(8, { played: [], hand: [SPACE] })
    expect(t.moves()).not.toContain(SPACE)
    t.play('lessons', `play ${SPACE}`, 'forest', 'grove', 'copse', 'fishing')
    expect(t.throughJson().moves()).toContain(SPACE)
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith(SPACE)).toEqual([5, 6])
  })
})
