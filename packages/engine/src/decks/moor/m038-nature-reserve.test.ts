import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'nature-reserve'

describe('Nature Reserve (M038)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({
      moor: 2,
      seats: [{ goods: { food: 1 }, hand: [CARD], pastures: [['e1']], forests: ['d1', 'c1'], moors: ['e2'], ...seat }],
      ...more,
    })
  const reserve = (cell: string, seat = {}) => {
    const t = table(seat).play('major-improvement', `play ${CARD}`).throughJson()
    return t.play(`choose ${cell}`)
  }

  it('fences one tile next to a pasture, without wood', () => {
    const t = table().play('major-improvement', `play ${CARD}`).throughJson()
    expect(t.moves()).toEqual(['choose d1', 'choose e2'])
    t.play('choose e2').throughJson()
    // The fence between it and the pasture stands already.
    expect([t.seat(0).fencesLeft, t.seat(0).goods]).toEqual([15 - 4 - 3, {}])
  })

  it('is no pasture as long as a tile lies there', () => {
    const t = reserve('e2')
    expect([t.seat(0).pastures.length, t.score(0, 'pastures')]).toEqual([1, 1])
    const holding = reserve('e2', { goods: { food: 1, sheep: 3 } })
    expect(holding.seat(0).goods.sheep).toBe(3)
  })

  it('becomes a pasture of one space with the last tile', () => {
    const t = reserve('e2', { beneath: { e2: ['moor'] } })
      .play('day-laborer', 'special sa1 cut-peat')
      .throughJson()
    expect(t.seat(0).pastures).toHaveLength(1)
    t.toRound(2).until((at) => at.asked === 0)
    t.play('special sa1 cut-peat').throughJson()
    expect([t.seat(0).pastures.length, t.score(0, 'pastures')]).toEqual([2, 2])
  })

  it('never becomes one if a field comes there', () => {
    const t = reserve('d1').play('day-laborer', 'special sa1 slash-and-burn', 'choose d1').throughJson()
    expect([t.seat(0).pastures.length, t.farm(0).fields]).toEqual([1, ['d1']])
    const burnt = reserve('e2', { hand: [CARD, 'peat-burn-off'] })
    burnt.until((at) => at.asked === 0 && at.state.round === 2)
    burnt.play('major-improvement', 'play peat-burn-off', 'choose e2').throughJson()
    expect([burnt.seat(0).pastures.length, burnt.farm(0).fields]).toEqual([1, ['e2']])
  })

  it('brings what Arid Field and Fallow Land lay there at once, since a pasture is used', () => {
    const t = reserve('e2', { played: ['arid-field', 'fallow-land'] })
      .play('day-laborer', 'special sa1 cut-peat')
      .throughJson()
    expect([t.seat(0).goods, t.seat(0).pastures.length]).toEqual([{ fuel: 4, food: 2 }, 2])
    expect(t.seat(0).ground.filter(({ goods }) => Object.keys(goods).length > 0)).toEqual([])
  })

  it('opens to Peat-Cutting Expedition as well, and is no fencing for Bovine Pioneer then', () => {
    const t = reserve('e2', { goods: { food: 5 }, hand: [CARD, 'peat-cutting-expedition'], played: ['bovine-pioneer'] })
    t.until((at) => at.asked === 0 && at.state.round === 2)
    t.play('major-improvement', 'play peat-cutting-expedition', 'choose e2').throughJson()
    expect([t.seat(0).pastures.length, t.seat(0).goods.cattle]).toEqual([2, undefined])
  })

  it('takes no stable, but an animal of Home Wood', () => {
    const t = reserve('d1', { goods: { food: 1, wood: 2 } }).play('day-laborer', 'farm-expansion')
    expect(t.moves()).not.toContain('stable d1')
    const wood = reserve('d1', { played: ['home-wood'], goods: { food: 1, boar: 4 }, forests: ['d1'] })
    expect([wood.asked, wood.seat(0).goods]).toEqual([1, { boar: 4 }])
  })

  it('needs enough fences', () => {
    const full = { pastures: [['e1'], ['d2', 'd3'], ['c2', 'c3']] }
    const t = table({ ...full, forests: ['d1'], moors: [] })
    expect([t.seat(0).fencesLeft, t.canPlay(CARD)]).toEqual([1, false])
  })

  it('needs a pasture and 1 food', () => {
    expect(table({ pastures: [] }).canPlay(CARD)).toBe(false)
    expect(table({ goods: {} }).canPlay(CARD)).toBe(false)
  })
})
