import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Hay Wagon (M061)', () => {
  const table = (seat = {}, lying = {}, more = {}) =>
    scenario({
      moor: 2,
      round: 11,
      seats: [{ goods: { wood: 5, reed: 2, clay: 2 }, played: ['hay-wagon'], ...seat }],
      lying,
      ...more,
    })
  const OFFER = ['use hay-wagon', 'done']

  it('builds rooms or renovates after a rich accumulation space', () => {
    const t = table().play('forest').throughJson()
    expect(t.moves()).toEqual(OFFER)
    t.play('use hay-wagon').throughJson()
    expect(t.moves()).toContain('room a1')
    expect(t.moves()).toContain('renovate clay')
    expect(t.play('room a1').seat(0)).toMatchObject({ goods: { wood: 3, clay: 2 }, rooms: ['a1', 'a2', 'a3'] })
    expect(table().play('forest', 'use hay-wagon', 'renovate clay').seat(0).house).toBe('clay')
  })

  it('takes one of the two, and no improvement after it', () => {
    const t = table({ majors: [], goods: { wood: 5, reed: 4, clay: 9 } }).play(
      'forest',
      'use hay-wagon',
      'renovate clay',
    )
    expect(t.asked).toBe(1)
  })

  it('asks for 3 wood, 3 clay, 2 reed or 2 stone that come off one space', () => {
    const offered = (space: string, n: number) => table({}, { [space]: n }).play(space).asked === 0
    expect([offered('forest', 2), offered('forest', 3)]).toEqual([false, true])
    expect([offered('clay-pit', 2), offered('clay-pit', 3)]).toEqual([false, true])
    expect([offered('reed-bank', 1), offered('reed-bank', 2)]).toEqual([false, true])
    expect([offered('western-quarry', 1), offered('western-quarry', 2)]).toEqual([false, true])
    expect(offered('fishing', 5)).toBe(false)
  })

  it('does not count what cards add', () => {
    const t = table({ played: ['hay-wagon', 'canoe'] }, { 'reed-bank': 1 }).play('fishing')
    expect(t.asked).toBe(1)
  })

  it('builds several rooms in one action, after which Building Plan acts', () => {
    const t = table({ goods: { wood: 7, reed: 4 }, played: ['hay-wagon', 'building-plan'] }).play('forest')
    t.play('use hay-wagon', 'room a1').throughJson().play('room b1').throughJson()
    expect(t.moves()).toContain('choose e3')
  })

  it('does not count what Part-Time Worker leaves there', () => {
    const t = scenario({
      moor: 3,
      lying: { forest: 4 },
      seats: [{ goods: { wood: 5, reed: 2 }, stables: ['c1'], played: ['hay-wagon', 'part-time-worker'] }],
    }).play('forest')
    expect(t.play('use part-time-worker').asked).toBe(1)
  })

  it('is not offered to whoever can do neither', () => {
    expect(table({ goods: {} }).play('forest').asked).toBe(1)
  })

  it('needs 2 horses and 2 wood, and is worth a point', () => {
    const open = (goods: object) =>
      table({ goods, pastures: [['e1']], played: [], hand: ['hay-wagon'] }).canPlay('hay-wagon')
    expect([open({ wood: 2, horse: 2 }), open({ wood: 1, horse: 2 }), open({ wood: 2, horse: 1 })]).toEqual([
      true,
      false,
      false,
    ])
  })
})
