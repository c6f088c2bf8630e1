import { agricola, boardOf, cards, GOODS } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { LANGUAGES, languageName, type Subjects, wordsIn } from './languages.ts'
import en from './main.en.ts'
import fr from './main.fr.ts'
import { entryOf, eventText, moveText, sayIn, type Texts } from './texts.ts'

/** Every language with the cards of every deck, as screens that show cards have them. */
const withCards = async (language: string): Promise<[string, Texts]> => {
  const decks = await Promise.all(
    (['base', 'five-six', 'promo', 'moor'] as const).map((deck) => wordsIn(`cards/${deck}`, language)),
  )
  const texts = await wordsIn('main', language)
  return [language, { ...texts, cards: texts.typeset(Object.assign({}, ...decks)) }]
}
const SPOKEN: [string, Texts][] = await Promise.all(LANGUAGES.map(withCards))

const SUBJECTS: (keyof Subjects)[] = [
  'main',
  'online',
  'room',
  'account',
  'admin',
  'express',
  'draft',
  'series',
  'rules',
  'rulings',
  'cards/base',
  'cards/moor',
]

test('languages are found by their files, and each has words for every subject', async () => {
  expect(LANGUAGES).toEqual(['en', 'fr'])
  expect(LANGUAGES.map(languageName)).toEqual(['English', 'Français'])
  for (const subject of SUBJECTS) {
    const said = await Promise.all(LANGUAGES.map((language) => wordsIn(subject, language)))
    // A language that lacks a file would be given the English one.
    expect(new Set(said).size, subject).toBe(LANGUAGES.length)
  }
})

test('where a language cannot be had, English is better than nothing', async () => {
  expect(await wordsIn('main', 'tlh')).toBe(en)
})

/** Every space of every board there is. */
function spaceIds(): Set<string> {
  const ids = new Set<string>()
  for (let players = 1; players <= 6; players++)
    for (const cardsIn of ['none', 'dealt'])
      for (const rest of [{ tile: false }, { tile: true }, { moor: cardsIn === 'none' ? 1 : 3 }]) {
        const setup = agricola.setup({ players, cards: cardsIn, ...rest })
        if (!isRefusal(setup)) for (const id of boardOf(agricola.start(setup, 'texts')).ids) ids.add(id)
      }
  return ids
}

test.each(SPOKEN)('%s: every space, major and card has a name and a text', (_, texts) => {
  const names = [...spaceIds(), ...cards().map(({ name }) => name)]
  const missing = names.filter((name) => {
    const entry = entryOf(texts, name)
    return !entry?.name || !entry.does
  })
  expect(missing).toEqual([])
})

test.each(SPOKEN)('%s: every good has a word', (_, texts) => {
  expect(Object.keys(texts.goods).sort()).toEqual([...GOODS].sort())
})

test.each(SPOKEN)('%s: every category of the score sheet has a name', (_, texts) => {
  const setup = agricola.setup({ players: 2, moor: 1 })
  if (isRefusal(setup)) throw new Error(setup.message)
  const { score } = agricola.view(agricola.start(setup, 'sheet'), 0).table.seats[0] ?? { score: { lines: [] } }
  for (const { category } of score.lines) expect(texts.ui.categories).toHaveProperty(category)
})

const MOORS = [
  { players: 1, moor: 1 },
  { players: 2, moor: 1, lighting: true },
  { players: 3, moor: 3 },
]

test.each(SPOKEN)('%s: every move and event of whole games can be said', (_, texts) => {
  for (const setupOf of [{ players: 3 }, { players: 4, cards: 'dealt' }, { players: 6 }, ...MOORS]) {
    const setup = agricola.setup(setupOf)
    if (isRefusal(setup)) throw new Error(setup.message)
    const say = sayIn(texts, ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, setup.players))
    let state = agricola.start(setup, 'words')
    for (let i = 0; !agricola.outcome(state) && i < 1500; i++) {
      const { seat } = at(agricola.decisions(state), 0)
      const moves = agricola.moves(state, seat)
      for (const move of [...moves.slice(0, 8), ...agricola.extras(state, seat)])
        expect(moveText(texts, say, agricola.describe(state, move))).not.toMatch(/undefined|NaN|^$/)
      const played = agricola.play(state, seat, at(moves, (i * 7) % moves.length))
      for (const event of played.events) expect(eventText(texts, say, event)).not.toMatch(/undefined|NaN|^$/)
      state = played.state
    }
  }
})

test('accumulating words agree in number', () => {
  expect(sayIn(fr, []).goods({ grain: 2, reed: 1 })).toBe('2 céréales, 1 roseau')
  expect(sayIn(en, []).goods({ vegetable: 2, wood: 1 })).toBe('2 vegetables, 1 wood')
})

test('what there is none of is not told', () => {
  const say = sayIn(en, ['You'])
  expect(eventText(en, say, { event: 'heated', seat: 0, fuel: 0, wood: 2, ill: 0 })).toBe('heated with 2 wood')
})

test('French sentences do not break before a colon', () => {
  const text = eventText(fr, sayIn(fr, ['Vous']), { event: 'baked', seat: 0, grain: 1, food: 4 })
  expect(text).toBe('cuisez du pain\u00a0: 1 céréale pour 4 repas')
})

test('French tells what somebody does, and what you do', () => {
  const told = (seat: number) => {
    const say = sayIn(fr, ['Vous', 'Rouge'])
    const parts = [
      eventText(fr, say, { event: 'placed', seat, space: 'forest' }),
      eventText(fr, say, { event: 'got', seat, from: '', goods: { wood: 3 } }),
    ]
    return fr.ui.tell(say.who(seat), parts)
  }
  expect(told(0)).toBe('Vous vous placez sur Forêt et prenez 3 bois')
  expect(told(1)).toBe('Rouge se place sur Forêt et prend 3 bois')
})

test.each(SPOKEN)('%s: points below zero have a real minus sign', (_, { ui }) => {
  for (const words of [ui.scoreNow(-14), ui.points(-2), ui.endSolo(-3)]) expect(words).toMatch(/−\d/)
  expect(ui.scoreNow(14)).toMatch(/^14 /)
})
