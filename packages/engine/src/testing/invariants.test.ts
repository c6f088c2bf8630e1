import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { isRefusal } from '../core/refusal.ts'
import { FIXTURE_SETUPS } from './fixture-deck.ts'
import { problems } from './invariants.ts'

describe('invariants of positions', () => {
  const named = FIXTURE_SETUPS.find(({ deck }) => deck) ?? {}
  const dealt = (given: object) => {
    const setup = agricola.setup({ ...given, players: 2 })
    if (isRefusal(setup)) throw new Error(setup.message)
    return agricola.start(setup, 'invariants')
  }

  it('find no hidden card in a setup that names the deck: everybody knows what is dealt from', () => {
    const s = dealt(named)
    expect(s.setup.deck).not.toBeNull()
    expect(problems(s)).toEqual([])
  })

  it('find a hidden card that lies open elsewhere', () => {
    const s = dealt(named)
    at(s.players, 0).played.push({ card: at(at(s.players, 1).hand, 0), order: 1, data: [] })
    // Who looks depends on how many moves were made.
    const found = [0, 1, 2].map((number) => problems({ ...s, number }).join())
    expect(found[0]).toMatch(/the view of 0 shows/)
    expect(found[1]).not.toMatch(/the view of/)
    expect(found[2]).toMatch(/the view of public shows/)
  })
})
