import { expect, test } from 'vitest'
import { ARROWS, nextPlace } from './walk.ts'

const at = (x: number, y: number) => ({ x, y })

test('an arrow leads to the nearest place that lies ahead, and nowhere at the edge', () => {
  const places = [at(200, 0), at(100, 100), at(100, 10), at(-50, 0)]
  expect(nextPlace(at(0, 0), places, ARROWS.ArrowRight)).toBe(2)
  expect(nextPlace(at(0, 0), places, ARROWS.ArrowLeft)).toBe(3)
  expect(nextPlace(at(100, 10), places, ARROWS.ArrowDown)).toBe(1)
  expect(nextPlace(at(0, 0), places, ARROWS.ArrowUp)).toBe(-1)
})
