import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { below, seeded } from '../core/random.ts'
import { randomState } from '../testing/random-play.ts'
import type { State } from './state.ts'

const TABLES = [
  { players: 2, cards: 'none' },
  { players: 4, cards: 'dealt' },
  { players: 3, cards: 'dealt', deal: 'draft-7' },
  { players: 3, moor: 3 },
]

const positions = (table: object): State[] => [0, 3, 40, 90, 150].map((moves) => randomState(table, 'copy', moves))

/** The fields with lists that copies may share, because such a list is never changed in place. */
const SHARED = ['stacks', 'pastures', 'ground', 'penned', 'unlit']

/** The fields with lists that the copy has in common with its original. */
const common = (copy: object, original: object): string[] =>
  Object.entries(original).flatMap(([key, value]) =>
    Array.isArray(value) && (copy as { [key: string]: unknown })[key] === value ? [key] : [],
  )

function playToEnd(s: State): void {
  const random = seeded('to the end')
  for (let [asked] = agricola.decisions(s); asked; [asked] = agricola.decisions(s)) {
    const moves = agricola.moves(s, asked.seat)
    agricola.advance(s, asked.seat, at(moves, below(random, moves.length)))
  }
}

describe.each(TABLES)('a copy of %j', (table) => {
  it('has lists of its own, but for those that are never changed in place', () => {
    for (const s of positions(table)) {
      const copy = agricola.copy(s)
      expect(copy).toEqual(s)
      for (const key of common(copy, s)) expect(SHARED).toContain(key)
      s.players.forEach((p, seat) => {
        for (const key of common(at(copy.players, seat), p)) expect(SHARED).toContain(key)
        for (const [i, { data }] of p.played.entries())
          if (data.length > 0) expect(at(at(copy.players, seat).played, i).data).not.toBe(data)
      })
      s.lanes.forEach((lane, seat) => {
        expect(copy.lanes[seat]).not.toBe(lane)
      })
      s.gone.forEach((gone, i) => {
        expect(copy.gone[i]).not.toBe(gone)
      })
    }
  })

  it('can be played to its end, and the original is as it was', () => {
    for (const s of positions(table)) {
      const before = JSON.stringify(agricola.save(s))
      playToEnd(agricola.copy(s))
      expect(JSON.stringify(agricola.save(s))).toBe(before)
    }
  })
})
