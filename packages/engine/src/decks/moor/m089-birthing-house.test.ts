import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Birthing House (M089)', () => {
  const table = (seat = {}, round = 5) =>
    scenario({
      moor: 2,
      round,
      seats: [{ goods: {}, rooms: ['a1', 'a2', 'a3'], played: ['birthing-house'], ...seat }, { goods: {} }],
    })

  it('gives 1 food, 1 fuel and 1 point after each Family Growth', () => {
    const t = table().throughJson().play('basic-wish-for-children')
    expect([t.seat(0).goods, t.score(0, 'bonus'), t.score(0, 'cards')]).toEqual([{ fuel: 1, food: 1 }, 1, 2])
  })

  it('counts growth without room too', () => {
    const t = table({ rooms: ['a1', 'a2'] }, 12).play('urgent-wish-for-children')
    expect([t.seat(0).goods, t.score(0, 'bonus')]).toEqual([{ fuel: 1, food: 1 }, 1])
  })

  it('does not count growth before it was played, nor that of others', () => {
    const t = scenario({
      moor: 2,
      round: 5,
      seats: [{ goods: { clay: 2, stone: 1 }, rooms: ['a1', 'a2', 'a3'], hand: ['birthing-house'] }],
    })
    t.play('basic-wish-for-children', 'play birthing-house')
    expect([t.seat(0).goods, t.seat(0).people, t.score(0, 'bonus')]).toEqual([{}, 3, 0])
    const other = scenario({
      moor: 2,
      round: 5,
      seats: [
        { goods: {}, played: ['birthing-house'] },
        { goods: {}, rooms: ['a1', 'a2', 'a3'] },
      ],
    })
    expect(other.play('forest', 'basic-wish-for-children').seat(0).goods).toEqual({ wood: 3 })
  })
})
