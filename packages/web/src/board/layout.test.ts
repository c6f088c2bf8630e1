import { agricola, boardOf, isRefusal } from '@furrow/engine'
import { expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

const SETUPS = [1, 2, 3, 4, 5, 6].flatMap((players) =>
  ['none', 'dealt'].flatMap((cards) => [false, true].map((tile) => ({ players, cards, tile }))),
)

test.each(SETUPS)('every space has a place of its own: $players players, cards $cards, tile $tile', (input) => {
  const setup = agricola.setup(input)
  if (isRefusal(setup)) return expect(input.tile).toBe(true)
  let round = 0
  const spaces = boardOf(agricola.start(setup, 'layout')).spaces.map(({ id, stage, group, from }) => ({
    ...{ id, stage, group, from, goods: {}, people: [], reserved: [] },
    since: stage === 0 ? 0 : ++round,
  }))
  const { spots, columns, majors } = layoutOf(spaces, setup.players)
  const taken = new Set<string>()
  for (const { id } of spaces) {
    const spot = spots.get(id)
    if (!spot) throw new Error(`${id} has no place.`)
    expect(spot.column).toBeLessThanOrEqual(columns)
    for (let row = spot.row; row < spot.row + spot.height; row++) {
      expect(row, id).toBeLessThanOrEqual(6)
      expect(row >= 5 && spot.column >= majors.column && spot.column < majors.column + majors.span, id).toBe(false)
      const place = `${spot.column},${row}`
      expect(taken.has(place), `${id} at ${place}`).toBe(false)
      taken.add(place)
    }
  }
})
