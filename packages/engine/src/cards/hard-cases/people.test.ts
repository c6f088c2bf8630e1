import { describe, expect, it } from 'vitest'
import { putPerson } from '../../spaces/people.ts'
import { boardOf } from '../../state/state.ts'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'

const WISH = 'basic-wish-for-children'
const THREE = ['a1', 'a2', 'a3']
const open = (t: Scenario, move: string): boolean => t.moves().includes(move)
const stand = (t: Scenario, space: string, seat: number): void =>
  putPerson(t.state, boardOf(t.state).ids.indexOf(space), seat)

describe('People, occupied spaces, action spaces on cards', () => {
  const parents = (goods: object, seat: SeatSetup = {}) =>
    scenario({ round: 7, seats: [{ goods, rooms: THREE, played: ['adoptive-parents'], ...seat }, { goods: {} }] })

  it('P01: the newborn of Adoptive Parents acts in a later turn, never two in one, and eats 2', () => {
    const t = parents({ food: 1 }).play(WISH)
    expect(t.asked).toBe(1)
    t.play('clay-pit', 'reed-bank', 'grain-seeds')
    expect([t.asked, t.moves()]).toEqual([0, ['use adoptive-parents', 'done']])
    t.play('use adoptive-parents', 'forest')
    expect([t.ask, t.seat(0).foodNeeded]).toEqual(['feed', 6])
  })

  it('P02: the work does not end while a grain could still pay for the newborn', () => {
    const t = parents({ grain: 1 }).play(WISH, 'clay-pit', 'reed-bank', 'grain-seeds')
    expect([t.asked, t.ask === 'feed']).toEqual([0, false])
    t.play('eat grain 1')
    expect(t.moves()).toEqual(['use adoptive-parents', 'done'])
    expect(t.play('done').ask).toBe('feed')
  })

  it('P03: Adoptive Parents works though played after the growth', () => {
    const t = parents({ food: 1 }, { played: [], hand: ['adoptive-parents'] })
    t.play(WISH, 'clay-pit', 'lessons', 'play adoptive-parents', 'grain-seeds')
    expect(t.moves()).toEqual(['use adoptive-parents', 'done'])
  })

  it('P04: Sleeping Corner joins one group of another player, never two, its own or a blocked space', () => {
    const at = (seat: SeatSetup = {}) =>
      scenario({
        players: 5,
        round: 5,
        starting: 4,
        seats: [{ goods: {}, rooms: THREE, played: ['sleeping-corner'], ...seat }, {}, {}, {}, { rooms: THREE }],
      })
    const one = at().play(WISH)
    expect([one.asked, open(one, WISH)]).toEqual([0, true])
    expect(one.play(WISH).seat(0).people).toBe(3)
    expect(open(at({ rooms: ['a2', 'a3'] }).play(WISH), WISH)).toBe(false)
    const two = at().play(WISH)
    stand(two, WISH, 3)
    expect(open(two, WISH)).toBe(false)
    const own = at()
    stand(own, WISH, 0)
    own.play('forest')
    expect([own.asked, open(own, WISH)]).toEqual([0, false])
    const modest = at().play('modest-wish')
    expect(open(modest, 'modest-wish')).toBe(true)
    const blocked = scenario({
      players: 5,
      round: 5,
      starting: 4,
      seats: [{ rooms: THREE, played: ['sleeping-corner'] }, {}, {}, {}, { goods: { food: 2 }, hand: ['tutor'] }],
    }).play('lessons-wish', 'play tutor')
    expect([blocked.asked, open(blocked, 'modest-wish')]).toEqual([0, false])
  })

  it('P05: Caravan is a place for a person and no room', () => {
    const at = (played: string[], more: SeatSetup = {}) =>
      scenario({ round: 6, seats: [{ goods: { clay: 2, reed: 1 }, played, ...more }] })
    expect([open(at(['caravan']), WISH), open(at([]), WISH)]).toEqual([true, false])
    expect(at(['caravan']).play('house-redevelopment').seat(0)).toMatchObject({ house: 'clay', goods: {} })
    const start = scenario({
      starting: 1,
      seats: [{ goods: {}, home: 0, played: ['caravan', 'childless', 'small-scale-farmer'] }],
    }).toRound(2)
    expect(start.seat(0).goods).toEqual({ wood: 1 })
    const three = { rooms: THREE }
    const seats = [{ goods: { wood: 5, reed: 2 } }, { goods: {}, played: ['pastor', 'caravan'] }, three, three]
    const t = scenario({ players: 4, seats }).play('farm-expansion', 'room a1')
    expect(t.seat(1).goods).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
  })

  it('P06: Lasso leads from a market anywhere, else to one of the three; a newborn only when it was adopted', () => {
    const at = (seat: SeatSetup = {}, more = {}) =>
      scenario({ round: 9, seats: [{ goods: { food: 1 }, played: ['lasso', 'adoptive-parents'], ...seat }], ...more })
    expect(open(at().play('sheep-market', 'use lasso'), 'forest')).toBe(true)
    expect(at().play('forest', 'use lasso').moves()).toEqual(['sheep-market', 'pig-market'])
    const crowd = at({}, { lying: { 'sheep-market': 3 } }).play('sheep-market')
    expect(crowd.moves()).toEqual(['keep sheep 1'])
    const animals = at({}, { players: 5, round: 4 }).play('animal-market', 'take boar 1', 'use lasso')
    expect(animals.moves()).toEqual(['sheep-market'])
    const newborn = { people: 3, newborns: 1, home: 1, rooms: THREE }
    expect(at(newborn).play('forest').asked).toBe(1)
    const adopted = at(newborn).play('use adoptive-parents', 'forest')
    expect(adopted.moves()).toEqual(['use lasso', 'done'])
    expect(adopted.play('use lasso', 'sheep-market').seat(0)).toMatchObject({ home: 0, newborns: 0 })
  })

  it('P07: the Fencing of Greenhouse Builder works beside the real one, as "Build Fences", and is no use of it', () => {
    const at = (round: number) =>
      scenario({
        players: 5,
        round,
        starting: 4,
        seats: [
          { goods: { wood: 1 }, played: ['greenhouse-builder', 'hedge-keeper', 'sidekick'] },
          {},
          {},
          {},
          { goods: { wood: 4 } },
        ],
      })
    const t = at(2).play('fencing', 'fence e1', 'greenhouse-builder', 'fence e1')
    expect([t.seat(0).fencesLeft, t.seat(0).goods, t.asked]).toEqual([11, {}, 1])
    expect(open(at(1).play('forest'), 'greenhouse-builder')).toBe(false)
  })

  it('P08: the spaces of Substitute Teacher and Bullcatcher open when their condition holds, once a round', () => {
    const pupils = (seat: SeatSetup) => ({ goods: { food: 2 }, ...seat })
    const t = scenario({
      players: 5,
      starting: 2,
      seats: [
        { goods: {}, people: 3, played: ['substitute-teacher'] },
        pupils({}),
        pupils({ hand: ['braggart'] }),
        pupils({ hand: ['hedge-keeper'] }),
        pupils({ hand: ['grocer'] }),
      ],
    }).play('lessons', 'play braggart', 'lessons-copse', 'play hedge-keeper')
    expect(open(t, 'substitute-teacher')).toBe(false)
    t.play('lessons-wish', 'play grocer')
    expect([t.asked, open(t, 'substitute-teacher')]).toEqual([0, true])
    t.play('substitute-teacher', 'take grain 1 vegetable 1', 'forest', 'grove', 'fishing', 'clay-pit')
    expect([t.asked, open(t, 'substitute-teacher')]).toEqual([0, false])
    const blocked = scenario({
      players: 5,
      round: 5,
      starting: 2,
      seats: [
        { goods: {}, played: ['substitute-teacher'] },
        {},
        pupils({ hand: ['braggart'] }),
        pupils({ hand: ['hedge-keeper'] }),
        { rooms: THREE },
      ],
    }).play('lessons', 'play braggart', 'lessons-copse', 'play hedge-keeper', 'modest-wish')
    expect([blocked.asked, open(blocked, 'substitute-teacher')]).toEqual([0, false])
    const bull = scenario({
      players: 5,
      round: 6,
      starting: 3,
      seats: [
        { goods: {}, played: ['bullcatcher'] },
        {},
        {},
        { goods: { grain: 1 }, fields: ['b1'] },
        { goods: { clay: 2, reed: 1 } },
      ],
    }).play('grain-utilization', 'sow grain b1')
    expect(open(bull, 'bullcatcher')).toBe(false)
    bull.play('house-redevelopment')
    expect([bull.asked, open(bull, 'bullcatcher')]).toEqual([0, true])
  })

  it('P09: a blocked space is not occupied: Trapper, Village Teacher, Wild Boar Hunter, Boat Painter', () => {
    const pupil = { goods: { food: 2 }, hand: ['tutor'], home: 1 }
    const rest = Array.from({ length: 3 }, () => ({ goods: {}, home: 1 }))
    const trap = scenario({
      players: 5,
      starting: 4,
      seats: [{ goods: { food: 1 }, played: ['trapper'] }, {}, {}, {}, { goods: { food: 2 }, hand: ['tutor'] }],
    }).play('lessons-copse', 'play tutor', 'forest')
    expect([trap.asked, trap.seat(0).goods]).toEqual([1, { wood: 3, food: 1 }])
    const teacher = (...moves: string[]) =>
      scenario({
        players: 5,
        starting: 4,
        seats: [
          { goods: { food: 1 }, played: ['village-teacher'], hand: ['conservator'] },
          {},
          {},
          {},
          { goods: { food: 2 }, hand: ['tutor'] },
        ],
      }).play(...moves, 'lessons', 'play conservator')
    expect(teacher('copse').seat(0).goods).toEqual({ food: 1 })
    expect(teacher('lessons-copse', 'play tutor').seat(0).goods).toEqual({ grain: 1 })
    const boar = scenario({
      players: 5,
      seats: [{ goods: { wood: 1 }, home: 1, played: ['wild-boar-hunter'] }, pupil, ...rest],
    }).play('forest', 'lessons-copse', 'play tutor', 'grove', 'clay-pit', 'reed-bank')
    expect([boar.state.round, boar.seat(0).goods.boar]).toEqual([2, undefined])
    const boat = scenario({
      players: 5,
      seats: [{ goods: {}, home: 1, played: ['boat-painter'] }, { goods: { wood: 5, reed: 2 }, home: 1 }, ...rest],
    }).play('fishing', 'house-building', 'room a1', 'grove', 'copse', 'clay-pit')
    expect([boat.state.round, boat.seat(0).goods]).toEqual([2, { food: 1 }])
  })

  it('P10: after Village Idiot no Lessons is left for its owner, and no occupation in hand', () => {
    const t = scenario({
      players: 5,
      seats: [{ goods: { food: 9 }, hand: ['village-idiot', 'tutor', 'handplow'] }],
    }).play('lessons', 'play village-idiot')
    expect(t.seat(0).hand).toEqual({ occupations: [], minors: ['handplow'] })
    t.play('forest', 'grove', 'reed-bank', 'clay-pit')
    expect([t.asked, t.moves().filter((move) => move.startsWith('lessons'))]).toEqual([0, []])
  })

  it('P11: Bottles after a growth costs 3 clay and 3 food', () => {
    const at = (goods: object) => scenario({ round: 5, seats: [{ goods, rooms: THREE, hand: ['bottles'] }] }).play(WISH)
    expect(at({ clay: 2, food: 2 }).asked).toBe(1)
    expect(at({ clay: 3, food: 3 }).play('play bottles').seat(0).goods).toEqual({})
  })
})
