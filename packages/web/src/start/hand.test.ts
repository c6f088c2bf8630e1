import { agricola, HAND } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { catalogueOf } from '../local/catalogue.ts'
import { boxOf } from '../local/printed.ts'
import { setupOf, usualChoices, wishedOf } from './choices.ts'
import { canToggle, chosenOf, OF_EACH, toggled } from './hand.ts'

function start(input: object) {
  const setup = agricola.setup({ players: 1, ...input })
  if (isRefusal(setup)) throw new Error(setup.message)
  return agricola.start(setup, 'hand')
}

const { cards } = catalogueOf(start({}))
const ALONE = { ...usualChoices(), players: 1, cards: true }
const { occupation: occupations, minor: minors } = boxOf(wishedOf(ALONE)).hand

test('B15: alone, one chooses among the cards that are used alone', () => {
  const names = [...occupations, ...minors]
  expect(names.length).toBeGreaterThan(2 * OF_EACH)
  for (const name of names) expect(at(cards, name).players).toBe(1)
})

test('B2: seven of each kind and no more; a card comes out again', () => {
  const full = occupations.reduce<string[]>((hand, card) => toggled(cards, hand, card), [])
  expect(full).toEqual(occupations.slice(0, OF_EACH))
  expect(canToggle(cards, full, at(occupations, OF_EACH))).toBe(false)
  const minor = at(minors, 0)
  const both = toggled(cards, full, minor)
  expect(chosenOf(cards, both, 'minor')).toBe(1)
  expect(toggled(cards, both, minor)).toEqual(full)
  expect(toggled(cards, full, at(occupations, 0))).toEqual(occupations.slice(1, OF_EACH))
})

test('a chosen hand is dealt as it was chosen, and only to whoever plays alone with cards', () => {
  const hand = [...occupations.slice(0, 2), ...minors.slice(0, 1)]
  const seat = at(agricola.view(start(setupOf(ALONE, null, hand)), 0).table.seats, 0)
  expect([...seat.hand.occupations, ...seat.hand.minors]).toEqual(hand)
  expect(setupOf({ ...ALONE, players: 2 }, null, hand)).toMatchObject({ cards: 'dealt' })
  expect(setupOf({ ...ALONE, cards: false }, null, hand)).toMatchObject({ cards: 'none' })
  expect(setupOf(ALONE, null, null)).toMatchObject({ cards: 'dealt' })
})

test('a hand is as large as the engine deals it', () => expect(OF_EACH).toBe(HAND))

test('M2, M13: alone in the Moor one chooses among the cards of its level, and they are dealt', () => {
  const at2 = { ...ALONE, cards: false, moor: { level: 2, mixed: false, lighting: false } as const }
  const at3 = { ...at2, moor: { ...at2.moor, level: 3 } as const }
  const second = boxOf(wishedOf(at2)).hand
  const mixed = boxOf(wishedOf({ ...at2, moor: { ...at2.moor, mixed: true } })).hand
  const third = boxOf(wishedOf(at3)).hand
  expect(second.occupation).toEqual([])
  expect(second.minor.some((name) => minors.includes(name))).toBe(false)
  expect(mixed.minor).toHaveLength(second.minor.length + minors.length)
  expect(third).toEqual({ occupation: occupations, minor: expect.arrayContaining([...mixed.minor]) })
  for (const [choices, hand] of [
    [at2, second.minor.slice(0, 7)],
    [at3, [at(occupations, 0), at(third.minor, 0)]],
  ] as const) {
    const seat = at(agricola.view(start(setupOf(choices, null, hand)), 0).table.seats, 0)
    expect([...seat.hand.occupations, ...seat.hand.minors]).toEqual(hand)
  }
  expect(setupOf({ ...at2, moor: { ...at2.moor, level: 1 } }, null, second.minor)).toMatchObject({ cards: 'none' })
})

test('M2: the round cards of the Moor in an order of one’s own, the first one stays', () => {
  const wished = { ...usualChoices(), moor: { level: 1, mixed: false, lighting: false } as const }
  const { stages, first } = boxOf(wishedOf(wished))
  expect(stages.map((stage) => stage.length)).toEqual([4, 3, 2, 2, 2, 1])
  expect(stages[0]?.[0]).toBe(first)
  expect(isRefusal(agricola.setup({ players: 2, ...setupOf(wished, stages.flat()) }))).toBe(false)
  expect(boxOf(wishedOf(usualChoices())).first).toBeNull()
})
