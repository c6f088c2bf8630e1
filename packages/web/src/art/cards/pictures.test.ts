import { cards, MAJORS } from '@furrow/engine'
import { describe, expect, it } from 'vitest'
import type { Folk, PictureData, Thing } from './compose.ts'
import { MAJORS as MAJOR_PICTURES } from './majors.ts'
import { DECK_NAMES, loadDeck } from './pictures.ts'

const decks = await Promise.all(
  DECK_NAMES.map(async (name) => ({ name, pictures: Object.entries(await loadDeck(name)) })),
)
const all = decks.flatMap(({ pictures }) => pictures)

/** What a picture shows, wherever in it that stands. */
const shown = (subject: Thing | Folk): string =>
  'figure' in subject
    ? [subject.figure, subject.coat, subject.hat, subject.holds].join(' ')
    : `${subject.count} ${subject.part}`
const content = ({ place, light, subjects }: PictureData): string =>
  [place, light, ...subjects.map(shown).sort()].join(', ')

describe('The pictures of the cards', () => {
  it('are one for every hand card there is', () => {
    const drawn = all.map(([name]) => name)
    expect(
      cards()
        .map(({ name }) => name)
        .filter((name) => !drawn.includes(name)),
    ).toEqual([])
  })

  it('are one for every major', () => {
    expect(MAJORS.map(({ name }) => name).filter((name) => !(name in MAJOR_PICTURES))).toEqual([])
  })

  it('cover whole decks: 96 of the base game, 48 for five and six, 4 promos, 117 of the Moor, 18 and 14 majors', () => {
    expect(Object.fromEntries(decks.map(({ name, pictures }) => [name, pictures.length]))).toEqual({
      base: 96,
      fiveSix: 48,
      promo: 4,
      moor: 117,
      majors: 32,
    })
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
