import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe("Shepherd's Crook (A083)", () => {
  const table = (seat = {}, round = 2) =>
    scenario({ round, seats: [{ goods: { wood: 15 }, played: ['shepherds-crook'], ...seat }, { goods: { wood: 15 } }] })
  /** The sheep of the owner after these moves of one fencing, which ends by itself when no more is possible. */
  const sheep = (fences: string[], seat = {}) => {
    const t = table(seat).play('fencing', ...fences)
    return t.until(({ asked }) => asked === 1).seat(0).goods.sheep ?? 0
  }

  it('stocks a new pasture of 4 spaces or more with 2 sheep, when the fencing is over', () => {
    const t = table().play('fencing', 'fence d1+e1+d2+e2').throughJson()
    expect(t.seat(0).goods.sheep).toBeUndefined()
    t.play('done')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 7, sheep: 2 }, 1])
    expect(t.seat(0).animals).toEqual([{ pen: 'd1', animal: 'sheep', count: 2 }])
    expect(sheep(['fence c1+d1+e1+c2+d2'])).toBe(2)
    expect(sheep(['fence d1+e1+d2'])).toBe(0)
  })

  it('gives 4 sheep for two such pastures made together', () => {
    expect(sheep(['fence d1+e1+d2+e2', 'fence b1+c1+b2+c2'])).toBe(4)
  })

  it('goes by the parts of a new area in the end: 4 + 2 count, 2 + 2 do not (ruling)', () => {
    expect(sheep(['fence c1+d1+e1+c2+d2+e2', 'fence c1+c2'])).toBe(2)
    expect(sheep(['fence d1+e1+d2+e2', 'fence d1+d2'])).toBe(0)
  })

  it('gives nothing for a pasture that is divided', () => {
    const six = { pastures: [['c1', 'd1', 'e1', 'c2', 'd2', 'e2']] }
    expect(sheep(['fence c1+c2'], six)).toBe(0)
  })

  it('counts a new pasture beside an old one, of whatever size that is', () => {
    expect(sheep(['fence b1+c1+b2+c2'], { pastures: [['d1', 'e1', 'd2', 'e2']] })).toBe(2)
    expect(sheep(['fence c1'], { pastures: [['d1', 'e1', 'd2', 'e2']] })).toBe(0)
  })

  it('works with the fences of Farm Redevelopment', () => {
    const t = table({ goods: { wood: 8, clay: 2, reed: 1 } }, 14).play('farm-redevelopment', 'fence d1+e1+d2+e2')
    expect(t.seat(0)).toMatchObject({ house: 'clay', goods: { sheep: 2 } })
  })

  it('asks about animals that find no place', () => {
    const full = { goods: { wood: 8, boar: 1 }, pastures: [] }
    const t = table(full).play('fencing', 'fence d1+e1+d2+e2')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { boar: 1, sheep: 2 }])
    const mixed = table({ goods: { wood: 8, boar: 2, cattle: 2 }, stables: ['e1', 'c3', 'b3'] })
    mixed.play('fencing', 'fence d1+e1+d2+e2').throughJson()
    expect([mixed.asked, mixed.ask]).toEqual([0, 'keep'])
    expect(mixed.moves()).toContain('keep sheep 2 boar 1 cattle 2')
  })

  it('gives nothing for the fences of others, and costs 1 wood', () => {
    const t = table().play('day-laborer', 'fencing', 'fence d1+e1+d2+e2', 'done')
    expect([t.seat(0).goods.sheep, t.seat(1).goods.sheep]).toEqual([undefined, undefined])
    const play = (wood: number) =>
      scenario({ seats: [{ goods: { wood }, hand: ['shepherds-crook'] }] }).play('meeting-place')
    expect(play(1).play('play shepherds-crook').seat(0).goods).toEqual({})
    expect(play(0).asked).toBe(1)
  })
})
