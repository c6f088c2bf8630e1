import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CARD = 'agricultural-implement'

describe('Agricultural Implement (M054)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ moor: 2, round: 13, seats: [{ goods: {}, played: [CARD], moors: ['e1'], ...seat }], ...more })

  it('takes a special action card after Farmland and carries out one of its actions', () => {
    const t = table().play('farmland', 'plow c1').throughJson()
    expect(t.moves()).toEqual([`use ${CARD}`, 'done'])
    t.play(`use ${CARD}`).throughJson()
    expect(t.moves()).toEqual(['special sa1 cut-peat', 'special sa2 hiring-fair'])
    t.play('special sa1 cut-peat')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { fuel: 3 }])
    expect(t.table.moor?.special[0]).toMatchObject({ card: 'sa1', holder: 0, down: false })
  })

  it('does so after Cultivation, with nobody left at home', () => {
    const t = table({ home: 1, goods: { grain: 1 } }).play('cultivation', 'plow c1', 'sow grain c1', `use ${CARD}`)
    expect(t.play('special sa1 cut-peat').seat(0)).toMatchObject({ home: 0, goods: { fuel: 3 } })
  })

  it('pays 2 food for a card of another player; own and face-down ones are out', () => {
    const others = table({ goods: { food: 2 } }, { special: { sa1: 1, sa2: '1 down' } }).play('farmland', 'plow c1')
    others.play(`use ${CARD}`)
    expect(others.moves()).toEqual(['special sa1 cut-peat'])
    others.play('special sa1 cut-peat')
    expect(others.seat(0).goods).toEqual({ fuel: 3 })
    expect(others.table.moor?.special[0]).toMatchObject({ holder: 0, down: true })
    expect(table({}, { special: { sa1: 1, sa2: 1 } }).play('farmland', 'plow c1').asked).toBe(1)
    expect(table({}, { special: { sa1: 0, sa2: 0 } }).play('farmland', 'plow c1').asked).toBe(1)
  })

  it('alone, uses the card that lies face up, which is then gone unless it is kept', () => {
    const t = table({ goods: { food: 2 } }, { players: 1, special: { sa7: 0 }, pile: ['sa1', 'sa2'] })
    t.play('farmland', 'plow c1', `use ${CARD}`).throughJson()
    expect(t.moves()).toEqual(['special sa7 cut-peat'])
    t.play('special sa7 cut-peat')
    expect(t.moves()).toEqual(['pay food 2', 'done'])
    expect(t.play('done').table.moor?.special).toEqual([])
  })

  it('may be left, and is silent elsewhere', () => {
    expect(table().play('farmland', 'plow c1', 'done').asked).toBe(1)
    expect(table().play('day-laborer').asked).toBe(1)
  })

  it('costs 1 wood', () => {
    const open = (wood: number) => table({ goods: { wood }, played: [], hand: [CARD] }).canPlay(CARD)
    expect([open(1), open(0)]).toEqual([true, false])
  })
})
