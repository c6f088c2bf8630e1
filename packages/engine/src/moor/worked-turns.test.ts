import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** Worked turns in which a card changes who may take a special action card, and when. */
describe('M5: special action cards taken out of turn', () => {
  it('T5: a turn more for who has nobody left; it comes once, and costs 2 food where another holds the card', () => {
    const table = () =>
      scenario({
        moor: 2,
        seats: [
          { goods: {}, played: ['taps'], forests: ['c1'] },
          { goods: {}, forests: ['c1'] },
        ],
      })
    const t = table().play('clay-pit', 'reed-bank', 'day-laborer', 'fishing').throughJson()
    expect([t.asked, t.seat(0).home, t.seat(1).home]).toEqual([0, 0, 0])
    t.play('special sa1 fell-trees')
    expect([t.seat(0).goods, t.state.round]).toEqual([{ clay: 1, food: 2, wood: 2 }, 2])

    const taken = table().play('day-laborer', 'special sa1 fell-trees', 'clay-pit', 'reed-bank').throughJson()
    expect([taken.asked, taken.seat(0).home]).toEqual([0, 0])
    taken.play('special sa1 fell-trees')
    expect(taken.seat(0).goods).toEqual({ clay: 1, wood: 2 })
    expect([taken.table.moor?.special[0]?.down, taken.asked]).toEqual([true, 1])
  })

  it('T6: with the last person on Farmland, a card is taken from another player for 2 food', () => {
    const t = scenario({
      moor: 2,
      round: 2,
      special: { sa1: 1 },
      seats: [
        { goods: { food: 2 }, played: ['agricultural-implement'], home: 1, fields: ['e1'], forests: ['c1'] },
        { goods: {}, home: 1 },
      ],
    })
    t.play('farmland', 'plow d1', 'use agricultural-implement').throughJson()
    t.play('special sa1 slash-and-burn')
    expect(t.seat(0)).toMatchObject({ goods: {}, home: 0 })
    expect(t.farm(0).fields).toEqual(['c1', 'd1', 'e1'])
    expect(t.table.moor?.special[0]).toMatchObject({ card: 'sa1', holder: 0, down: true })
  })

  it('T7: whoever had his card taken away holds none when people return home', () => {
    const table = () =>
      scenario({
        players: 4,
        moor: 2,
        round: 2,
        seats: [
          { goods: {}, played: ['village-hall'], home: 1, moors: ['c1'] },
          { goods: {}, home: 1 },
          { goods: {}, home: 1 },
          { goods: { food: 2 }, home: 1, moors: ['c1'] },
        ],
      })
    const taken = table().play('special sa7 cut-peat', 'clay-pit', 'reed-bank', 'special sa7 cut-peat')
    expect(taken.seat(3).goods).toEqual({ fuel: 3 })
    expect(taken.play('forest', 'grove').seat(0).goods).toEqual({ fuel: 3, wood: 3, food: 2 })
    const kept = table().play('special sa7 cut-peat', 'clay-pit', 'reed-bank', 'grove', 'forest')
    expect(kept.seat(0).goods).toEqual({ fuel: 3, wood: 3 })
  })

  it('T11: a card taken at the start of the round lies face up, and is taken over once', () => {
    const t = scenario({
      players: 3,
      moor: 2,
      round: 4,
      seats: [
        { goods: { food: 20, fuel: 20, horse: 1 }, hand: ['peat-cutting-rights'], moors: ['c1', 'd1'] },
        { goods: { food: 20, fuel: 20 }, moors: ['c1'] },
        { goods: { food: 20, fuel: 20 }, moors: ['c1'] },
      ],
    })
    t.play('major-improvement', 'play peat-cutting-rights').toRound(8).throughJson()
    expect([t.asked, t.moves()]).toEqual([0, ['special sa4 cut-peat', 'done']])
    const fuel = t.seat(0).goods.fuel ?? 0
    t.play('special sa4 cut-peat', 'choose c1')
    expect([(t.seat(0).goods.fuel ?? 0) - fuel, t.seat(0).home]).toEqual([3, t.seat(0).people])
    expect(t.table.moor?.special[1]).toMatchObject({ card: 'sa4', holder: 0, down: false })
    t.until(({ asked, ask }) => asked === 1 && ask === 'place')
    const food = t.seat(1).goods.food ?? 0
    t.play('special sa4 cut-peat')
    expect([food - (t.seat(1).goods.food ?? 0), t.table.moor?.special[1]]).toMatchObject([2, { holder: 1, down: true }])
    t.until(({ asked, ask }) => asked === 2 && ask === 'place')
    expect(t.refusal('special sa4 cut-peat')).not.toBeNull()
  })

  it('T12: one card for both actions, once a round', () => {
    const t = scenario({
      moor: 2,
      seats: [
        {
          goods: { horse: 1, food: 4 },
          played: ['tool-shed'],
          majors: ['peat-charcoal-kiln'],
          moors: ['c1', 'd1'],
          forests: ['c2', 'd2'],
        },
      ],
    })
    t.play('special sa1 slash-and-burn', 'done', 'choose c2', 'use tool-shed', 'choose c1').throughJson()
    expect(t.seat(0).goods).toEqual({ horse: 1, food: 4, fuel: 5 })
    expect(t.farm(0).fields).toEqual(['c2'])
    expect(t.table.moor?.special).toMatchObject([
      { card: 'sa1', holder: 0, down: false },
      { card: 'sa2', holder: null },
    ])
    // Neither for a third action now, nor later in the round.
    expect([t.asked, t.ask]).toEqual([1, 'place'])
    expect(t.play('day-laborer').moves().join()).not.toMatch(/tool-shed|cut-peat/)
  })
})

describe('M6: one price after the other', () => {
  it('a card of another player and then its action: what was exchanged for the first has to leave enough for the second', () => {
    // The sheep pays for the card as soon as it is cooked, and nothing is left to buy wood from the Grocer with.
    const seat = {
      goods: { clay: 13, stone: 1, sheep: 1 },
      stables: ['e1'],
      majors: ['cooking-hearth-5'],
      played: ['putcher-maker', 'grocer'],
    }
    const t = scenario({ players: 5, moor: 3, special: { sa10: 1 }, seats: [seat] })
    expect(t.moves().filter((move) => move.startsWith('special sa10'))).toEqual(['special sa10'])
    t.play('special sa10')
    expect([t.ask, t.moves()]).toEqual(['pay', ['cook sheep 1']])
    expect(t.play('cook sheep 1').seat(0).goods).toEqual({ clay: 13, stone: 1 })
  })
})

describe('M13: alone, with cards that change the use of the card face up', () => {
  const alone = (seat: object, special: string, pile: string[], round = 1) =>
    scenario({ players: 1, moor: 2, round, special: { [special]: 0 }, pile, seats: [{ goods: {}, ...seat }] })

  it('S8: without Cut Peat on the card face up the chance lapses; the card put under for one with Cut Peat gives it', () => {
    const seat = { goods: { food: 40, fuel: 20, horse: 1 }, hand: ['peat-cutting-rights'], moors: ['c1', 'd1'] }
    const due = () =>
      alone(seat, 'sa9', ['sa4', 'sa10'], 4).play('major-improvement', 'play peat-cutting-rights').toRound(8)
    const kept = due()
    expect(kept.moves()).toEqual(['under sa9', 'done'])
    expect(kept.play('done').ask).toBe('place')
    const turned = due().play('under sa9').throughJson()
    expect(turned.moves()).toEqual(['special sa4 cut-peat', 'done'])
    turned.play('special sa4 cut-peat', 'choose c1').until(({ ask }) => ask === 'place')
    expect(turned.table.moor?.special).toEqual([])
    expect(turned.moves().filter((move) => move.startsWith('special'))).toEqual([])
  })

  it('S9: Slash and Burn and Cut Peat are one use of the card, which is gone once', () => {
    const t = alone({ played: ['tool-shed'], moors: ['c1'], forests: ['c2'] }, 'sa7', ['sa9', 'sa10'])
    t.play('special sa7 slash-and-burn', 'done', 'use tool-shed').throughJson()
    expect(t.farm(0)).toMatchObject({ goods: { fuel: 3 }, fields: ['c2'] })
    expect([t.table.moor?.special, t.table.moor?.pile.map(({ card }) => card)]).toEqual([[], ['sa9', 'sa10']])
  })
})
