import { describe, expect, it } from 'vitest'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'
import { cardNamed } from '../registry.ts'

const THREE_ROOMS = ['a1', 'a2', 'a3']
const open = (t: Scenario, move: string): boolean => t.moves().includes(move)
/** Lays food on a card that gathers it. */
const withFoodOn = (t: Scenario, card: string, food: number): Scenario => {
  for (const { played } of t.state.players)
    for (const own of played) if (own.card === cardNamed(card)) own.data[0] = food
  return t
}

describe('A placement becomes legal through something that happens after it', () => {
  const lessons = (goods: object, played: string[]) => scenario({ seats: [{ goods, played, hand: ['conservator'] }] })

  it('R01: the wood that Paper Maker turns into food pays for the occupation; without wood the Lessons stay closed', () => {
    const t = lessons({ wood: 1 }, ['paper-maker'])
    t.play('lessons', 'play conservator')
    expect(t.moves()).toEqual(['use paper-maker'])
    t.play('use paper-maker')
    expect([t.seat(0).goods, t.seat(0).played.length, t.asked]).toEqual([{}, 2, 1])
    expect(open(lessons({}, ['paper-maker']), 'lessons')).toBe(false)
  })

  it('R02: with three occupations 1 wood brings 3 food; the card being played does not count', () => {
    const t = lessons({ wood: 1 }, ['paper-maker', 'grocer', 'tutor']).play('lessons', 'play conservator')
    expect(t.play('use paper-maker').seat(0).goods).toEqual({ food: 2 })
  })

  it('R03: Brook brings the food that the improvement lacks, above Fishing only', () => {
    const at = (first: string[]) =>
      scenario({
        round: 2,
        first,
        seats: [{ goods: { food: 1 }, played: ['brook'], hand: ['shifting-cultivation'] }],
      })
    const t = at([]).play('major-improvement', 'play shifting-cultivation', 'plow b1')
    expect(t.seat(0)).toMatchObject({ goods: {}, fields: [{ cell: 'b1' }] })
    expect(open(at(['fencing', 'major-improvement']), 'major-improvement')).toBe(false)
  })

  it("R04: Loam Pit's clay pays for Cottager's renovation", () => {
    const at = (...played: string[]) => scenario({ seats: [{ goods: { reed: 1 }, played }] }).play('day-laborer')
    const t = at('loam-pit', 'cottager')
    expect(t.moves()).toEqual(['use cottager', 'done'])
    t.play('use cottager')
    expect(t.moves()).toEqual(['renovate clay'])
    t.play('renovate clay')
    expect(t.seat(0)).toMatchObject({ house: 'clay', goods: { clay: 1, food: 2 } })
    expect(t.seat(0).goods.reed).toBeUndefined()
    const without = at('cottager')
    expect([without.seat(0).goods, without.asked]).toEqual([{ reed: 1, food: 2 }, 1])
  })

  it('R05: income, exchange and price meet inside one use', () => {
    const t = scenario({
      seats: [{ goods: { reed: 1 }, house: 'clay', played: ['loam-pit', 'hard-porcelain', 'cottager'] }],
    }).play('day-laborer')
    expect(t.moves()).toEqual(['use cottager', 'done'])
    t.play('use cottager', 'renovate stone').throughJson()
    expect(t.moves()).toEqual(['use hard-porcelain stone 2'])
    t.play('use hard-porcelain stone 2')
    expect(t.seat(0)).toMatchObject({ house: 'stone', goods: { food: 2 } })
  })

  it('R06: Hard Porcelain opens House Redevelopment with 4 clay, not with 3; its rate is not linear', () => {
    const at = (clay: number, rooms = THREE_ROOMS) =>
      scenario({
        round: 6,
        seats: [{ goods: { clay, reed: 1 }, house: 'clay', rooms, played: ['hard-porcelain'] }],
      })
    expect(open(at(4), 'house-redevelopment')).toBe(true)
    expect(open(at(3), 'house-redevelopment')).toBe(false)
    const rooms = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']
    const least = [2, 3, 4, 5, 6].map((stone) =>
      [...Array(12).keys()].find((clay) => open(at(clay, rooms.slice(0, stone)), 'house-redevelopment')),
    )
    expect(least).toEqual([3, 4, 6, 7, 8])
  })

  it('R07: Conservator opens it with stone, and makes the material a choice', () => {
    const at = (goods: object, played = ['conservator']) => scenario({ round: 6, seats: [{ goods, played }] })
    expect(at({ stone: 2, reed: 1 }).play('house-redevelopment').seat(0)).toMatchObject({ house: 'stone', goods: {} })
    const both = at({ stone: 2, clay: 2, reed: 1 }).play('house-redevelopment')
    expect(both.moves()).toEqual(['renovate clay', 'renovate stone'])
    expect(open(at({ stone: 2, reed: 1 }, ['tutor']), 'house-redevelopment')).toBe(false)
  })

  it('R08: 2 wood renovate 2 rooms with Frame Builder and Brushwood Collector, never 3', () => {
    const at = (rooms: string[]) =>
      scenario({
        round: 6,
        seats: [{ goods: { wood: 2 }, rooms, played: ['frame-builder', 'brushwood-collector'] }],
      })
    expect(at(['a2', 'a3']).play('house-redevelopment').seat(0)).toMatchObject({ house: 'clay', goods: {} })
    expect(open(at(THREE_ROOMS), 'house-redevelopment')).toBe(false)
  })

  it('R09: three fences are free and one is of clay; without clay only beside or inside a pasture', () => {
    const at = (clay: number, pastures: string[][] = []) =>
      scenario({ round: 2, seats: [{ goods: { clay }, pastures, played: ['rammed-clay', 'hedge-keeper'] }] })
    expect(at(1).play('fencing', 'fence e1').seat(0)).toMatchObject({ goods: {}, fencesLeft: 11 })
    expect(open(at(0), 'fencing')).toBe(false)
    const beside = at(0, [['d1', 'e1']]).play('fencing')
    expect([open(beside, 'fence e1'), open(beside, 'fence e2'), open(beside, 'fence b1')]).toEqual([true, true, false])
  })

  it('R10: Grocer sells its reed to one who eats the grain that lies above it', () => {
    const at = (food: number) =>
      scenario({ round: 6, seats: [{ goods: { stone: 2, food }, house: 'clay', played: ['grocer'] }] })
    const t = at(2).play('house-redevelopment', 'use grocer wood 1', 'use grocer grain 1', 'eat grain 1')
    expect(t.play('use grocer reed 1').seat(0)).toMatchObject({ house: 'stone', goods: { wood: 1 } })
    expect(open(at(1), 'house-redevelopment')).toBe(false)
  })

  it('R11: Master Hora and a cooking improvement open the Lessons for 2 food to one who has 1', () => {
    const left = (majors: string[]) => {
      const t = scenario({
        players: 5,
        seats: [{ goods: { food: 1 }, majors, played: ['master-hora'], hand: ['conservator'] }],
      })
      if (!open(t, 'lessons-copse')) return 'closed'
      t.play('lessons-copse', 'use master-hora', 'play conservator')
      return t.play('cook vegetable 1').seat(0).goods.food ?? 0
    }
    expect([left(['cooking-hearth-4']), left(['fireplace-2']), left([])]).toEqual([1, 0, 'closed'])
  })

  it('R12: the pair of Middleman pays for its owner, once, and never for another player', () => {
    const start = (mine: SeatSetup, other: SeatSetup) => {
      const t = scenario({ players: 5, seats: [{ hand: ['middleman', 'conservator'], ...mine }, other] })
      return t.play('lessons', 'play middleman')
    }
    const t = start({ goods: { food: 1 } }, {}).play('forest', 'grove', 'clay-pit', 'reed-bank')
    expect(open(t, 'lessons-copse')).toBe(true)
    t.play('lessons-copse', 'play conservator')
    expect(t.seat(0).goods).toEqual({ stone: 1 })
    const gone = start({ goods: { food: 1 } }, {}).play('forest', 'grove', 'clay-pit', 'reed-bank')
    const place = gone.table.spaces.findIndex(({ id }) => id === 'lessons-copse')
    gone.state.reserved = gone.state.reserved.filter(({ space }) => space !== place)
    expect(open(gone, 'lessons-copse')).toBe(false)
    expect(open(start({}, { goods: { food: 1 }, hand: ['tutor'] }), 'lessons-copse')).toBe(false)
  })

  it('R13: the food that a use lays on Sweeper pays for it; then the card is dead, but played', () => {
    const at = (food: number) =>
      withFoodOn(
        scenario({ players: 5, seats: [{ goods: {}, played: ['sweeper'], hand: ['conservator'] }] }),
        'sweeper',
        food,
      )
    const t = at(1).play('lessons-copse', 'play conservator')
    expect(t.moves()).toEqual(['use sweeper food 2'])
    t.play('use sweeper food 2').throughJson()
    expect([t.seat(0).goods, t.seat(0).played.map(({ card }) => card), t.asked]).toEqual([
      {},
      ['sweeper', 'conservator'],
      1,
    ])
    t.until(({ asked, ask }) => asked === 0 && ask === 'place').play('traveling-players')
    expect(t.seat(0).played[0]).toMatchObject({ card: 'sweeper', data: [0, 1] })
    expect(open(at(0), 'lessons-copse')).toBe(false)
  })

  it("R14: another seat's Milk Jug pays for the cattle of Animal Dealer", () => {
    const at = (...other: string[]) =>
      scenario({
        players: 3,
        round: 10,
        seats: [{ goods: {}, pastures: [['e1']], played: ['animal-dealer'] }, { played: other }],
      }).play('cattle-market')
    const t = at('milk-jug')
    expect(t.moves()).toEqual(['use animal-dealer', 'done'])
    expect(t.play('use animal-dealer').seat(0).goods).toEqual({ cattle: 2 })
    const without = at()
    expect([without.seat(0).goods, without.asked]).toEqual([{ cattle: 1 }, 1])
  })

  it('R15: the vegetable of Greengrocer pays Cattle Feeder; the grain of the space comes too late', () => {
    const at = (...played: string[]) => scenario({ players: 4, seats: [{ goods: {}, played }] }).play('grain-seeds')
    const t = at('greengrocer', 'cattle-feeder')
    expect(t.moves()).toEqual(['use cattle-feeder', 'done'])
    t.play('use cattle-feeder')
    expect(t.moves()).toEqual(['eat vegetable 1'])
    expect(t.play('eat vegetable 1').seat(0).goods).toEqual({ grain: 1, cattle: 1 })
    const without = at('cattle-feeder')
    expect([without.seat(0).goods, without.asked]).toEqual([{ grain: 1 }, 1])
  })

  it('R16: Paper Maker pays for the occupation of Scholar', () => {
    const t = scenario({
      starting: 1,
      seats: [
        { goods: { wood: 1 }, house: 'stone', home: 0, played: ['scholar', 'paper-maker'], hand: ['conservator'] },
      ],
    }).toRound(2)
    expect([t.asked, t.moves()]).toEqual([0, ['use scholar', 'done']])
    t.play('use scholar', 'play conservator', 'use paper-maker')
    expect(t.seat(0).goods).toEqual({ food: 1 })
  })

  it('R17: Fast Mason renovates with the stone just taken, exchanged clay and no reed', () => {
    const t = scenario({
      players: 5,
      round: 7,
      seats: [{ goods: { clay: 3 }, house: 'clay', rooms: THREE_ROOMS, played: ['fast-mason', 'hard-porcelain'] }],
    }).play('western-quarry')
    expect(t.moves()).toEqual(['use fast-mason', 'done'])
    t.play('use fast-mason', 'use hard-porcelain stone 2')
    expect(t.seat(0)).toMatchObject({ house: 'stone', goods: {} })
  })

  it('R18: the food of Junk Room comes after the improvement and does not pay for it', () => {
    const t = scenario({ seats: [{ goods: { food: 1 }, played: ['junk-room'], hand: ['shifting-cultivation'] }] })
    expect(open(t, 'meeting-place')).toBe(true)
    t.play('meeting-place')
    expect([t.asked, t.seat(0).goods, t.seat(0).hand.minors]).toEqual([1, { food: 1 }, ['shifting-cultivation']])
  })

  it('R19: a grain pays the toll of Fold Builder; the sheep of the space does not; fences have to be possible', () => {
    const at = (goods: object, more: SeatSetup = {}, starting = 1) =>
      scenario({
        players: 5,
        starting,
        seats: [
          { goods: {}, played: ['fold-builder'] },
          { goods, ...more },
        ],
      })
    const t = at({ wood: 4, grain: 1 }).play('fold-builder', 'eat grain 1', 'fence e1')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ food: 1 }, { sheep: 1 }])
    expect(open(at({ wood: 4 }, { majors: ['fireplace-2'] }), 'fold-builder')).toBe(false)
    expect(open(at({ wood: 3, grain: 1 }), 'fold-builder')).toBe(false)
    const own = scenario({ players: 5, seats: [{ goods: { wood: 4 }, played: ['fold-builder'] }] })
    expect(own.play('fold-builder', 'fence e1').seat(0).goods).toEqual({ sheep: 1 })
  })

  it('R20: fences without wood still need the pieces', () => {
    const at = (pastures: string[][]) => {
      const t = scenario({ seats: [{ goods: { food: 2 }, pastures, hand: ['mini-pasture'] }] })
      expect(t.seat(0).fencesLeft).toBe(2)
      return t.play('meeting-place')
    }
    const notch = at([['d1', 'e1'], ['d2', 'e2'], ['d3']]).play('play mini-pasture')
    expect(notch.moves()).toEqual(['fence e3'])
    notch.play('fence e3')
    expect(notch.seat(0).pastures.map(({ cells }) => cells)).toContainEqual(['e3'])
    expect(
      at([
        ['d1', 'd2', 'd3'],
        ['e1', 'e2', 'e3'],
      ]).asked,
    ).toBe(1)
    const corral = (pastures: string[][]) =>
      scenario({ players: 5, round: 7, seats: [{ pastures, home: 0, played: ['corral-builder'] }], starting: 1 })
    const asksWith = (pastures: string[][]) => {
      const t = corral(pastures)
      t.until(({ state, ask, asked }) => state.round >= 9 && (ask === 'place' || asked === 0))
      return t.ask === 'window'
    }
    expect(asksWith([['d1', 'e1'], ['d2', 'e2'], ['d3']])).toBe(true)
    expect(
      asksWith([
        ['d1', 'd2', 'd3'],
        ['e1', 'e2', 'e3'],
      ]),
    ).toBe(false)
  })

  it('R21: a card grants a baking only to one who has grain and an oven', () => {
    const cases: [string, string[], SeatSetup][] = [
      ['oven-firing-boy', ['forest'], {}],
      ['threshing-board', ['farmland'], {}],
      ['bread-paddle', ['lessons', 'play tutor'], { hand: ['tutor'] }],
    ]
    for (const [card, moves, seat] of cases) {
      const asks = (goods: object, majors: string[]) => {
        const t = scenario({ seats: [{ goods, majors, played: [card], ...seat }] }).play(...moves)
        return t.asked === 0 && open(t, `use ${card}`)
      }
      expect([card, asks({ grain: 1 }, ['fireplace-2'])]).toEqual([card, true])
      expect([card, asks({}, ['fireplace-2']), asks({ grain: 1 }, [])]).toEqual([card, false, false])
    }
  })
})
