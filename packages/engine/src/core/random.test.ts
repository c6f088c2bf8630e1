import { describe, expect, it } from 'vitest'
import { at } from './at.ts'
import { below, next, pick, seeded, shuffled } from './random.ts'

const draw = (seed: string, n: number): number[] => {
  const random = seeded(seed)
  return Array.from({ length: n }, () => next(random))
}

/** How far counts are from even, as chi squared. */
const unevenness = (counts: number[]): number => {
  const even = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0)
}

describe('random numbers', () => {
  it('are the same for the same seed, for ever', () => {
    expect(draw('furrow', 50)).toEqual(draw('furrow', 50))
    // Records are replayed with these: other numbers here mean other games everywhere.
    expect(draw('furrow', 3)).toEqual([944456394, 2519930685, 6707866])
  })

  it('are others for another seed, however alike', () => {
    const firsts = Array.from({ length: 500 }, (_, i) => draw(`game ${i}`, 1)[0])
    expect(new Set(firsts).size).toBe(500)
    expect(draw('a', 1)).not.toEqual(draw('b', 1))
    expect(draw('', 1)).not.toEqual(draw(' ', 1))
  })

  it('go on from a copy of the four numbers', () => {
    const random = seeded('x')
    next(random)
    const copy: number[] = JSON.parse(JSON.stringify(random))
    expect(copy).toHaveLength(4)
    expect(next(copy)).toBe(next(random))
  })

  it('are 32 bits each, all of them in use', () => {
    const numbers = draw('bits', 2000)
    for (const n of numbers) expect(Number.isInteger(n) && n >= 0 && n < 2 ** 32).toBe(true)
    for (let bit = 0; bit < 32; bit++) {
      const ones = numbers.filter((n) => Math.floor(n / 2 ** bit) % 2 === 1).length
      expect(ones).toBeGreaterThan(880)
      expect(ones).toBeLessThan(1120)
    }
  })
})

describe('choices', () => {
  it.each([1, 2, 3, 6, 14, 48])('below %i: every number, evenly', (n) => {
    const random = seeded('spread')
    const counts = Array.from({ length: n }, () => 0)
    for (let i = 0; i < 400 * n; i++) {
      const drawn = below(random, n)
      counts[drawn] = at(counts, drawn) + 1
    }
    expect(unevenness(counts)).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * n) + 1)
  })

  it('pick takes from the list', () => {
    const random = seeded('pick')
    const seen = new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])))
    expect([...seen].sort()).toEqual(['a', 'b', 'c'])
  })

  it('shuffled keeps everything and leaves the list alone', () => {
    const list = Array.from({ length: 40 }, (_, i) => i)
    const out = shuffled(seeded('deck'), list)
    expect(list).toEqual(Array.from({ length: 40 }, (_, i) => i))
    expect(out).not.toEqual(list)
    expect([...out].sort((a, b) => a - b)).toEqual(list)
    expect(shuffled(seeded('deck'), list)).toEqual(out)
    expect(shuffled(seeded('deck'), [])).toEqual([])
  })

  it('every order is as likely as the others', () => {
    const random = seeded('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(random, [1, 2, 3]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    expect(unevenness([...counts.values()])).toBeLessThan(25)
  })
})
