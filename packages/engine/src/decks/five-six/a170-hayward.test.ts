import { afterAll, describe, expect, it } from 'vitest'
import { minor } from '../../cards/card.ts'
import { cards, register } from '../../cards/registry.ts'
import { mayTrade } from '../../cards/verbs.ts'
import { dealtWith, scenario } from '../../testing/scenario.ts'

// A card that does not exist asks before a field is plowed.
const PAUSE = { pay: { clay: 1 }, gain: { reed: 1 } }
const all = cards()
afterAll(() => register(all))

describe('Hayward (A170)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ players: 5, round: 1, seats: [{ goods: { wood: 9 }, played: ['hayward'], ...seat }], ...more })
  const offered = (t: ReturnType<typeof table>) => t.extras().includes('use hayward')

  it('builds fences at the usual price inside any decision, and again', () => {
    const t = table().play('use hayward').throughJson()
    expect(t.moves()).not.toContain('done')
    t.play('fence e1').throughJson()
    expect([t.ask, t.moves().includes('fence e2'), t.moves().includes('done')]).toEqual(['acts', true, true])
    t.play('done')
    expect([t.asked, t.ask, t.seat(0).goods.wood, t.seat(0).fencesLeft]).toEqual([0, 'place', 5, 11])
    t.play('use hayward', 'fence d1')
    expect(t.seat(0).pastures.map(({ cells }) => cells)).toEqual([['d1'], ['e1']])
    expect(t.play('forest').asked).toBe(1)
  })

  it('is not offered without the wood or the pieces, to others, or out of turn', () => {
    expect(offered(table({ goods: { wood: 3 } }))).toBe(false)
    expect(offered(table({ goods: { wood: 3 }, pastures: [['e1']] }))).toBe(true)
    const columns = ['b', 'c', 'd', 'e'].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`))
    expect(offered(table({ pastures: [columns] }))).toBe(false)
    const t = table({}, { seats: [{ goods: { wood: 9 }, played: ['hayward'] }, { goods: { wood: 9 } }] }).play('forest')
    expect([t.asked, offered(t)]).toEqual([1, false])
    expect(t.refusal('use hayward', 0)?.refused).toBe('not-your-turn')
  })

  it('makes room for animals that wait for a place', () => {
    const t = table({ goods: { wood: 4 } }, { round: 10, lying: { 'cattle-market': 2 } }).play('cattle-market')
    expect([t.throughJson().ask, offered(t)]).toEqual(['keep', true])
    t.play('use hayward').throughJson().play('fence e1')
    expect([t.asked, t.seat(0).goods]).toEqual([1, { cattle: 2 }])
  })

  it('is no "Build Fences": Hedge Keeper does not help, Rammed Clay does', () => {
    expect(offered(table({ goods: { wood: 3 }, played: ['hayward', 'hedge-keeper'] }))).toBe(false)
    const clay = table({ goods: { clay: 4 }, played: ['hayward', 'rammed-clay'] })
    expect(clay.play('use hayward', 'fence e1').seat(0)).toMatchObject({ goods: {}, fencesLeft: 11 })
  })

  it("brings Shepherd's Crook sheep, which join the animals that wait", () => {
    const seat = { goods: { wood: 8 }, played: ['hayward', 'shepherds-crook'] }
    const t = table(seat, { round: 10, lying: { 'cattle-market': 3 } })
      .play('cattle-market', 'use hayward', 'fence d1+e1+d2+e2')
      .throughJson()
    expect([t.ask, t.moves().sort()]).toEqual(['keep', ['keep sheep 1 cattle 3', 'keep sheep 2 cattle 1']])
  })

  it("fences while Shepherd's Crook still waits for its own fencing: each new pasture brings its sheep once", () => {
    // Dividing the pasture leaves sheep without a place before the cards are asked.
    const seat = { goods: { wood: 7, sheep: 8 }, pastures: [['d1', 'e1']], stables: ['e1'] }
    const t = table({ ...seat, played: ['hayward', 'shepherds-crook'] }, { round: 2 })
    t.play('fencing', 'fence d1', 'done')
    expect([t.throughJson().ask, offered(t)]).toEqual(['keep', true])
    t.play('use hayward', 'fence d2+e2+d3+e3')
    expect([t.throughJson().asked, t.seat(0).goods.sheep]).toEqual([1, 10])
  })

  it('brings the cattle of Bovine Pioneer, and the placing is asked again', () => {
    const t = table(
      { goods: { wood: 4 }, played: ['hayward', 'bovine-pioneer'] },
      { round: 10, lying: { 'cattle-market': 3 } },
    )
    t.play('cattle-market', 'use hayward', 'fence e1').throughJson()
    expect([t.ask, t.moves(), t.seat(0).goods]).toEqual(['keep', ['keep cattle 3'], { cattle: 4 }])
    expect(t.play('keep cattle 3').asked).toBe(1)
  })

  it('does not begin in the middle of another fencing', () => {
    const t = table({ goods: { wood: 15 } }, { round: 2 }).play('fencing', 'fence e1')
    expect([t.ask, offered(t)]).toEqual(['acts', false])
    expect(t.play('done').seat(0).goods.wood).toBe(11)
  })

  it('leaves what has to be paid and what has to be done possible', () => {
    expect(offered(table({ goods: { wood: 4 } }, { round: 2 }).play('fencing'))).toBe(false)
    const paying = (wood: number) =>
      table({ goods: { wood, sheep: 2 }, stables: ['e1'], played: ['hayward', 'sheep-walker'] })
        .play('major-improvement', 'build joinery')
        .throughJson()
    expect([paying(5).ask, offered(paying(5))]).toEqual(['pay', false])
    const t = paying(6)
    expect(t.moves()).toEqual(['use sheep-walker stone 1'])
    expect(offered(t)).toBe(true)
    t.play('use hayward', 'fence e1', 'use sheep-walker stone 1', 'use sheep-walker stone 1')
    expect(t.seat(0)).toMatchObject({ goods: {}, majors: ['joinery'] })
  })

  it('leaves the space free on which a field has been chosen to lie', () => {
    register([...all, minor({ id: 'PAUSE', name: 'pause', on: { 'before-plow': { effects: [mayTrade(PAUSE)] } } })])
    const t = table({ goods: { wood: 4, clay: 1 }, played: ['hayward', 'pause'] }).play('farmland', 'plow c1')
    expect([t.throughJson().moves(), offered(t)]).toEqual([['use pause', 'done'], true])
    t.play('use hayward')
    expect([t.moves().includes('fence c2'), t.moves().includes('fence c1')]).toEqual([true, false])
    expect(t.play('fence c2', 'done').seat(0).fields).toEqual([{ cell: 'c1', crop: null, count: 0 }])
  })

  it('is open while feeding, closed while animals breed', () => {
    const seat = { goods: { wood: 4, food: 9, sheep: 2, boar: 1 }, pastures: [['e1']], home: 1 }
    const seats = [{ played: ['hayward'], ...seat }, ...Array.from({ length: 4 }, () => ({ home: 1 }))]
    const t = scenario({ players: 5, round: 4, seats }).toAsk('feed')
    expect(t.extras(0)).toContain('use hayward')
    t.playAs(0, 'use hayward').throughJson().playAs(0, 'fence d1').playAs(0, 'feed')
    expect(t.seat(0)).toMatchObject({ fencesLeft: 8 })
    const closed = scenario({ players: 5, round: 4, seats }).toAsk('breed')
    expect([closed.asked, offered(closed)]).toEqual([0, false])
  })

  it('asks once more before scoring, if a fence can be paid', () => {
    const seats = (wood: number) => [
      { goods: { wood, food: 9 }, played: ['hayward'], people: 2, home: 1 },
      ...Array.from({ length: 4 }, () => ({ goods: { food: 9 }, home: 1 })),
    ]
    const last = scenario({ players: 5, round: 14, seats: seats(4) })
    last.until(({ ask, state }) => ask === 'last-chance' || state.over).throughJson()
    expect(last.moves()).toEqual(['use hayward', 'done'])
    last.play('use hayward', 'fence e1')
    expect([last.state.over, last.seat(0).pastures.length]).toEqual([true, 1])
    const without = scenario({ players: 5, round: 14, seats: seats(0), lying: { forest: 1 } })
    without.until(({ ask, state }) => ask === 'last-chance' || state.over)
    expect(without.state.over).toBe(true)
  })

  it('is used with 5 or 6 players', () => {
    expect(dealtWith('hayward')).toEqual([5, 6])
  })
})
