import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Pair, ratingsOf } from '../run/ratings.ts'
import type { Standing } from '../show/league.ts'
import { furrowHere } from '../testing/furrow.ts'

const folder = mkdtempSync(join(tmpdir(), 'furrow-league-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const last = join(folder, 'last.mjs')
writeFileSync(last, 'export default { choose: ({ moves }) => moves.at(-1) }')
const first = join(folder, 'first.mjs')
writeFileSync(first, 'export default { choose: ({ moves }) => moves[0] }')

const league = (...more: string[]) =>
  furrowHere('league', '--bots', `random,${first},${last}`, '--threads', '1', '--json', '--budget', '60000', ...more)
const table = (stdout: string): Standing[] => JSON.parse(stdout).standings

describe('furrow league', () => {
  it('lets every bot play every other, twice with each seed, and ranks them', async () => {
    const { code, stdout } = await league('--games', '4')
    expect(code).toBe(0)
    const standings = table(stdout)
    expect(standings.map(({ bot }) => bot).sort()).toEqual([first, last, 'random'].sort())
    for (const { games, rating, low, high } of standings) {
      expect(games).toBe(8)
      expect(low).toBeLessThanOrEqual(rating)
      expect(high).toBeGreaterThanOrEqual(rating)
    }
    expect(standings.map(({ rating }) => rating)).toEqual(standings.map(({ rating }) => rating).sort((a, b) => b - a))
  })

  it('goes on where it was interrupted, and comes to the same', async () => {
    const whole = join(folder, 'whole.jsonl')
    const parts = join(folder, 'parts.jsonl')
    const atOnce = await league('--games', '4', '--file', whole)
    await league('--games', '2', '--file', parts)
    appendFileSync(parts, '{"a":"random","b"') // the power went
    const later = await league('--games', '4', '--file', parts)
    expect(table(later.stdout)).toEqual(table(atOnce.stdout))
    expect(readFileSync(parts, 'utf8').split('\n')).toHaveLength(readFileSync(whole, 'utf8').split('\n').length)
    expect(readFileSync(parts, 'utf8').split('\n').length).toBe(1 + 6 + 1)
  })

  it('refuses to go on with another league, and to play with one bot alone', async () => {
    const file = join(folder, 'other.jsonl')
    await league('--games', '2', '--file', file)
    const { code, stderr } = await league('--games', '2', '--file', file, '--seed', 'else')
    expect(code).toBe(2)
    expect(stderr).toContain('holds another league')
    expect(await furrowHere('league', '--bots', 'random')).toMatchObject({ code: 2 })
    expect(await furrowHere('league', '--bots', 'random,random')).toMatchObject({ code: 2 })
  })

  it('writes records, and prints a table', async () => {
    const records = join(folder, 'records')
    const args = ['--bots', `random,${first}`, '--threads', '1', '--games', '2', '--records', records]
    const { code, stdout } = await furrowHere('league', ...args)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^ +rating +95 % +games +share +points a game\n1\. /)
    const [met = ''] = readdirSync(records)
    expect(readdirSync(join(records, met))).toEqual(['00001.txt', '00002.txt'])
  })
})

describe('ratings', () => {
  const pairs = (a: number, b: number, ...got: number[]): Pair[] => got.map((each) => ({ a, b, got: each }))

  it('are equal for equal results, and lie 400 apart for ten wins to a loss', () => {
    for (const { rating } of ratingsOf(2, pairs(0, 1, 1, 1, 1, 1))) expect(rating).toBeCloseTo(0)
    const many = Array.from({ length: 1100 }, (_, i) => (i % 11 === 0 ? 0 : 2))
    const [strong, weak] = ratingsOf(2, pairs(0, 1, ...many)).map(({ rating }) => rating)
    expect((strong ?? 0) - (weak ?? 0)).toBeCloseTo(400, -1)
  })

  it('follow from others: whoever beats the one that beats a third is above it', () => {
    const results = [...pairs(0, 1, 2, 1, 2, 1), ...pairs(1, 2, 2, 1, 2, 1)]
    const [a = 0, b = 0, c = 0] = ratingsOf(3, results).map(({ rating }) => rating)
    expect(a).toBeGreaterThan(b)
    expect(b).toBeGreaterThan(c)
  })

  it('have narrower intervals with more games, and are finite for those who always win', () => {
    const some = [0, 1, 2, 2]
    const width = (got: number[]) => {
      const { low, high } = ratingsOf(2, pairs(0, 1, ...got))[0] ?? { low: 0, high: 0 }
      return high - low
    }
    expect(width(Array.from({ length: 20 }, () => some).flat())).toBeLessThan(width(some))
    for (const { rating, low, high } of ratingsOf(2, pairs(0, 1, 2, 2, 2)))
      for (const value of [rating, low, high]) expect(Number.isFinite(value)).toBe(true)
  })

  it('are never certain: a few pairs that all ended alike may have been luck', () => {
    for (const got of [[1], [1, 1], [2, 2, 2], [0, 0, 0]])
      for (const { rating, low, high } of ratingsOf(2, pairs(0, 1, ...got))) {
        expect(high - low, String(got)).toBeGreaterThan(100)
        expect(low).toBeLessThanOrEqual(rating)
        expect(high).toBeGreaterThanOrEqual(rating)
      }
    const [strong] = ratingsOf(2, pairs(0, 1, 2, 2, 2))
    expect(strong?.low).toBeLessThan(strong?.rating ?? 0)
  })
})
