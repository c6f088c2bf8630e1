import { agricola } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { catalogueOf } from '../local/catalogue.ts'
import { matches } from '../rules/matches.ts'
import en from '../texts/main.en.ts'
import fr from '../texts/main.fr.ts'
import { sayIn } from '../texts/texts.ts'
import { findable } from './findable.ts'

const setup = agricola.setup({ players: 5, cards: 'dealt' })
if (isRefusal(setup)) throw new Error(setup.message)
const { faces } = catalogueOf(agricola.start(setup, 'find'))
const placeOn = (space: string) => ({ text: space, verb: 'place', space })
const found = (texts: typeof fr, typed: string) =>
  Object.keys(faces).filter((space) => matches(findable(texts, sayIn(texts, []), faces, placeOn(space)).words, typed))

test('a space is found by what it gives and by what is done there', () => {
  expect(found(fr, 'bois')).toEqual(expect.arrayContaining(['forest', 'grove']))
  expect(found(fr, 'repas')).toEqual(expect.arrayContaining(['day-laborer', 'fishing']))
  expect(found(fr, 'labourer')).toEqual(expect.arrayContaining(['farmland', 'cultivation']))
  expect(found(fr, 'boeuf')).toContain('cattle-market')
  expect(found(en, 'plow')).toContain('farmland')
  expect(found(en, 'wood')).not.toContain('day-laborer')
})

test('spaces of one name are told apart by their prices', () => {
  const labels = ['lessons', 'lessons-copse', 'lessons-wish'].map(
    (space) => findable(en, sayIn(en, []), faces, placeOn(space)).label,
  )
  expect(labels).toEqual(['Lessons (0/1 food)', 'Lessons (2 food)', 'Lessons (1/2 food)'])
})
