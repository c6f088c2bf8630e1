import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { cards } from '../cards/registry.ts'
import { at } from '../core/at.ts'
import { seeded } from '../core/random.ts'
import { isRefusal } from '../core/refusal.ts'
import { begin, play, undo } from '../core/table.ts'
import { tableOf } from '../testing/dealt-table.ts'
import type { Scenario } from '../testing/scenario.ts'

/** All seats' packs, as the referee sees them. */
const packs = (t: Scenario) => t.table.seats.map(({ pack }) => [...pack.occupations, ...pack.minors])
const minors = (t: Scenario) => t.table.seats.map(({ pack }) => pack.minors)

/** Every seat that is asked keeps the first card it is offered, until everybody has been asked for one pass. */
function onePass(t: Scenario): Scenario {
  const before = JSON.stringify(t.table.draft)
  while (t.ask === 'draft' && JSON.stringify(t.table.draft) === before) t.play(at(t.moves(), 0))
  return t
}

const toRound1 = (t: Scenario): Scenario => t.until(({ state }) => state.round === 1)

describe('A draft (B3)', () => {
  it('asks everybody at once, before round 1, with as many minors as the setup says', () => {
    for (const size of [7, 8, 9, 10]) {
      const t = tableOf({ players: 3, cards: 'dealt', deal: `draft-${size}` })
      expect(t.table.round).toBe(0)
      expect(t.table.decisions.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['0 draft', '1 draft', '2 draft'])
      expect(minors(t).map(({ length }) => length)).toEqual([size, size, size])
      expect(t.table.draft?.minors).toBe(7)
    }
  })

  it('keeps one card of each kind, then passes the rest to the left', () => {
    const t = tableOf({ players: 3, cards: 'dealt', deal: 'draft-8' })
    const before = packs(t)
    for (const seat of [2, 0, 1]) {
      expect(packs(t)).toEqual(
        before.map((pack, other) => (other === seat || kept(t, other) > 0 ? packs(t)[other] : pack)),
      )
      const occupation = at(t.moves(seat), 0)
      t.playAs(seat, occupation)
      expect(kept(t, seat)).toBe(1)
      t.playAs(seat, t.moves(seat).at(-1) ?? '')
    }
    // What was left of seat 0's pack lies before seat 1 now, and so on.
    packs(t).forEach((pack, seat) => {
      const from = at(before, (seat + 2) % 3)
      expect(pack).toEqual(from.filter((card) => pack.includes(card)))
      expect(pack).toHaveLength(from.length - 2)
    })
  })

  const kept = (t: Scenario, seat: number) => {
    const { occupations, minors: small } = t.seat(seat).hand
    return occupations.length + small.length
  }

  it('one card of a kind a pass: not a second one', () => {
    const t = tableOf({ players: 2, cards: 'dealt', deal: 'draft-7' })
    const [first, second] = t.seat(0).pack.minors
    t.playAs(0, `pick ${first}`)
    expect(t.refusal(`pick ${second}`, 0)).toMatchObject({ refused: 'illegal-move' })
    expect(t.moves(0)).toEqual(t.seat(0).pack.occupations.map((card) => `pick ${card}`))
  })

  it('ends with seven of each kind; what remains is removed', () => {
    for (const deal of ['draft-7', 'draft-10']) {
      const t = toRound1(tableOf({ players: 2, cards: 'dealt', deal }))
      expect(t.table.draft).toBeNull()
      expect(t.table.seats.map(({ hand }) => hand.minors.length)).toEqual([7, 7])
      expect(packs(t)).toEqual([[], []])
      const gone = t.state.gone.map(({ card }) => at(cards(), card))
      expect(gone.filter(({ kind }) => kind === 'minor')).toHaveLength(deal === 'draft-7' ? 0 : 6)
      expect(t.ask).toBe('place')
    }
  })

  it('takes the last card of a pack without a question', () => {
    const t = tableOf({ players: 2, cards: 'dealt', deal: 'draft-7' })
    for (let pass = 1; pass <= 6; pass++) onePass(t)
    expect(t.table.round).toBe(1)
  })

  it('with six players has eight minors each, as many as there are', () => {
    const t = tableOf({ players: 6, cards: 'dealt', deal: 'draft-10' })
    expect(minors(t).map(({ length }) => length)).toEqual([8, 8, 8, 8, 8, 8])
  })

  it('deals from the whole deck: no card twice, and each one of this number of players', () => {
    const t = tableOf({ players: 4, cards: 'dealt', deal: 'draft-10' })
    const dealt = packs(t).flat()
    expect(new Set(dealt).size).toBe(dealt.length)
    for (const name of dealt) expect(cards().find((card) => card.name === name)?.players).toBeLessThanOrEqual(4)
  })

  it('apart: first the occupations, then the minors', () => {
    const t = tableOf({ players: 2, cards: 'dealt', deal: 'draft-8', apart: true })
    expect(minors(t)).toEqual([[], []])
    expect(t.table.draft?.minors).toBe(0)
    t.until(({ table }) => table.draft?.minors === 7)
    expect(t.table.seats.every(({ pack }) => pack.occupations.length === 0)).toBe(true)
    const held = t.table.seats.map(({ hand }) => hand.occupations.length)
    expect(held[0]).toBeGreaterThan(0)
    toRound1(t)
    expect(t.table.seats.map(({ hand }) => hand.occupations.length)).toEqual(held)
    expect(t.table.seats.map(({ hand }) => hand.minors.length)).toEqual([7, 7])
  })

  it('survives JSON after half a choice', () => {
    const t = tableOf({ players: 3, cards: 'dealt', deal: 'draft-8' })
    t.playAs(1, at(t.moves(1), 0)).throughJson()
    onePass(t).throughJson()
    expect(toRound1(t).throughJson().table.round).toBe(1)
  })

  it('has no room for anything else: food is not thrown away before round 1', () => {
    const t = tableOf({ players: 2, cards: 'dealt', deal: 'draft-7' })
    expect(t.extras(0)).toEqual([])
    expect(t.refusal('discard food 1', 0)).toMatchObject({ refused: 'illegal-move' })
    expect(t.refusal('forest', 0)).toMatchObject({ refused: 'illegal-move' })
  })

  it('is the same game for the same seed', () => {
    const game = () => toRound1(tableOf({ players: 4, cards: 'dealt', deal: 'draft-9' }, 'same')).table
    expect(game()).toEqual(game())
  })
})

describe('In a draft nobody sees', () => {
  const half = () => {
    const t = tableOf({ players: 3, cards: 'dealt', deal: 'draft-8' })
    return onePass(t).playAs(0, at(t.moves(0), 0))
  }

  it('the packs and the hands of others', () => {
    const t = half()
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const text = JSON.stringify(agricola.view(t.state, viewer))
      t.table.seats.forEach(({ seat, pack, hand }) => {
        for (const name of [...pack.occupations, ...pack.minors, ...hand.occupations, ...hand.minors])
          expect(text.includes(`"${name}"`), `${viewer} sees ${name} of ${seat}`).toBe(seat === viewer)
      })
    }
  })

  it('but how many cards there are, and for whom all wait', () => {
    const { seats, decisions, draft } = agricola.view(half().state, 'public').table
    expect(at(seats, 1).pack.minors).toEqual([null, null, null, null, null, null, null])
    expect(decisions.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(draft?.minors).toBe(6)
  })

  it('which cards were picked, from events or from the text of the move', () => {
    const t = half()
    const { pack } = t.seat(1)
    t.playAs(1, `pick ${pack.minors[0]}`)
    expect(t.events).toEqual([{ event: 'picked', seat: 1, kind: 'minor' }])
    const line = `pick ${pack.occupations[0]}; pick ${pack.minors[0]}`
    expect(agricola.tellMove(line, 1, 1)).toBe(line)
    expect(agricola.tellMove(line, 1, 'all')).toBe(line)
    for (const viewer of [0, 2, 'public'] as const) expect(agricola.tellMove(line, 1, viewer)).toBe('pick; pick')
    expect(agricola.tellMove('play basket', 1, 0)).toBe('play basket')
  })

  it('what remained of the packs when it is over', () => {
    const t = toRound1(tableOf({ players: 2, cards: 'dealt', deal: 'draft-10' }))
    const own = (seat: number) =>
      t.state.gone.filter((gone) => gone.seat === seat).map(({ card }) => at(cards(), card).name)
    const text = JSON.stringify(agricola.view(t.state, 0).state)
    expect(own(0).length).toBeGreaterThan(0)
    for (const name of own(0)) expect(text).toContain(`"${name}"`)
    for (const name of own(1)) expect(text).not.toContain(`"${name}"`)
  })

  it('and what is imagined never depends on it', () => {
    const t = half()
    const view = agricola.view(t.state, 1)
    const imagined = agricola.imagine(view, 'dream')
    expect(agricola.view(imagined, 1)).toEqual(view)
    expect(agricola.moves(imagined, 1)).toEqual(agricola.moves(t.state, 1))
    // The same cards in other hands, as far as seat 1 can tell.
    const other = agricola.copy(t.state)
    agricola.resample(other, 1, seeded('elsewhere'))
    expect(agricola.equal(other, t.state)).toBe(false)
    expect(agricola.imagine(agricola.view(other, 1), 'dream')).toEqual(imagined)
  })
})

describe('A pick can be taken back', () => {
  const start = () => {
    const setup = agricola.setup({ players: 2, cards: 'dealt', deal: 'draft-7' })
    if (isRefusal(setup)) throw new Error(setup.message)
    return begin<ReturnType<typeof agricola.start>, never>(agricola.start(setup, 'undo'))
  }
  type T = ReturnType<typeof start>
  const first = (table: T, seat: number): string =>
    agricola.print(table.state, at(agricola.moves(table.state, seat), 0))
  const picked = (table: T, seat: number): T => {
    const after = play(agricola, table as never, seat, first(table, seat))
    if (isRefusal(after)) throw new Error(after.message)
    return after as never
  }

  it('until the packs are passed', () => {
    const one = picked(start(), 0)
    const both = picked(one, 0)
    const back = undo(agricola, both as never, 0)
    expect(isRefusal(back)).toBe(false)
    expect(agricola.equal((back as unknown as T).state, one.state)).toBe(true)
    const passed = picked(picked(both, 1), 1)
    for (const seat of [0, 1]) expect(undo(agricola, passed as never, seat)).toMatchObject({ refused: 'illegal-move' })
  })
})

it('a line of picks ends where the packs are passed', () => {
  const t = tableOf({ players: 2, cards: 'dealt', deal: 'draft-7' })
  const pair = (seat: number) => `pick ${t.seat(seat).pack.occupations[0]}; pick ${t.seat(seat).pack.minors[0]}`
  t.playAs(0, pair(0))
  const [, , third] = t.seat(0).pack.minors
  expect(t.refusal(`${pair(1)}; pick ${third}`, 1)?.message).toContain('A line ends where cards are passed or drawn.')
  t.playAs(1, pair(1))
  expect(t.table.draft?.minors).toBe(6)
})
