import { at } from '@furrow/engine/core'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../run/match.ts'
import { furrow, furrowHere } from '../testing/furrow.ts'

describe('furrow match', () => {
  it('measures two bots', async () => {
    const { code, stdout } = await furrowHere('match', 'farmer', 'random', '--games', '2', '--json', '--threads', '1')
    expect(code).toBe(0)
    const { games, draws, difference, sides } = JSON.parse(stdout)
    expect({ games, draws }).toEqual({ games: 2, draws: 0 })
    expect(sides).toMatchObject([
      { bot: 'farmer', wins: 2 },
      { bot: 'random', wins: 0 },
    ])
    expect(difference.mean).toBeGreaterThan(10)
    expect(difference.mean).toBeCloseTo(sides[0].points - sides[1].points)
    for (const { mean, p99 } of sides) expect(p99).toBeGreaterThanOrEqual(mean / 100)
  })

  it('gives the same on any number of threads', async () => {
    const options = ['match', 'random', 'random', '--games', '4', '--json', '--threads']
    const figures = (stdout: string) => {
      const { difference, sides, draws } = JSON.parse(stdout)
      return { difference, draws, wins: sides.map(({ wins }: { wins: number }) => wins) }
    }
    const one = await furrowHere(...options, '1')
    const two = await furrow([...options, '2'])
    expect(figures(two.stdout)).toEqual(figures(one.stdout))
  })

  it('plays Farmers of the Moor at its levels, with the hand cards that the level has', async () => {
    const setupOf = async (...options: string[]) => {
      const { stdout, stderr } = await furrowHere('match', 'random', 'random', '--games', '2', '--json', ...options)
      expect(stderr).toBe('')
      return JSON.parse(stdout).setup
    }
    expect(await setupOf('--threads', '1', '--moor', '1')).toMatchObject({ moor: 1, cards: 'none' })
    expect(await setupOf('--threads', '1', '--setup', '{"moor":3}')).toMatchObject({ moor: 3, cards: 'dealt' })
    expect(await setupOf('--threads', '1')).toEqual({ players: 2, cards: 'none', tile: false, deal: 'deal' })
    const { stderr } = await furrowHere('match', 'random', 'random', '--moor', '3', '--cards', 'none')
    expect(stderr).toContain('at levels 2 and 3 there are')
  })

  it('changes seats between the two games of a pair', async () => {
    // The same bot twice: what one side gets in the first game of a pair, the other gets in the second.
    const plan = { game: 'agricola', setup: { players: 3 }, seed: 'pair', milliseconds: 9 }
    const played = await playMatch({ ...plan, bots: ['random', 'random'] }, 0, 2)
    const [first, second] = [at(played, 0), at(played, 1)]
    expect(second.points).toEqual([first.points[1], first.points[0]])
    expect(second.winner).toBe(0 - first.winner)
  })

  it('prints a table, and makes an odd number of games even', async () => {
    const { code, stdout } = await furrowHere('match', 'random', 'random', '--games', '3', '--threads', '1')
    expect(code).toBe(0)
    expect(stdout).toContain('4 games')
    expect(stdout).toMatch(/random minus random: [+-]\d+\.\d\d points a game, 95 % between/)
  })
})
