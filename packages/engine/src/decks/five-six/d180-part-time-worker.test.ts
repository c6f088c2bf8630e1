import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Part-Time Worker (D180)', () => {
  const table = (lying: { [space: string]: number }, seat: SeatSetup = {}, more = {}) =>
    scenario({
      players: 5,
      round: 10,
      lying,
      seats: [{ goods: {}, played: ['part-time-worker'], ...seat }, { goods: {} }],
      ...more,
    })

  it('may leave half of 2, 4 or 6 goods on the space for a sheep, a boar, a cattle', () => {
    for (const [n, animal] of [
      [2, 'sheep'],
      [4, 'boar'],
      [6, 'cattle'],
    ] as const) {
      const t = table({ forest: n }).play('forest').throughJson()
      expect(t.moves()).toEqual(['use part-time-worker', 'done'])
      t.play('use part-time-worker').throughJson()
      expect([t.seat(0).goods, t.lying('forest'), t.asked]).toEqual([{ wood: n / 2, [animal]: 1 }, n / 2, 1])
    }
  })

  it('may be left: then everything is taken', () => {
    const t = table({ forest: 4 }).play('forest', 'done')
    expect([t.seat(0).goods, t.lying('forest')]).toEqual([{ wood: 4 }, 0])
  })

  it('asks for exactly these numbers', () => {
    for (const n of [1, 3, 5, 7, 8]) {
      const t = table({ forest: n }).play('forest')
      expect([t.asked, t.lying('forest')]).toEqual([1, 0])
    }
  })

  it('takes everything again at the next use', () => {
    const t = table({ forest: 2 }).play('forest', 'use part-time-worker')
    t.until((at) => at.asked === 0 && at.ask === 'place').play('hollow')
    expect([t.seat(0).goods.clay, t.lying('hollow')]).toEqual([3, 0])
  })

  it('works on every accumulation space, the markets included', () => {
    for (const space of ['clay-pit', 'reed-bank', 'fishing', 'western-quarry', 'grove', 'traveling-players']) {
      const t = table({ [space]: 2 }).play(space, 'use part-time-worker')
      expect([space, t.lying(space), t.seat(0).goods.sheep]).toEqual([space, 1, 1])
    }
    const sheep = table({ 'sheep-market': 2 }, { pastures: [['e1']] }).play('sheep-market', 'use part-time-worker')
    expect([sheep.seat(0).goods, sheep.lying('sheep-market')]).toEqual([{ sheep: 2 }, 1])
  })

  it('does not count what a space gives from the supply, nor spaces that only give', () => {
    const t = table({ 'riverbank-forest': 1 }).play('riverbank-forest')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 1, reed: 1 }, 1])
    expect(table({ 'riverbank-forest': 2 }).play('riverbank-forest').moves()).toContain('use part-time-worker')
    expect(table({}).play('day-laborer').asked).toBe(1)
  })

  it('counts wood that Basket has laid on the space', () => {
    const t = table({ forest: 2 }, { played: ['part-time-worker', 'basket'], home: 1 })
    t.play('forest', 'done', 'use basket')
    expect([t.lying('forest'), t.seat(0).goods]).toEqual([2, { food: 3 }])
  })

  it('remembers what stays while the animal looks for a place', () => {
    const t = table({ forest: 4 }, { goods: { sheep: 1 } })
      .play('forest', 'use part-time-worker')
      .throughJson()
    expect([t.ask, t.lying('forest'), t.seat(0).goods.wood]).toEqual(['keep', 4, undefined])
    t.play('keep boar 1')
    expect([t.seat(0).goods, t.lying('forest')]).toEqual([{ wood: 2, boar: 1 }, 2])
  })

  it('does nothing for others', () => {
    const t = table({ forest: 4 }).play('clay-pit', 'forest')
    expect([t.seat(1).goods, t.asked]).toEqual([{ wood: 4 }, 2])
  })
})
