import { withOwn } from '@furrow/engine/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges } from '../client/patch.ts'
import type { Json } from '../client/types.ts'
import { changesBetween } from './comparison.ts'
import { forSeat } from './shown.ts'

const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)
const moment = fc.record({ hand: json, rest: json, gone: json, mine: json, mineGone: json })
type Moment = typeof moment extends fc.Arbitrary<infer T> ? T : never

/** What everybody sees, and what the seat sees otherwise. */
const seen = ({ hand, rest, gone, mine, mineGone }: Moment) => ({
  common: {
    seats: [
      { hand, rest },
      { hand, rest },
    ],
    gone,
    rest,
  } as Json,
  own: [
    { at: ['seats', 1, 'hand'], value: mine },
    { at: ['gone'], value: mineGone },
  ],
})

test('a seat is led from its own view to its own view, and hears nothing of what it sees otherwise', () => {
  fc.assert(
    fc.property(moment, moment, (earlier, later) => {
      const [before, after] = [seen(earlier), seen(later)]
      const changes = forSeat(changesBetween(before.common, after.common), () => before.own, after.own)
      const told = JSON.parse(JSON.stringify(changes)) as typeof changes
      expect(applyChanges(withOwn(before.common, before.own), told)).toEqual(withOwn(after.common, after.own))
    }),
    { numRuns: 500 },
  )
})

test('what the seat sees otherwise stays its own where all around it is put there anew', () => {
  const own = [{ at: ['seats', 1, 'hand'], value: ['potter'] as Json }]
  const [before, after] = [{ seats: { 1: { hand: [null] } } } as Json, { seats: [0, { hand: [null] }] } as Json]
  const changes = forSeat(changesBetween(before, after), () => own, own)
  expect(applyChanges(withOwn(before, own), changes)).toEqual(withOwn(after, own))
})

test('where nothing of its own has changed it is told what everybody is told, the very same', () => {
  const everybodys = changesBetween({ round: 1 }, { round: 2 })
  expect(forSeat(everybodys, () => [{ at: ['viewer'], value: 0 }], [{ at: ['viewer'], value: 0 }])).toBe(everybodys)
  const neverAsked = (): never => {
    throw new Error('What is as it was need not be looked at.')
  }
  expect(forSeat(everybodys, neverAsked, [{ at: ['viewer'], value: 0, same: true }])).toBe(everybodys)
})
