import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minor, occupation } from '../cards/card.ts'
import { cards, register } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { CATTLE, SHEEP } from '../state/goods.ts'
import { scenario } from '../testing/scenario.ts'
import { fits } from './animals.ts'
import { bestArrangement } from './arrange.ts'
import { ANY_KIND, cardPen, kindsOf, pens } from './pens.ts'
import { cellAt } from './yard.ts'

// Places for animals that cards offer, with cards invented for this test.

const byre = minor({
  id: 'X001',
  name: 'test-byre',
  pens: (_s, _owner, { card }) => [{ id: cardPen(card), holds: 1, kinds: kindsOf(CATTLE), mixed: false }],
})
/** Holds as many as the other families have people; kinds mix. */
const ark = occupation({
  id: 'X002',
  name: 'test-ark',
  pens: (s, owner, { card }) => {
    const holds = s.players.reduce((n, p, seat) => (seat === owner ? n : n + p.people), 0)
    return [{ id: cardPen(card), holds, kinds: ANY_KIND, mixed: true }]
  },
})
const thicket = minor({
  id: 'X003',
  name: 'test-thicket',
  pens: () => [{ id: cellAt('c2'), holds: 1, kinds: ~kindsOf(SHEEP), mixed: false }],
})

const real = cards()
beforeAll(() => register([...real, byre, ark, thicket]))
afterAll(() => register(real))

const take = (market: string, lying: number, seat: object, others: object = {}) =>
  scenario({ round: 11, lying: { [market]: lying }, seats: [seat, others] }).play(market)

describe('B10: pens', () => {
  it('are pastures, stables outside of them and the house', () => {
    const t = scenario({ seats: [{ pastures: [['d1', 'e1'], ['e2']], stables: ['e1', 'b1'] }] })
    expect(pens(t.state, 0)).toEqual([
      { id: cellAt('d1'), holds: 8, kinds: ANY_KIND, mixed: false },
      { id: cellAt('e2'), holds: 2, kinds: ANY_KIND, mixed: false },
      { id: cellAt('b1'), holds: 1, kinds: ANY_KIND, mixed: false },
      { id: -1, holds: 1, kinds: ANY_KIND, mixed: true },
    ])
  })
})

describe('pens on cards', () => {
  it('hold the kinds that the card names', () => {
    const t = take('cattle-market', 2, { played: ['test-byre'] })
    expect(t.asked).toBe(1)
    expect(t.seat(0).animals).toEqual([
      { pen: 'test-byre', animal: 'cattle', count: 1 },
      { pen: 'house', animal: 'cattle', count: 1 },
    ])
    expect(take('sheep-market', 2, { played: ['test-byre'] }).moves()).toEqual(['keep sheep 1'])
  })

  it('leave the house to those that cannot live on the card', () => {
    const t = take('sheep-market', 1, { played: ['test-byre'], goods: { cattle: 1 } })
    expect(t.asked).toBe(1)
    expect(t.seat(0).animals).toEqual([
      { pen: 'test-byre', animal: 'cattle', count: 1 },
      { pen: 'house', animal: 'sheep', count: 1 },
    ])
  })

  it('may hold mixed kinds, and as many as the other seats make them', () => {
    const herd = { sheep: 2, boar: 1 }
    expect(take('cattle-market', 1, { played: ['test-ark'], goods: herd }, { people: 3 }).asked).toBe(1)
    expect(take('cattle-market', 1, { played: ['test-ark'], goods: herd }, { people: 2 }).ask).toBe('keep')
  })

  it('may lie on spaces of the farm', () => {
    const t = take('pig-market', 2, { played: ['test-thicket'] })
    expect(t.seat(0).animals).toEqual([
      { pen: 'c2', animal: 'boar', count: 1 },
      { pen: 'house', animal: 'boar', count: 1 },
    ])
    expect(take('sheep-market', 2, { played: ['test-thicket'] }).ask).toBe('keep')
  })

  it('are named in arrangements, and stay where they were put, also through JSON', () => {
    const t = scenario({ seats: [{ played: ['test-ark', 'test-byre'], goods: { sheep: 1, cattle: 1 } }] })
    t.play('arrange test-ark sheep 1, test-byre cattle 1').throughJson()
    expect(t.seat(0).animals).toEqual([
      { pen: 'test-ark', animal: 'sheep', count: 1 },
      { pen: 'test-byre', animal: 'cattle', count: 1 },
    ])
    expect(t.extras()).toContain('arrange test-byre cattle 1, house sheep 1')
    expect(t.refusal('arrange test-byre sheep 1, house cattle 1')?.message).toBe(
      'This kind of animal cannot live there.',
    )
    expect(t.refusal('arrange test-thicket sheep 1, house cattle 1')?.message).toBe(
      'Animals live in pastures, stables, the house and on cards that say so.',
    )
    expect(t.refusal('arrange nowhere sheep 1')?.refused).toBe('unknown-move')
  })

  it('add up with the pastures when herds are chosen', () => {
    const t = take('cattle-market', 3, { played: ['test-byre'], pastures: [['e1']], goods: { boar: 2 } })
    expect(t.moves().sort()).toEqual(['keep boar 1 cattle 3', 'keep boar 2 cattle 2'])
    expect(fits(t.state, 0, at(t.state.players, 0).goods)).toBe(false)
    expect(bestArrangement(t.state, 0)).toEqual([])
  })
})
