import { describe, expect, it } from 'vitest'
import { bench } from '../testing/furrow.ts'
import { measure } from './measure.ts'

describe('measuring', () => {
  it('does the same work again and again, prepared anew, and counts its units', () => {
    const done: string[] = []
    const work = {
      units: 10,
      slices: 2,
      prepare: (i: number) => done.push(`p${i}`),
      run: (i: number) => done.push(`r${i}`),
    }
    const { undisturbed, best, median, perYardstick } = measure(work, 3, 0)
    expect(done).toEqual(Array.from({ length: 4 }, () => ['p0', 'r0', 'p1', 'r1']).flat())
    expect(undisturbed).toBeLessThanOrEqual(best)
    expect(best).toBeLessThanOrEqual(median)
    expect(perYardstick).toBeGreaterThan(0)
  })
})

describe('npm run bench', () => {
  it('profile says where the time goes', async () => {
    const { code, stdout, stderr } = await bench('profile', '--games', '200', '--json')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const { functions } = JSON.parse(stdout) as { functions: { name: string; self: number; total: number }[] }
    // Which of them comes first depends on the machine; that the engine is among them does not.
    expect(functions.some(({ name, total }) => name.includes(' engine/') && total > 0)).toBe(true)
    expect(functions.every(({ self, total }) => self <= total && total <= 1)).toBe(true)
  })

  it('bots says how long each of them thinks', async () => {
    const { code, stdout } = await bench('bots', '--games', '1', '--bots', 'random')
    expect(code).toBe(0)
    expect(stdout).toMatch(/\| random, 2 players, none +\| +1 \|/)
  })

  it('M8: farms says what became of the points, of the harvests and of the time', async () => {
    const table = ['--players', '2', '--moor', '1', '--games', '2', '--seed', 'bench']
    const { code, stdout } = await bench('farms', '--bots', 'random', ...table, '--json')
    expect(code).toBe(0)
    const told = JSON.parse(stdout) as { points: { mean: number; fewest: number; most: number }; begged: number }
    expect(told).toMatchObject({ games: 2, harvests: 24, bot: 'random', seed: 'bench' })
    expect(told.points.fewest).toBeLessThanOrEqual(told.points.mean)
    expect(told.points.mean).toBeLessThanOrEqual(told.points.most)
    // Whoever plays at random begs.
    expect(told.begged).toBeGreaterThan(0)
  })

  it('farms are those of the board game', async () => {
    expect(await bench('farms', '--game', 'express', '--games', '1')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'bench: Farms are measured in agricola alone.\n',
    })
  })

  it('refuses what it does not know with one line', async () => {
    expect(await bench('dreams')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'bench: There is nothing to measure called "dreams".\n',
    })
  })
})
