import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Places for animals', () => {
  it('K01: Drinking Trough adds 2 to a pasture, after doubling, and to nothing else', () => {
    const seat = { pastures: [['e1']], stables: ['e1', 'c1'], played: ['drinking-trough'] }
    const t = scenario({ seats: [seat] })
    expect(t.seat(0).pastures).toEqual([{ cells: ['e1'], capacity: 6 }])
    const most = (sheep: number) =>
      scenario({ round: 4, lying: { 'sheep-market': sheep }, seats: [{ goods: {}, ...seat }] }).play('sheep-market')
        .asked === 1
    // 6 in the pasture, 1 in the other stable, 1 in the house.
    expect([most(8), most(9)]).toEqual([true, false])
  })

  it('K02: with Animal Tamer three rooms hold a sheep, a boar and a cattle', () => {
    const at = (played: string[]) =>
      scenario({
        round: 10,
        seats: [{ goods: { sheep: 1, boar: 1 }, rooms: ['a1', 'a2', 'a3'], played }],
      }).play('cattle-market')
    expect([at(['animal-tamer']).seat(0).goods, at(['animal-tamer']).asked]).toEqual([
      { sheep: 1, boar: 1, cattle: 1 },
      1,
    ])
    expect(at([]).ask).toBe('keep')
  })

  it('K03: the sheep that Young Animal Market costs makes room for its cattle', () => {
    const t = scenario({ seats: [{ goods: { sheep: 1 }, hand: ['young-animal-market'] }] })
    t.play('meeting-place', 'play young-animal-market')
    expect([t.seat(0).goods, t.asked]).toEqual([{ cattle: 1 }, 1])
    expect(t.seat(1).hand.minors).toEqual(['young-animal-market'])
  })

  it('K04: Organic Farmer gets the best arrangement without being asked', () => {
    const points = (sheep: number) =>
      scenario({
        seats: [
          {
            goods: { sheep },
            pastures: [
              ['d1', 'd2'],
              ['e1', 'e2'],
            ],
            played: ['organic-farmer'],
          },
        ],
      }).score(0, 'bonus')
    expect([points(2), points(1), points(0)]).toEqual([2, 1, 0])
  })

  it('K05: every animal from any card passes the same question; several at once are one question', () => {
    const full: SeatSetup = { goods: { cattle: 1 } }
    const consultant = scenario({ players: 4, seats: [{ ...full, hand: ['consultant'] }] })
    consultant.play('lessons', 'play consultant')
    expect([consultant.ask, consultant.moves().sort()]).toEqual(['keep', ['keep cattle 1', 'keep sheep 1']])
    expect(consultant.play('keep sheep 1').asked).toBe(1)
    const shepherd = scenario({ players: 5, round: 7, seats: [{ ...full, played: ['mountain-shepherd'] }] })
    expect(shepherd.play('western-quarry').ask).toBe('keep')
    const trapper = scenario({
      players: 5,
      starting: 4,
      seats: [{ goods: { cattle: 1, food: 1 }, played: ['trapper'] }],
    })
    expect(trapper.play('grove', 'forest', 'use trapper').ask).toBe('keep')
    for (const [card, moves] of [
      ['acorns-basket', ['meeting-place', 'play acorns-basket']],
      ['sheep-whisperer', ['lessons', 'play sheep-whisperer']],
    ] as const) {
      const seat = {
        goods: { cattle: 1, reed: 1 },
        played: card === 'acorns-basket' ? ['tutor', 'grocer', 'scholar'] : [],
      }
      const t = scenario({ players: 4, seats: [{ ...seat, hand: [card] }] }).play(...moves)
      t.until(({ ask, asked }) => ask === 'keep' && asked === 0)
      expect([card, t.moves().length]).toEqual([card, 2])
    }
  })

  it('K06: the place of Highland Cattle is for cattle, which breed, and lasts while there is some', () => {
    const t = scenario({
      seats: [{ goods: { food: 9 }, home: 1, hand: ['highland-cattle'] }, { goods: { food: 9 } }],
      round: 4,
    })
    t.play('meeting-place', 'play highland-cattle')
    expect(t.seat(0).animals).toEqual([{ pen: 'highland-cattle', animal: 'cattle', count: 1 }])
    const herd = scenario({
      round: 4,
      seats: [
        { goods: { food: 9, cattle: 2 }, pastures: [['e1']], home: 1, played: ['highland-cattle'] },
        { goods: { food: 9 }, home: 0 },
      ],
    }).play('forest')
    herd.toRound(5)
    expect(herd.seat(0).goods.cattle).toBe(3)
    const gone = scenario({ seats: [{ goods: { cattle: 1 }, majors: ['fireplace-2'], played: ['highland-cattle'] }] })
    gone.play('cook cattle 1')
    expect(gone.seat(0).played.find(({ card }) => card === 'highland-cattle')?.data).toEqual([1])
    const sheep = scenario({
      round: 4,
      lying: { 'sheep-market': 2 },
      seats: [{ goods: {}, played: ['highland-cattle'] }],
    }).play('sheep-market')
    expect(sheep.moves()).toEqual(['keep sheep 1'])
  })
})
