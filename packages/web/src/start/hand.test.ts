import { agricola, HAND, isRefusal } from '@furrow/engine'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { catalogueOf } from '../local/catalogue.ts'
import { setupOf, usualChoices } from './choices.ts'
import { canToggle, chosenOf, OF_EACH, soloCards, toggled } from './hand.ts'

function start(input: object) {
  const setup = agricola.setup({ players: 1, ...input })
  if (isRefusal(setup)) throw new Error(setup.message)
  return agricola.start(setup, 'hand')
}

const { cards } = catalogueOf(start({}))

test('B15: alone, one chooses among the cards that are used alone', () => {
  const names = [...soloCards(cards, 'occupation'), ...soloCards(cards, 'minor')]
  expect(names.length).toBeGreaterThan(2 * OF_EACH)
  for (const name of names) expect(at(cards, name).players).toBe(1)
})

test('B2: seven of each kind and no more; a card comes out again', () => {
  const occupations = soloCards(cards, 'occupation')
  const full = occupations.reduce<string[]>((hand, card) => toggled(cards, hand, card), [])
  expect(full).toEqual(occupations.slice(0, OF_EACH))
  expect(canToggle(cards, full, at(occupations, OF_EACH))).toBe(false)
  const minor = at(soloCards(cards, 'minor'), 0)
  const both = toggled(cards, full, minor)
  expect(chosenOf(cards, both, 'minor')).toBe(1)
  expect(toggled(cards, both, minor)).toEqual(full)
  expect(toggled(cards, full, at(occupations, 0))).toEqual(occupations.slice(1, OF_EACH))
})

test('a chosen hand is dealt as it was chosen, and only to whoever plays alone with cards', () => {
  const hand = [...soloCards(cards, 'occupation').slice(0, 2), ...soloCards(cards, 'minor').slice(0, 1)]
  const alone = { ...usualChoices(), players: 1, cards: true }
  const seat = at(agricola.view(start(setupOf(alone, null, hand)), 0).table.seats, 0)
  expect([...seat.hand.occupations, ...seat.hand.minors]).toEqual(hand)
  expect(setupOf({ ...alone, players: 2 }, null, hand)).toMatchObject({ cards: 'dealt' })
  expect(setupOf({ ...alone, cards: false }, null, hand)).toMatchObject({ cards: 'none' })
  expect(setupOf(alone, null, null)).toMatchObject({ cards: 'dealt' })
})

test('a hand is as large as the engine deals it', () => expect(OF_EACH).toBe(HAND))
