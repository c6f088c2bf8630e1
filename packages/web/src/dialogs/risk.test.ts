import { expect, test } from 'vitest'
import { isForced, isRisky, isRival, riskOf } from './risk.ts'

test('begging and lost animals of the seat are asked about, nothing else', () => {
  expect(isRisky({ text: 'feed', verb: 'feed' })).toBe(true)
  expect(isRisky({ text: 'forest', verb: 'place', space: 'forest' })).toBe(false)
  expect(riskOf([{ event: 'fed', seat: 0, food: 3, begging: 1 }], 0)).toEqual({ begging: 1, ill: 0, lost: {} })
  expect(riskOf([{ event: 'fed', seat: 1, food: 3, begging: 1 }], 0)).toBeNull()
  expect(riskOf([{ event: 'lost', seat: 0, goods: { sheep: 2, wood: 1 } }], 0)?.lost).toEqual({ sheep: 2 })
  expect(riskOf([{ event: 'lost', seat: 0, goods: { wood: 1 } }], 0)).toBeNull()
})

test('a loss that no other answer avoids is forced', () => {
  const risk = { begging: 0, ill: 0, lost: { sheep: 1 } }
  expect(isForced(risk, [])).toBe(true)
  expect(isForced(risk, [{ begging: 0, ill: 0, lost: { boar: 2 } }])).toBe(true)
  expect(isForced(risk, [null])).toBe(false)
  expect(isForced({ begging: 2, ill: 0, lost: {} }, [{ begging: 1, ill: 0, lost: {} }])).toBe(false)
})

test('M8: people who fall ill are asked about; heating stands against other ways to heat alone', () => {
  const heat = { text: 'heat fuel 1', verb: 'heat' }
  const feed = { text: 'feed', verb: 'feed' }
  expect(isRisky(heat)).toBe(true)
  expect(riskOf([{ event: 'heated', seat: 0, fuel: 1, wood: 0, ill: 2 }], 0)?.ill).toBe(2)
  expect(riskOf([{ event: 'heated', seat: 0, fuel: 3, wood: 0, ill: 0 }], 0)).toBeNull()
  expect(riskOf([{ event: 'heated', seat: 1, fuel: 0, wood: 0, ill: 3 }], 0)).toBeNull()
  expect(isRival(heat, { text: 'heat nothing', verb: 'heat' })).toBe(true)
  expect(isRival(heat, heat)).toBe(false)
  expect(isRival(heat, feed)).toBe(false)
  expect(isRival(feed, heat)).toBe(false)
})
