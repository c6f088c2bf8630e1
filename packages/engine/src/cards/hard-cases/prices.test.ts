import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { craftBonus } from '../../scoring/hand-in.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

const MUCH = { wood: 9, clay: 9, reed: 9, stone: 9 }

describe('Prices and payments', () => {
  const room = (seat: SeatSetup) =>
    scenario({ players: 4, seats: [{ goods: MUCH, ...seat }] })
      .play('farm-expansion', 'room a1')
      .moves()
      .filter((move) => move.startsWith('pay'))
      .sort()

  it('Y01: a clay room with Carpenter, Frame Builder and Brushwood Collector', () => {
    expect(room({ house: 'clay', played: ['carpenter', 'frame-builder', 'brushwood-collector'] })).toEqual(
      ['pay clay 3 reed 2', 'pay wood 1 clay 1 reed 2', 'pay wood 1 clay 3', 'pay wood 2 clay 1'].sort(),
    )
  })

  it("Y02: a wooden room with Carpenter's Parlor and Carpenter: one of the two prices", () => {
    const t = scenario({ seats: [{ goods: { wood: 4, reed: 4 }, played: ['carpenters-parlor', 'carpenter'] }] })
    expect(t.play('farm-expansion', 'room a1').seat(0).goods).toEqual({ wood: 2, reed: 2 })
    const poor = scenario({ seats: [{ goods: { wood: 1, reed: 2 }, played: ['carpenters-parlor', 'carpenter'] }] })
    expect(poor.moves()).not.toContain('farm-expansion')
  })

  it('Y03: replacements come before reductions', () => {
    const at = (goods: object) =>
      scenario({
        players: 3,
        round: 6,
        seats: [{ goods, house: 'clay', played: ['stonecutter', 'frame-builder'] }],
      })
    const ways = at({ wood: 1, reed: 1, stone: 1 }).play('house-redevelopment').moves().sort()
    expect(ways).toEqual(['pay reed 1 stone 1', 'pay wood 1 reed 1'])
    expect(at({ reed: 1 }).moves()).not.toContain('house-redevelopment')
  })

  it('Y04: a Well for nothing is still built', () => {
    const t = scenario({
      players: 5,
      seats: [
        {
          goods: {},
          rooms: ['a1', 'a2', 'a3', 'b1'],
          played: ['master-bricklayer', 'stonecutter', 'lumber-mill', 'junk-room', 'town-clerk'],
        },
      ],
    })
    expect(t.moves()).toContain('major-improvement')
    t.play('major-improvement', 'build well')
    expect([t.seat(0).majors, t.seat(0).goods]).toEqual([['well'], { food: 1 }])
    expect(t.seat(0).played.find(({ card }) => card === 'town-clerk')?.data[0]).toBe(1)
  })

  it('Y05: 2 food with 1 food, 1 grain, 1 vegetable and a Fireplace', () => {
    const at = () =>
      scenario({
        seats: [
          {
            goods: { food: 1, grain: 1, vegetable: 1 },
            majors: ['fireplace-2'],
            hand: ['shifting-cultivation'],
          },
        ],
      }).play('meeting-place', 'play shifting-cultivation')
    expect(at().moves().sort()).toEqual(['cook vegetable 1', 'eat grain 1'])
    expect(at().play('eat grain 1', 'plow b1').seat(0).goods).toEqual({ vegetable: 1 })
    expect(at().play('cook vegetable 1', 'plow b1').seat(0).goods).toEqual({ food: 1, grain: 1 })
  })

  it('Y06: which Fireplace goes back is a choice, and so is paying', () => {
    const at = (clay: number) =>
      scenario({ seats: [{ goods: { clay }, majors: ['fireplace-2', 'fireplace-3'] }] })
        .play('major-improvement')
        .moves()
        .filter((move) => move.startsWith('build cooking-hearth-4'))
    const back = ['build cooking-hearth-4 return fireplace-2', 'build cooking-hearth-4 return fireplace-3']
    expect(at(0)).toEqual(back)
    expect(at(4)).toEqual(['build cooking-hearth-4', ...back])
    // F5: the 4-clay Fireplace lies under the one for 3 clay, so that only this one can be built next.
    const six = scenario({ players: 6, seats: [{ goods: { clay: 9 }, majors: ['fireplace-4'] }] })
    six.play('major-improvement', 'build cooking-hearth-4 return fireplace-4')
    expect(six.table.majors).toContain('fireplace-3')
    expect(six.table.majors).not.toContain('fireplace-4')
  })

  it('Y07: of 4 fences 1, 2 or 3 may be of clay', () => {
    const t = scenario({ round: 2, seats: [{ goods: { wood: 3, clay: 3 }, played: ['rammed-clay'] }] })
    t.play('fencing', 'fence e1')
    expect(t.moves().sort()).toEqual(['pay wood 1 clay 3', 'pay wood 2 clay 2', 'pay wood 3 clay 1'])
  })

  it('Y08: two Joineries hand in for most points, then keep most wood', () => {
    const score = (wood: number) => {
      const seat = { goods: { wood }, majors: ['joinery', 'joinery-b'] }
      return craftBonus(at(scenario({ players: 6, cards: 'none', seats: [seat] }).state.players, 0))
    }
    expect([score(10), score(8)]).toMatchObject([
      { points: 4, spent: 10 },
      { points: 3, spent: 7 },
    ])
  })

  it('Y09: Broch takes 4 of 5 stone for 2 points, and all it can for more', () => {
    const points = (stone: number) =>
      craftBonus(at(scenario({ seats: [{ goods: { stone }, played: ['broch'] }] }).state.players, 0))
    expect([1, 2, 3, 4, 5, 6, 9].map((stone) => points(stone).points)).toEqual([0, 1, 1, 2, 2, 3, 3])
    expect([3, 5, 9].map((stone) => points(stone).spent)).toEqual([2, 4, 6])
  })

  it('Y10: Grocer sells only what the order of its pile allows', () => {
    const t = scenario({
      round: 6,
      seats: [{ goods: { clay: 2, food: 3 }, played: ['grocer'] }],
    }).play('house-redevelopment')
    expect(t.moves()).toEqual(['use grocer wood 1'])
    t.play('use grocer wood 1', 'use grocer grain 1')
    expect(t.moves().filter((move) => move.startsWith('use'))).toEqual(['use grocer reed 1'])
    expect(t.play('use grocer reed 1').seat(0)).toMatchObject({ house: 'clay', goods: { wood: 1, grain: 1 } })
  })
})
