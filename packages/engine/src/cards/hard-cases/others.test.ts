import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { at } from '../../core/at.ts'
import { isRefusal } from '../../core/refusal.ts'
import { begin, play, undo } from '../../core/table.ts'
import type { Event } from '../../state/events.ts'
import type { State } from '../../state/state.ts'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'

const peopleOn = (t: Scenario, space: string) => t.table.spaces.find(({ id }) => id === space)?.people

describe("Other players' deeds", () => {
  /** Seat 1 acts; seat 0 owns the cards. */
  const table = (owner: SeatSetup, actor: SeatSetup = {}, more = {}) =>
    scenario({
      players: 5,
      starting: 1,
      seats: [
        { goods: {}, ...owner },
        { goods: {}, ...actor },
      ],
      ...more,
    })

  it('O01: Lutenist gains 1 food and may then pay 2; with nothing before it may not', () => {
    const at = (food: number) => table({ goods: { food }, played: ['lutenist'] }).play('traveling-players')
    const t = at(1)
    expect([t.asked, t.moves(), t.seat(0).goods]).toEqual([0, ['use lutenist', 'done'], { wood: 1, food: 2 }])
    t.play('use lutenist')
    expect([t.seat(0).goods, t.asked]).toEqual([{ wood: 1, vegetable: 1 }, 2])
    expect([at(0).seat(0).goods, at(0).asked]).toEqual([{ wood: 1, food: 1 }, 2])
  })

  it('O02: Tag-Along uses the Resource Market out of turn; Storehouse Keeper acts; the order does not move', () => {
    const t = table({ home: 1, played: ['tag-along', 'storehouse-keeper'] }).play('resource-market')
    expect([t.asked, t.moves()]).toEqual([0, ['use tag-along', 'done']])
    t.play('use tag-along')
    expect([t.asked, t.moves()]).toEqual([0, ['take clay 1', 'take grain 1']])
    t.play('take clay 1')
    expect([t.seat(0).goods, peopleOn(t, 'resource-market')]).toEqual([{ wood: 1, clay: 1, reed: 1, stone: 1 }, [0, 1]])
    t.play('forest', 'grove', 'copse')
    expect([t.asked, t.seat(0).home]).toEqual([1, 0])
  })

  it('O03: Top-Outer gets the food of Traveling Players, which is no use of it', () => {
    const seats = [
      { goods: {}, pastures: [['e1']], played: ['top-outer', 'conjurer', 'game-teaser'] },
      { goods: { wood: 5, reed: 2 } },
      { goods: { food: 5 }, played: ['lutenist'] },
    ]
    const t = scenario({ players: 5, starting: 1, lying: { 'traveling-players': 3 }, seats })
    t.play('house-building', 'room a1')
    expect([t.seat(0).goods, t.seat(2).goods, t.asked]).toEqual([{ food: 3 }, { food: 5 }, 2])
    expect([peopleOn(t, 'traveling-players'), t.moves().includes('traveling-players')]).toEqual([[], false])
    const thief = scenario({
      players: 5,
      starting: 1,
      seats: [{ goods: {}, home: 0, played: ['clay-thief', 'hollow-gardener'] }],
      lying: { hollow: 3 },
    }).toRound(2)
    thief.play('use clay-thief')
    expect(thief.seat(0).goods).toEqual({ clay: 6 })
  })

  it('O04: Senior Teacher gets 1 of the food paid for a lesson, whoever raised it; nothing for a free one', () => {
    const at = (space: string, actor: SeatSetup, ...moves: string[]) =>
      table({ played: ['senior-teacher'] }, { hand: ['conservator'], ...actor }).play(
        space,
        'play conservator',
        ...moves,
      )
    const dear = at('lessons-copse', { goods: { food: 3 } })
    expect([dear.seat(0).goods, dear.seat(1).goods]).toEqual([{ food: 1 }, { food: 1 }])
    expect(at('lessons', { goods: { food: 3 } }).seat(0).goods).toEqual({})
    const paper = at('lessons', { goods: { wood: 1 }, played: ['paper-maker'] }, 'use paper-maker')
    expect([paper.seat(0).goods, paper.seat(1).goods]).toEqual([{ food: 1 }, {}])
  })

  it("O05: Carpenter's Boy gets 1 wood for each room, none for a renovation", () => {
    const rooms = table({ played: ['carpenters-boy'] }, { goods: { wood: 10, reed: 4 } })
    expect(rooms.play('farm-expansion', 'room a1', 'room b1').seat(0).goods).toEqual({ wood: 2 })
    const clay = table({ played: ['carpenters-boy'] }, { goods: { clay: 2, reed: 1 } }, { round: 6 })
    expect(clay.play('house-redevelopment').seat(0).goods).toEqual({})
  })

  it('O06: Countryman sows in the turn of another, before that player fences; not after Fast Mason', () => {
    const owner = { goods: { grain: 1 }, fields: ['b1'], played: ['countryman'] }
    const t = table(owner, { goods: { clay: 2, reed: 1, wood: 4 } }, { round: 14 }).play('farm-redevelopment')
    expect([t.asked, t.moves()]).toEqual([0, ['use countryman', 'done']])
    t.play('use countryman', 'sow grain b1')
    expect([t.asked, t.moves().includes('fence e1'), t.seat(0).goods]).toEqual([1, true, {}])
    const mason = table(owner, { goods: { clay: 1 }, played: ['fast-mason'] }).play('clay-pit', 'use fast-mason')
    expect([mason.seat(1).house, mason.asked]).toEqual(['clay', 2])
  })

  it('O07: Livestock Sustainer loses no animal while a Fireplace becomes a Cooking Hearth', () => {
    const owner = { goods: { sheep: 1, boar: 1, cattle: 1 }, played: ['livestock-sustainer'] }
    const t = table(owner, { majors: ['fireplace-2', 'well'] })
    t.play('major-improvement', 'build cooking-hearth-4 return fireplace-2')
    expect([t.asked, t.ask, t.seat(0).goods]).toEqual([2, 'place', { sheep: 1, boar: 1, cattle: 1 }])
  })

  it('O08: Field Overseer counts fields, after everybody has harvested', () => {
    const crops = { b1: 'grain 3', c1: 'grain 3' }
    const t = scenario({
      players: 5,
      round: 4,
      seats: [
        { goods: {}, home: 1, played: ['field-overseer'] },
        { home: 1, crops, played: ['scythe-worker'] },
        { home: 1, crops },
        { home: 1 },
        { home: 1 },
      ],
    }).play('forest', 'grove', 'copse', 'clay-pit', 'reed-bank')
    expect([t.asked, t.ask, t.seat(0).goods.grain]).toEqual([1, 'reap', undefined])
    t.play('reap b1', 'reap c1')
    expect([t.seat(0).goods.grain, t.seat(1).goods.grain, t.seat(2).goods.grain]).toEqual([1, 4, 2])
  })

  it('O09: Milk Jug pays its owner 3 food and everybody else 1, whoever uses the Cattle Market', () => {
    const food = (starting: number) => {
      const seats = [{ goods: {}, played: ['milk-jug'] }, { goods: {} }, { goods: {} }]
      const t = scenario({ players: 3, round: 10, starting, seats }).play('cattle-market')
      return [0, 1, 2].map((seat) => t.seat(seat).goods.food)
    }
    expect([food(0), food(1)]).toEqual([
      [3, 1, 1],
      [3, 1, 1],
    ])
  })

  it('O10: House Steward pays everybody with the most rooms; Caravan is no room', () => {
    const three = { rooms: ['a1', 'a2', 'a3'] }
    const seats = [{ played: ['house-steward', 'caravan'] }, three, three]
    const points = (with_: SeatSetup[]) =>
      [0, 1, 2].map((seat) => scenario({ players: 3, seats: with_ }).score(seat, 'bonus'))
    expect(points(seats)).toEqual([0, 3, 3])
    expect(points([{ played: ['house-steward'], ...three }, three, {}])).toEqual([3, 3, 0])
  })

  it('O11: Village Idiot is paid before the card of another at the Meeting Place, not at its own', () => {
    const t = table({ played: ['village-idiot'] }, { goods: { wood: 1 }, hand: ['handplow'] }).play('meeting-place')
    expect([t.asked, t.moves(), t.seat(0).goods]).toEqual([1, ['play handplow', 'done'], { wood: 1, food: 1 }])
    const own = table({ played: ['village-idiot'] }, {}, { starting: 0 }).play('meeting-place')
    expect(own.seat(0).goods).toEqual({})
  })

  it('O12: Plowsmith is asked when the wood is taken, before Basket gives some back', () => {
    const t = table({ goods: { food: 1 }, played: ['plowsmith'] }, { played: ['basket'] }, { lying: { grove: 4 } })
    t.play('grove')
    expect([t.asked, t.moves(), t.seat(1).goods]).toEqual([0, ['use plowsmith', 'done'], { wood: 4 }])
    t.play('use plowsmith', 'plow b1')
    expect([t.asked, t.moves()]).toEqual([1, ['use basket', 'done']])
    expect(t.play('use basket').seat(1).goods).toEqual({ wood: 2, food: 3 })
  })

  it("O13: gains on another's deed need no question, are told, and are taken back with the move", () => {
    const cases: [string, SeatSetup, string, string][] = [
      ['field-counter', {}, 'farmland', 'plow b1'],
      ['town-clerk', { goods: { clay: 2 } }, 'major-improvement', 'build fireplace-2'],
      [
        'senior-teacher',
        { goods: { food: 1 }, played: ['tutor'], hand: ['conservator'] },
        'lessons',
        'play conservator',
      ],
      ['carpenters-boy', { goods: { wood: 5, reed: 2 } }, 'farm-expansion', 'room a1'],
    ]
    for (const [card, actor, place, act] of cases) {
      const t = table({ played: [card] }, actor).play(place)
      const before = t.state
      const after = play(agricola, begin<State, Event>(before), 1, act)
      if (isRefusal(after)) throw new Error(after.message)
      const owner = at(agricola.view(after.state, 'all').table.seats, 0)
      expect([card, owner.goods, owner.played[0]?.data]).not.toEqual([card, {}, t.seat(0).played[0]?.data])
      const back = undo(agricola, after, 1)
      if (isRefusal(back)) throw new Error(back.message)
      expect([card, agricola.equal(back.state, before)]).toEqual([card, true])
    }
  })
})
