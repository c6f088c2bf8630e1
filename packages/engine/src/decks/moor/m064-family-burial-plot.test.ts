import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'family-burial-plot'

describe('Family Burial Plot (M064)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: { stone: 1 }, house: 'stone', hand: [CARD], ...seat }] })
  const play = (seat = {}) => table(seat).play('major-improvement', `play ${CARD}`)

  it('sets a tombstone on an unused space: used, closed for ever and worth a point', () => {
    const t = play().throughJson()
    const [unused, bonus] = [t.score(0, 'unused'), t.score(0, 'bonus')]
    t.play('choose e1').throughJson()
    expect([t.score(0, 'unused') - unused, t.score(0, 'bonus') - bonus]).toEqual([1, 1])
    expect(t.seat(0).ground).toEqual([{ cell: 'e1', tiles: [], markers: ['tombstone'], goods: {} }])
    t.play('grain-seeds', 'farmland')
    expect(t.moves()).not.toContain('plow e1')
    expect(t.moves()).toContain('plow d1')
  })

  it('lets nothing be fenced or built there', () => {
    const t = play({ goods: { stone: 1, wood: 15 } }).play('choose e1')
    t.until((at) => at.asked === 0 && at.state.round === 2 && at.moves().includes('fencing'))
    t.play('fencing')
    expect(t.moves().filter((move) => /\be1\b/.test(move))).toEqual([])
  })

  it('is optional: without it there is the printed point alone', () => {
    const t = play()
    const before = t.score(0, 'bonus')
    t.play('done')
    expect([t.score(0, 'bonus') - before, t.score(0, 'cards'), t.seat(0).ground]).toEqual([0, 1, []])
  })

  it('brings goods that lie there, and sends horses of the Horse Trough away', () => {
    const seat = { goods: { stone: 1, horse: 3 }, moors: ['b2', 'b3', 'a1'], played: ['arid-field', 'horse-trough'] }
    const t = table(seat).play('special sa1 cut-peat', 'choose a1', 'day-laborer')
    t.play('major-improvement', `play ${CARD}`, 'choose a1').throughJson()
    expect(t.moves()).toEqual(['keep horse 1'])
    expect(t.seat(0).goods).toMatchObject({ fuel: 4, food: 1 })
  })

  it('goes on no room, field, tile or stable', () => {
    const moves = play({ fields: ['c1'], forests: ['c2'], moors: ['c3'], stables: ['d1'], pastures: [['e3']] }).moves()
    for (const cell of ['a2', 'c1', 'c2', 'c3', 'd1', 'e3']) expect(moves).not.toContain(`choose ${cell}`)
  })

  it('needs a stone house and 1 stone', () => {
    expect(table({ house: 'clay' }).canPlay(CARD)).toBe(false)
    expect(table({ goods: {} }).canPlay(CARD)).toBe(false)
  })
})
