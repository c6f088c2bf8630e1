import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Out on the Wallaby (M028)', () => {
  const play = (...majors: string[]) =>
    scenario({ moor: 2, seats: [{ goods: {}, hand: ['out-on-the-wallaby'], majors }] }).play(
      'major-improvement',
      'play out-on-the-wallaby',
    )

  it('pays for each craft building', () => {
    expect(play('joinery').seat(0).goods).toEqual({ wood: 3 })
    expect(play('pottery').seat(0).goods).toEqual({ clay: 3 })
    expect(play('basketmakers-workshop').seat(0).goods).toEqual({ reed: 2 })
    expect(play('joinery', 'pottery', 'basketmakers-workshop').seat(0).goods).toEqual({ wood: 3, clay: 3, reed: 2 })
  })

  it('pays nothing for stalls and other majors, and goes to the left', () => {
    const t = play('furniture-stall', 'ceramics-stall', 'basket-stall', 'well')
    expect([t.seat(0).goods, t.seat(1).hand?.minors]).toEqual([{}, ['out-on-the-wallaby']])
  })
})
