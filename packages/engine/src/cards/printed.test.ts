import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { type Amounts, amounts } from '../state/goods.ts'
import { scenario } from '../testing/scenario.ts'
import type { Needs } from './card.ts'
import { cardNamed, cards, costOf } from './registry.ts'

/** A row of fixtures/cards.json: what is printed on a card besides its text. */
interface Row {
  id: string
  name: string
  deck: 'base' | 'five-six' | 'promo' | 'moor'
  kind: 'minor' | 'occupation' | 'major'
  cost: Amounts
  costPerPerson?: Amounts
  needs: object
  points: number
  players: number
  travels?: true
  lone?: true
  /** The family of the major that it costs. */
  costCard?: string
}

const rows: readonly Row[] = JSON.parse(
  readFileSync(new URL('../../../../fixtures/cards.json', import.meta.url), 'utf8'),
)
/** Cards of the moor that are not there yet are left out. */
const known = rows.filter(({ deck, name }) => deck !== 'moor' || cardNamed(name) >= 0)
const FOLDERS = {
  base: { minor: 'base-minors', occupation: 'base-occupations' },
  'five-six': { minor: 'five-six', occupation: 'five-six' },
  promo: { minor: 'promo', occupation: 'promo' },
  moor: { minor: 'moor', occupation: 'moor' },
}

/** In the table of facts "no animals" is a number of them like any other. */
const needsOf = ({ noAnimals, ...rest }: Needs): object => (noAnimals ? { ...rest, animals: { atMost: 0 } } : rest)

describe('What is printed on the cards', () => {
  it('is there for each of the 148 hand cards, and for no other', () => {
    const hand = cards().filter(({ kind }) => kind !== 'major')
    const expected = known.filter(({ kind }) => kind !== 'major')
    expect(hand.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
    expect(known.filter(({ deck }) => deck !== 'moor')).toHaveLength(148)
    expect(known.filter(({ id }) => /^M\d{3}$/.test(id) && id >= 'M074')).toHaveLength(58)
  })

  it.each(known)('$id $name', (row) => {
    const card = at(cards(), cardNamed(row.name))
    const cost = row.costPerPerson
      ? Object.fromEntries(Object.entries(row.costPerPerson).map(([good, n]) => [good, 2 * n]))
      : row.cost
    expect({
      id: card.id,
      kind: card.kind,
      cost: amounts(card.printed),
      needs: needsOf(card.needs),
      points: card.vp,
      players: card.players,
      travels: card.travels,
      lone: card.lone,
      promo: card.promo,
      moor: card.moor,
      upgrades: card.upgrades,
    }).toEqual({
      id: row.id,
      kind: row.kind,
      cost,
      needs: row.needs,
      points: row.points,
      players: row.players,
      travels: row.travels ?? false,
      lone: row.lone ?? false,
      promo: row.deck === 'promo',
      moor: row.deck === 'moor',
      upgrades: row.costCard ?? '',
    })
    if (row.kind === 'major') return
    const file = `../decks/${FOLDERS[row.deck][row.kind]}/${row.id.toLowerCase()}-${row.name}.ts`
    expect(existsSync(new URL(file, import.meta.url))).toBe(true)
  })

  it('is what is paid where nothing else changes the price, for each person where the card says so', () => {
    const { state } = scenario({ seats: [{ people: 3, rooms: ['a1', 'a2', 'a3'] }] })
    for (const row of known) {
      const per = Object.entries(row.costPerPerson ?? {}).map(([good, n]) => [good, 3 * n])
      const due = row.costPerPerson ? Object.fromEntries(per) : row.cost
      expect([row.name, amounts(costOf(state, 0, cardNamed(row.name)))]).toEqual([row.name, due])
    }
  })
})
