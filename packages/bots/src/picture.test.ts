import { agricola, type State } from '@furrow/engine'
import { EVERY_SETUP, scenario } from '@furrow/engine/testing'
import { describe, expect, it } from 'vitest'
import { learned } from './experience.generated.ts'
import { read, recall, write } from './experience.ts'
import { PICTURE, pictureOf, SIZE } from './picture.ts'

const paint = (s: State, seat: number): number[] => [...pictureOf(s, seat).subarray(0, SIZE)]

describe('the picture of a table', () => {
  it('has a name of its own for each number', () => {
    expect(PICTURE.length).toBe(SIZE)
    expect(new Set(PICTURE).size).toBe(SIZE)
  })

  it('has the same numbers at every kind of table, all of them finite', () => {
    for (const given of EVERY_SETUP) {
      const setup = agricola.setup(given)
      if ('refused' in setup) throw new Error(setup.message)
      const s = agricola.start(setup, 'picture')
      const picture = paint(s, 0)
      expect(picture.length).toBe(PICTURE.length)
      expect(picture.every(Number.isFinite)).toBe(true)
    }
  })

  it('shows what a seat has, and not what others hold in their hands', () => {
    const poor = scenario({ seats: [{ goods: { food: 2 } }, { hand: ['basket'] }] }).state
    const rich = scenario({ seats: [{ goods: { food: 2, wood: 5 } }, { hand: ['lasso'] }] }).state
    const changed = PICTURE.filter((_, i) => paint(poor, 0)[i] !== paint(rich, 0)[i])
    expect(changed).toContain('wood up to 5')
    expect(changed.filter((name) => !/wood|room/.test(name))).toEqual([])
  })

  it('forecasts the food of the harvests to come', () => {
    const missing = (food: number) => {
      const { state } = scenario({ round: 4, seats: [{ goods: { food } }, {}] })
      return paint(state, 0)[PICTURE.indexOf('food missing at the next harvest')]
    }
    expect(missing(4)).toBe(0)
    expect(missing(1)).toBeGreaterThan(missing(2))
  })
})

describe('experience', () => {
  it('is the same after writing it down and reading it again', () => {
    const e = read(learned, PICTURE)
    expect(write(e, PICTURE)).toEqual(learned)
  })

  it('is kept when the picture changes: what is new counts nothing', () => {
    const { state } = scenario()
    const picture = Float64Array.from([7, ...paint(state, 0)])
    const known = recall(read(learned, PICTURE), pictureOf(state, 0))
    expect(recall(read(learned, ['something new', ...PICTURE]), picture)).toBeCloseTo(known, 9)
  })
})
