import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { FOOD, goods, SHEEP } from '../state/goods.ts'
import { type ScenarioSetup, scenario } from '../testing/scenario.ts'
import { type CardData, minor, occupation } from './card.ts'
import { isTaken } from './conditions.ts'
import { cards, register } from './registry.ts'
import { does, gain, mayTrade } from './verbs.ts'
import type { Occasion, Window } from './windows.ts'

// When moments come, who is asked in them, and what a card gets to see. The cards do not exist.

const all = cards()
afterAll(() => register(all))

const invent = (...found: CardData[]) => register([...all, ...found.map((data) => minor(data))])
const table = (given: ScenarioSetup) => scenario(given)

/** A card that notes what it sees in a window. */
function witness(window: Window, of: 'me' | 'others' | 'all' = 'me'): Occasion[] {
  const seen: Occasion[] = []
  const note = does('note', (_s, _seat, _played, at) => {
    seen.push(at)
  })
  invent({ id: 'Z901', name: 'witness', on: { [window]: { of, effects: [note] } } })
  return seen
}

describe('the order inside one moment', () => {
  it('a move that has been chosen stays possible: what comes before it may not use up what it needs', () => {
    const mill = mayTrade({ pay: { grain: 1 }, gain: { stone: 1 } })
    invent({ id: 'Z920', name: 'mill', on: { 'before-bake': { effects: [mill] } } })
    const seat = { goods: { grain: 2 }, majors: ['fireplace-2'], played: ['mill'] }
    const bake = (grain: number) => table({ round: 3, seats: [seat] }).play('grain-utilization', `bake ${grain}`)
    expect(bake(1).throughJson().moves()).toEqual(['use mill', 'done'])
    expect(bake(1).play('use mill').seat(0).goods).toEqual({ food: 2, stone: 1 })
    expect([bake(2).asked, bake(2).seat(0).goods]).toEqual([1, { food: 4 }])
  })

  it('gains of every seat come before anybody chooses, so that they can pay for a choice', () => {
    invent(
      {
        id: 'Z902',
        name: 'gift',
        on: {
          'before-use': {
            of: 'others',
            effects: [
              does('give', (s, seat) => {
                const other = (seat + 1) % s.players.length
                const { goods: have } = at(s.players, other)
                have[FOOD] = at(have, FOOD) + 1
              }),
            ],
          },
        },
      },
      {
        id: 'Z903',
        name: 'shop',
        on: { 'before-use': { effects: [mayTrade({ pay: { food: 1 }, gain: { clay: 1 } })] } },
      },
    )
    const t = table({
      seats: [
        { goods: {}, played: ['shop'] },
        { goods: {}, played: ['gift'] },
      ],
    }).play('forest')
    expect([t.asked, t.moves()]).toEqual([0, ['use shop', 'done']])
    expect(t.throughJson().play('use shop').seat(0).goods).toEqual({ clay: 1, wood: 3 })
  })

  it('asks another seat in its neighbour’s turn, after the actor, and the turn goes on unchanged', () => {
    const shop = { effects: [mayTrade({ pay: { food: 1 }, gain: { clay: 1 } })] }
    invent(
      { id: 'Z904', name: 'own-shop', on: { 'after-use': shop } },
      { id: 'Z905', name: 'watching-shop', on: { 'after-use': { of: 'others', ...shop } } },
    )
    const seats = [
      { goods: { food: 2 }, played: ['own-shop'] },
      { goods: { food: 2 }, played: ['watching-shop'] },
    ]
    const t = table({ seats }).play('forest')
    expect([t.asked, t.moves()]).toEqual([0, ['use own-shop', 'done']])
    t.play('done').throughJson()
    expect([t.asked, t.moves()]).toEqual([1, ['use watching-shop', 'done']])
    t.play('use watching-shop')
    expect([t.seat(1).goods, t.asked, t.ask]).toEqual([{ food: 1, clay: 1 }, 1, 'place'])
  })

  it('a card that comes into play during a use does not see the rest of it', () => {
    invent({ id: 'Z906', name: 'late', on: { 'after-use': { effects: [gain({ reed: 1 })] } } })
    const t = table({ seats: [{ goods: {}, hand: ['late'] }, {}] }).play('meeting-place', 'play late')
    expect(t.seat(0).goods).toEqual({})
    t.play('forest')
    expect(
      t
        .until(({ asked }) => asked === 0)
        .play('day-laborer')
        .seat(0).goods.reed,
    ).toBe(1)
  })

  it('one card may act twice in one window', () => {
    invent({
      id: 'Z907',
      name: 'twice',
      on: { 'before-use': [{ effects: [gain({ reed: 1 })] }, { effects: [gain({ clay: 1 })] }] },
    })
    const t = table({ seats: [{ goods: {}, played: ['twice'] }, {}] }).play('forest')
    expect(t.seat(0).goods).toEqual({ reed: 1, clay: 1, wood: 3 })
  })
})

describe('when moments come', () => {
  it('after-feeding lies between feeding and breeding (B11)', () => {
    const herd: number[] = []
    invent({
      id: 'Z908',
      name: 'count',
      on: {
        'after-feeding': { effects: [does('count', (s, seat) => herd.push(at(at(s.players, seat).goods, SHEEP)))] },
      },
    })
    const seats = [
      { goods: { sheep: 2, food: 9 }, pastures: [['d1', 'e1']], played: ['count'] },
      { goods: { food: 9 } },
    ]
    const t = table({ round: 4, seats }).toRound(5)
    expect(t.seat(0).goods.sheep).toBe(3)
    expect(Math.max(...herd)).toBe(2)
  })

  it('returning-home opens while people stand on their spaces, round-end when they are home (B4)', () => {
    const seen: string[] = []
    const look = (name: string) =>
      does('look', (s) => {
        seen.push(`${name} ${isTaken(s, 'forest')}`)
      })
    invent({
      id: 'Z909',
      name: 'look',
      on: {
        'work-end': { effects: [look('work-end')] },
        'returning-home': { effects: [look('returning-home')] },
        'round-end': { effects: [look('round-end')] },
      },
    })
    table({ seats: [{ home: 1, played: ['look'] }, { home: 0 }] }).play('forest')
    // The engine may look ahead; the last three are the real ones.
    expect(seen.slice(-3)).toEqual(['work-end true', 'returning-home true', 'round-end false'])
  })

  it('as soon as: once, when a condition has become true, by whatever', () => {
    const clay = occupation({
      id: 'Z910',
      name: 'clay-friend',
      soon: { when: (s, owner) => at(s.players, owner).house > 0, effects: [gain({ vegetable: 1 })] },
    })
    register([...all, clay])
    const seats = [{ goods: { clay: 9, stone: 9, reed: 9 }, people: 3, played: ['clay-friend'] }, {}]
    const t = table({ round: 6, seats }).play('house-redevelopment', 'done')
    expect(t.seat(0).goods.vegetable).toBe(1)
    t.throughJson()
      .toRound(7)
      .until(({ asked }) => asked === 0)
      .play('house-redevelopment', 'done')
    expect(t.seat(0)).toMatchObject({ house: 'stone', goods: { vegetable: 1 } })
    const played = table({ seats: [{ house: 'clay', hand: ['clay-friend'] }, {}] }).play('lessons', 'play clay-friend')
    expect(played.seat(0).goods.vegetable).toBe(1)
  })
})

describe('what an occasion tells', () => {
  const rich = { wood: 30, clay: 9, reed: 9, stone: 9, grain: 5, food: 9 }

  it('rooms: one end for all of them, with their number and places', () => {
    const seen = witness('after-rooms')
    const t = table({ seats: [{ goods: rich, played: ['witness'] }, {}] }).play('farm-expansion', 'room a1', 'room b1')
    expect(seen).toEqual([])
    t.play('done')
    expect(seen.at(-1)).toMatchObject({ actor: 0, source: 'farm-expansion', count: 2, cells: 0b11, named: true })
    expect(seen.at(-1)?.goods).toEqual(goods({ wood: 10, reed: 4 }))
  })

  it('a renovation: from what to what, and where', () => {
    const seen = witness('after-renovate')
    table({ round: 6, seats: [{ goods: rich, played: ['witness'] }, {}] }).play('house-redevelopment')
    expect(seen.at(-1)).toMatchObject({ from: 0, to: 1, source: 'house-redevelopment' })
  })

  it('fences: the pastures it made, and whether it is the action by its name', () => {
    const seen = witness('after-fences')
    const t = table({ round: 2, seats: [{ goods: rich, pastures: [['e1']], played: ['witness'] }, {}] })
    t.play('fencing', 'fence d1', 'fence c1', 'done')
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ named: true, pastures: [0b100, 0b1000], count: 2 })
  })

  it('taking from a space: what really lay there, without what cards add', () => {
    const seen = witness('after-take')
    table({ lying: { forest: 6 }, seats: [{ goods: {}, played: ['witness'] }, {}] }).play('forest')
    expect(seen.at(-1)?.goods?.[0]).toBe(6)
  })

  it('an occupation: the card, and the food that was paid', () => {
    const seen = witness('after-occupation', 'others')
    const seats = [{ goods: rich, played: ['grocer'], hand: ['conservator'] }, { played: ['witness'] }]
    table({ seats }).play('lessons', 'play conservator')
    expect(cards()[seen.at(-1)?.card ?? 0]?.name).toBe('conservator')
    expect(seen.at(-1)).toMatchObject({ source: 'lessons', actor: 0 })
    expect(seen.at(-1)?.goods?.[FOOD]).toBe(1)
  })

  it('baking: the grain', () => {
    const seen = witness('after-bake')
    const seats = [{ goods: rich, majors: ['fireplace-2'], played: ['witness'] }, {}]
    table({ round: 4, seats }).play('grain-utilization', 'bake 3')
    expect(seen.at(-1)?.count).toBe(3)
  })
})
