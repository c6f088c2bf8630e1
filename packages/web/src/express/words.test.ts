import { isRefusal } from '@furrow/engine/core'
import { EXPRESS_FACES, EXPRESS_GOODS, type ExpressEvent, express } from '@furrow/engine/express'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import expressEn from '../texts/express.en.ts'
import expressFr from '../texts/express.fr.ts'
import type { ExpressTexts } from '../texts/subjects.ts'
import { eventText, moveText, sayIn } from './words.ts'

const LANGUAGES: [string, ExpressTexts][] = [
  ['English', expressEn],
  ['French', expressFr],
]

const BAD = /undefined|NaN|null|^$/

test.each(LANGUAGES)('%s: every face, good, helper and line of the sheet has words', (_, texts) => {
  expect(Object.keys(texts.faces).sort()).toEqual([...EXPRESS_FACES].sort())
  expect(Object.keys(texts.goods).sort()).toEqual([...EXPRESS_GOODS].sort())
  for (const helper of EXPRESS_FACES.slice(3, 15)) expect(texts.does).toHaveProperty(helper)
  const setup = express.setup({ players: 1 })
  if (isRefusal(setup)) throw new Error(setup.message)
  const { lines } = express.view(express.start(setup, 'sheet'), 0).table.seats[0]?.next ?? { lines: [] }
  for (const { category } of lines) expect(texts.categories).toHaveProperty([category])
})

test.each(LANGUAGES)('%s: every move and event of whole games can be said, and all of them come up', (_, texts) => {
  const events = new Set<ExpressEvent['event']>()
  const verbs = new Set<string>()
  for (let game = 0; game < 12; game++) {
    const setup = express.setup({ players: 1 + (game % 4) })
    if (isRefusal(setup)) throw new Error(setup.message)
    const say = sayIn(texts, ['A', 'B', 'C', 'D'].slice(0, setup.players))
    let state = express.start(setup, `words ${game}`)
    for (let i = 0; !express.outcome(state); i++) {
      const { seat } = at(express.decisions(state), 0)
      const moves = express.moves(state, seat)
      const extras = express.extras(state, seat)
      for (const move of [...moves, ...extras]) {
        const described = express.describe(state, move)
        verbs.add(described.verb)
        const said = moveText(texts, say, described)
        expect(said).not.toMatch(BAD)
        if (texts === expressFr && !/^(pay|take)/.test(described.text)) expect(said).not.toBe(described.text)
      }
      const sometimes = extras.length > 0 && i % 11 === 0
      const played = express.play(state, seat, sometimes ? at(extras, 0) : at(moves, (i * 7 + game) % moves.length))
      for (const event of played.events) {
        events.add(event.event)
        expect(eventText(texts, say, event)).not.toMatch(BAD)
      }
      state = played.state
    }
  }
  // It is rare that pastures are too few for every pair.
  expect(moveText(texts, sayIn(texts, []), { text: 'breed', verb: 'breed', goods: { sheep: 1, boar: 2 } })).toMatch(
    /1 .+, 2 .+/,
  )
  verbs.add('breed')
  expect([...events].sort()).toEqual(Object.keys(texts.events).sort())
  expect([...verbs].sort()).toEqual(Object.keys(texts.moves).sort())
})

test('a payment is said with what comes from the sheet and what from dice', () => {
  const pay = { text: 'pay reed 1 dice wood+wood', verb: 'pay', goods: { reed: 1 }, dice: ['wood', 'wood'] }
  const say = (texts: ExpressTexts) => moveText(texts, sayIn(texts, []), pay)
  expect(say(expressEn)).toBe('Pay 1 reed and dice (2 wood)')
  expect(say(expressFr)).toBe('Payer 1 roseau et des dés (2 bois)')
})

test('both languages have the same sections of rules, with as many sentences', () => {
  expect(expressFr.rules.map(({ lines }) => lines.length)).toEqual(expressEn.rules.map(({ lines }) => lines.length))
})
