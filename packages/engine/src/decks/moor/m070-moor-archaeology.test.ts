import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'moor-archaeology'

describe('Moor Archaeology (M070)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, house: 'clay', played: [CARD], moors: ['c2'], ...seat }] })

  it('lays a fence where Cut Peat has cleared a space: used, closed, a point', () => {
    const t = table().play('special sa1 cut-peat').throughJson()
    expect(t.moves()).toEqual([`use ${CARD}`, 'done'])
    const [unused, bonus] = [t.score(0, 'unused'), t.score(0, 'bonus')]
    t.play(`use ${CARD}`).throughJson()
    expect([t.score(0, 'unused') - unused, t.score(0, 'bonus') - bonus, t.seat(0).fencesLeft]).toEqual([1, 1, 14])
    t.play('day-laborer', 'farmland')
    expect(t.moves()).not.toContain('plow c2')
  })

  it('may be left', () => {
    const t = table().play('special sa1 cut-peat', 'done')
    expect([t.seat(0).fencesLeft, t.seat(0).ground]).toEqual([15, []])
  })

  it('is silent where another tile comes to light, and after other actions', () => {
    expect(table({ beneath: { c2: ['forest'] } }).play('special sa1 cut-peat').asked).toBe(1)
    expect(table({ forests: ['c1'] }).play('special sa1 fell-trees').asked).toBe(1)
    const burnt = table({ hand: ['peat-burn-off'] }).play('major-improvement', 'play peat-burn-off', 'choose c2')
    expect(burnt.asked).toBe(1)
  })

  it('is silent once the space has become used: a field came there meanwhile', () => {
    const seat = { goods: { cattle: 1 }, forests: ['c1'], played: [CARD, 'tool-shed', 'cattle-collar'] }
    const t = table(seat).play('special sa1 cut-peat', 'done')
    expect(t.moves()).toEqual([`use ${CARD}`, 'use tool-shed', 'done'])
    // Slash and Burn of Tool Shed lets Cattle Collar plow the space that was cut.
    t.play('use tool-shed', 'use cattle-collar', 'plow c2').throughJson()
    expect([t.asked, t.farm(0).fields, t.seat(0).fencesLeft]).toEqual([1, ['c1', 'c2'], 15])
  })

  it('digs nothing where Nature Reserve has become a pasture (ruling)', () => {
    const seat = { goods: { food: 1 }, pastures: [['e1']], moors: ['e2'], hand: ['nature-reserve'] }
    const t = table(seat).play('major-improvement', 'play nature-reserve', 'choose e2', 'day-laborer')
    t.play('special sa1 cut-peat').throughJson()
    expect([t.asked, t.seat(0).pastures.length, t.seat(0).ground]).toEqual([1, 2, []])
  })

  it('throws away crops of No-Till Farming that were sown there a moment ago', () => {
    const played = [CARD, 'peat-fertilizer', 'no-till-farming']
    const t = table({ goods: { grain: 1 }, played }).play('special sa1 cut-peat')
    t.play('use peat-fertilizer', 'sow grain c2').throughJson().play(`use ${CARD}`).throughJson()
    expect([t.asked, t.seat(0).ground]).toEqual([1, [{ cell: 'c2', tiles: [], markers: ['fence'], goods: {} }]])
  })

  it('needs an unbuilt fence', () => {
    const all = [['d1'], ['e1'], ['d2', 'e2'], ['d3', 'e3']]
    const t = table({ pastures: all })
    expect(t.seat(0).fencesLeft).toBe(0)
    expect(t.play('special sa1 cut-peat').asked).toBe(1)
  })

  it('needs a clay hut or a stone house', () => {
    const open = (house: 'wood' | 'clay' | 'stone') => table({ house, played: [], hand: [CARD] }).canPlay(CARD)
    expect([open('wood'), open('clay'), open('stone')]).toEqual([false, true, true])
  })
})
