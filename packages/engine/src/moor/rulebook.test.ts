import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { isRefusal } from '../core/refusal.ts'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

// Sentences of the rulebook that no single part of the code stands for, each as a scenario.

describe('M2: where a minor is played at level 2', () => {
  const seat = (more: SeatSetup = {}): SeatSetup => ({
    goods: { food: 2, reed: 2, clay: 3 },
    rooms: ['a1', 'a2', 'a3'],
    hand: ['moor-birch-trees'],
    ...more,
  })

  it('after House Redevelopment and after Basic Wish for Children', () => {
    const redeveloped = scenario({ moor: 2, round: 6, seats: [seat()] }).play('house-redevelopment')
    expect(redeveloped.moves()).toContain('play moor-birch-trees')
    const grown = scenario({ moor: 2, round: 5, seats: [seat()] }).play('basic-wish-for-children')
    expect(grown.moves()).toContain('play moor-birch-trees')
  })

  it('not at the Meeting Place, which has its form of the family game; there is, though, at level 3', () => {
    const family = scenario({ moor: 2, seats: [seat()] }).play('meeting-place')
    expect([family.asked, family.seat(0).goods.food]).toEqual([1, 3])
    expect(
      scenario({ moor: 3, seats: [seat()] })
        .play('meeting-place')
        .moves(),
    ).toContain('play moor-birch-trees')
  })

  it('M13: alone no food lies on the Meeting Place, at level 2 as at level 1; at level 3 it stays as it is', () => {
    const food = (moor: number) => {
      const setup = agricola.setup({ players: 1, moor })
      if (isRefusal(setup)) throw new Error(setup.message)
      const { spaces } = agricola.view(agricola.start(setup, 'alone'), 'public').table
      return spaces.find(({ id }) => id === 'meeting-place')?.goods
    }
    expect([1, 2, 3].map(food)).toEqual([{}, {}, {}])
  })
})

describe('M4: a forest or a moor is no place for anything else', () => {
  const table = (more: SeatSetup = {}) =>
    scenario({
      moor: 1,
      round: 3,
      seats: [{ goods: { wood: 20, reed: 5 }, forests: ['b1', 'c1'], moors: ['b2', 'c2'], ...more }],
    })
  const cells = (moves: string[], verb: string) =>
    moves.filter((move) => move.startsWith(`${verb} `)).flatMap((move) => move.slice(verb.length + 1).split('+'))

  it('no room and no stable is built there', () => {
    const moves = table().play('farm-expansion').moves()
    expect(cells(moves, 'room')).toEqual(['a1', 'b3'])
    expect(new Set(cells(moves, 'stable'))).toEqual(new Set(['a1', 'd1', 'e1', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']))
  })

  it('no field is plowed there, also not next to a field', () => {
    const moves = table({ fields: ['d1'] })
      .play('farmland')
      .moves()
    expect(cells(moves, 'plow')).toEqual(['e1', 'd2'])
  })

  it('no fence is built round it, also not round a larger pasture with it', () => {
    const fenced = new Set(cells(table().play('fencing').moves(), 'fence'))
    for (const cell of ['b1', 'c1', 'b2', 'c2']) expect(fenced).not.toContain(cell)
    expect(fenced).toContain('d2')
  })

  it('no animal lives there', () => {
    const t = table({ goods: { sheep: 2 } }).play('day-laborer')
    expect(t.seat(0).homeless).toEqual({ sheep: 1 })
  })

  it('a tile that goes leaves a space that can be built on', () => {
    const t = table().play('special sa1 cut-peat', 'choose b2', 'clay-pit', 'farm-expansion')
    expect(t.moves()).toContain('room b2')
  })

  it('M12: a space with a tile is used, however many tiles lie there', () => {
    const t = table({ beneath: { c1: ['forest', 'moor'] } })
    expect(t.score(0, 'unused')).toBe(-(15 - 2 - 4))
  })
})

describe('M5, M6: five players', () => {
  const TILES = { forests: ['b1', 'c1'], moors: ['c2', 'd2'] }
  const five = (...seats: SeatSetup[]) =>
    scenario({
      players: 5,
      moor: 2,
      seats: [0, 1, 2, 3, 4].map((i) => ({ goods: { food: 3 }, ...TILES, ...seats[i] })),
    })

  it('four cards, and whoever takes the fifth turn pays: every card serves two players', () => {
    const t = five()
    t.play('special sa7 cut-peat', 'choose c2', 'special sa8 fell-trees', 'choose b1')
    t.play('special sa9 horse-coper', 'special sa10').throughJson()
    expect(t.table.moor?.special.map(({ card, holder }) => [card, holder])).toEqual([
      ['sa7', 0],
      ['sa8', 1],
      ['sa9', 2],
      ['sa10', 3],
    ])
    t.play('special sa7 slash-and-burn', 'choose c1')
    expect([t.seat(4).goods.food, t.farm(4).fields]).toEqual([1, ['c1']])
    // The first player may not take sa7 back, but any of the others.
    expect(t.moves().filter((move) => move.startsWith('special'))).toEqual([
      'special sa8 fell-trees',
      'special sa8 hiring-fair',
      'special sa8',
      'special sa9 horse-coper',
      'special sa9',
      'special sa10',
    ])
    t.play('special sa9 horse-coper')
    expect(t.seat(0).goods).toEqual({ horse: 1, fuel: 3 })
    expect(t.table.moor?.special[2]).toMatchObject({ card: 'sa9', holder: 0, down: true })
  })

  it('the horse has to be paid besides the card', () => {
    const t = five({}, { goods: { food: 2 } }).play('special sa9 horse-coper')
    expect(t.moves().filter((move) => move.startsWith('special sa9'))).toEqual(['special sa9'])
  })

  it('Clandestine Work plays a minor or builds a major, Black Market a minor only', () => {
    const seat: SeatSetup = {
      goods: { food: 3, fuel: 1, clay: 2 },
      rooms: ['a1', 'a2', 'a3'],
      hand: ['moor-birch-trees', 'malthouse'],
    }
    const work = five(seat).play('special sa10 clandestine-work')
    expect(work.moves()).toEqual(['build fireplace-2', 'play moor-birch-trees', 'play malthouse'])
    const market = five(seat).play('special sa10 black-market').throughJson()
    expect(market.moves()).toEqual(['play moor-birch-trees', 'play malthouse'])
  })

  it('the Infirmary is open on the board for five, to all of them', () => {
    const t = five(...[0, 1, 2, 3, 4].map(() => ({ goods: {}, ill: 1 })))
    t.play('infirmary', 'infirmary', 'infirmary', 'infirmary', 'infirmary')
    expect(t.table.seats.map(({ goods, ill }) => [goods.food, ill])).toEqual(Array.from({ length: 5 }, () => [1, 0]))
  })
})

describe('M7: horses live and breed like other animals', () => {
  const table = (more: SeatSetup, round = 4) =>
    scenario({
      moor: 1,
      round,
      seats: [
        { house: 'stone', home: 0, ...more, goods: { food: 20, ...more.goods } },
        { goods: { food: 20 }, house: 'stone', home: 0 },
      ],
    })
  const horses = (more: SeatSetup) => table(more).toRound(5).seat(0).goods.horse ?? 0

  it('two have a foal in the breeding phase if it finds a place', () => {
    expect(horses({ goods: { horse: 2 }, pastures: [['e1', 'e2']] })).toBe(3)
    expect(horses({ goods: { horse: 1 }, pastures: [['e1', 'e2']] })).toBe(1)
    expect(horses({ goods: { horse: 2 }, stables: ['c1'] })).toBe(2)
    expect(horses({ goods: { horse: 4 }, pastures: [['e1', 'e2']] })).toBe(5)
  })

  it('a pasture holds one kind: a horse does not stand with sheep', () => {
    const t = table({ goods: { horse: 1, sheep: 2 }, pastures: [['e1']] }, 3)
    expect(t.seat(0).homeless).toEqual({})
    expect(table({ goods: { horse: 2, sheep: 1 }, pastures: [['e1', 'e2']] }, 3).seat(0).homeless).toEqual({})
    expect(table({ goods: { horse: 2, sheep: 2 }, pastures: [['e1', 'e2']] }, 3).seat(0).homeless).not.toEqual({})
  })
})

describe('M11: conditions', () => {
  const can = (card: string, seat: SeatSetup, round = 1) =>
    scenario({ moor: 2, round, seats: [{ goods: { food: 5, wood: 5, clay: 5 }, ...seat, hand: [card] }] }).canPlay(card)

  it('a travelling card that was played is no improvement on the table', () => {
    const t = scenario({
      moor: 2,
      seats: [{ goods: { food: 9 }, hand: ['lawn-turf', 'wild-harvest', 'routine-work'] }],
    })
    expect(t.canPlay('routine-work')).toBe(true)
    const four = ['well', 'joinery', 'pottery', 'furnace']
    const turf = scenario({
      moor: 2,
      seats: [{ goods: { food: 9, wood: 9 }, majors: four, hand: ['lawn-turf', 'workbench'] }, { goods: {} }],
    })
    turf.play('major-improvement', 'play lawn-turf').until(({ asked, state }) => asked === 0 && state.round === 2)
    expect(turf.canPlay('workbench')).toBe(true)
  })

  it('an upgrade is a minor and a major', () => {
    expect(can('willow-bank', { played: ['open-grill'] })).toBe(true)
    expect(can('willow-bank', { played: ['barge'] })).toBe(false)
    expect(can('loam', { played: ['barge'] })).toBe(true)
  })

  it('a number of improvements is one of minors and majors together', () => {
    expect(can('alder-swamp', { played: ['barge'], majors: ['well'] })).toBe(true)
    expect(can('alder-swamp', { played: ['open-grill'] })).toBe(false)
  })

  it('they hold when the card is played, and never again', () => {
    const t = scenario({
      moor: 2,
      seats: [{ goods: { food: 2 }, rooms: ['a1', 'a2', 'a3'], moors: ['c1'], hand: ['moor-birch-trees'] }],
    }).play('major-improvement', 'play moor-birch-trees')
    at(t.state.players, 0).rooms &= at(t.state.players, 0).rooms - 1
    t.until(({ asked, ask }) => asked === 0 && ask === 'place').play('special sa1 cut-peat')
    expect(t.seat(0).goods).toMatchObject({ wood: 2, fuel: 3 })
  })
})

describe('M12: the end', () => {
  it('half a point counts: ranks go by the total with its halves', () => {
    const seat: SeatSetup = { goods: { food: 4, horse: 2 }, home: 0, house: 'stone', stables: ['c1'] }
    const t = scenario({
      moor: 2,
      round: 14,
      seats: [{ ...seat, played: ['bog-pony'] }, seat],
    })
    t.toAsk('feed').play('use bog-pony').toEnd()
    const seats = agricola.outcome(t.state)?.seats ?? []
    expect([at(seats, 1).total - at(seats, 0).total, seats.map(({ rank }) => rank)]).toEqual([0.5, [2, 1]])
  })
})
