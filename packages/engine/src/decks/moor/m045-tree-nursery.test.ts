import { describe, expect, it } from 'vitest'
import { cardNamed } from '../../cards/registry.ts'
import { addCard } from '../../cards/standing.ts'
import { at } from '../../core/at.ts'
import { scenario } from '../../testing/scenario.ts'

describe('Tree Nursery (M045)', () => {
  const table = (seat = {}) =>
    scenario({
      moor: 2,
      round: 10,
      seats: [{ goods: { wood: 1, food: 50, fuel: 50 }, hand: ['tree-nursery'], ...seat }],
    })

  it('lays a forest on rounds 12 and 13, each of which may come onto the farm', () => {
    const t = table().play('major-improvement', 'play tree-nursery')
    expect(t.table.promises.map(({ round, what }) => [round, what])).toEqual([
      [12, 'forest'],
      [13, 'forest'],
    ])
    t.toRound(12).throughJson().play('choose c2').toRound(13).play('done')
    expect([t.farm(0).forests, t.table.promises]).toEqual([['c2'], []])
  })

  it('lays its forest before an animal of the same round space comes, which may live there with Home Wood', () => {
    const seat = { goods: { wood: 5, food: 50, fuel: 50, horse: 1 }, hand: ['tree-nursery'] }
    const t = table(seat).play('major-improvement', 'play tree-nursery')
    t.state.players[0]?.hand.push(cardNamed('flatboat'))
    t.until((at) => at.asked === 0 && at.state.round === 11 && at.moves().includes('major-improvement'))
    t.play('major-improvement', 'play flatboat')
    addCard(at(t.state.players, 0), { card: cardNamed('home-wood'), order: ++t.state.order, data: [] })
    t.toRound(13).throughJson()
    expect([t.seat(0).goods.horse, t.moves().includes('choose c2')]).toEqual([1, true])
    t.play('choose c2')
    expect([t.ask, t.seat(0).goods.horse]).toEqual(['place', 2])
  })

  it('costs 1 wood and wants no improvement on the table; a travelling card is none', () => {
    expect(table({ goods: { food: 1 } }).canPlay('tree-nursery')).toBe(false)
    expect(table({ majors: ['well'] }).canPlay('tree-nursery')).toBe(false)
    expect(table({ played: ['peat-moss'] }).canPlay('tree-nursery')).toBe(false)
    const t = table({ hand: ['tree-nursery', 'peat-burn-off'] }).play('major-improvement', 'play peat-burn-off')
    t.until((at) => at.asked === 0 && at.state.round === 11)
    expect(t.canPlay('tree-nursery')).toBe(true)
  })
})
