import { agricola, isRefusal, seeded } from '@furrow/engine'
import { describe, expect, it } from 'vitest'
import { learned } from '../experience.generated.ts'
import { type Experience, read } from '../experience.ts'
import { PICTURE, SIZE } from '../picture.ts'
import { join, study } from './study.ts'
import { train } from './train.ts'

const family = () => {
  const setup = agricola.setup({ players: 2 })
  if (isRefusal(setup)) throw new Error(setup.message)
  return setup
}

/** Somebody who has played before, but has forgotten what things are worth. */
const forgetful = (): Experience => {
  const e = read(learned, PICTURE)
  return { ...e, base: 0, weights: e.weights.map(() => 0) }
}

describe('learning', () => {
  it('notes a picture and the points that came of it, the same for the same seed', () => {
    const lessons = study(family(), 'x', read(learned, PICTURE), 0.2)
    expect(lessons.pictures.length).toBe(lessons.points.length * SIZE)
    expect(lessons.points.length).toBeGreaterThan(56)
    expect(lessons.points.every((points) => points > -60 && points < 80)).toBe(true)
    expect(study(family(), 'x', read(learned, PICTURE), 0.2)).toEqual(lessons)
  })

  it('comes nearer to what really happened', () => {
    const lessons = join(['a', 'b', 'c'].map((seed) => study(family(), seed, read(learned, PICTURE), 0.2)))
    const e = forgetful()
    const before = train(e, lessons, 1, 0.01, seeded('train'))
    const after = train(e, lessons, 10, 0.01, seeded('train'))
    expect(after).toBeLessThan(before / 4)
  })
})
