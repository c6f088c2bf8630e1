import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Livestock Market (M031)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({
      moor: 2,
      seats: [{ goods, hand: ['livestock-market'], pastures: [['c1', 'd1'], ['e1', 'e2'], ['d2']], ...seat }],
    })
  const play = (goods: object, seat = {}) => table(goods, seat).play('major-improvement', 'play livestock-market')

  it('moves up to three animals one step up, all together', () => {
    const t = play({ sheep: 4, boar: 1 }).throughJson()
    expect(t.moves()).toContain('take boar 2 cattle 1')
    t.play('take boar 2 cattle 1')
    expect(t.seat(0).goods).toEqual({ sheep: 2, boar: 2, cattle: 1 })
    expect(t.seat(1).hand?.minors).toEqual(['livestock-market'])
  })

  it('never moves an animal twice, nor a horse', () => {
    const moves = play({ sheep: 4, boar: 1 }).moves()
    expect(moves).not.toContain('take cattle 2')
    expect(moves.filter((move) => move.includes('horse'))).toEqual([])
    expect(play({ horse: 5 }).asked).toBe(1)
  })

  it('moves three at the most, or none', () => {
    expect(play({ cattle: 5 }).moves()).toEqual(['take horse 1', 'take horse 2', 'take horse 3', 'done'])
    expect(play({ cattle: 5 }).play('done').seat(0).goods).toEqual({ cattle: 5 })
  })

  it('only leads to herds that can be housed (ruling)', () => {
    const full = { pastures: [['c1', 'd1']], stables: [] }
    expect(play({ sheep: 5 }, full).moves()).toEqual(['take boar 1', 'done'])
  })

  it('leaves no kind without animals in between: the place of Highland Cattle stays', () => {
    // Two pastures for sheep and boars, the house, and one place for cattle on the card.
    const seat = { pastures: [['c1'], ['d1']], played: ['highland-cattle'] }
    const t = play({ sheep: 2, boar: 2, cattle: 1 }, seat)
    t.play('take cattle 1 horse 1').throughJson()
    expect([t.asked, t.seat(0).goods]).toEqual([1, { sheep: 2, boar: 1, cattle: 1, horse: 1 }])
    expect(t.seat(0).animals).toContainEqual({ pen: 'highland-cattle', animal: 'cattle', count: 1 })
  })

  it('counts an animal that stands with another player (M11)', () => {
    const seats = [
      {
        goods: { sheep: 5 },
        pastures: [['c1', 'd1']],
        stables: [],
        hand: ['livestock-market'],
        house: 'wood' as const,
      },
      { played: ['night-pasture'] },
    ]
    const t = scenario({ moor: 2, seats })
    t.play('arrange c1 sheep 4, night-pasture sheep 1')
    expect(t.canPlay('livestock-market')).toBe(true)
  })

  it('needs 5 animals of any kind', () => {
    expect(table({ sheep: 2, boar: 2 }).canPlay('livestock-market')).toBe(false)
    expect(table({ sheep: 2, boar: 2, horse: 1 }).canPlay('livestock-market')).toBe(true)
  })
})
