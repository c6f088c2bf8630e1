import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Printed } from '../contract/catalogue.ts'
import en from '../texts/main.en.ts'
import fr from '../texts/main.fr.ts'
import { needsText } from './needs.ts'

type Asked = Pick<Printed, 'needs' | 'upgrades'>

/** A row of the table of printed cards, as far as it matters here. */
interface Row {
  name: string
  needs: Printed['needs']
}
const PRINTED: Row[] = JSON.parse(readFileSync(new URL('../../../../fixtures/cards.json', import.meta.url), 'utf8'))

const told = (texts: typeof en | typeof fr, asked: Partial<Asked>) =>
  needsText(texts as typeof en, { needs: {}, upgrades: null, ...asked } as Printed)

test.each([
  ['English', en],
  ['French', fr],
])('%s: whatever a card asks for is told, each thing once', (_, texts) => {
  for (const { name, needs } of PRINTED) {
    const sentences = told(texts, { needs })
    expect(sentences.length, name).toBe(Object.keys(needs).length)
    expect(sentences.join(), name).not.toMatch(/undefined|NaN|\[/)
  }
})

test('conditions of every kind', () => {
  const both = (needs: Printed['needs']) => [told(en, { needs }), told(fr, { needs })].flat()
  expect(both({ improvements: { atLeast: 2 } })).toEqual(['At least 2 improvements', 'Au moins 2 aménagements'])
  expect(both({ improvements: { atMost: 0 } })).toEqual(['No improvement', 'Aucun aménagement'])
  expect(both({ forests: { atMost: 3 } })).toEqual(['At most 3 visible forests', 'Au plus 3 forêts visibles'])
  expect(both({ goods: { horse: 2 } })).toEqual(['At least 2 horses', 'Au moins 2 chevaux'])
  expect(both({ goods: { food: 4, fuel: 4 } })).toEqual([
    'At least 4 food, 4 fuel in your supply',
    'Au moins 4 repas, 4 combustibles dans votre réserve',
  ])
  expect(both({ round: { notIn: [4, 7] } })).toEqual(['Not in round 4 or 7', 'Pas aux tours 4 et 7'])
  expect(both({ round: { atMost: 4 } })).toEqual(['In round 4 at the latest', 'Au tour 4 au plus tard'])
  expect(
    both({ anyOf: [{ fields: { atLeast: 1 } }, { pastures: { atLeast: 1 } }, { stables: { atLeast: 1 } }] }),
  ).toEqual(['At least 1 field, 1 pasture or 1 stable', 'Au moins 1 champ, 1 pâturage ou 1 étable'])
  expect(both({ personOn: 'fishing' })).toEqual(['One of your people on Fishing', 'Un de vos fermiers sur Pêche'])
})

test('a card that costs a major says which', () => {
  expect(told(en, { upgrades: 'furnace' })).toEqual(['Price: Furnace'])
  expect(told(fr, { upgrades: 'fireplace-2' })[0]).toMatch(/^Prix\s: Foyer$/)
})
