import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { at } from '../../core/at.ts'
import { SHEEP } from '../../state/goods.ts'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'
import { cardNamed } from '../registry.ts'

const fields = (t: Scenario, seat = 0): string[] =>
  t.seat(seat).fields.map(({ cell, crop, count }) => `${cell} ${crop} ${count}`)
const opens = (t: Scenario, start: string): string[] =>
  [...t.moves(), ...t.extras()].filter((move) => move.startsWith(start))

describe('At any time', () => {
  /** Round 4 with one person left each: two quiet placements, then the harvest. */
  const harvest = (seat: SeatSetup, more = {}) =>
    scenario({
      round: 4,
      lying: { 'clay-pit': 1 },
      seats: [
        { goods: {}, home: 1, ...seat },
        { goods: { food: 9 }, home: 1 },
      ],
      ...more,
    })
  const placed = (seat: SeatSetup) => harvest(seat).play('clay-pit', 'reed-bank')

  it('T01: Clearing Spade spreads a crop before the taking, not in the middle of it', () => {
    const seat = { crops: { c1: 'grain 3' }, fields: ['c2'], played: ['clearing-spade'] }
    const t = harvest(seat).play('move c1 c2', 'clay-pit', 'reed-bank')
    expect([t.seat(0).goods.grain, fields(t)]).toEqual([2, ['c1 grain 1', 'c2 null 0']])
    const not = placed(seat).play('done')
    expect([not.seat(0).goods.grain, fields(not)]).toEqual([1, ['c1 grain 2', 'c2 null 0']])
  })

  it('T02: after Three-Field Rotation has paid the spade may fill the empty field; before, it costs the food', () => {
    const seat = {
      crops: { c1: 'grain 1', c2: 'vegetable 2' },
      fields: ['c3'],
      played: ['clearing-spade', 'three-field-rotation'],
    }
    const t = placed(seat)
    expect([t.seat(0).goods.food, t.moves()]).toEqual([3, ['move c2 c3', 'done']])
    expect(t.play('move c2 c3').seat(0).goods).toMatchObject({ food: 3, grain: 1, vegetable: 2 })
    const early = harvest(seat).play('move c2 c3', 'clay-pit', 'reed-bank')
    expect(early.seat(0).goods).toEqual({ clay: 1, grain: 1, vegetable: 2 })
  })

  it('T03: Sheep Walker and a Cooking Hearth make 3 food of a sheep; the proposal finds it', () => {
    const hungry = () =>
      placed({ goods: { food: 1, sheep: 1 }, majors: ['cooking-hearth-4'], played: ['sheep-walker'] })
    const t = hungry()
    t.playAs(0, 'use sheep-walker vegetable 1').playAs(0, 'cook vegetable 1').playAs(0, 'feed')
    expect(t.seat(0).begging).toBe(0)
    expect(hungry().playAs(0, 'cook sheep 1').playAs(0, 'feed').seat(0).begging).toBe(1)
    const proposed = hungry()
    for (
      let i = 0;
      i < 4 && agricola.decisions(proposed.state).some(({ seat, ask }) => seat === 0 && ask === 'feed');
      i++
    ) {
      const move = agricola.propose?.(proposed.state, 0)
      if (!move) throw new Error('Nothing is proposed.')
      proposed.playAs(0, agricola.print(proposed.state, move))
    }
    expect([proposed.seat(0).begging, proposed.seat(0).goods.sheep]).toEqual([0, undefined])
  })

  it('T04: sheep that have no place yet cannot be exchanged: the batch is settled first', () => {
    const t = scenario({
      round: 4,
      lying: { 'sheep-market': 3 },
      seats: [{ goods: {}, played: ['sheep-walker'] }],
    }).play('sheep-market')
    expect([t.ask, t.moves(), opens(t, 'use')]).toEqual(['keep', ['keep sheep 1'], []])
    t.play('keep sheep 1')
    expect(t.seat(0).goods).toEqual({ sheep: 1 })
  })

  const cattle = (wood: object, played: string[], lying = 2) =>
    scenario({
      players: 5,
      round: 10,
      lying: { 'cattle-market': lying },
      seats: [{ goods: wood, played: ['hayward', ...played] }],
    }).play('cattle-market')

  it('T05: Hayward fences for animals that wait; no Hedge Keeper, but Rammed Clay', () => {
    const t = cattle({ wood: 4 }, [])
    expect([t.ask, t.extras()]).toEqual(['keep', expect.arrayContaining(['use hayward'])])
    t.play('use hayward', 'fence e1')
    expect([t.seat(0).goods, t.asked]).toEqual([{ cattle: 2 }, 1])
    expect(cattle({ wood: 3 }, ['hedge-keeper']).extras()).not.toContain('use hayward')
    expect(cattle({ wood: 3, clay: 1 }, ['rammed-clay']).play('use hayward', 'fence e1').seat(0).goods).toEqual({
      cattle: 2,
    })
  })

  it('T06: the cattle that Bovine Pioneer brings joins those that wait', () => {
    const t = cattle({ wood: 4 }, ['bovine-pioneer']).play('use hayward', 'fence e1')
    expect([t.seat(0).goods, t.asked]).toEqual([{ cattle: 3 }, 1])
    const more = cattle({ wood: 4 }, ['bovine-pioneer'], 3).play('use hayward', 'fence e1').throughJson()
    expect([more.asked, more.ask, more.moves()]).toEqual([0, 'keep', ['keep cattle 3']])
  })

  it('T07: food on a card that gathers it counts in the feeding', () => {
    for (const card of ['town-clerk', 'field-counter', 'sweeper']) {
      const t = placed({ goods: { food: 2 }, played: [card] })
      const own = at(at(t.state.players, 0).played, 0)
      expect(own.card).toBe(cardNamed(card))
      own.data[0] = 2
      expect(opens(t, 'use')).toEqual([`use ${card} food 2`])
      t.playAs(0, `use ${card} food 2`).playAs(0, 'feed')
      expect([card, t.seat(0).begging]).toEqual([card, 0])
    }
  })

  it('T08: Plowsmith pays with grain, out of turn; wood of Wood Cutter is not taken from the space', () => {
    const at = (space: string, lying: object, played: string[] = []) =>
      scenario({
        players: 5,
        starting: 1,
        lying: { ...lying },
        seats: [
          { goods: { grain: 1 }, played: ['plowsmith'] },
          { goods: {}, played },
        ],
      }).play(space)
    const t = at('grove', { grove: 4 })
    expect([t.asked, t.moves()]).toEqual([0, ['use plowsmith', 'done']])
    t.play('use plowsmith', 'plow b1')
    expect(t.moves()).toEqual(['eat grain 1'])
    t.play('eat grain 1')
    expect([t.seat(0).fields.length, t.seat(0).goods, t.asked]).toEqual([1, {}, 2])
    const cutter = at('forest', { forest: 3 }, ['wood-cutter'])
    expect([cutter.seat(1).goods, cutter.asked]).toEqual([{ wood: 4 }, 2])
  })

  it('T09: no parent is cooked in the breeding phase; a sheep cooked before has no young', () => {
    const seat = { goods: { food: 9, sheep: 2 }, stables: ['e1'], majors: ['fireplace-2'] }
    const two = { ...seat, goods: { food: 9, sheep: 2, boar: 2 }, stables: ['c1', 'd1', 'e1'] }
    const full = placed(two).toAsk('breed')
    expect([full.asked, opens(full, 'cook')]).toEqual([0, []])
    expect(full.moves()).toContain('keep sheep 2 boar 2')
    expect(full.refusal('cook sheep 1')?.refused).toBe('illegal-move')
    expect(placed(seat).toRound(5).seat(0).goods.sheep).toBe(2)
    const cooked = placed({ ...seat, pastures: [['e1']], stables: [] })
      .playAs(0, 'cook sheep 1')
      .toRound(5)
    expect(cooked.seat(0).goods.sheep).toBe(1)
  })

  it('T09: after the breeding, before the next round begins, Sheep Walker is asked once more (ruling)', () => {
    const t = placed({ goods: { food: 9, sheep: 2 }, pastures: [['e1']], played: ['sheep-walker'] })
    t.until(({ state }) => state.players[0]?.goods[SHEEP] !== 2 || state.round > 4)
    expect([t.state.round, t.asked, opens(t, 'use sheep-walker').length]).toEqual([4, 0, 3])
  })

  it('T10: only who can still exchange for more than food is asked before scoring', () => {
    const last = (seat: SeatSetup) => {
      const t = scenario({
        players: 5,
        round: 14,
        seats: [{ goods: {}, home: 1, ...seat }, ...Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 0 }))],
      }).play('reed-bank')
      t.until(({ ask, state }) => ask === 'last-chance' || state.over)
      return t.state.over ? 'over' : t.moves()
    }
    expect(last({ goods: { food: 5 }, played: ['grocer'] })).toEqual(['use grocer wood 1', 'done'])
    expect(last({ goods: { food: 4 }, played: ['grocer'] })).toBe('over')
    expect(last({ goods: { food: 4 }, played: ['grocer', 'putcher-maker'] })).toContain('use putcher-maker food 2')
    expect(last({ goods: { food: 4, sheep: 1 }, played: ['sheep-walker'] })).toHaveLength(4)
    expect(last({ goods: { food: 4 }, played: ['sheep-walker'] })).toBe('over')
    expect(last({ goods: { food: 4, wood: 4 }, played: ['hayward'] })).toEqual(['use hayward', 'done'])
    expect(last({ goods: { food: 4, clay: 2 }, played: ['hard-porcelain', 'broch'] })).not.toBe('over')
    expect(last({ goods: { food: 4, reed: 5, stone: 5 }, majors: ['basketmakers-workshop'], played: ['broch'] })).toBe(
      'over',
    )
    expect(last({ goods: { food: 4 }, played: [] })).toBe('over')
  })

  it('T11: Putcher Maker sells reed as often as wished, the Workshop once a harvest', () => {
    const at = (reed: number) =>
      placed({ goods: { food: 1, reed }, majors: ['basketmakers-workshop'], played: ['putcher-maker'] })
    expect(at(1).playAs(0, 'craft basketmakers-workshop').seat(0).goods).toEqual({ food: 4, clay: 1 })
    expect(at(1).playAs(0, 'use putcher-maker food 2').seat(0).goods).toEqual({ food: 3, clay: 1 })
    const two = at(2).playAs(0, 'craft basketmakers-workshop').playAs(0, 'use putcher-maker food 2')
    expect([two.seat(0).goods.food, opens(two, 'craft')]).toEqual([6, []])
  })
})
