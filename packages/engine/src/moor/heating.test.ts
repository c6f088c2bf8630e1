import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { feedingLeft } from '../rounds/feeding.ts'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

/** The feeding phase of round 4 (or another), with food for everybody. */
const feeding = (seat: SeatSetup, round = 4) =>
  scenario({
    moor: seat.played ? 2 : 1,
    round,
    seats: [
      { ...seat, goods: { food: 20, ...seat.goods }, home: 0 },
      { goods: { food: 20, fuel: 9 }, home: 0 },
    ],
  })
    .play('done')
    .until(({ ask }) => ask === 'feed')

const ROOMS = ['a1', 'a2', 'a3', 'b1', 'b2']
/** So many sheep, and the card that counts them. */
const SPINNING = (sheep: number): SeatSetup => ({
  goods: { sheep },
  pastures: [['d1', 'e1', 'd2', 'e2']],
  played: ['spinning-mill'],
})
const bill = (seat: SeatSetup) => feeding(seat).seat(0).heating

describe('M8: the heating bill (worked examples)', () => {
  it.each<[string, SeatSetup, number]>([
    ['H1, the rulebook: 3 rooms of wood and 2 people', { rooms: ROOMS.slice(0, 3) }, 3],
    ['H2, the rulebook: 2 rooms of stone and 4 people', { rooms: ROOMS.slice(1, 3), house: 'stone', people: 4 }, 0],
    ['H3: 2 rooms of wood and the Peat Hut', { played: ['peat-hut'] }, 3],
    ['H4: 4 rooms of clay and the Furnace', { rooms: ROOMS.slice(0, 4), house: 'clay', majors: ['furnace'] }, 2],
    ['H5: 5 rooms of wood and the Heating Stove', { rooms: ROOMS, majors: ['heating-stove'] }, 1],
    ['H6: 2 rooms of clay with both', { house: 'clay', majors: ['furnace', 'heating-stove'] }, 0],
    ['H7: 4 rooms of wood, 5 sheep and the Spinning Mill', { rooms: ROOMS.slice(0, 4), ...SPINNING(5) }, 2],
    ['H11: the Built-in Oven takes the Peat Hut in', { rooms: ROOMS, played: ['peat-hut', 'built-in-oven'] }, 0],
    ['H14: 2 rooms of stone and the Peat Hut', { house: 'stone', played: ['peat-hut'] }, 1],
    ['H15: 5 rooms of stone and the Furnace', { rooms: ROOMS, house: 'stone', majors: ['furnace'] }, 2],
    ['H16: 4 rooms of clay and 7 sheep', { rooms: ROOMS.slice(0, 4), house: 'clay', ...SPINNING(7) }, 0],
    ['H22: 2 rooms of stone and the Furnace: nothing, and no refund', { house: 'stone', majors: ['furnace'] }, 0],
  ])('%s', (_what, seat, due) => {
    expect(bill(seat)).toBe(due)
  })

  it.each<[string, SeatSetup, string, object]>([
    ['H8: 1 wood burnt for 2 rooms', { goods: { wood: 1 } }, 'heat wood 1', {}],
    ['H9: 2 fuel and no wood', { goods: { wood: 1, fuel: 2 } }, 'heat fuel 2', { wood: 1 }],
    ['H10: a bill of 1 takes 1 wood', { house: 'clay', goods: { wood: 1, fuel: 1 } }, 'heat wood 1', { fuel: 1 }],
    ['H10: a bill of 1 takes 1 fuel', { house: 'clay', goods: { wood: 1, fuel: 1 } }, 'heat fuel 1', { wood: 1 }],
    [
      'H12: the Peat Hut, the Furnace and 3 sheep besides',
      {
        ...SPINNING(3),
        goods: { sheep: 3, wood: 1 },
        rooms: ROOMS.slice(0, 3),
        majors: ['furnace'],
        played: ['peat-hut', 'spinning-mill'],
      },
      'heat wood 1',
      { sheep: 3 },
    ],
    [
      'H13: no gain with the Heating Stove',
      { goods: { wood: 1 }, rooms: ROOMS.slice(0, 3), majors: ['heating-stove'], played: ['peat-hut'] },
      'heat wood 1',
      {},
    ],
  ])('Firewood, %s: everybody stays well', (_what, seat, move, left) => {
    const t = feeding({ ...seat, played: [...(seat.played ?? []), 'firewood'] }).play(move)
    expect(t.seat(0)).toMatchObject({ ill: 0, goods: { food: 20, ...left } })
    expect(Object.keys(t.seat(0).goods).sort()).toEqual(['food', ...Object.keys(left)].sort())
  })

  it('H1: 1 fuel and 1 wood of 3: one person falls ill, and goes to the Infirmary in the next round', () => {
    const t = feeding({ rooms: ROOMS.slice(0, 3), goods: { fuel: 1, wood: 1 } })
    expect(t.moves()).toEqual(['heat wood 1 fuel 1', 'heat fuel 1', 'heat nothing', 'feed'])
    t.play('heat wood 1 fuel 1').throughJson()
    expect(t.seat(0)).toMatchObject({ ill: 1, goods: { food: 20 } })
    t.play('feed')
    while (t.state.round === 4) t.play(at(t.moves(), 0))
    expect(t.state.round).toBe(5)
    t.play('forest')
    while (t.asked !== 0) t.play('day-laborer')
    expect(t.moves().filter((move) => !move.startsWith('special'))).toEqual(['infirmary'])
    t.play('infirmary')
    expect(t.seat(0)).toMatchObject({ ill: 0, home: 0 })
  })

  it('H2: where nothing is due nobody is asked about it', () => {
    expect(feeding({ house: 'stone' }).moves()).toEqual(['feed'])
  })

  it('feeding and heating come in any order, and both have to be done', () => {
    const first = feeding({ goods: { fuel: 2 } }).play('feed')
    expect([first.asked, first.moves()]).toEqual([0, ['heat fuel 2', 'heat fuel 1', 'heat nothing']])
    const second = feeding({ goods: { fuel: 2 } }).play('heat fuel 2')
    expect([second.asked, second.moves()]).toEqual([0, ['feed']])
    expect(second.play('feed').asked).toBe(1)
  })

  it('less may be paid on purpose', () => {
    const t = feeding({ goods: { fuel: 5 } }).play('heat fuel 1')
    expect(t.seat(0)).toMatchObject({ ill: 1, goods: { fuel: 4, food: 20 } })
  })

  it('H17: there are never more beds than people', () => {
    const t = feeding({ rooms: ROOMS.slice(0, 4), people: 3 }).play('heat nothing')
    expect(t.seat(0).ill).toBe(3)
  })

  it('H18: in the last harvest each ill person scores 1 instead of 3', () => {
    const t = feeding({ rooms: ROOMS.slice(0, 3), people: 4, goods: { fuel: 1 } }, 14).play('heat fuel 1')
    expect(t.seat(0).ill).toBe(2)
    t.play('feed').toEnd()
    expect(t.score(0, 'people')).toBe(8)
  })

  it('H19: a newborn may fall ill too; in the next round all three go to the Infirmary', () => {
    const t = feeding({ rooms: ROOMS.slice(0, 3), people: 3, newborns: 1 }).play('heat nothing', 'feed')
    expect(t.seat(0).ill).toBe(3)
    t.toRound(6)
    expect(t.seat(0)).toMatchObject({ ill: 0, goods: { food: 20 - 5 + 3 } })
  })

  it('H20: clay becomes wood, and wood is fuel', () => {
    const t = feeding({ rooms: ROOMS.slice(0, 3), goods: { wood: 1, clay: 2 }, majors: ['ceramics-stall'] })
    t.play('use ceramics-stall wood 1', 'use ceramics-stall wood 1', 'heat wood 3')
    expect(t.seat(0)).toMatchObject({ ill: 0, goods: { food: 20 } })
  })

  it('H21: fuel for a point of the Village Church is gone for heating', () => {
    const t = feeding({ rooms: ROOMS.slice(0, 3), house: 'clay', goods: { fuel: 2 }, majors: ['village-church'] })
    t.play('use village-church').throughJson()
    expect(t.moves()).toEqual(['heat fuel 1', 'heat nothing', 'feed'])
    t.play('heat fuel 1')
    expect(t.seat(0)).toMatchObject({ ill: 1, ledger: [{ card: 'village-church', points: 1 }] })
  })
})

describe('M8: the Infirmary', () => {
  it('takes anybody, ill or healthy, for 1 food, and is never full', () => {
    const t = scenario({ moor: 1, seats: [{ goods: {}, ill: 1 }, { goods: {} }] })
    t.play('infirmary', 'infirmary', 'infirmary')
    expect(t.seat(0)).toMatchObject({ goods: { food: 2 }, ill: 0 })
    expect(t.seat(1).goods).toEqual({ food: 1 })
    expect(t.table.spaces.find(({ id }) => id === 'infirmary')?.people).toEqual([0, 0, 1])
  })

  it('a healthy person may go elsewhere while an ill one is at home', () => {
    const t = scenario({ moor: 1, seats: [{ ill: 1 }] })
    expect(t.moves()).toContain('forest')
    t.play('forest', 'day-laborer')
    expect(t.moves().filter((move) => !move.startsWith('special'))).toEqual(['infirmary'])
    expect(t.refusal('fishing')?.message).toMatch(/ill/)
  })
})

describe('M8: wood is fuel at any time', () => {
  it('as many as one likes, never the other way round', () => {
    const t = scenario({ moor: 1, seats: [{ goods: { wood: 3 } }] })
    expect(t.extras()).toContain('fuel 1')
    expect(t.play('fuel 2').seat(0).goods).toEqual({ wood: 1, fuel: 2 })
    expect(t.refusal('fuel 2')?.message).toBe('There is not so much wood in the supply.')
    expect(scenario({ seats: [{ goods: { wood: 3 } }] }).refusal('fuel 1')?.message).toBe(
      'There is no fuel in this game.',
    )
  })
})

describe('M8: feeding and heating in any order', () => {
  it('what a seat still has to see to', () => {
    const t = feeding({ goods: { fuel: 9 } })
    expect(feedingLeft(t.state, 0)).toMatchObject({ fed: false, cold: true })
    t.playAs(0, 'feed')
    expect(feedingLeft(t.state, 0)).toMatchObject({ fed: true, cold: true })
    t.playAs(0, 'heat fuel 2')
    expect(feedingLeft(t.state, 0)).toBeUndefined()
    expect(feedingLeft(t.state, 1)).toMatchObject({ fed: false, cold: true })
    expect(feedingLeft(scenario({ moor: 1 }).state, 0)).toBeUndefined()
  })
})
