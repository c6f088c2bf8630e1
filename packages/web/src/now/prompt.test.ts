import { agricola, cards } from '@furrow/engine/agricola'
import { type Described, isRefusal } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { catalogueOf } from '../local/catalogue.ts'
import en from '../texts/main.en.ts'
import { sayIn } from '../texts/texts.ts'
import { promptFor } from './prompt.ts'

const setup = agricola.setup({ players: 2, cards: 'dealt' })
if (isRefusal(setup)) throw new Error(setup.message)
const catalogue = catalogueOf(agricola.start(setup, 'ask'))
const move = (verb: string, card = '') => ({ text: `${verb} ${card}`, verb, card })
const play = (kind: string) => move('play', cards().find((card) => card.kind === kind)?.name)
const asked = (...moves: Described[]) =>
  promptFor(en, sayIn(en, []), { seat: 0, ask: 'acts', about: 'meeting-place' }, moves, catalogue.cards)

test('the question names the kind of card that can be brought out', () => {
  expect(asked(play('occupation'))).toBe(en.ui.ask.occupation)
  expect(asked(play('minor'), move('done'))).toBe(en.table.minor)
  expect(asked(play('minor'), move('build', 'well'))).toBe(en.ui.ask.improve)
  expect(asked(move('build', 'well'))).toBe(en.ui.ask.improve)
  expect(asked(move('plow'), move('done'))).toBe(en.ui.ask.plow)
})
