import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Peat Boat (M081)', () => {
  const table = (goods: object, seat = {}) => scenario({ moor: 2, seats: [{ goods, played: ['peat-boat'], ...seat }] })
  const sales = (goods: object) =>
    table(goods)
      .extras()
      .filter((move) => move.startsWith('use peat-boat'))

  it('sells fuel at any time, building resources in pairs of one kind', () => {
    expect(sales({ fuel: 4 })).toEqual([
      'use peat-boat wood 2',
      'use peat-boat clay 2',
      'use peat-boat reed 2',
      'use peat-boat stone 2',
      'use peat-boat sheep 1',
      'use peat-boat food 1',
    ])
    const t = table({ fuel: 7 }).play('use peat-boat stone 2').throughJson().play('use peat-boat clay 2')
    expect(t.seat(0).goods).toEqual({ clay: 2, stone: 2 })
    expect(table({ fuel: 3 }).play('use peat-boat food 1').seat(0).goods).toEqual({ food: 1 })
  })

  it('offers what the fuel reaches for', () => {
    expect(sales({ fuel: 3 })).not.toContain('use peat-boat reed 2')
    expect(sales({ fuel: 2 })).toEqual(['use peat-boat sheep 1'])
    expect(sales({ fuel: 1 })).toEqual([])
    expect(table({ fuel: 9 }).refusal('use peat-boat wood 1')?.refused).toBe('illegal-move')
  })

  it('raises food by a sheep that is cooked at once, though it finds no place', () => {
    const t = scenario({
      moor: 2,
      special: { sa1: 1 },
      seats: [{ goods: { fuel: 2, boar: 1 }, moors: ['c1'], majors: ['fireplace-2'], played: ['peat-boat'] }],
    })
    t.play('special sa1 cut-peat', 'use peat-boat sheep 1').throughJson()
    expect([t.ask, t.moves()]).toEqual(['keep', ['keep boar 1', 'keep sheep 1']])
    expect(t.play('keep boar 1').seat(0).goods).toEqual({ boar: 1, fuel: 3 })
  })

  it('pays for the card of another player and then for its action, however much else could be bought', () => {
    const seats = [{ goods: { wood: 26, sheep: 5 }, stables: ['a1', 'e2', 'b3', 'c3'], played: ['peat-boat'] }]
    const t = scenario({ players: 5, moor: 2, special: { sa9: 1 }, seats }).play('special sa9 horse-coper')
    expect([t.ask, t.throughJson().moves()]).toEqual(['pay', ['fuel 1']])
    const sold = Array.from({ length: 3 }, () => ['fuel 1', 'fuel 1', 'fuel 1', 'use peat-boat food 1']).flat()
    t.play(...sold)
    expect(t.seat(0).goods).toMatchObject({ wood: 17, sheep: 5, horse: 1 })
  })

  it('pays for fences with fuel of another card, however much else could be bought with it', () => {
    const goods = { wood: 3, clay: 1, reed: 2, stone: 4, grain: 3, vegetable: 1, horse: 1, fuel: 4, food: 15 }
    const seats = [{ goods, crops: { e3: 'grain 2' }, played: ['peat-boat', 'winter-storehouse'] }]
    const t = scenario({ players: 3, moor: 2, round: 7, seats }).play('fencing')
    t.play('fence b1+b2+c2').until(({ ask }) => ask !== 'pay')
    expect(t.seat(0).pastures).toHaveLength(1)
  })

  it('asks about a sheep that finds no place', () => {
    const t = table({ fuel: 2, boar: 1 }).play('use peat-boat sheep 1').throughJson()
    expect(t.ask).toBe('keep')
    expect(t.play('keep boar 1').seat(0).goods).toEqual({ boar: 1 })
  })

  it('counts where something has to be paid, wood fed in as fuel included, and never goes round in circles', () => {
    const t = table({ wood: 4 }, { majors: ['furniture-stall', 'ceramics-stall'] })
    expect(t.play('major-improvement').moves()).toContain('build peat-charcoal-kiln')
    t.play('build peat-charcoal-kiln').throughJson()
    t.until(({ ask }) => ask !== 'pay')
    expect(t.seat(0).played.map(({ card }) => card)).toContain('peat-boat')
    expect(t.seat(0).majors).toContain('peat-charcoal-kiln')
    expect(table({ wood: 2 }).refusal('major-improvement')).not.toBeNull()
  })

  it('costs 3 wood and 2 reed', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { wood: 3, reed: 2 }, hand: ['peat-boat'] }] })
    t.play('major-improvement', 'play peat-boat')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 3])
  })
})
