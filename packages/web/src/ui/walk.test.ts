import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { ARROWS, nextPlace } from './walk.ts'

const spot = (x: number, y: number) => ({ x, y })
const arrow = (key: string) => at(ARROWS, key)

test('an arrow leads to the nearest place that lies ahead, and nowhere at the edge', () => {
  const places = [spot(200, 0), spot(100, 100), spot(100, 10), spot(-50, 0)]
  expect(nextPlace(spot(0, 0), places, arrow('ArrowRight'))).toBe(2)
  expect(nextPlace(spot(0, 0), places, arrow('ArrowLeft'))).toBe(3)
  expect(nextPlace(spot(100, 10), places, arrow('ArrowDown'))).toBe(1)
  expect(nextPlace(spot(0, 0), places, arrow('ArrowUp'))).toBe(-1)
})
