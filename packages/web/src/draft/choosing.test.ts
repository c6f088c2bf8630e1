import { agricola } from '@furrow/engine/agricola'
import { isRefusal, questionFor } from '@furrow/engine/core'
import { describe, expect, it } from 'vitest'
import type { Update } from '../contract/update.ts'
import { answerOf, choosingOf, missingOf, pressed } from './choosing.ts'

/** What the page is told at such a table, for seat 0. */
function told(given: object, ...played: string[]): Update {
  const setup = agricola.setup({ players: 2, cards: 'dealt', ...given })
  if (isRefusal(setup)) throw new Error(setup.message)
  let state = agricola.start(setup, 'page')
  for (const text of played) {
    const move = agricola.parse(state, 0, text)
    if (isRefusal(move)) throw new Error(move.message)
    state = agricola.play(state, 0, move).state
  }
  const question = questionFor(agricola, state, 0)
  return {
    view: agricola.view(state, 0).table,
    human: 0,
    decision: question?.decision ?? null,
    moves: question?.moves ?? [],
  } as unknown as Update // as much of it as is looked at
}
const choosing = (update: Update) => choosingOf(update) ?? expect.fail('nothing is asked')

describe('what is chosen before round 1', () => {
  it('in a draft: one card of each kind, and another of the same kind takes its place', () => {
    const asked = choosing(told({ deal: 'draft-8' }))
    expect(asked.wanted).toEqual({ occupation: 1, minor: 1 })
    const [a = '', b = ''] = asked.open.minor
    const [o = ''] = asked.open.occupation
    const chosen = pressed(asked, pressed(asked, pressed(asked, [], a), o), b)
    expect(chosen).toEqual([o, b])
    expect(missingOf(asked, [b])).toEqual({ occupation: 1, minor: 0 })
    expect(missingOf(asked, chosen)).toEqual({ occupation: 0, minor: 0 })
    expect(pressed(asked, chosen, b)).toEqual([o])
    const update = told({ deal: 'draft-8' }, answerOf(asked, chosen))
    expect(choosingOf(update)).toBeNull()
    expect(update.view.seats[0]?.hand).toEqual({ occupations: [o], minors: [b] })
  })

  it('after one kind was kept: the other one alone', () => {
    const first = choosing(told({ deal: 'draft-8' }))
    const asked = choosing(told({ deal: 'draft-8' }, `pick ${first.open.minor[0]}`))
    expect(asked.wanted).toEqual({ occupation: 1, minor: 0 })
    expect(asked.open.minor).toEqual([])
  })

  it('of ten cards three are put away; a fourth takes the place of the first', () => {
    const asked = choosing(told({ deal: 'choose' }))
    expect(asked.wanted).toEqual({ occupation: 3, minor: 3 })
    const [a = '', b = '', c = '', d = ''] = asked.open.minor
    const chosen = [a, b, c, d].reduce<readonly string[]>((now, card) => pressed(asked, now, card), [])
    expect(chosen).toEqual([b, c, d])
    expect(missingOf(asked, chosen)).toEqual({ occupation: 3, minor: 0 })
  })

  it('a mulligan of three is of one kind: cards of the other one begin anew', () => {
    const asked = choosing(told({ mulligan: 'three' }))
    expect(asked).toMatchObject({ optional: true, oneKind: true, redraws: [] })
    const [a = '', b = '', c = ''] = asked.open.minor
    const [o = ''] = asked.open.occupation
    expect(pressed(asked, [a, b], o)).toEqual([o])
    expect(missingOf(asked, [a, b])).toEqual({ occupation: 0, minor: 1 })
    expect(missingOf(asked, [a, b, c])).toEqual({ occupation: 0, minor: 0 })
    const update = told({ mulligan: 'three' }, answerOf(asked, [a, b, c]))
    expect(update.view.seats[0]?.hand.minors).toHaveLength(5)
  })

  it('a mulligan of a whole hand asks for no card', () => {
    const asked = choosing(told({ mulligan: 'hand' }))
    expect(asked).toMatchObject({ redraws: ['occupation', 'minor'], optional: true })
    expect(asked.wanted).toEqual({ occupation: 0, minor: 0 })
  })
})
