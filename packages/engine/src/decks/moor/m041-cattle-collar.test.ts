import { describe, expect, it } from 'vitest'
import '../../testing/restore-cards.ts'
import { minor } from '../../cards/card.ts'
import { cards, register } from '../../cards/registry.ts'
import { scenario } from '../../testing/scenario.ts'

/** A card that does not exist: its owner may use spaces on which somebody stands. */
register([...cards(), minor({ id: 'T001', name: 'open-gate', joins: () => true })])

const OFFER = ['use cattle-collar', 'done']

describe('Cattle Collar (M041)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, round: 13, seats: [{ goods: { cattle: 1 }, played: ['cattle-collar'], ...seat }] })

  it('plows one more field after Farmland', () => {
    const t = table().play('farmland', 'plow c1').throughJson()
    expect(t.moves()).toEqual(OFFER)
    t.play('use cattle-collar').throughJson()
    expect(t.moves()).toEqual(['plow b1', 'plow d1', 'plow c2'])
    expect(t.play('plow c2').farm(0).fields).toEqual(['c1', 'c2'])
    expect(t.asked).toBe(1)
  })

  it('plows at Cultivation before the sowing or after it, once', () => {
    const seat = { goods: { cattle: 1, grain: 2 } }
    const first = table(seat).play('cultivation', 'plow c1', 'use cattle-collar', 'plow c2').throughJson()
    first.play('sow grain c1', 'sow grain c2')
    expect([first.asked, first.seat(0).goods]).toEqual([1, { cattle: 1 }])
    const later = table(seat).play('cultivation', 'plow c1', 'done', 'sow grain c1')
    expect(later.moves()).toEqual(OFFER)
    expect(later.play('use cattle-collar', 'plow c2').asked).toBe(1)
  })

  it('asks once at Cultivation where there is nothing to sow', () => {
    const t = table().play('cultivation', 'plow c1')
    expect(t.moves()).toEqual(OFFER)
    expect(t.play('done').asked).toBe(1)
    expect(table().play('cultivation', 'plow c1', 'use cattle-collar', 'plow c2').asked).toBe(1)
  })

  it('plows once in each use, also where a card opens Cultivation a second time in a round', () => {
    const seat = { goods: { cattle: 1, grain: 1 }, played: ['cattle-collar', 'open-gate'] }
    const t = table(seat).play('cultivation', 'plow c1', 'use cattle-collar', 'plow c2', 'sow grain c1')
    t.until((at) => at.asked === 0).play('cultivation', 'plow c3')
    // There is nothing to sow any more, so that it is offered at the end of this use.
    expect(t.moves()).toEqual(OFFER)
    expect(t.play('use cattle-collar', 'plow d3').farm(0).fields).toEqual(['c1', 'c2', 'c3', 'd3'])
    expect(t.asked).not.toBe(0)
  })

  it('plows after Cultivation used for sowing alone', () => {
    const t = table({ goods: { cattle: 1, grain: 1 }, fields: ['c1'] }).play('cultivation', 'sow grain c1', 'done')
    expect(t.moves()).toEqual(OFFER)
  })

  it('plows after Slash and Burn', () => {
    const t = table({ forests: ['c1'] }).play('special sa1 slash-and-burn')
    expect(t.moves()).toEqual(OFFER)
    expect(t.play('use cattle-collar', 'plow c2').farm(0).fields).toEqual(['c1', 'c2'])
  })

  it('goes together with Agricultural Implement and Tool Shed in one turn', () => {
    const played = ['cattle-collar', 'agricultural-implement', 'tool-shed']
    const t = table({ moors: ['e1'], forests: ['c2'], played }).play('farmland', 'plow c1')
    expect(t.moves()).toEqual(['use cattle-collar', 'use agricultural-implement', 'done'])
    t.play('use cattle-collar', 'plow d1', 'use agricultural-implement', 'special sa1 slash-and-burn', 'done')
    expect(t.throughJson().moves()).toEqual(['use cattle-collar', 'use tool-shed', 'done'])
    t.play('use cattle-collar', 'plow b1', 'use tool-shed')
    expect([t.asked, t.farm(0)]).toMatchObject([
      1,
      { goods: { cattle: 1, fuel: 3 }, fields: ['b1', 'c1', 'd1', 'c2'], moors: [], forests: [] },
    ])
  })

  it('needs a cattle at that moment, may be left, and is silent elsewhere', () => {
    expect(table({ goods: { horse: 1 } }).play('farmland', 'plow c1').asked).toBe(1)
    expect(table().play('farmland', 'plow c1', 'done').asked).toBe(1)
    expect(table({ forests: ['c1'] }).play('special sa1 fell-trees').asked).toBe(1)
    expect(table().play('day-laborer').asked).toBe(1)
  })

  it('is played from round 8 on, for 1 wood', () => {
    const open = (round: number, wood: number) =>
      scenario({ moor: 2, round, seats: [{ goods: { wood }, hand: ['cattle-collar'] }] }).canPlay('cattle-collar')
    expect([open(7, 1), open(8, 1), open(8, 0)]).toEqual([false, true, false])
  })
})
