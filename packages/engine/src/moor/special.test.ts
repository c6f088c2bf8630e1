import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { isRefusal } from '../core/refusal.ts'
import { scenario } from '../testing/scenario.ts'
import { specialPrices } from './special.ts'
import { SPECIAL_ACTIONS, specialCardsFor } from './special-cards.ts'

const TILES = { forests: ['b1', 'c1', 'd1'], moors: ['c2', 'd2'] }

describe('M3: special action cards by player count', () => {
  it('2, 2, 3 or 4 of them, each action once; alone all ten', () => {
    expect([1, 2, 3, 4, 5].map((players) => specialCardsFor(players).length)).toEqual([10, 2, 2, 3, 4])
    for (const players of [2, 3, 4, 5]) {
      const t = scenario({ players, moor: 2 })
      const actions = t.table.moor?.special.flatMap((card) => card.actions.map(({ action }) => action)) ?? []
      expect([...actions].sort()).toEqual([
        'black-market',
        'clandestine-work',
        'cut-peat',
        'fell-trees',
        'hiring-fair',
        'horse-coper',
        'slash-and-burn',
      ])
    }
  })

  it.each([
    [2, 'sa2', 1],
    [3, 'sa4', 0],
    [4, 'sa5', 0],
    [5, 'sa9', 1],
  ])('M6: with %i players a horse of %s costs %i food', (players, card, price) => {
    const t = scenario({ players, moor: 1, seats: [{ goods: { food: 3 } }] }).play(`special ${card} horse-coper`)
    expect(t.seat(0).goods).toEqual({ horse: 1, food: 3 - price })
  })

  it.each([
    [2, 'sa2', 1],
    [3, 'sa3', 2],
    [4, 'sa6', 1],
    [5, 'sa8', 1],
  ])('M6: with %i players the Hiring Fair of %s gives %i food', (players, card, food) => {
    const t = scenario({ players, moor: 1, seats: [{ goods: {} }] }).play(`special ${card} hiring-fair`)
    expect(t.seat(0).goods).toEqual({ food })
  })
})

describe('M6: the special actions', () => {
  const table = (seat = {}) => scenario({ moor: 1, seats: [{ goods: {}, ...TILES, ...seat }] })

  it('Cut Peat takes a moor away for 3 fuel, and the space is unused', () => {
    const t = table().play('special sa1 cut-peat')
    expect([t.ask, t.moves()]).toEqual(['special', ['choose c2', 'choose d2']])
    t.throughJson().play('choose d2')
    expect(t.seat(0).goods).toEqual({ fuel: 3 })
    expect(t.seat(0).ground.map(({ cell }) => cell)).toEqual(['b1', 'c1', 'd1', 'c2'])
    expect(t.asked).toBe(1)
    expect(t.seat(0).home).toBe(2)
  })

  it('Fell Trees takes a forest away for 2 wood', () => {
    expect(table().play('special sa1 fell-trees', 'choose c1').seat(0).goods).toEqual({ wood: 2 })
  })

  it('Slash and Burn: the first field on any forest, later ones next to a field; no wood', () => {
    const first = table().play('special sa1 slash-and-burn')
    expect(first.moves()).toEqual(['choose b1', 'choose c1', 'choose d1'])
    first.play('choose c1')
    expect(first.seat(0).fields.map(({ cell }) => cell)).toEqual(['c1'])
    expect(first.seat(0).goods).toEqual({})
    expect(
      table({ fields: ['e1'] })
        .play('special sa1 slash-and-burn')
        .seat(0).fields,
    ).toHaveLength(2)
    expect(table({ fields: ['e3'] }).refusal('special sa1 slash-and-burn')).not.toBeNull()
  })

  it('a forest on another tile is felled, never burnt; felling uncovers what lies beneath', () => {
    const t = table({ forests: ['c1'], moors: [], beneath: { c1: ['moor'] } })
    expect(t.moves()).not.toContain('special sa1 slash-and-burn')
    expect(t.moves()).not.toContain('special sa1 cut-peat')
    t.play('special sa1 fell-trees')
    expect(t.seat(0).ground).toEqual([{ cell: 'c1', tiles: ['moor'], markers: [], goods: {} }])
  })

  it('without a moor or a forest there is nothing to take', () => {
    const t = table({ forests: [], moors: [] })
    expect(t.moves().filter((move) => move.startsWith('special'))).toEqual([
      'special sa1',
      'special sa2 hiring-fair',
      'special sa2',
    ])
  })

  it('Clandestine Work builds a major for 1 fuel and 1 food besides its price; there is no Black Market at level 1', () => {
    const t = table({ goods: { wood: 1, food: 1, clay: 2 } })
    expect(t.moves()).toContain('special sa2 clandestine-work')
    expect(t.moves()).not.toContain('special sa2 black-market')
    const shown = t.table.moor?.special.flatMap(({ actions }) => actions.map(({ action }) => action))
    expect(shown).toContain('clandestine-work')
    expect(shown).not.toContain('black-market')
    t.play('special sa2 clandestine-work').throughJson()
    expect(t.moves()).toEqual(['build fireplace-2'])
    t.play('build fireplace-2')
    expect(t.seat(0)).toMatchObject({ goods: {}, majors: ['fireplace-2'], home: 2 })
    expect(table({ goods: { food: 1, clay: 2 } }).moves()).not.toContain('special sa2 clandestine-work')
    expect(table({ goods: { wood: 1, clay: 2 } }).moves()).not.toContain('special sa2 clandestine-work')
  })

  it('the wood that is the fuel cannot pay for the improvement too', () => {
    const others = { majors: ['fireplace-2', 'fireplace-3'] }
    const lodge = (wood: number) => scenario({ moor: 1, seats: [{ goods: { wood, clay: 2, food: 1 } }, others] })
    expect(lodge(1).moves()).not.toContain('special sa2 clandestine-work')
    expect(lodge(2).moves()).toContain('special sa2 clandestine-work')
  })

  it('Black Market plays a minor for 1 fuel', () => {
    const seats = [{ goods: { fuel: 1, food: 2 }, rooms: ['a1', 'a2', 'a3'], hand: ['moor-birch-trees'] }]
    const t = scenario({ moor: 2, seats }).play('special sa2 black-market', 'play moor-birch-trees')
    expect(t.seat(0)).toMatchObject({ goods: {}, home: 2, played: [{ card: 'moor-birch-trees' }] })
  })

  it('a horse that finds no place may be cooked at once', () => {
    const t = table({ goods: { food: 1, horse: 1 }, majors: ['horse-slaughterhouse-1'] }).play(
      'special sa2 horse-coper',
    )
    expect([t.ask, t.extras()]).toEqual(['keep', expect.arrayContaining(['cook horse 1'])])
    expect(t.play('cook horse 1').seat(0).goods).toEqual({ horse: 1, food: 2 })
  })
})

describe('M5: taking cards (worked examples)', () => {
  it('what the card of an action costs a seat: nothing, 2 food, or it is not to be had', () => {
    const pricesFor = (t: ReturnType<typeof scenario>, seat: number) => {
      const prices = SPECIAL_ACTIONS.map(() => 0)
      specialPrices(t.state, seat, prices)
      return Object.fromEntries(SPECIAL_ACTIONS.map((action, i) => [action, prices[i]]))
    }
    const t = scenario({
      moor: 1,
      seats: [
        { goods: {}, ...TILES },
        { goods: { food: 5 }, ...TILES },
      ],
    })
    expect(pricesFor(t, 1)).toMatchObject({ 'cut-peat': 0, 'hiring-fair': 0, 'black-market': Number.POSITIVE_INFINITY })
    t.play('special sa1 cut-peat', 'choose c2')
    expect(pricesFor(t, 0)).toMatchObject({ 'cut-peat': Number.POSITIVE_INFINITY, 'hiring-fair': 0 })
    expect(pricesFor(t, 1)).toMatchObject({ 'cut-peat': 2, 'fell-trees': 2, 'hiring-fair': 0 })
    t.play('special sa1 fell-trees', 'choose c1')
    expect(pricesFor(t, 0)).toMatchObject({ 'cut-peat': Number.POSITIVE_INFINITY })
  })

  it('T1: from another player for 2 food, then it lies face down', () => {
    const t = scenario({
      moor: 1,
      seats: [
        { goods: {}, ...TILES },
        { goods: { food: 3 }, ...TILES },
      ],
    })
    t.play('special sa1 cut-peat', 'choose c2', 'special sa1 fell-trees', 'choose b1')
    expect(t.seat(0).goods).toEqual({ fuel: 3 })
    expect(t.seat(1).goods).toEqual({ wood: 2, food: 1 })
    expect(t.table.moor?.special[0]).toMatchObject({ card: 'sa1', holder: 1, down: true })
    expect(t.refusal('special sa1 fell-trees')).not.toBeNull()
  })

  it('T2: one’s own card is not taken again; one may hold several', () => {
    const t = scenario({ moor: 1, seats: [{ goods: { food: 1 }, ...TILES }] })
    t.play('special sa1 fell-trees', 'choose b1', 'day-laborer')
    expect(t.refusal('special sa1 cut-peat')).not.toBeNull()
    t.play('special sa2 horse-coper')
    expect(t.seat(0).goods).toEqual({ wood: 2, horse: 1 })
    expect(t.table.moor?.special.map(({ holder, down }) => [holder, down])).toEqual([
      [0, false],
      [0, false],
    ])
  })

  it('T3: food for a card may be raised; three players', () => {
    const t = scenario({ players: 3, moor: 1, seats: [{ goods: {} }, { goods: { food: 1, grain: 1 } }] })
    t.play('special sa3 hiring-fair', 'eat grain 1', 'special sa3 hiring-fair')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ food: 2 }, { food: 2 }])
    expect(t.asked).toBe(2)
    expect(t.refusal('special sa3 hiring-fair')).not.toBeNull()
  })

  it('T4: a card may be taken without an action, to lock it', () => {
    const t = scenario({ players: 3, moor: 1, seats: [{ goods: {} }, { goods: { food: 2 } }] })
    t.play('special sa4 horse-coper', 'special sa4')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ horse: 1 }, {}])
    expect(t.refusal('special sa4 horse-coper')).not.toBeNull()
  })

  it('T8: an ill person left allows a special action', () => {
    const t = scenario({ players: 4, moor: 1, seats: [{ goods: {}, home: 1, ill: 1 }] })
    expect(t.moves().filter((move) => !move.startsWith('special'))).toEqual(['infirmary'])
    t.play('special sa6 hiring-fair', 'day-laborer', 'fishing', 'forest', 'infirmary')
    expect(t.seat(0)).toMatchObject({ goods: { food: 2 }, ill: 0, home: 0 })
  })

  it('T9: fuel is no food', () => {
    const t = scenario({ moor: 1, seats: [{}, { goods: { food: 1, wood: 5 } }] }).play('special sa2 hiring-fair')
    expect(t.moves().filter((move) => move.startsWith('special sa2'))).toEqual([])
  })

  it('a refusal says what is in the way', () => {
    const t = scenario({
      moor: 2,
      special: { sa2: '1 down' },
      seats: [{ goods: {}, forests: ['c1'], fields: ['e3'] }],
    })
    const why = (move: string) => t.refusal(move)?.message
    expect(why('special sa1 cut-peat')).toContain('There is no moor on the farm.')
    expect(why('special sa1 slash-and-burn')).toContain('There is no forest next to a field.')
    expect(why('special sa1 hiring-fair')).toContain('sa1 has no hiring-fair.')
    expect(why('special sa2 hiring-fair')).toContain('lies face down')
    expect(why('special sa7 cut-peat')).toContain('sa7 is not on the table.')
    const poor = scenario({ moor: 2, special: { sa1: 1, sa2: 0 }, seats: [{ goods: {}, moors: ['c1'] }] })
    expect(poor.refusal('special sa1 cut-peat')?.message).toContain('2 food')
    expect(poor.refusal('special sa2 hiring-fair')?.message).toContain('lies before you')
    const market = scenario({ moor: 2, seats: [{ goods: { fuel: 1 } }] })
    expect(market.refusal('special sa2 black-market')?.message).toContain('no improvement')
    expect(market.refusal('special sa2 horse-coper')?.message).toContain('1 food')
  })

  it('whoever has placed everybody has no turn any more, and at the end of the round all cards are back', () => {
    const t = scenario({ moor: 1, seats: [{ home: 1 }, { home: 1 }] })
    t.play('day-laborer', 'special sa2 hiring-fair', 'fishing')
    expect(t.state.round).toBe(2)
    expect(t.table.moor?.special.map(({ holder, down }) => [holder, down])).toEqual([
      [null, false],
      [null, false],
    ])
  })

  it('M2: six players are refused with a sentence', () => {
    const refusal = agricola.setup({ players: 6, moor: 1 })
    expect(isRefusal(refusal) && refusal.message).toBe('Farmers of the Moor is for 1 to 5 players.')
  })
})
