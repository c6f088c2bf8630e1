import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges } from '../client/patch.ts'
import type { Json } from '../client/types.ts'
import { changesBetween, compare } from './comparison.ts'

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)

test('the changes between any two lead from the one to the other, also through JSON', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const copy = structuredClone(before)
      const { kept, changes } = compare(before, after)
      expect(applyChanges(before, JSON.parse(JSON.stringify(changes)))).toEqual(after)
      expect(kept).toEqual(after)
      expect(before).toEqual(copy)
    }),
    { numRuns: 500 },
  )
})

test('so they do for who shares parts with everybody, of which the unchanged ones stay the same', () => {
  fc.assert(
    fc.property(json, json, json, json, (before, after, own, ownAfter) => {
      const common = { seats: [before, { deep: [before] }], same: { deep: [1] }, mine: null }
      const { kept } = compare(common, { seats: [after, { deep: [after] }], same: { deep: [1] }, mine: null })
      const mine = { ...common, mine: own }
      const mineAfter = { ...(kept as typeof common), mine: ownAfter }
      const changes = changesBetween(mine, mineAfter)
      expect(applyChanges(mine, JSON.parse(JSON.stringify(changes)))).toEqual(mineAfter)
      expect(mineAfter.same).toBe(common.same)
    }),
    { numRuns: 500 },
  )
})

test('names that every object knows are names like others', () => {
  const before = JSON.parse('{"a":{"constructor":1},"b":{"__proto__":{"x":1}},"c":{}}') as Json
  const after = JSON.parse('{"a":{},"b":{"__proto__":{"x":2}},"c":{"toString":1,"__proto__":{}}}') as Json
  const { kept, changes } = compare(before, after)
  expect(JSON.stringify(kept)).toBe(JSON.stringify(after))
  expect(JSON.stringify(applyChanges(before, changes))).toBe(JSON.stringify(after))
})

test('little changes are little, and what did not change stays the same', () => {
  const before = { seats: [{ wood: 1, fields: ['a1'] }, { wood: 2 }], round: 1, gone: 5 }
  const after = { seats: [{ wood: 3, fields: ['a1', 'b1'] }, { wood: 2 }], round: 1 }
  const { kept, changes } = compare(before, after)
  expect(changes).toEqual([[['gone']], [['seats', 0, 'wood'], 3], [['seats', 0, 'fields', 1], 'b1']])
  expect((kept as typeof before).seats[1]).toBe(before.seats[1])
  expect(changesBetween(after, after)).toEqual([])
})
