import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { putPerson } from '../../spaces/people.ts'
import { FOOD, STONE } from '../../state/goods.ts'
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

describe('Pairs of cards that meet, continued', () => {
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
    expect(t.state.players[0]?.gained).toBe(8)
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
    expect([t.seat(0).goods, t.state.players[0]?.gained]).toEqual([{ wood: 1, clay: 1, reed: 1, stone: 1 }, 4])
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
    t.state.reserved.push({ space, seat: 1, good: STONE, count: 1 }, { space, seat: 1, good: FOOD, count: 1 })
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
    at(t.state.players, 0).gained = 7
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
