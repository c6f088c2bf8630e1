import { agricola, boardOf } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { layoutOf, ROWS } from './layout.ts'

const SETUPS = [1, 2, 3, 4, 5, 6].flatMap((players) =>
  ['none', 'dealt'].flatMap((cards) => [false, true].map((tile) => ({ players, cards, tile }))),
)

const spacesOf = (input: object) => {
  const setup = agricola.setup(input)
  if (isRefusal(setup)) return null
  let round = 0
  return boardOf(agricola.start(setup, 'layout')).spaces.map(({ id, stage, group, from }) => ({
    ...{ id, stage, group, from, goods: {}, people: [], reserved: [] },
    since: stage === 0 ? 0 : ++round,
  }))
}

test.each(SETUPS)('every space has a place of its own: $players players, cards $cards, tile $tile', (input) => {
  const spaces = spacesOf(input)
  if (!spaces) return expect(input.tile).toBe(true)
  const { spots, columns, ground } = layoutOf(spaces)
  expect(columns).toBeLessThanOrEqual(input.players === 6 && input.cards === 'dealt' ? 11 : 10)
  const taken = new Set<string>()
  for (const { id } of spaces) {
    const spot = spots.get(id)
    if (!spot) throw new Error(`${id} has no place.`)
    expect(spot.column, id).toBeLessThanOrEqual(columns)
    expect(spot.row, id).toBeLessThanOrEqual(ROWS)
    // The ground below the round cards is for the question and the majors.
    expect(spot.row > 3 && spot.column >= ground, id).toBe(false)
    const place = `${spot.column},${spot.row}`
    expect(taken.has(place), `${id} at ${place}`).toBe(false)
    taken.add(place)
  }
})

test('neighbours are those of the real board', () => {
  const spaces = spacesOf({ players: 4 }) ?? []
  const { spots, rounds } = layoutOf(spaces)
  const above = (a: string, b: string) => {
    const [upper, lower] = [spots.get(a), spots.get(b)]
    expect(lower).toEqual({ column: upper?.column, row: (upper?.row ?? 0) + 1 })
  }
  above('forest', 'clay-pit')
  above('clay-pit', 'reed-bank')
  above('reed-bank', 'fishing')
  const round = (n: number) => at(rounds, n - 1)
  expect(round(1)).toEqual({ column: spots.get('forest')?.column, row: 1 })
  for (const [left, right] of [
    [1, 2],
    [2, 5],
    [5, 8],
    [8, 10],
    [10, 12],
    [12, 14],
    [3, 6],
    [6, 9],
    [9, 11],
    [11, 13],
    [4, 7],
  ] as const)
    expect(round(right), `round ${right}`).toEqual({ column: round(left).column + 1, row: round(left).row })
})

test('columns are narrow as long as no round card lies there', () => {
  const all = spacesOf({ players: 2 }) ?? []
  const early = all.filter(({ since }) => since <= 2)
  expect([...layoutOf(early).waiting]).toEqual([4, 5, 6, 7, 8])
  expect(layoutOf(all).waiting.size).toBe(0)
})
