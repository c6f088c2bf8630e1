import { describe, expect, it } from 'vitest'
import { furrow, furrowHere } from '../testing/furrow.ts'

interface Sim {
  games: number
  seconds: number
  gamesPerSecond: number
  decisionsPerSecond: number
  scores: { n: number; mean: number; min: number; max: number; histogram: [number, number][] }
  seats: { bot: string; wins: number }[]
  categories: { [category: string]: number }
  spaces: { [space: string]: number }
  bySetup: { setup: object; games: number; scores?: object }[]
  violations: object[]
}

async function sim(...args: string[]): Promise<Sim> {
  const { code, stdout, stderr } = await furrowHere('sim', '--threads', '1', '--json', ...args)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout)
}
/** All of it but the time it took. */
const timeless = ({ seconds, gamesPerSecond, decisionsPerSecond, ...rest }: Sim & { threads?: number }) => ({
  ...rest,
  threads: 0,
})

describe('furrow sim', () => {
  it('gives the same for the same seed on any number of threads', async () => {
    const options = ['--games', '10', '--players', '3', '--cards', 'dealt', '--seed', 'twice']
    const one = timeless(await sim(...options))
    const { code, stdout } = await furrow(['sim', '--json', ...options, '--threads', '2'])
    expect(code).toBe(0)
    expect(timeless(JSON.parse(stdout))).toEqual(one)
    expect(one.games).toBe(10)
  })

  it('gives other games for another seed', async () => {
    const a = await sim('--games', '20', '--seed', 'a')
    const b = await sim('--games', '20', '--seed', 'b')
    expect(b.scores.histogram).not.toEqual(a.scores.histogram)
  })

  it('counts what it says it counts', async () => {
    const result = await sim('--games', '50', '--players', '4')
    expect(result.games).toBe(50)
    expect(result.gamesPerSecond).toBeCloseTo(50 / result.seconds)
    expect(result.decisionsPerSecond).toBeGreaterThan(result.gamesPerSecond * 56)
    const times = result.scores.histogram.reduce((sum, [, n]) => sum + n, 0)
    expect([times, result.scores.n]).toEqual([200, 200])
    const points = result.scores.histogram.reduce((sum, [value, n]) => sum + value * n, 0)
    expect(result.scores.mean).toBeCloseTo(points / 200)
    expect(Object.values(result.categories).reduce((a, b) => a + b)).toBeCloseTo(result.scores.mean)
    // 14 rounds, 4 players with at least 2 people each, who hardly ever stay at home.
    expect(Object.values(result.spaces).reduce((a, b) => a + b)).toBeGreaterThan(100)
    expect(result.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeGreaterThanOrEqual(50)
  })

  it('plays games on from their middle, with twelve hand cards in front of everybody', async () => {
    const options = ['--games', '2', '--players', '2', '--cards', 'dealt', '--seed', 'middle']
    const whole = await sim(...options)
    const middle = await sim(...options, '--middle', '--extras', '--check')
    const placed = ({ spaces }: Sim) => Object.values(spaces).reduce((a, b) => a + b)
    expect(middle.violations).toEqual([])
    expect(placed(middle)).toBeLessThan(placed(whole))
  })

  it('refuses the middle of a game that has no hand cards', async () => {
    const { code, stderr } = await furrowHere('sim', '--game', 'express', '--middle', '--games', '1')
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'furrow: Games of express have no hand cards: leave out --middle.\n',
    })
  })

  it('mixes bots, each through the view of its seat', async () => {
    const { seats } = await sim('--games', '1', '--bots', 'farmer,random')
    expect(seats).toMatchObject([
      { bot: 'farmer', wins: 1 },
      { bot: 'random', wins: 0 },
    ])
  })

  it('runs over every setup in turn', async () => {
    const { bySetup } = await sim('--games', '40', '--setups', 'all')
    expect(bySetup).toHaveLength(40)
    expect(bySetup.every(({ games, scores }) => games === 1 && scores)).toBe(true)
  })

  it('looks for broken rules, with things done at any time', async () => {
    const { violations } = await sim('--games', '1', '--check', '--extras', '--cards', 'dealt')
    expect(violations).toEqual([])
  })

  it('reports what became of every hand card, and how to make the report again', async () => {
    const options = ['--report', 'cards', '--cards', 'dealt', '--players', '4', '--games', '6', '--seed', 'cards']
    const { code, stdout } = await furrowHere('sim', '--threads', '1', '--json', ...options)
    expect(code).toBe(0)
    const { games, command, cards } = JSON.parse(stdout) as {
      games: number
      command: string
      cards: { [name: string]: { held: number; played: number; round: number | null; points: number[] | null } }
    }
    expect(games).toBe(6)
    const told = Object.values(cards)
    // F4: 14 cards for each of 4 players; a travelling card may come to others too.
    expect(told.reduce((sum, { held }) => sum + held, 0)).toBeGreaterThanOrEqual(6 * 4 * 14)
    for (const { held, played, round } of told) {
      expect(played * held).toBeCloseTo(Math.round(played * held), 1)
      expect(round === null).toBe(played === 0)
      if (round !== null) expect(round > 0 && round <= 14).toBe(true)
    }
    const again = await furrowHere(...command.split(' ').slice(1), '--threads', '1')
    expect(again.stdout).toBe(stdout)
    const table = await furrowHere('sim', '--threads', '1', ...options)
    expect(table.stdout).toContain('points if played')
  })

  it('has no hand cards to report without any', async () => {
    for (const options of [[], ['--game', 'express'], ['--cards', 'dealt', '--players', '1']]) {
      const { code, stderr } = await furrowHere('sim', '--report', 'cards', '--games', '1', ...options)
      expect({ code, told: stderr.includes('--cards dealt') }).toEqual({ code: 2, told: true })
    }
  })

  it('knows Express too', async () => {
    const { games, spaces, violations } = await sim('--game', 'express', '--games', '8', '--setups', 'all', '--check')
    expect({ games, violations }).toEqual({ games: 8, violations: [] })
    expect(spaces.take).toBeGreaterThan(5)
  })

  it('prints tables for people', async () => {
    const { code, stdout } = await furrowHere('sim', '--threads', '1', '--games', '2', '--check')
    expect(code).toBe(0)
    for (const words of ['games/s', 'decisions/s', 'spread', 'begging', 'forest', 'No rule was broken.'])
      expect(stdout).toContain(words)
  })
})
