import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { cards } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { tableOf } from '../testing/dealt-table.ts'

describe('Ten dealt, seven kept (B3)', () => {
  const table = () => tableOf({ players: 3, cards: 'dealt', deal: 'choose' })

  it('everybody puts away what is above seven, at the same time, before round 1', () => {
    const t = table()
    expect(t.table.decisions.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['0 choose', '1 choose', '2 choose'])
    expect(t.seat(1).hand.minors).toHaveLength(10)
    const [a, b, c, d] = t.seat(1).hand.minors
    expect(t.seat(1).toPutAway.minors).toBe(3)
    t.playAs(1, `drop ${a}; drop ${b}; drop ${c}`)
    expect(t.seat(1).toPutAway.minors).toBe(0)
    expect(t.refusal(`drop ${d}`, 1)?.refused).toBeDefined()
    t.until(({ state }) => state.round === 1)
    expect(t.table.seats.map(({ hand }) => hand.minors.length)).toEqual([7, 7, 7])
    expect(t.seat(1).hand.minors).not.toContain(a)
  })

  it('works alone', () => {
    const t = tableOf({ players: 1, cards: 'dealt', deal: 'choose' })
    expect(t.ask).toBe('choose')
    t.until(({ state }) => state.round === 1)
    expect(t.seat(0).hand.minors).toHaveLength(7)
  })

  it('nobody else learns what was put away', () => {
    const t = table()
    const [a] = t.seat(0).hand.minors
    t.playAs(0, `drop ${a}`)
    expect(t.events).toEqual([{ event: 'put-away', seat: 0, kind: 'minor', count: 1 }])
    expect(agricola.tellMove(`drop ${a}`, 0, 1)).toBe('drop')
    for (const viewer of [1, 'public'] as const)
      expect(JSON.stringify(agricola.view(t.state, viewer))).not.toContain(`"${a}"`)
    const view = agricola.view(t.state, 1)
    const imagined = agricola.imagine(view, 'x')
    expect(agricola.view(imagined, 1)).toEqual(view)
    expect(imagined.gone.map(({ card, minor }) => [at(cards(), card).kind, minor])).toEqual([['minor', true]])
  })

  it('survives JSON after half a choice', () => {
    const t = table()
    t.playAs(2, at(t.moves(2), 0)).throughJson()
    expect(t.moves(2)).toHaveLength(t.seat(2).hand.minors.length + t.seat(2).hand.occupations.length - spare(t))
  })

  /** Where no more than seven occupations were dealt, none is put away. */
  const spare = (t: ReturnType<typeof table>) => {
    const { occupations } = t.seat(2).hand
    return occupations.length <= 7 ? occupations.length : 0
  }
})
