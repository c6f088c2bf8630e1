import { agricola } from '@furrow/engine/agricola'
import { isRefusal, questionFor } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import type { Update } from '../contract/update.ts'
import { memoryStore } from '../local/store.ts'
import en from '../texts/guide.en.ts'
import fr from '../texts/guide.fr.ts'
import { guide, isGuided, isNewcomer, stopGuiding } from './guided.ts'
import { hintFor } from './hint.ts'

const HARVESTS = [4, 7, 9, 11, 13, 14]

/** What a newcomer hears who does what the guide says, or else the first thing there is. */
function firstRounds(): { said: string[]; spaces: Set<string>; round: number } {
  const setup = agricola.setup({ players: 2, starting: 0 })
  if (isRefusal(setup)) throw new Error(setup.message)
  let state = agricola.start(setup, 'guide')
  const said: string[] = []
  const marked = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const { seat } = at(agricola.decisions(state), 0)
    const question = questionFor(agricola, state, seat)
    if (!question) break
    const { table } = agricola.view(state, seat)
    let move = at(question.moves, (i * 5) % question.moves.length).text
    if (seat === 0) {
      const { decision, moves } = question
      // The parts of an update that a hint is made of.
      const hint = hintFor({ view: table, human: 0, decision, moves, pending: null } as unknown as Update, HARVESTS)
      if (!hint) throw new Error('Nothing is said.')
      if (said.at(-1) !== hint.say) said.push(hint.say)
      for (const space of hint.spaces) marked.add(space)
      move = hint.spaces[0] ?? at(moves, 0).text
      if (hint.say === 'end') return { said, spaces: marked, round: table.round }
    }
    const parsed = agricola.parse(state, seat, move)
    if (isRefusal(parsed)) throw new Error(parsed.message)
    state = agricola.play(state, seat, parsed).state
  }
  throw new Error('The guide does not come to an end.')
}

test('whoever follows the guide plows, takes seed and wood, feeds the family, and is let go after the first harvest', () => {
  const { said, spaces, round } = firstRounds()
  expect(said.slice(0, 3)).toEqual(['field', 'cell', 'grain'])
  expect(said).toContain('feed')
  expect(said.at(-1)).toBe('end')
  expect(round).toBe(5)
  expect([...spaces]).toEqual(expect.arrayContaining(['farmland', 'grain-seeds']))
})

test('both languages say every hint, in a sentence or two', () => {
  expect(Object.keys(fr.hints)).toEqual(Object.keys(en.hints))
  for (const hint of [...Object.values(en.hints), ...Object.values(fr.hints)]) expect(hint.length).toBeLessThan(170)
})

test('nothing is said while others choose', () => {
  expect(hintFor({ decision: null } as unknown as Update, HARVESTS)).toBeNull()
})

test('a guided game stays so until it is stopped, and is offered to newcomers only', () => {
  const store = memoryStore()
  expect(isNewcomer(store)).toBe(true)
  guide(store, 'one')
  expect([isGuided(store, 'one'), isGuided(store, 'two'), isGuided(store, null)]).toEqual([true, false, false])
  stopGuiding(store)
  expect([isGuided(store, 'one'), isNewcomer(store)]).toEqual([false, false])
})
