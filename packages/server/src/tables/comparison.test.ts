import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges } from '../client/patch.ts'
import type { Json } from '../client/types.ts'
import { Comparison, changesBetween } from './comparison.ts'

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)

test('the changes between any two lead from the one to the other, also through JSON', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const copy = structuredClone(before)
      const { kept, changes } = new Comparison().of(before, after)
      expect(applyChanges(before, JSON.parse(JSON.stringify(changes)))).toEqual(after)
      expect(kept).toEqual(after)
      expect(before).toEqual(copy)
    }),
    { numRuns: 500 },
  )
})

test('so they do where several share parts, which are compared once and kept once', () => {
  fc.assert(
    fc.property(json, json, json, json, (before, after, own, ownAfter) => {
      const comparison = new Comparison()
      const common = { seats: [before, { deep: [before] }], mine: null }
      const commonAfter = { seats: [after, { deep: [after] }], mine: null }
      const one = { kept: comparison.of(common, commonAfter).kept as typeof common }
      const mine = { seats: [common.seats[0], common.seats[1]], mine: own }
      const mineAfter = { seats: [commonAfter.seats[0], commonAfter.seats[1]], mine: ownAfter }
      const { kept, changes } = comparison.of(mine, mineAfter)
      expect(applyChanges(mine, JSON.parse(JSON.stringify(changes)))).toEqual(mineAfter)
      expect(kept).toEqual(mineAfter)
      expect((kept as typeof mine).seats[0]).toBe(one.kept.seats[0])
      expect((kept as typeof mine).seats[1]).toBe(one.kept.seats[1])
    }),
    { numRuns: 500 },
  )
})

test('little changes are little, and what did not change stays the same', () => {
  const before = { seats: [{ wood: 1, fields: ['a1'] }, { wood: 2 }], round: 1, gone: 5 }
  const after = { seats: [{ wood: 3, fields: ['a1', 'b1'] }, { wood: 2 }], round: 1 }
  const { kept, changes } = new Comparison().of(before, after)
  expect(changes).toEqual([[['gone']], [['seats', 0, 'wood'], 3], [['seats', 0, 'fields', 1], 'b1']])
  expect((kept as typeof before).seats[1]).toBe(before.seats[1])
  expect(changesBetween(after, after)).toEqual([])
})
