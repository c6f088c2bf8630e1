import { describe, expect, it } from 'vitest'
import { cardNamed } from '../../cards/registry.ts'
import { addCard } from '../../cards/standing.ts'
import { at } from '../../core/at.ts'
import { BOAR } from '../../state/goods.ts'
import { dealtWith, scenario } from '../../testing/scenario.ts'

// Pig Market comes out in round 9, Cattle Market in round 10.
describe('Corral Builder (B170)', () => {
  const table = (seat = {}, round = 8) =>
    scenario({
      players: 5,
      round,
      seats: [
        { goods: { food: 9 }, played: ['corral-builder'], home: 1, ...seat },
        ...Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 1 })),
      ],
    })

  it('may fence one space free when the Pig Market comes out, and again for the Cattle Market', () => {
    const t = table().toRound(9).throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['use corral-builder', 'done']])
    t.play('use corral-builder').throughJson()
    expect(t.moves().every((move) => /^fence [a-e][1-3]$/.test(move))).toBe(true)
    t.play('fence e1')
    expect([t.ask, t.seat(0).fencesLeft, t.seat(0).goods.wood]).toEqual(['place', 11, undefined])
    t.toRound(10)
    expect([t.asked, t.moves()]).toEqual([0, ['use corral-builder', 'done']])
    t.play('use corral-builder')
    expect(t.moves()).toEqual(['fence d1', 'fence e2'])
    expect(t.play('fence e2').toRound(11).ask).toBe('place')
  })

  it('may be left', () => {
    const t = table().toRound(9).play('done')
    expect([t.ask, t.seat(0).pastures]).toEqual(['place', []])
  })

  it('does nothing for other cards, for cards that are out, and for others', () => {
    expect(table({}, 7).toRound(8).ask).toBe('place')
    expect(table({}, 10).toRound(11).ask).toBe('place')
    const other = table({ played: [] })
    addCard(at(other.state.players, 1), { card: cardNamed('corral-builder'), order: 1, data: [] })
    other.state.order = 1
    expect(other.toRound(9).asked).toBe(1)
  })

  it('comes before the goods of the round space, so that they find room', () => {
    const t = table()
    t.state.promises.push({ round: 9, seat: 0, good: BOAR, count: 3, card: cardNamed('corral-builder') })
    t.toRound(9).play('use corral-builder', 'fence e1')
    expect([t.ask, t.seat(0).goods.boar]).toEqual(['place', 3])
    const without = table()
    without.state.promises.push({ round: 9, seat: 0, good: BOAR, count: 3, card: cardNamed('corral-builder') })
    expect(without.toRound(9).play('done').ask).toBe('keep')
  })

  it('needs the pieces: of 2 left, a space with three open sides takes too many', () => {
    const two = table({ pastures: [['c1', 'd1', 'e1', 'e2'], ['e3']] }).toRound(9)
    expect(two.seat(0).fencesLeft).toBe(2)
    expect(two.play('use corral-builder').moves()).toEqual(['fence d2'])
    const none = table({
      pastures: [
        ['c1', 'd1', 'e1'],
        ['c2', 'd2', 'e2'],
      ],
    }).toRound(9)
    expect([none.seat(0).fencesLeft, none.ask]).toEqual([2, 'place'])
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('corral-builder')).toEqual([5, 6])
  })
})
