import { readFileSync } from 'node:fs'
import { cards } from '@furrow/engine/agricola'
import { describe, expect, it } from 'vitest'
import type { Folk, PictureData, Thing } from './compose.ts'
import { MAJORS as MAJOR_PICTURES } from './majors.ts'
import { DECK_NAMES, type DeckName, loadDeck } from './pictures.ts'

const decks = await Promise.all(
  DECK_NAMES.map(async (name) => ({ name, pictures: Object.entries(await loadDeck(name)) })),
)
const all = decks.flatMap(({ pictures }) => pictures)

/** Rows of the table of printed cards; the majors of the base game are the engine's. */
interface Printed {
  name: string
  deck: 'base' | 'five-six' | 'promo' | 'moor'
  kind: string
}
const PRINTED: Printed[] = JSON.parse(
  readFileSync(new URL('../../../../../fixtures/cards.json', import.meta.url), 'utf8'),
)
const FILE: Record<Printed['deck'], DeckName> = { base: 'base', 'five-six': 'fiveSix', promo: 'promo', moor: 'moor' }

/** What a picture shows, wherever in it that stands. */
const shown = (subject: Thing | Folk): string =>
  'figure' in subject
    ? [subject.figure, subject.coat, subject.hat, subject.holds].join(' ')
    : `${subject.count} ${subject.part}`
const content = ({ place, light, subjects }: PictureData): string =>
  [place, light, ...subjects.map(shown).sort()].join(', ')

const majors = cards().flatMap(({ name, kind }) => (kind === 'major' ? [name] : []))

describe('The pictures of the cards', () => {
  it('are one for every hand card there is', () => {
    const drawn = all.map(([name]) => name)
    expect(
      cards()
        .filter(({ kind }) => kind !== 'major')
        .map(({ name }) => name)
        .filter((name) => !drawn.includes(name)),
    ).toEqual([])
  })

  it('are one for every major', () => {
    expect(majors.filter((name) => !(name in MAJOR_PICTURES))).toEqual([])
  })

  it('are one for every printed card, in the file of its deck, and none besides', () => {
    const printed = new Map<string, string[]>(DECK_NAMES.map((name) => [name, []]))
    for (const { name, deck, kind } of PRINTED) printed.get(kind === 'major' ? 'majors' : FILE[deck])?.push(name)
    // Those of the Moor stand in the table of printed cards already.
    printed.get('majors')?.push(...majors.filter((name) => !PRINTED.some((card) => card.name === name)))
    for (const { name, pictures } of decks)
      expect(pictures.map(([card]) => card).sort(), name).toEqual(printed.get(name)?.sort())
  })

  it('belong to one deck each', () => {
    const names = decks
      .filter(({ name }) => name !== 'majors')
      .flatMap(({ pictures }) => pictures.map(([name]) => name))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it('differ in what they show, not only in where it stands', () => {
    const seen = new Map<string, string>()
    const alike = all.flatMap(([name, picture]) => {
      const other = seen.get(content(picture))
      seen.set(content(picture), name)
      return other ? [`${name} looks like ${other}`] : []
    })
    expect(alike).toEqual([])
  })

  it('show one to three subjects, all inside the frame', () => {
    const outside = all.filter(
      ([, { subjects }]) => subjects.length > 3 || subjects.some(({ x, y }) => x < 8 || x > 112 || y < 16 || y > 88),
    )
    expect(outside.map(([name]) => name)).toEqual([])
  })
})
