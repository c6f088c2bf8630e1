import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Wall Builder (A111)', () => {
  const table = (round = 1, goods: object = { wood: 10, reed: 4 }) =>
    scenario({ round, seats: [{ goods, played: ['wall-builder'] }, { goods }] })
  const promises = (t: ReturnType<typeof table>) =>
    t.table.promises.map(({ round, seat, what, count }) => `${seat}: ${round} ${what} ${count}`)

  it('lays 1 food on each of the next four round spaces after building a room', () => {
    const t = table(3).play('farm-expansion', 'room a1', 'done').throughJson()
    expect([t.moves(), promises(t)]).toEqual([['use wall-builder', 'done'], []])
    t.play('use wall-builder')
    expect(promises(t)).toEqual(['0: 4 food 1', '0: 5 food 1', '0: 6 food 1', '0: 7 food 1'])
    expect(t.asked).toBe(1)
  })

  it('gives the food when those rounds begin', () => {
    const t = table().play('farm-expansion', 'room a1', 'done', 'use wall-builder').toRound(2)
    expect(t.events).toContainEqual({ event: 'got', seat: 0, from: 'round', goods: { food: 1 } })
  })

  it('counts the action, not the rooms', () => {
    const t = table().play('farm-expansion', 'room a1', 'room b1')
    expect(t.moves()).toEqual(['use wall-builder', 'done'])
    expect([promises(t.play('use wall-builder')).length, t.asked]).toEqual([4, 1])
  })

  it('comes when the rooms are finished, before the stables of the same space', () => {
    const t = table(1, { wood: 7, reed: 2 }).play('farm-expansion', 'room a1', 'stable c1')
    expect(t.moves()).toEqual(['use wall-builder', 'done'])
    expect(t.play('use wall-builder').seat(0)).toEqual(expect.objectContaining({ goods: {}, stables: ['c1'] }))
  })

  it('may be left', () => {
    expect(promises(table().play('farm-expansion', 'room a1', 'done', 'done'))).toEqual([])
  })

  it('loses what would lie beyond round 14, and offers nothing in the last round', () => {
    const late = table(12).play('farm-expansion', 'room a1', 'room b1', 'use wall-builder')
    expect(promises(late)).toEqual(['0: 13 food 1', '0: 14 food 1'])
    expect(table(14).play('farm-expansion', 'room a1', 'room b1').asked).toBe(1)
  })

  it('does nothing for stables, renovations and the rooms of others', () => {
    expect(table(1, { wood: 2 }).play('farm-expansion', 'stable c1').asked).toBe(1)
    expect(table(6, { clay: 2, reed: 1 }).play('house-redevelopment').asked).toBe(1)
    const other = table().play('forest', 'farm-expansion', 'room a1', 'room b1')
    expect([other.asked, other.ask]).toEqual([0, 'place'])
  })
})
