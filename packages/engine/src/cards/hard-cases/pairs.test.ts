import { describe, expect, it } from 'vitest'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'

const open = (t: Scenario, move: string): boolean => t.moves().includes(move)
const THREE = ['a1', 'a2', 'a3']
const dataOf = (t: Scenario, seat: number, card: string) => t.seat(seat).played.find((own) => own.card === card)?.data
const one = (seat: SeatSetup, more = {}) => scenario({ players: 5, seats: [{ goods: {}, ...seat }], ...more })

describe('Pairs of cards that meet', () => {
  it('pair 1: at Day Laborer clay and grain first, then the choices in any order, last the food', () => {
    const played = ['loam-pit', 'cottager', 'assistant-tiller', 'seasonal-worker']
    const t = one({ goods: { reed: 1 }, played }).play('day-laborer')
    expect([t.seat(0).goods, t.moves().sort()]).toEqual([
      { clay: 3, reed: 1, grain: 1 },
      ['done', 'use assistant-tiller', 'use cottager'],
    ])
    t.play('use assistant-tiller', 'plow b1', 'use cottager', 'renovate clay')
    expect(t.seat(0)).toMatchObject({ goods: { clay: 1, grain: 1, food: 2 }, house: 'clay', fields: [{ cell: 'b1' }] })
    const late = one({ goods: { reed: 1 }, played }, { round: 6 }).play('day-laborer')
    expect(late.moves().sort()).toEqual(['use assistant-tiller', 'use cottager', 'use seasonal-worker'])
    late.play('use seasonal-worker', 'take vegetable 1', 'done')
    expect(late.seat(0).goods).toEqual({ clay: 3, reed: 1, vegetable: 1, food: 2 })
  })

  it('pair 2: the food of a foreign Milk Jug is there when Animal Dealer sells', () => {
    const seats = [
      { goods: {}, pastures: [['e1']], played: ['animal-dealer'] },
      { goods: {}, played: ['milk-jug'] },
    ]
    const t = scenario({ players: 3, round: 10, seats }).play('cattle-market', 'use animal-dealer')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ cattle: 2 }, { food: 3 }])
  })

  it('pair 3: the pair of Middleman pays for a lesson or a stone room', () => {
    const at = (goods: object, house: 'wood' | 'stone') =>
      one({ goods, house, hand: ['middleman', 'conservator'] }).play(
        ...['lessons', 'play middleman', 'forest', 'grove', 'reed-bank', 'clay-pit'],
      )
    expect([open(at({ food: 1 }, 'wood'), 'lessons-copse'), open(at({}, 'wood'), 'lessons-copse')]).toEqual([
      true,
      false,
    ])
    const rooms = (stone: number) => open(at({ stone, reed: 2 }, 'stone'), 'house-building')
    expect([rooms(4), rooms(3)]).toEqual([true, false])
  })

  it('pair 4: with 1 food in supply the lesson for 2 lays the other one on Sweeper', () => {
    const t = one({ goods: { food: 1 }, played: ['sweeper'], hand: ['conservator'] })
    t.play('lessons-copse', 'play conservator', 'use sweeper food 1')
    expect([t.seat(0).goods, dataOf(t, 0, 'sweeper')]).toEqual([{}, [0, 1]])
  })

  it('pair 5: a vegetable of Master Hora reaches the price only through a cooking improvement', () => {
    const at = (food: number, majors: string[]) =>
      one({ goods: { food }, majors, played: ['master-hora'], hand: ['conservator'] })
    expect(open(at(1, ['fireplace-2']), 'lessons-copse')).toBe(true)
    expect(open(at(1, []), 'lessons-copse')).toBe(false)
    expect(at(2, []).play('lessons-copse').moves()).toEqual(['use master-hora', 'done'])
  })

  it('pair 6: food buys wood, wood becomes food, and 1 of it goes to Senior Teacher', () => {
    const t = scenario({
      players: 5,
      seats: [
        { goods: { food: 1 }, played: ['paper-maker', 'grocer'], hand: ['conservator'] },
        { goods: {}, played: ['senior-teacher'] },
      ],
    }).play('lessons-copse', 'play conservator', 'use paper-maker', 'use grocer wood 1')
    expect([t.seat(0).goods, t.seat(1).goods, t.asked]).toEqual([{}, { food: 1 }, 1])
  })

  it("pair 7: a stone room for 2 wood; Carpenter's Parlor never beside Carpenter", () => {
    const played = ['carpenter', 'stonecutter', 'frame-builder', 'brushwood-collector', 'carpenters-parlor']
    const at = (wood: number) => one({ goods: { wood }, house: 'stone', played })
    expect(at(2).play('farm-expansion', 'room a1').seat(0)).toMatchObject({ goods: {}, rooms: THREE })
    expect(open(at(1), 'farm-expansion')).toBe(false)
  })

  it('pair 8: renovating 2 rooms to stone with Stonecutter and Frame Builder', () => {
    const t = one(
      { goods: { wood: 3, stone: 3, reed: 1 }, house: 'clay', played: ['stonecutter', 'frame-builder'] },
      { round: 6 },
    )
    expect(t.play('house-redevelopment').moves().sort()).toEqual(['pay reed 1 stone 1', 'pay wood 1 reed 1'])
  })

  it('pair 9: a Well for nothing opens the space, pays Junk Room and Town Clerk, and prints 4 for Off-Siter', () => {
    const played = ['lumber-mill', 'stonecutter', 'master-bricklayer', 'junk-room', 'town-clerk', 'off-siter']
    const t = one({ rooms: [...THREE, 'b1'], people: 4, majors: ['pottery', 'fireplace-2'], played }, { round: 5 })
    expect(open(t, 'basic-wish-for-children')).toBe(false)
    t.play('major-improvement', 'build well', 'forest', 'grove', 'copse', 'reed-bank')
    expect([t.seat(0).goods, dataOf(t, 0, 'town-clerk'), open(t, 'basic-wish-for-children')]).toEqual([
      { food: 1 },
      [1, 0],
      true,
    ])
  })

  it('pair 10: with nothing in supply only 3 fences beside or inside a pasture', () => {
    const at = (pastures: string[][]) => one({ pastures, played: ['hedge-keeper', 'rammed-clay'] }, { round: 2 })
    expect([open(at([]), 'fencing'), open(at([['e1']]), 'fencing')]).toEqual([false, true])
    expect(
      at([['e1']])
        .play('fencing')
        .moves()
        .sort(),
    ).toEqual(['fence d1', 'fence e2'])
  })

  it("pair 11: any fencing brings Bovine Pioneer's cattle, from 4 spaces Shepherd's Crook's sheep, without Hedge Keeper", () => {
    const watch = ['shepherds-crook', 'bovine-pioneer', 'hedge-keeper']
    const hayward = one({ goods: { wood: 8 }, played: ['hayward', ...watch] }).play('use hayward', 'fence d1+e1+d2+e2')
    expect(hayward.seat(0).goods).toEqual({ sheep: 2, cattle: 1 })
    expect(one({ goods: { wood: 3 }, played: ['hayward', ...watch] }).extras()).not.toContain('use hayward')
    const mini = one({ goods: { food: 2 }, played: watch, hand: ['mini-pasture'] })
    mini.play('meeting-place', 'play mini-pasture', 'fence e1')
    expect(mini.seat(0).goods).toEqual({ cattle: 1 })
    const amateur = one({ played: watch, hand: ['amateur-fencer'], goods: { food: 1 } })
    amateur.play('lessons', 'play amateur-fencer', 'fence e1')
    expect(amateur.seat(0).goods).toEqual({ cattle: 1 })
    const rest = Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 0 }))
    const corral = scenario({
      players: 5,
      round: 8,
      seats: [{ goods: {}, home: 1, played: ['corral-builder', ...watch] }, ...rest],
    }).play('reed-bank', 'use corral-builder', 'fence e1')
    expect(corral.seat(0).goods).toEqual({ reed: 1, cattle: 1 })
  })

  it('pair 12: at Fold Builder the toll, the fences, the animals of the fencing, last the sheep of the space', () => {
    const played = ['hedge-keeper', 'shepherds-crook', 'bovine-pioneer']
    const seats = [
      { goods: {}, played: ['fold-builder'] },
      { goods: { food: 1, wood: 5 }, played },
    ]
    const t = scenario({ players: 5, starting: 1, seats }).play('fold-builder', 'fence d1+e1+d2+e2')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ food: 1 }, { sheep: 3, cattle: 1 }])
    expect(t.events.flatMap((e) => (e.event === 'got' ? [e.from] : []))).toEqual([
      'shepherds-crook',
      'bovine-pioneer',
      'fold-builder',
    ])
  })

  it('pair 13: Part-Time Worker counts what lay there, Game Teaser what was taken', () => {
    const at = (food: number, space: string) =>
      one(
        { pastures: [['e1'], ['d1'], ['c1']], played: ['part-time-worker', 'game-teaser'] },
        { lying: { [space]: food } },
      )
        .play(space, 'use part-time-worker')
        .seat(0).goods
    for (const space of ['fishing', 'traveling-players']) {
      expect(at(2, space)).toEqual({ food: 1, sheep: 1, cattle: 1 })
      expect(at(4, space)).toEqual({ food: 2, boar: 2 })
      expect(at(6, space)).toEqual({ food: 3, sheep: 1, cattle: 1 })
    }
  })

  it('pair 14: of 6 clay 3 are taken; of 6 wood 3, too few for Plowsmith', () => {
    const clay = one({ played: ['part-time-worker', 'hollow-gardener'] }, { lying: { hollow: 6 } })
    expect(clay.play('hollow', 'use part-time-worker').seat(0).goods).toEqual({ clay: 3, grain: 1, cattle: 1 })
    const wood = (use: string) =>
      scenario({
        players: 5,
        lying: { grove: 6 },
        seats: [
          { goods: {}, played: ['part-time-worker', 'wood-cutter'] },
          { goods: { food: 1 }, played: ['plowsmith'] },
        ],
      }).play('grove', use)
    const leaves = wood('use part-time-worker')
    expect([leaves.seat(0).goods, leaves.ask]).toEqual([{ wood: 4, cattle: 1 }, 'place'])
    expect(open(wood('done'), 'use plowsmith')).toBe(true)
  })

  it('pair 15: before the wood and after it: each card once, in its own moment', () => {
    const played = [
      'wood-cutter',
      'oven-firing-boy',
      'woodshacker',
      'basket',
      'mushroom-collector',
      'trapper',
      'mountain-hiker',
    ]
    const t = scenario({
      players: 5,
      starting: 4,
      lying: { grove: 4 },
      seats: [
        { goods: { grain: 1 }, majors: ['fireplace-2'], played },
        { goods: { food: 1 }, played: ['plowsmith'] },
      ],
    }).play('forest', 'grove')
    expect([t.moves(), t.seat(0).goods]).toEqual([['use oven-firing-boy', 'done'], { wood: 1, clay: 1, grain: 1 }])
    t.play('done')
    expect([t.asked, t.moves()]).toEqual([1, ['use plowsmith', 'done']])
    t.play('done')
    const after = ['done', 'use basket', 'use mountain-hiker', 'use mushroom-collector', 'use trapper']
    expect([t.asked, t.moves().sort()]).toEqual([0, after])
    t.play('use basket')
    expect([t.seat(0).goods, t.lying('grove')]).toEqual([{ wood: 3, clay: 1, grain: 1, food: 3 }, 2])
    t.play('use trapper', 'use mountain-hiker', 'use mushroom-collector')
    expect([t.seat(0).goods, t.lying('grove'), t.asked]).toEqual([
      { wood: 2, clay: 1, stone: 1, grain: 1, sheep: 1, food: 3 },
      3,
      1,
    ])
  })

  it('pair 16: Lasso beside Sidekick: each grants its own; a newborn of this turn never acts; firewood comes last', () => {
    const seat: SeatSetup = {
      goods: { food: 5 },
      people: 4,
      rooms: [...THREE, 'b1', 'b2'],
      pastures: [['d1', 'e1'], ['d2']],
      played: ['lasso', 'sidekick', 'adoptive-parents', 'firewood-collector'],
    }
    const t = one(seat, { round: 9 }).play('western-quarry', 'use sidekick', 'sheep-market', 'use lasso')
    expect(t.moves()).toEqual(['pig-market'])
    t.play('pig-market')
    expect([t.asked === 0 ? t.moves() : t.asked]).toEqual([1])
    const wish = one(seat, { round: 8 }).play('vegetable-seeds', 'use sidekick', 'basic-wish-for-children')
    expect(wish.extras().includes('use adoptive-parents')).toBe(false)
    const wood = one(seat, { round: 4 }).play('grain-seeds')
    expect([wood.moves(), wood.seat(0).goods.wood]).toEqual([['use lasso', 'done'], undefined])
    expect(wood.play('use lasso', 'sheep-market').seat(0).goods.wood).toBe(1)
  })
})
