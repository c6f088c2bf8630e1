import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { PROMISABLE } from '../../state/state.ts'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'peat-cutting-rights'

describe('Peat-Cutting Rights (M056)', () => {
  const table = (round: number, seat = {}, more = {}) =>
    scenario({
      moor: 2,
      round,
      seats: [{ goods: { food: 60, fuel: 20, horse: 1 }, hand: [CARD], moors: ['c1'], ...seat }],
      ...more,
    })

  it('lays a reminder 4 and 7 rounds ahead; then the card with Cut Peat may be taken and used', () => {
    const t = table(1).play('major-improvement', `play ${CARD}`)
    expect(t.table.promises.map(({ round, what }) => [round, what])).toEqual([
      [5, 'reminder'],
      [8, 'reminder'],
    ])
    t.toRound(5).throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['special sa1 cut-peat', 'done']])
    const before = t.seat(0).goods.fuel ?? 0
    t.play('special sa1 cut-peat')
    expect([(t.seat(0).goods.fuel ?? 0) - before, t.ask]).toEqual([3, 'place'])
    expect(t.table.moor?.special[0]).toMatchObject({ card: 'sa1', holder: 0, down: false })
  })

  it('comes after a tile that may be laid in that round, so that the new moor can be cut', () => {
    const due = (seat: object) => {
      const t = table(8, { hand: [CARD], ...seat }).play('major-improvement', `play ${CARD}`)
      const { card } = at(t.state.promises, 0)
      t.state.promises.push({ round: 12, seat: 0, good: PROMISABLE.indexOf('moor'), count: 1, card })
      return t.toRound(12)
    }
    const t = due({ moors: [] })
    t.play('choose c2').throughJson()
    expect(t.moves()).toEqual(['special sa1 cut-peat', 'done'])
    expect(t.play('special sa1 cut-peat').ask).toBe('place')
    // Where no space is free, cutting comes first and makes room.
    const forests = ['a1', 'b1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']
    const full = due({ moors: ['c1'], forests })
    full.play('special sa1 cut-peat').throughJson()
    expect(full.moves()).toEqual(['choose c1', 'done'])
  })

  it('is a Cut Peat for Tool Shed and Forest Hut: the guest works in the round that begins', () => {
    const seat = { goods: { food: 60, fuel: 20, horse: 1, wood: 2 }, forests: ['c2'], hand: [CARD, 'forest-hut'] }
    const t = table(1, { ...seat, played: ['tool-shed'] }).play('major-improvement', 'play forest-hut', 'choose c2')
    t.until((at) => at.asked === 0 && at.state.round === 2 && at.moves().includes('major-improvement'))
    t.play('major-improvement', `play ${CARD}`).toRound(6)
    t.play('special sa1 cut-peat', 'use tool-shed').throughJson()
    expect(t.seat(0)).toMatchObject({ guests: 1, home: 2 })
  })

  it('brings no fuel if it is passed', () => {
    const t = table(1).play('major-improvement', `play ${CARD}`).toRound(5)
    const before = t.seat(0).goods.fuel
    t.play('done')
    expect([t.seat(0).goods.fuel, t.table.moor?.special[0]?.holder]).toEqual([before, null])
  })

  it('needs a moor then', () => {
    const t = table(1, { moors: [] }).play('major-improvement', `play ${CARD}`).toRound(5)
    expect(t.ask).toBe('place')
  })

  it('lays nothing beyond round 14', () => {
    expect(
      table(8)
        .play('major-improvement', `play ${CARD}`)
        .table.promises.map(({ round }) => round),
    ).toEqual([12])
    expect(table(11).play('major-improvement', `play ${CARD}`).table.promises).toEqual([])
  })

  it('alone, uses the card that lies face up, if it offers Cut Peat', () => {
    const pile = ['sa4', 'sa9', 'sa10', 'sa5', 'sa6', 'sa8']
    const up = (card: string) =>
      table(4, {}, { players: 1, special: { [card]: 0 }, pile: pile.filter((other) => other !== card) })
    const t = up('sa7').play('major-improvement', `play ${CARD}`).toRound(8)
    expect(t.moves()).toEqual(['under sa7', 'done'])
    t.play('done')
    expect(t.moves()).toEqual(['special sa7 cut-peat', 'done'])
    t.play('special sa7 cut-peat')
    const none = up('sa9').play('major-improvement', `play ${CARD}`).toRound(8).play('done')
    expect(none.ask).toBe('place')
  })

  it('needs a horse', () => {
    expect(table(1, { goods: { food: 9 } }).canPlay(CARD)).toBe(false)
  })
})
