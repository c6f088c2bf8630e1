import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { tableOf } from '../testing/dealt-table.ts'

describe('A mulligan of a whole hand (B3)', () => {
  const table = () => tableOf({ players: 2, cards: 'dealt', mulligan: 'hand' })

  it('is offered to everybody at once; whoever is content says so', () => {
    const t = table()
    expect(t.table.decisions.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['0 mulligan', '1 mulligan'])
    expect(t.moves(1)).toContain('redraw minor')
    expect(t.play('done', 'done').table.round).toBe(1)
  })

  it('brings one card fewer of that kind, all of them new; and again one fewer', () => {
    const t = table()
    const { minors: old, occupations } = t.seat(0).hand
    t.playAs(0, 'redraw minor')
    const { minors } = t.seat(0).hand
    expect(minors).toHaveLength(6)
    expect(minors.filter((name) => old.includes(name))).toEqual([])
    expect(t.seat(0).hand.occupations).toEqual(occupations)
    t.playAs(0, 'redraw minor').throughJson()
    expect(t.seat(0).hand.minors).toHaveLength(5)
  })

  it('is not offered where too few cards are left', () => {
    const deck = ['basket', 'lasso', 'pond-hut', 'handplow', 'junk-room', 'drinking-trough']
    const t = tableOf({ players: 2, cards: 'dealt', deck, mulligan: 'hand' })
    // Three each, and nothing is left to draw.
    expect(t.ask).toBe('place')
  })

  it('cannot be taken back: new cards have been seen', () => {
    const t = table().playAs(0, 'redraw minor')
    expect(t.events).toEqual([
      { event: 'put-away', seat: 0, kind: 'minor', count: 7 },
      { event: 'drew', seat: 0, count: 6 },
    ])
    expect(t.events.some(agricola.reveals)).toBe(true)
    expect(t.refusal('redraw minor; redraw minor', 1)?.message).toContain(
      'A line ends where cards are passed or drawn.',
    )
  })
})

describe('A mulligan of three cards (B3)', () => {
  const table = () => tableOf({ players: 2, cards: 'dealt', mulligan: 'three' })

  it('puts three cards of a kind away for a new one', () => {
    const t = table()
    const [a, b, c, d] = t.seat(0).hand.minors
    expect(t.seat(0).toPutAway).toEqual({ occupations: 3, minors: 3 })
    t.playAs(0, `drop ${a}`)
    expect(t.seat(0).toPutAway).toEqual({ occupations: 0, minors: 2 })
    const { occupations } = t.seat(0).hand
    expect(t.moves(0)).toEqual(t.seat(0).hand.minors.map((name) => `drop ${name}`))
    expect(occupations.length).toBeGreaterThan(0)
    t.throughJson().playAs(0, `drop ${b}`).playAs(0, `drop ${c}`)
    const { minors } = t.seat(0).hand
    expect(minors).toHaveLength(5)
    expect(minors.slice(0, 1)).toEqual([d])
    for (const name of [a, b, c]) expect(minors).not.toContain(name)
    expect(t.moves(0)).toContain('done')
  })

  it('is offered only as long as there is a card for everybody who puts cards away', () => {
    const deck = ['basket', 'lasso', 'pond-hut', 'handplow', 'junk-room', 'drinking-trough', 'big-country']
    const t = tableOf({ players: 2, cards: 'dealt', deck, mulligan: 'three' })
    expect(t.table.decisions.map(({ seat }) => seat)).toEqual([0, 1])
    t.playAs(0, at(t.moves(0), 0))
    // The only card left is promised to seat 0.
    expect(t.table.decisions.map(({ seat }) => seat)).toEqual([0])
    t.play(at(t.moves(), 0), at(t.moves(), 1))
    expect(t.seat(0).hand.minors).toHaveLength(1)
    expect(t.ask).toBe('place')
  })
})

it('comes after a draft and after a choice', () => {
  for (const deal of ['draft-8', 'choose']) {
    const t = tableOf({ players: 2, cards: 'dealt', deal, mulligan: 'hand' })
    t.toAsk('mulligan')
    expect(t.table.seats.map(({ hand }) => hand.minors.length)).toEqual([7, 7])
    expect(t.play('done', 'done').ask).toBe('place')
  }
})
