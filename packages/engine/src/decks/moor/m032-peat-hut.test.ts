import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const WISH = 'basic-wish-for-children'
const RENOVATION = 'house-redevelopment'

describe('Peat Hut (M032)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ moor: 2, round: 6, seats: [{ goods: {}, played: ['peat-hut'], ...seat }], ...more })

  it('is a home for one person', () => {
    expect(table().play(WISH).seat(0).people).toBe(3)
    expect(table({ people: 3 }).moves()).not.toContain(WISH)
    expect(table({ played: [] }).moves()).not.toContain(WISH)
  })

  it('adds 1 fuel to the heating bill, before reductions and caps', () => {
    expect(table().seat(0).heating).toBe(3)
    expect(table({ house: 'stone' }).seat(0).heating).toBe(1)
    expect(table({ house: 'clay', majors: ['furnace'] }).seat(0).heating).toBe(1)
    expect(table({ majors: ['heating-stove'] }).seat(0).heating).toBe(1)
  })

  it('makes somebody ill if its fuel is not paid', () => {
    const t = table({ goods: { food: 9, fuel: 2 } }, { round: 4 }).toAsk('feed')
    t.play('heat fuel 2')
    expect(t.seat(0).ill).toBe(1)
  })

  it('gives way to a wooden room for nothing instead of a renovation', () => {
    const t = table().play(RENOVATION).throughJson()
    expect(t.moves()).toEqual(['choose a1', 'choose b2', 'choose b3'])
    t.play('choose a1').throughJson()
    expect(t.seat(0)).toMatchObject({ house: 'wood', rooms: ['a1', 'a2', 'a3'], played: [], heating: 3 })
    expect(t.state.gone.map(({ seat }) => seat)).toEqual([-1])
  })

  it('leaves the choice to renovate', () => {
    const t = table({ goods: { clay: 2, reed: 1 } }).play(RENOVATION)
    expect(t.moves()).toEqual(['renovate clay', 'choose a1', 'choose b2', 'choose b3'])
    expect(t.play('renovate clay').seat(0)).toMatchObject({ house: 'clay', heating: 2 })
  })

  it('does so in a wooden hut only, and where there is a place for a room', () => {
    expect(table({ house: 'clay' }).refusal(RENOVATION)).not.toBeNull()
    expect(table({ moors: ['a1', 'b2', 'b3'] }).refusal(RENOVATION)).not.toBeNull()
  })

  it('lets the improvement step follow', () => {
    const t = table({ goods: { clay: 2 } }).play(RENOVATION, 'choose a1')
    expect(t.moves()).toContain('build fireplace-2')
  })

  it('is no renovation for Mining Hammer, and barred by Mantlepiece (ruling)', () => {
    const hammer = table({ played: ['peat-hut', 'mining-hammer'] }).play(RENOVATION, 'choose a1')
    expect([hammer.asked, hammer.seat(0).stables]).toEqual([1, []])
    expect(table({ played: ['peat-hut', 'mantlepiece'] }).refusal(RENOVATION)).not.toBeNull()
  })

  it('gives way to a room with every card that grants a renovation, but needs one that this house could have', () => {
    const level3 = (played: string[], goods = {}) =>
      scenario({ moor: 3, round: 7, seats: [{ goods, played: ['peat-hut', ...played] }] })
    const SWAP = ['choose a1', 'choose b2', 'choose b3']
    expect(level3(['cottager']).play('day-laborer', 'use cottager').moves()).toEqual(SWAP)
    expect(level3(['hay-wagon']).play('forest', 'use hay-wagon').moves()).toEqual(SWAP)
    expect(level3(['fast-mason']).play('clay-pit', 'use fast-mason').moves()).toEqual(SWAP)
    // To stone goes a clay hut, or a wooden one with Conservator.
    expect(level3(['fast-mason']).play('western-quarry').asked).toBe(1)
    expect(level3(['fast-mason', 'conservator']).play('western-quarry', 'use fast-mason').moves()).toEqual(SWAP)
  })

  it('is a room that was added for Wall Builder and for Carpenter’s Boy (ruling)', () => {
    const t = scenario({
      moor: 3,
      round: 6,
      seats: [
        { goods: {}, played: ['peat-hut', 'wall-builder'] },
        { goods: {}, played: ['carpenters-boy'] },
      ],
    }).play(RENOVATION, 'choose a1')
    expect([t.moves(), t.seat(1).goods]).toEqual([['use wall-builder', 'done'], { wood: 1 }])
  })

  it('gives way before the fences of Farm Redevelopment too', () => {
    const t = table({ goods: { wood: 4 } }, { round: 14 })
      .play('farm-redevelopment', 'choose b2')
      .throughJson()
    expect([t.seat(0).rooms, t.moves().includes('fence e1')]).toEqual([['a2', 'b2', 'a3'], true])
  })

  it('is no room', () => {
    const hand = { hand: ['moor-birch-trees'], goods: { food: 1 } }
    expect(table(hand).canPlay('moor-birch-trees')).toBe(false)
    expect(table().score(0, 'cards')).toBe(1)
  })

  it('costs 5 fuel and 2 reed', () => {
    const open = (goods: object) => table({ goods, played: [], hand: ['peat-hut'] }).canPlay('peat-hut')
    expect([open({ fuel: 5, reed: 2 }), open({ fuel: 4, reed: 2 }), open({ fuel: 5, reed: 1 })]).toEqual([
      true,
      false,
      false,
    ])
  })
})
