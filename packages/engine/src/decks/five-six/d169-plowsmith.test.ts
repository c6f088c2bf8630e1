import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Plowsmith (D169)', () => {
  const table = (lying: { [space: string]: number }, seat: SeatSetup = {}, other: SeatSetup = {}, starting = 1) =>
    scenario({
      players: 5,
      starting,
      lying,
      seats: [
        { goods: { food: 1 }, played: ['plowsmith'], ...seat },
        { goods: {}, ...other },
      ],
    })

  it("may pay 1 food to plow in another's turn, when that player takes 4 wood from a space", () => {
    const t = table({ grove: 4 }).play('grove').throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['use plowsmith', 'done']])
    t.play('use plowsmith').throughJson().play('plow c1')
    expect(t.seat(0).fields).toMatchObject([{ cell: 'c1' }])
    expect([t.seat(0).goods, t.seat(1).goods, t.asked]).toEqual([{}, { wood: 4 }, 2])
  })

  it('may be left', () => {
    const t = table({ grove: 4 }).play('grove', 'done')
    expect([t.seat(0).fields, t.seat(0).goods, t.asked]).toEqual([[], { food: 1 }, 2])
  })

  it('looks at the wood of the space: not at less, not at other goods, not at what the user has', () => {
    expect(table({ forest: 3 }, {}, { goods: { wood: 9 } }).play('forest').asked).toBe(2)
    expect(table({ hollow: 6 }).play('hollow').asked).toBe(2)
    expect(table({ 'riverbank-forest': 3 }).play('riverbank-forest').asked).toBe(2)
    expect(table({ 'riverbank-forest': 4 }).play('riverbank-forest').asked).toBe(0)
  })

  it('may be paid with grain, and is not offered without food or a place for a field', () => {
    const t = table({ grove: 4 }, { goods: { grain: 1 } }).play('grove', 'use plowsmith', 'plow c1')
    expect(t.moves()).toEqual(['eat grain 1'])
    expect(t.play('eat grain 1').seat(0).goods).toEqual({})
    expect(table({ grove: 4 }, { goods: {} }).play('grove').asked).toBe(2)
    const full = ['b', 'c', 'd', 'e'].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`))
    expect(table({ grove: 4 }, { fields: [...full, 'a1'] }).play('grove').asked).toBe(2)
  })

  it('does not watch its owner', () => {
    expect(table({ grove: 4 }, {}, {}, 0).play('grove').asked).toBe(1)
  })

  it('comes with the taking: wood that Basket lays back afterwards changes nothing', () => {
    const t = table({ grove: 4 }, {}, { played: ['basket'] }).play('grove')
    expect([t.asked, t.moves()]).toEqual([0, ['use plowsmith', 'done']])
    t.play('use plowsmith', 'plow c1')
    expect([t.asked, t.moves()]).toEqual([1, ['use basket', 'done']])
    expect(t.play('use basket').lying('grove')).toBe(2)
  })

  it('sees only what was really taken from the space', () => {
    const worker = { played: ['part-time-worker'] }
    expect(table({ grove: 6 }, {}, worker).play('grove', 'use part-time-worker').asked).toBe(2)
    expect(table({ grove: 6 }, {}, worker).play('grove', 'done').asked).toBe(0)
  })
})
