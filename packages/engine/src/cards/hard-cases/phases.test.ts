import { describe, expect, it } from 'vitest'
import { agricola } from '../../agricola.ts'
import { BOAR, type Good } from '../../state/goods.ts'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'
import { cardNamed } from '../registry.ts'

const promise = (t: Scenario, round: number, good: Good, count: number): Scenario => {
  t.state.promises.push({ round, seat: 0, good, count, card: cardNamed('acorns-basket') })
  return t
}

describe('Windows and phases', () => {
  /** The last person of the round is about to be placed, by seat 0. */
  const last = (
    seat: SeatSetup,
    more: { players?: number; round?: number; lying?: { [space: string]: number } } = {},
  ) =>
    scenario({
      ...more,
      seats: [
        { goods: {}, home: 1, ...seat },
        ...Array.from({ length: (more.players ?? 2) - 1 }, () => ({ goods: { food: 9 }, home: 0 })),
      ],
    })

  it('W01: a boar of a round space is placed before Groom builds a stable', () => {
    const at = (seat: SeatSetup, players = 2) =>
      promise(last({ house: 'stone', goods: { wood: 1, sheep: 1 }, ...seat }, { players, round: 5 }), 6, BOAR, 1).play(
        'fishing',
      )
    const groom = at({ played: ['groom'] })
    expect([groom.ask, groom.moves().sort()]).toEqual(['keep', ['keep boar 1', 'keep sheep 1']])
    expect(groom.play('keep boar 1').moves()).toEqual(['use groom', 'done'])
    const hayward = at({ goods: { wood: 4, sheep: 1 }, played: ['hayward'] }, 5).play('use hayward', 'fence e1')
    expect(hayward.seat(0).goods).toMatchObject({ sheep: 1, boar: 1 })
    const cook = at({ majors: ['fireplace-2'], played: ['groom'] }).play('keep sheep 1')
    expect(cook.seat(0).goods).toMatchObject({ sheep: 1, food: 3 })
  })

  it('W02: Corral Builder fences before the goods of the round space arrive', () => {
    const seat = { goods: { food: 9, sheep: 1 }, played: ['corral-builder'] }
    const t = promise(last(seat, { players: 5, round: 8 }), 9, BOAR, 1).play('fishing')
    expect([t.asked, t.moves(), t.seat(0).goods.boar]).toEqual([0, ['use corral-builder', 'done'], undefined])
    t.play('use corral-builder', 'fence e1')
    expect([t.ask, t.seat(0).goods]).toMatchObject(['place', { sheep: 1, boar: 1 }])
  })

  it('W03: Clay Thief takes the new clay too, and the Hollow is empty for this round', () => {
    const t = last({ played: ['clay-thief', 'hollow-gardener'] }, { players: 5, lying: { hollow: 3 } }).play('fishing')
    expect([t.ask, t.lying('hollow')]).toEqual(['window', 6])
    t.play('use clay-thief')
    expect([t.seat(0).goods, t.lying('hollow'), t.moves().includes('hollow')]).toEqual([{ clay: 6, food: 1 }, 0, false])
  })

  it('W04: Handplow plows when its round begins, or never; from round 10 on it lays nothing', () => {
    const at = (round: number) =>
      scenario({ round, seats: [{ goods: { wood: 1 }, hand: ['handplow'] }] }).play('meeting-place', 'play handplow')
    const fieldRounds = (t: Scenario) => t.table.promises.map(({ round }) => round)
    expect([fieldRounds(at(9)), fieldRounds(at(10))]).toEqual([[14], []])
    const t = at(1).until(({ state, asked, ask }) => state.round === 6 && asked === 0 && ask !== 'place')
    expect(t.moves()).toContain('done')
    t.play('done')
    expect([fieldRounds(t), t.seat(0).fields]).toEqual([[], []])
  })

  it('W05: Wild Boar Hunter looks while people still stand there', () => {
    const seats = [
      { goods: { wood: 1 }, home: 1, played: ['wild-boar-hunter'] },
      ...Array.from({ length: 4 }, () => ({ goods: {}, home: 1 })),
    ]
    const t = scenario({ players: 5, seats }).play('fishing', 'forest', 'copse', 'grove', 'reed-bank')
    expect([t.asked, t.moves(), t.state.round]).toEqual([0, ['use wild-boar-hunter', 'done'], 1])
    t.play('use wild-boar-hunter')
    expect([t.seat(0).goods, t.state.round]).toEqual([{ food: 1, boar: 1 }, 2])
  })

  it('W06: for the young of Pig Breeder a sheep may go, before they breed; 1 boar has none', () => {
    const at = (boar: number) =>
      last({ goods: { boar, sheep: 1 }, pastures: [['e1']], played: ['pig-breeder'] }, { players: 4, round: 12 }).play(
        'reed-bank',
      )
    const t = at(2)
    expect([t.ask, t.moves().sort()]).toEqual(['breed', ['keep boar 3', 'keep sheep 1 boar 2']])
    expect(t.play('keep boar 3').seat(0).goods).toMatchObject({ boar: 3 })
    expect([at(1).seat(0).goods.boar, at(1).ask]).toEqual([1, 'place'])
  })

  it('W07: Loom pays in the field phase for sheep that may then be cooked', () => {
    const t = last(
      { goods: { sheep: 3 }, pastures: [['d1', 'e1']], majors: ['fireplace-2'], played: ['loom'] },
      { round: 4 },
    ).play('reed-bank')
    expect([t.ask, t.seat(0).goods.food]).toEqual(['feed', 1])
    expect(t.playAs(0, 'cook sheep 3').seat(0).goods).toEqual({ reed: 1, food: 7 })
  })

  it('W08: Big Country and Mantlepiece count the rounds that are left', () => {
    const full = ['b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']
    const big = (round: number) => {
      const seat = { goods: {}, rooms: ['a1', 'a2', 'a3'], fields: full, hand: ['big-country'] }
      const t = scenario({ round, seats: [seat] }).play('meeting-place', 'play big-country')
      return [t.seat(0).goods.food ?? 0, t.seat(0).ledger.reduce((n, { points }) => n + points, 0)]
    }
    expect([big(10), big(14)]).toEqual([
      [8, 4],
      [0, 0],
    ])
    const mantle = (round: number) => {
      const t = scenario({ round, seats: [{ goods: { stone: 1 }, house: 'clay', hand: ['mantlepiece'] }] })
      const before = t.seat(0).score.total
      return t.play('meeting-place', 'play mantlepiece').seat(0).score.total - before
    }
    expect([mantle(10), mantle(14)]).toEqual([1, -3])
  })

  it('W09: Tutor as the second of five scores 3', () => {
    const t = scenario({ seats: [{ played: ['conservator', 'tutor', 'grocer', 'paper-maker', 'scholar'] }] })
    expect(t.score(0, 'bonus')).toBe(3)
  })

  it('W10: two seats in one window are asked from the starting player on, and neither touches the other', () => {
    const at = (starting: number) =>
      scenario({
        starting,
        seats: [
          { goods: { food: 1 }, house: 'stone', home: 1, played: ['plow-driver'] },
          { goods: { wood: 1 }, house: 'stone', home: 1, played: ['groom'] },
        ],
      }).play('fishing', 'grain-seeds')
    const plow = ['use plow-driver', 'plow b1']
    const stable = ['use groom', 'stable b1']
    const one = at(0).play(...plow, ...stable)
    const two = at(1).play(...stable, ...plow)
    for (const t of [one, two]) {
      expect([t.seat(0).fields.length, t.seat(1).stables, t.ask]).toEqual([1, ['b1'], 'place'])
      expect(t.seat(1).goods.wood).toBeUndefined()
    }
  })

  it('W11: all feed at once, and the order of their answers does not matter', () => {
    const at = () =>
      scenario({
        round: 4,
        seats: [
          { goods: { food: 1, grain: 3 }, home: 1 },
          { goods: { food: 4 }, home: 0 },
        ],
      }).play('reed-bank')
    expect(agricola.decisions(at().state).map(({ seat, ask }) => [seat, ask])).toEqual([
      [0, 'feed'],
      [1, 'feed'],
    ])
    const one = at().playAs(0, 'eat grain 3').playAs(0, 'feed').playAs(1, 'feed')
    const two = at().playAs(1, 'feed').playAs(0, 'eat grain 3').playAs(0, 'feed')
    expect([one.seat(0), one.seat(1)]).toEqual([two.seat(0), two.seat(1)])
    expect([one.state.round, one.seat(0).begging, one.seat(1).begging]).toEqual([5, 0, 0])
  })
})
