import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges } from '../client/patch.ts'
import type { Json } from '../client/types.ts'
import { changesBetween } from './comparison.ts'

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)

test('the changes between any two lead from the one to the other, also through JSON', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const copy = structuredClone(before)
      const changes = changesBetween(before, after)
      expect(applyChanges(before, JSON.parse(JSON.stringify(changes)))).toEqual(after)
      expect(before).toEqual(copy)
    }),
    { numRuns: 500 },
  )
})

test('names that every object knows are names like others', () => {
  const before = JSON.parse('{"a":{"constructor":1},"b":{"__proto__":{"x":1}},"c":{}}') as Json
  const after = JSON.parse('{"a":{},"b":{"__proto__":{"x":2}},"c":{"toString":1,"__proto__":{}}}') as Json
  expect(JSON.stringify(applyChanges(before, changesBetween(before, after)))).toBe(JSON.stringify(after))
})

test('little changes are little', () => {
  const before = { seats: [{ wood: 1, fields: ['a1'] }, { wood: 2 }], round: 1, gone: 5 }
  const after = { seats: [{ wood: 3, fields: ['a1', 'b1'] }, { wood: 2 }], round: 1 }
  expect(changesBetween(before, after)).toEqual([
    [['gone']],
    [['seats', 0, 'wood'], 3],
    [['seats', 0, 'fields', 1], 'b1'],
  ])
  expect(changesBetween(after, after)).toEqual([])
})
