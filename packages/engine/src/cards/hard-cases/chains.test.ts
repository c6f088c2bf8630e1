import { describe, expect, it } from 'vitest'
import { at } from '../../core/at.ts'
import { WOOD } from '../../state/goods.ts'
import { type Scenario, type SeatSetup, scenario } from '../../testing/scenario.ts'
import { cardNamed } from '../registry.ts'
import { removeCard } from '../standing.ts'

/** What lies on coming round spaces: "7 clay 2". */
const promised = (t: Scenario, seat = 0): string[] =>
  t.table.promises.filter((p) => p.seat === seat).map(({ round, what, count }) => `${round} ${what} ${count}`)
const rounds = (from: number, to: number, text: string): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i} ${text}`)
const sources = (t: Scenario): string[] => t.events.flatMap((e) => (e.event === 'got' ? [e.from] : []))

describe('Chains', () => {
  /** Round 5 begins, and the Scholar of a stone house is asked. */
  const scholar = (card: string, seat: SeatSetup = {}) =>
    scenario({
      round: 5,
      starting: 1,
      seats: [{ goods: { wood: 1 }, house: 'stone', home: 0, played: ['scholar'], hand: [card], ...seat }],
    })
      .toRound(6)
      .play('use scholar', `play ${card}`)

  it('C01: a card that Scholar plays at the start of a round acts there already', () => {
    const driver = scholar('plow-driver', { goods: { food: 2 } })
    expect([driver.state.round, driver.asked, driver.moves()]).toEqual([6, 0, ['use plow-driver', 'done']])
    expect(driver.play('use plow-driver', 'plow b1').seat(0)).toMatchObject({ goods: {}, fields: [{ cell: 'b1' }] })
    const groom = scholar('groom', { goods: { food: 1 } })
    expect([groom.seat(0).goods, groom.moves()]).toEqual([{ wood: 1 }, ['use groom', 'done']])
    expect(groom.play('use groom', 'stable b1').seat(0)).toMatchObject({ goods: {}, stables: ['b1'] })
  })

  it('C02: Manservant of Scholar lays food from the next round on', () => {
    const t = scholar('manservant', { goods: { food: 1 } })
    expect([t.seat(0).goods, promised(t)]).toEqual([{}, rounds(7, 14, 'food 3')])
  })

  it('C03: Childless of Scholar pays in this very round (ruling)', () => {
    const t = scholar('childless', { goods: { food: 1 }, rooms: ['a1', 'a2', 'a3'] })
    expect([t.seat(0).goods, t.moves()]).toEqual([{ food: 1 }, ['take grain 1', 'take vegetable 1']])
  })

  it('C04: wood straight to stone keeps two promises at once and pays Roughcaster nothing', () => {
    const played = ['conservator', 'roughcaster', 'clay-hut-builder', 'manservant']
    const t = scenario({ round: 6, seats: [{ goods: { stone: 2, reed: 1 }, played }] }).play('house-redevelopment')
    expect(t.seat(0)).toMatchObject({ house: 'stone', goods: {} })
    expect(promised(t).sort()).toEqual([...rounds(7, 11, 'clay 2'), ...rounds(7, 14, 'food 3')].sort())
    const twice = scenario({
      players: 5,
      round: 6,
      seats: [{ goods: { clay: 1, stone: 2, reed: 1 }, played: ['fast-mason', ...played] }],
    }).play('clay-pit', 'use fast-mason')
    expect(promised(twice)).toEqual(rounds(7, 11, 'clay 2'))
    twice.play('forest', 'grove', 'copse', 'reed-bank', 'house-redevelopment')
    expect(promised(twice).filter((text) => text.includes('clay'))).toEqual(rounds(7, 11, 'clay 2'))
    expect(promised(twice).filter((text) => text.includes('food'))).toEqual(rounds(7, 14, 'food 3'))
    expect(twice.seat(0).goods).toEqual({ food: 3 })
  })

  it('C05: the grain of Scythe Worker may be baked with Bread Paddle', () => {
    const t = scenario({
      seats: [{ goods: {}, majors: ['fireplace-2'], played: ['bread-paddle'], hand: ['scythe-worker'] }],
    }).play('lessons', 'play scythe-worker')
    expect([t.seat(0).goods, t.moves()]).toEqual([{ grain: 1 }, ['use bread-paddle', 'done']])
    expect(t.play('use bread-paddle', 'bake 1').seat(0).goods).toEqual({ food: 2 })
  })

  it('C06: a Clay Oven in round 8: the bread, the Windmill, and last the Junk Room', () => {
    const at = () =>
      scenario({
        round: 8,
        seats: [{ goods: { clay: 3, stone: 1, grain: 1 }, played: ['dutch-windmill', 'junk-room'] }],
      }).play('major-improvement', 'build clay-oven')
    const t = at().play('bake 1')
    expect(t.seat(0).goods).toEqual({ food: 9 })
    expect(sources(t).slice(-2)).toEqual(['dutch-windmill', 'junk-room'])
    expect(at().play('done').seat(0).goods).toEqual({ grain: 1, food: 1 })
  })

  it('C07: the food of Basket pays Trapper, in the order of the player', () => {
    const t = scenario({
      players: 5,
      starting: 4,
      seats: [{ goods: {}, played: ['basket', 'trapper'] }],
    }).play('grove', 'forest')
    expect(t.moves()).toEqual(['use basket', 'done'])
    expect(t.play('use basket').moves()).toEqual(['use trapper', 'done'])
    expect(t.play('use trapper').seat(0).goods).toEqual({ wood: 1, food: 2, sheep: 1 })
  })

  it('C08: Basket or Mushroom Collector, not both, with 2 wood', () => {
    const at = () =>
      scenario({
        players: 4,
        seats: [{ goods: {}, played: ['basket', 'mushroom-collector', 'wood-cutter'] }],
      }).play('copse')
    expect(at().seat(0).goods).toEqual({ wood: 2 })
    const basket = at().play('use basket')
    expect([basket.seat(0).goods, basket.lying('copse'), basket.asked]).toEqual([{ food: 3 }, 2, 1])
    const mushrooms = at().play('use mushroom-collector')
    expect([mushrooms.seat(0).goods, mushrooms.lying('copse'), mushrooms.asked]).toEqual([{ wood: 1, food: 2 }, 1, 1])
  })

  it('C09: Part-Time Worker leaves 1 food of 2, and Game Teaser sees 1 taken', () => {
    const at = (pastures: string[][]) =>
      scenario({
        players: 5,
        lying: { fishing: 2 },
        seats: [{ goods: {}, pastures, played: ['part-time-worker', 'game-teaser'] }],
      }).play('fishing', 'use part-time-worker')
    const t = at([['e1']])
    expect([t.seat(0).goods, t.lying('fishing'), t.asked]).toEqual([{ food: 1, sheep: 1, cattle: 1 }, 1, 1])
    const full = at([])
    expect([full.ask, full.moves().sort()]).toEqual(['keep', ['keep cattle 1', 'keep sheep 1']])
  })

  it('C10: Hollow Gardener counts what was taken, not what lay there', () => {
    const t = scenario({
      players: 5,
      lying: { hollow: 6 },
      seats: [{ goods: {}, played: ['part-time-worker', 'hollow-gardener'] }],
    }).play('hollow', 'use part-time-worker')
    expect([t.seat(0).goods, t.lying('hollow')]).toEqual([{ clay: 3, cattle: 1, grain: 1 }, 3])
  })

  it('C11: each plowing brings Stone Clawer 1 stone', () => {
    const t = scenario({ players: 5, seats: [{ goods: {}, played: ['stone-clawer', 'moldboard-plow'] }] })
    t.play('farmland', 'use moldboard-plow', 'plow b1', 'plow c1')
    expect(t.seat(0).goods).toEqual({ stone: 2 })
  })

  it("C12: Shepherd's Crook judges a fencing at its end", () => {
    const at = (pastures: string[][], ...fences: string[]) => {
      const t = scenario({ round: 2, seats: [{ goods: { wood: 15 }, pastures, played: ['shepherds-crook'] }] })
      t.play('fencing', ...fences)
      return (t.asked === 0 ? t.play('done') : t).seat(0).goods.sheep ?? 0
    }
    const six = 'fence d1+e1+d2+e2+d3+e3'
    expect(at([], six, 'fence d3+e3')).toBe(2)
    expect(at([], 'fence b1+c1+b2+c2', 'fence d1+e1+d2+e2')).toBe(4)
    expect(at([['d1', 'e1', 'd2', 'e2', 'd3', 'e3']], 'fence d3+e3')).toBe(0)
    expect(at([['d1', 'e1', 'd2']], 'fence e2')).toBe(0)
  })

  it('C13: Off-Siter has room from 9 printed resources on, and keeps it', () => {
    const t = scenario({
      players: 5,
      round: 5,
      seats: [{ goods: { clay: 9 }, majors: ['joinery', 'well'], played: ['off-siter'], people: 2 }],
    })
    expect(t.moves()).not.toContain('basic-wish-for-children')
    t.play('major-improvement', 'build fireplace-2', 'forest', 'grove', 'copse', 'reed-bank')
    expect(t.moves()).toContain('basic-wish-for-children')
    removeCard(at(t.state.players, 0), cardNamed('fireplace-2'))
    expect(t.throughJson().moves()).toContain('basic-wish-for-children')
  })

  /** One person left: the work ends with this placement. */
  const lastTurn = (seat: SeatSetup, more = {}) =>
    scenario({
      players: 5,
      seats: [{ goods: {}, home: 1, ...seat }, ...Array.from({ length: 4 }, () => ({ home: 0 }))],
      ...more,
    })

  it('C14: the food of Claypipe pays Young Artist', () => {
    const t = lastTurn({ played: ['claypipe', 'young-artist'], hand: ['loam-pit'] }, { lying: { forest: 7 } })
    t.state.minors = ['lasso', 'basket'].map(cardNamed)
    t.play('forest')
    expect([t.seat(0).goods, t.moves()]).toEqual([{ wood: 7, food: 2 }, ['use young-artist', 'done']])
  })

  it('C15: Claypipe counts gains, exchanges included, and takes nothing off', () => {
    const food = (lying: number, played: string[], ...moves: string[]) => {
      const t = lastTurn({ goods: { clay: 4 }, played: ['claypipe', ...played] }, { lying: { forest: lying } })
      return t.play(...moves).seat(0).goods.food ?? 0
    }
    const porcelain = 'use hard-porcelain stone 3'
    expect(food(3, ['wood-cutter', 'hard-porcelain'], porcelain, 'forest')).toBe(2)
    expect(food(3, ['hard-porcelain'], porcelain, 'forest')).toBe(0)
    expect(food(7, ['basket'], 'forest', 'use basket')).toBe(5)
    // 1 wood comes in the preparation phase: 6 more are too few, 7 more are enough.
    const later = (forest: number) => {
      const t = lastTurn({ played: ['claypipe'] }, { lying: { forest } })
      t.state.promises.push({ round: 2, seat: 0, good: WOOD, count: 1, card: cardNamed('claypipe') })
      t.play('day-laborer', 'forest', 'grove', 'copse', 'hollow', 'clay-pit', 'day-laborer').toRound(3)
      return t.seat(0).goods.food
    }
    expect([later(3), later(4)]).toEqual([4, 6])
  })

  it('C16: the stable before the renovation, promises and sowing after it, then the improvement', () => {
    const t = scenario({
      players: 5,
      round: 6,
      seats: [
        {
          goods: { clay: 4, reed: 1, grain: 1 },
          fields: ['b1'],
          played: ['mining-hammer', 'countryman', 'clay-hut-builder'],
        },
      ],
    }).play('house-redevelopment')
    expect([t.seat(0).house, t.moves()]).toEqual(['wood', ['use mining-hammer', 'done']])
    t.play('use mining-hammer', 'stable e1')
    expect([t.seat(0).house, promised(t)]).toEqual(['clay', rounds(7, 11, 'clay 2')])
    expect(t.moves()).toEqual(['use countryman', 'done'])
    t.play('use countryman', 'sow grain b1')
    expect(t.moves()).toEqual(['build fireplace-2', 'done'])
  })

  it('C17: the wood of Firewood Collector comes when the turn is over', () => {
    const t = scenario({
      players: 5,
      round: 13,
      seats: [{ goods: { wood: 3, grain: 1 }, fields: ['b1'], played: ['firewood-collector', 'hayward'] }],
    }).play('cultivation', 'plow b2')
    expect([t.asked, t.seat(0).goods.wood, t.extras().includes('use hayward')]).toEqual([0, 3, false])
    t.play('done')
    expect([t.asked, t.seat(0).goods.wood]).toEqual([1, 4])
  })

  it('C18: Pastor receives its goods in the turn of the last builder, once', () => {
    const three = { rooms: ['a1', 'a2', 'a3'] }
    const t = scenario({
      players: 4,
      seats: [{ goods: { wood: 10, reed: 4 } }, { goods: {}, played: ['pastor'] }, three, three],
    }).play('farm-expansion', 'room a1')
    expect(t.seat(1).goods).toEqual({})
    t.play('room b1')
    expect([t.seat(1).goods, t.asked]).toEqual([{ wood: 3, clay: 2, reed: 1, stone: 1 }, 1])
    expect(t.toRound(2).seat(1).goods.stone).toBe(1)
  })
})
