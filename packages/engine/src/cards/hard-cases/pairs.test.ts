import { describe, expect, it } from 'vitest'
import { putPerson } from '../../spaces/people.ts'
import { boardOf } from '../../state/state.ts'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'
import { cardNamed } from '../registry.ts'

const open = (t: Scenario, move: string): boolean => t.moves().includes(move)
const THREE = ['a1', 'a2', 'a3']
const promised = (t: Scenario, what: string, seat = 0): number[] =>
  t.table.promises.filter((p) => p.seat === seat && p.what === what).map(({ round }) => round)
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)
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

  it('pair 17: with two seats on a wish space it is full for all', () => {
    const t = scenario({
      players: 5,
      round: 5,
      starting: 3,
      seats: [{ rooms: THREE, played: ['sleeping-corner'] }, {}, {}, { rooms: THREE }, {}],
    }).play('basic-wish-for-children')
    putPerson(t.state, boardOf(t.state).ids.indexOf('basic-wish-for-children'), 4)
    t.play('forest')
    expect([t.asked, open(t, 'basic-wish-for-children')]).toEqual([0, false])
  })

  it('pair 18: rotation pays, then crops are moved, then fields give, 2 where wished', () => {
    const t = scenario({
      round: 4,
      seats: [
        {
          goods: {},
          home: 1,
          crops: { c1: 'grain 3', c2: 'vegetable 1' },
          fields: ['c3'],
          played: ['three-field-rotation', 'clearing-spade', 'scythe-worker'],
        },
        { goods: { food: 9 }, home: 0 },
      ],
    }).play('reed-bank')
    expect([t.seat(0).goods.food, t.moves()]).toEqual([3, ['move c1 c3', 'done']])
    t.play('move c1 c3')
    expect(t.moves()).toEqual(['reap c1', 'done'])
    expect(t.play('reap c1').seat(0).goods).toMatchObject({ grain: 3, vegetable: 1 })
  })

  it('pair 19: what Scholar plays: start of round now, promises from the next one, Paper Maker before, Bread Paddle after', () => {
    const at = (card: string, seat: SeatSetup = {}) => {
      const t = scenario({
        players: 5,
        starting: 1,
        seats: [
          { goods: { food: 1 }, house: 'stone', home: 0, played: ['scholar'], hand: [card], ...seat },
          { goods: {}, played: ['senior-teacher'] },
        ],
      }).toRound(2)
      return t.play('use scholar', `play ${card}`)
    }
    const food = (t: Scenario) => t.events.flatMap((e) => (e.event === 'got' && e.seat === 1 ? [e.from] : []))
    expect(at('plow-driver', { goods: { food: 2 } }).moves()).toEqual(['use plow-driver', 'done'])
    expect(at('groom').moves()).toEqual(['use groom', 'done'])
    const farmer = at('small-scale-farmer')
    expect([farmer.seat(0).goods, food(farmer)]).toEqual([{ wood: 1 }, []])
    expect(promised(at('manservant'), 'food')).toEqual(from(3, 14))
    const paper = at('conservator', { goods: { wood: 1 }, played: ['scholar', 'paper-maker'] })
    expect(paper.play('use paper-maker').seat(0).goods).toEqual({ food: 1 })
    const paddle = { goods: { food: 1, grain: 1 }, majors: ['fireplace-2'], played: ['scholar', 'bread-paddle'] }
    expect(at('conservator', paddle).moves()).toEqual(['use bread-paddle', 'done'])
    expect(at('scullery', { goods: { wood: 1, clay: 1 } }).seat(0).goods).toEqual({})
  })

  it('pair 20: wood to stone by Fast Mason at a quarry: both promises, a free stable, no food, no sowing', () => {
    const played = [
      'conservator',
      'fast-mason',
      'clay-hut-builder',
      'manservant',
      'mining-hammer',
      'roughcaster',
      'countryman',
    ]
    const t = one({ goods: { stone: 1, grain: 1 }, fields: ['b1'], played }, { round: 7 })
    t.play('western-quarry', 'use fast-mason', 'use mining-hammer', 'stable e1')
    expect([t.seat(0).house, t.seat(0).goods, t.seat(0).stables, t.asked]).toEqual(['stone', { grain: 1 }, ['e1'], 1])
    expect([promised(t, 'clay'), promised(t, 'food')]).toEqual([from(8, 12), from(8, 14)])
  })

  it('pair 21: Mantlepiece closes renovations; played after one, in the same action, it is fine', () => {
    const t = one({ goods: { clay: 2, reed: 1, stone: 1 }, hand: ['mantlepiece'] }, { round: 6 })
    t.play('house-redevelopment', 'play mantlepiece')
    expect(t.seat(0)).toMatchObject({ house: 'clay', played: [{ card: 'mantlepiece' }] })
    const rich = { wood: 9, clay: 9, reed: 9, stone: 9 }
    const ban = one({ goods: rich, house: 'clay', played: ['mantlepiece'] }, { round: 14 })
    expect(ban.moves().filter((move) => move.endsWith('redevelopment'))).toEqual([])
  })

  it('pair 22: Livestock Sustainer counts after the whole exchange', () => {
    const seats = [
      { goods: { sheep: 1, boar: 1 }, played: ['livestock-sustainer'] },
      { goods: {}, majors: ['fireplace-2'] },
    ]
    const t = scenario({ players: 5, starting: 1, seats })
    t.play('major-improvement', 'build cooking-hearth-4 return fireplace-2')
    expect([t.asked, t.ask, t.seat(0).goods]).toEqual([2, 'place', { sheep: 1, boar: 1 }])
  })

  it('pair 23: a place for a person is never a room', () => {
    const start = (played: string[]) =>
      scenario({ starting: 1, seats: [{ goods: {}, home: 0, played: ['caravan', ...played] }] })
        .toRound(2)
        .seat(0).goods
    expect([start(['childless']), start(['small-scale-farmer'])]).toEqual([{}, { wood: 1 }])
    const tamer = one({ goods: { sheep: 1, boar: 1 }, played: ['caravan', 'animal-tamer'] }, { round: 10 })
    expect(tamer.play('cattle-market').ask).toBe('keep')
    const well = one({ goods: { wood: 1, stone: 2 }, played: ['caravan', 'master-bricklayer'] }).play('day-laborer')
    expect(well.seat(0).goods.stone).toBe(2)
    expect(
      open(one({ goods: { wood: 1, stone: 2 }, played: ['caravan', 'master-bricklayer'] }), 'major-improvement'),
    ).toBe(false)
    const roof = one({ goods: { food: 2 }, played: ['caravan', 'tutor'], hand: ['roof-ballaster'] })
    expect(roof.play('lessons', 'play roof-ballaster', 'use roof-ballaster').seat(0).goods).toEqual({ stone: 2 })
    const steward = scenario({ players: 3, seats: [{ played: ['house-steward', 'caravan'] }, { rooms: THREE }, {}] })
    expect([0, 1, 2].map((seat) => steward.score(seat, 'bonus'))).toEqual([0, 3, 0])
  })

  it("pair 24: another's third room: Carpenter's Boy and Pastor, without a question, both for Claypipe", () => {
    const three = { rooms: THREE }
    const t = scenario({
      players: 5,
      starting: 1,
      seats: [
        { goods: {}, played: ['pastor', 'carpenters-boy', 'claypipe'] },
        { goods: { wood: 5, reed: 2 } },
        three,
        three,
        three,
      ],
    }).play('farm-expansion', 'room a1')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 4, clay: 2, reed: 1, stone: 1 }, 2])
    expect(t.state.players[0].gained).toBe(8)
  })

  it('pair 25: Tag-Along is a true use, after the cards of the first user', () => {
    const t = scenario({
      players: 5,
      starting: 1,
      seats: [
        { goods: {}, played: ['tag-along', 'storehouse-keeper', 'claypipe'] },
        { goods: { food: 1 }, played: ['mountain-hiker'] },
      ],
    }).play('resource-market')
    t.play('use tag-along', 'take clay 1')
    expect([t.seat(0).goods, t.state.players[0].gained]).toEqual([{ wood: 1, clay: 1, reed: 1, stone: 1 }, 4])
    expect([t.seat(0).home, t.asked, t.ask]).toEqual([1, 2, 'place'])
  })

  it('pair 26: House Building: the pair, food on Sweeper, food for Top-Outer; blocked is not occupied', () => {
    const t = scenario({
      players: 5,
      starting: 1,
      lying: { 'traveling-players': 3 },
      seats: [
        { goods: {}, home: 0, pastures: [['e1']], played: ['top-outer', 'game-teaser', 'conjurer', 'boat-painter'] },
        { goods: { wood: 5, reed: 2 }, home: 1, played: ['middleman', 'sweeper'] },
        { goods: {}, home: 1, played: ['lutenist'] },
        { home: 0 },
        { home: 0 },
      ],
    })
    const space = boardOf(t.state).ids.indexOf('house-building')
    t.state.reserved.push({ space, seat: 1, good: 3, count: 1 }, { space, seat: 1, good: 9, count: 1 })
    t.play('house-building', 'room a1')
    expect([t.seat(0).goods, t.seat(1).goods, dataOf(t, 1, 'sweeper')]).toEqual([
      { food: 3 },
      { stone: 1, food: 1 },
      [1, 0],
    ])
    t.play('fishing')
    expect([t.state.round, t.seat(0).goods, t.seat(2).goods]).toEqual([2, { food: 3 }, { food: 1 }])
  })

  it('pair 27: Claypipe pays Young Artist; people still stand, so that Brook can be played; Junk Room pays', () => {
    const rest = Array.from({ length: 4 }, () => ({ home: 0 }))
    const seat = { goods: {}, home: 1, played: ['claypipe', 'young-artist', 'junk-room'], hand: ['brook'] }
    const t = scenario({ players: 5, seats: [seat, ...rest] })
    t.state.players[0].gained = 7
    t.state.minors = [cardNamed('lasso')]
    t.play('fishing')
    expect([t.seat(0).goods, t.moves()]).toEqual([{ food: 3 }, ['use young-artist', 'done']])
    t.play('use young-artist')
    expect(t.moves()).toEqual(['play brook', 'draw 1'])
    expect(t.play('play brook').seat(0).goods).toEqual({ food: 3 })
  })

  it('pair 28: every baking of such a round brings the 3 food of Dutch Windmill, that of a new oven included', () => {
    const seat = { goods: { clay: 3, stone: 1, grain: 3 }, people: 3, rooms: THREE, majors: ['fireplace-2'] }
    const played = ['dutch-windmill', 'threshing-board', 'oven-firing-boy', 'bread-paddle']
    const t = one({ ...seat, played, hand: ['tutor'] }, { round: 5 })
    t.play('major-improvement', 'build clay-oven', 'bake 1', 'grove', 'copse', 'reed-bank', 'clay-pit')
    expect(t.seat(0).goods.food).toBe(5 + 3)
    t.play('forest', 'use oven-firing-boy', 'bake 1')
    expect(t.seat(0).goods.food).toBe(2 * (5 + 3))
    t.play(
      'fishing',
      'day-laborer',
      'hollow',
      'riverbank-forest',
      'farmland',
      'use threshing-board',
      'bake 1',
      'plow b2',
    )
    expect(t.seat(0).goods.food).toBe(3 * (5 + 3))
  })

  it('pair 29: before scoring clay or sheep may become stone for Broch', () => {
    const rest = Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 0 }))
    const seat = {
      goods: { food: 4, clay: 3, sheep: 1, stone: 1 },
      home: 1,
      played: ['broch', 'hard-porcelain', 'sheep-walker'],
    }
    const t = scenario({ players: 5, round: 14, seats: [seat, ...rest] }).play('reed-bank')
    t.until(({ ask, state }) => ask === 'last-chance' || state.over)
    t.play('use hard-porcelain stone 2', 'use sheep-walker stone 1')
    expect([t.state.over, t.score(0, 'bonus')]).toEqual([true, 2])
  })

  it('pair 30: each granted plowing is its own occasion: 2 stone, 2 food on Field Counter', () => {
    const at = (seat: SeatSetup = {}) =>
      scenario({
        players: 5,
        starting: 1,
        seats: [
          { goods: {}, played: ['field-counter'] },
          { goods: {}, played: ['moldboard-plow', 'stone-clawer'], ...seat },
        ],
      }).play('farmland')
    const t = at().play('use moldboard-plow', 'plow b1', 'plow c1')
    expect([t.seat(1).goods, dataOf(t, 0, 'field-counter')]).toEqual([{ stone: 2 }, [2, 0]])
    expect(at({ rooms: THREE, fields: ['b2'], stables: ['c1', 'c2', 'b3'] }).moves()).toEqual(['plow b1'])
  })
})
