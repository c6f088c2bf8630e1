import { expect, test } from 'vitest'
import { shared } from './shared.ts'

const moment = () => ({
  round: 1,
  spaces: [
    { id: 'forest', goods: { wood: 3 }, people: [] as number[] },
    { id: 'fishing', goods: { food: 1 }, people: [] as number[] },
  ],
})

test('an equal copy is the old thing itself', () => {
  const before = moment()
  expect(shared(before, moment())).toBe(before)
})

test('what changed is new, what is beside it stays the same thing', () => {
  const before = moment()
  const next = moment()
  next.spaces[1] = { id: 'fishing', goods: { food: 1 }, people: [0] }
  const out = shared(before, next)
  expect(out).toEqual(next)
  expect(out).not.toBe(before)
  expect(out.spaces[0]).toBe(before.spaces[0])
  expect(out.spaces[1]?.goods).toBe(before.spaces[1]?.goods)
  expect(out.spaces[1]).not.toBe(before.spaces[1])
})

test('something that is gone is gone, and something new is there', () => {
  const before: { [good: string]: number | undefined } = { wood: 1, clay: undefined }
  expect(shared(before, { wood: 1 })).toEqual({ wood: 1 })
  expect(shared(before, { wood: 1 })).not.toBe(before)
  expect(shared<object>({ wood: 1, clay: undefined }, { wood: 1, reed: undefined })).toHaveProperty('reed')
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2])
  expect(shared([1, 2], [1, 2, 3])).toEqual([1, 2, 3])
  expect(shared(null, { wood: 1 })).toEqual({ wood: 1 })
  expect(shared({ wood: 1 }, null)).toBeNull()
  expect(shared<unknown>([1], { 0: 1 })).toEqual({ 0: 1 })
})
