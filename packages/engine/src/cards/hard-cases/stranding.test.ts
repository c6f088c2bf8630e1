import { describe, expect, it } from 'vitest'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'
import { cardNamed } from '../registry.ts'

const open = (t: Scenario, move: string): boolean => t.moves().includes(move)

describe('Optional spending never strands what is compulsory', () => {
  /** A farm on which nothing can be plowed. */
  const FULL: SeatSetup = {
    rooms: ['a1', 'a2', 'a3'],
    crops: { b2: 'vegetable 1' },
    fields: ['b1'],
    stables: ['c1', 'c2', 'b3'],
  }

  it('S01: Threshing Board bakes no grain without which Cultivation would be impossible', () => {
    const at = (goods: object, farm = FULL) =>
      scenario({
        round: 13,
        seats: [{ goods, ...farm, majors: ['fireplace-2'], played: ['threshing-board'] }],
      }).play('cultivation')
    expect(at({ grain: 1 }).moves()).toEqual(['sow grain b1'])
    const vegetable = at({ grain: 1, vegetable: 1 })
    expect(vegetable.moves()).toEqual(['use threshing-board', 'done'])
    expect(vegetable.play('use threshing-board', 'bake 1').seat(0).goods).toEqual({ vegetable: 1, food: 2 })
    const roomy = at({ grain: 1 }, { fields: ['b1'] })
    expect(roomy.play('use threshing-board').moves()).toEqual(['bake 1'])
    expect(at({ grain: 3 }).play('use threshing-board').moves()).toEqual(['bake 1', 'bake 2'])
  })

  it('S02: Moldboard Plow leaves a place for the field of Farmland, found by trying', () => {
    const at = (stables: string[]) =>
      scenario({ seats: [{ rooms: ['a1', 'a2', 'a3'], fields: ['b2'], stables, played: ['moldboard-plow'] }] }).play(
        'farmland',
      )
    expect(at(['c1', 'c2', 'b3']).moves()).toEqual(['plow b1'])
    const opens = at(['c2', 'b3'])
    expect(opens.moves()).toEqual(['use moldboard-plow', 'done'])
    opens.play('use moldboard-plow', 'plow b1', 'plow c1')
    expect(opens.seat(0).fields.map(({ cell }) => cell)).toEqual(['b1', 'c1', 'b2'])
  })

  it('S03: Sidekick takes no grain that the next card needs', () => {
    const at = (goods: object) =>
      scenario({
        players: 5,
        round: 6,
        seats: [{ goods: { clay: 2, reed: 1, ...goods }, fields: ['b1'], played: ['sidekick'] }],
      }).play('house-redevelopment')
    expect(at({ grain: 1 }).asked).toBe(1)
    const t = at({ grain: 1, vegetable: 1 }).play('use sidekick')
    expect(t.moves().sort()).toEqual(['eat grain 1', 'eat vegetable 1'])
    expect(t.play('eat vegetable 1', 'grain-utilization', 'sow grain b1').asked).toBe(1)
  })

  it('S04: the vegetable of Master Hora has to be eaten for the lesson that its price would strand', () => {
    const t = scenario({
      players: 5,
      seats: [{ goods: { food: 2 }, played: ['master-hora'], hand: ['conservator'] }],
    }).play('lessons-copse', 'use master-hora', 'play conservator')
    expect(t.moves()).toEqual(['eat vegetable 1'])
    expect(t.play('eat vegetable 1').seat(0)).toMatchObject({ goods: {}, played: [{}, { card: 'conservator' }] })
  })

  it('S05: Mantlepiece closes whatever begins with a renovation', () => {
    const rich = { wood: 9, clay: 9, reed: 9, stone: 9 }
    const at = (...played: string[]) =>
      scenario({ players: 5, round: 14, seats: [{ goods: rich, house: 'clay', played: ['mantlepiece', ...played] }] })
    expect([open(at(), 'house-redevelopment'), open(at(), 'farm-redevelopment')]).toEqual([false, false])
    expect(at('cottager').play('day-laborer', 'use cottager').moves()).toEqual(['room a1', 'room b2', 'room b3'])
    expect(at('greenhouse-builder').play('greenhouse-builder').moves()).toEqual(['fencing', 'vegetable-seeds'])
    expect(at('fast-mason').play('western-quarry').asked).toBe(1)
  })

  it('S06: Shifting Cultivation needs a place for its field; the Meeting Place does not need a card', () => {
    const t = scenario({ seats: [{ goods: { food: 2 }, ...FULL, hand: ['shifting-cultivation'] }] })
    t.play('meeting-place')
    expect([t.asked, t.seat(0).hand.minors, t.seat(0).goods.food]).toEqual([1, ['shifting-cultivation'], 2])
  })

  it('S07: Young Artist takes no food for nothing', () => {
    const at = (pile: string[]) => {
      const rest = Array.from({ length: 4 }, () => ({ home: 0 }))
      const seat = { goods: { food: 1 }, home: 1, played: ['young-artist'], hand: ['shifting-cultivation'] }
      const t = scenario({ players: 5, seats: [seat, ...rest] })
      t.state.minors = pile.map(cardNamed)
      return t.play('forest')
    }
    expect(at([]).state.round).toBe(2)
    expect(at(['lasso', 'basket']).play('use young-artist').moves()).toEqual(['draw 2'])
  })

  it('S08: Animal Brander doubles cattle for 3 food, not for 2; the food of the first sheep pays no fee', () => {
    const at = (food: number) =>
      scenario({
        players: 5,
        seats: [{ goods: { food }, pastures: [['e1']], played: ['animal-brander'] }],
      }).play('animal-market')
    expect(at(2).play('use animal-brander').moves()).toEqual(['take sheep 1 food 1', 'take boar 1'])
    expect(at(3).play('use animal-brander', 'take cattle 1').seat(0).goods).toEqual({ cattle: 2 })
    expect(open(at(0), 'use animal-brander')).toBe(false)
    expect(at(1).play('use animal-brander', 'take sheep 1 food 1').seat(0).goods).toEqual({ sheep: 2, food: 2 })
  })

  it('S09: Graduate and Roof Ballaster can be played though nothing is left for their payment', () => {
    for (const card of ['graduate', 'roof-ballaster']) {
      const at = (food: number) =>
        scenario({ seats: [{ goods: { food }, played: ['tutor'], hand: [card] }] }).play('lessons', `play ${card}`)
      expect([card, at(1).asked, at(1).seat(0).goods]).toEqual([card, 1, {}])
      expect([card, at(2).moves()]).toEqual([card, [`use ${card}`, 'done']])
      expect(at(2).play('done').seat(0).goods).toEqual({ food: 1 })
    }
  })

  it('S10: Lasso asks for the second person only where one can be placed', () => {
    const at = (round: number, lying = {}) =>
      scenario({ round, lying, seats: [{ goods: {}, played: ['lasso'] }] }).play('forest')
    expect(at(3).asked).toBe(1)
    expect(at(4, { 'sheep-market': 0 }).asked).toBe(1)
    expect(at(4).moves()).toEqual(['use lasso', 'done'])
    const taken = scenario({ round: 4, starting: 1, seats: [{ played: ['lasso'] }] }).play('sheep-market', 'forest')
    expect(taken.asked).toBe(1)
  })
})
