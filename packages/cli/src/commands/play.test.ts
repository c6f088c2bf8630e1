import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, readRecord } from '@furrow/engine/core'
import { afterAll, describe, expect, it } from 'vitest'
import { furrow, furrowHere } from '../testing/furrow.ts'

const folder = mkdtempSync(join(tmpdir(), 'furrow-play-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => join(folder, name)
const play = (options: string[], lines: readonly string[]) => furrow(['play', ...options], `${lines.join('\n')}\n`)
const ones = Array.from({ length: 2000 }, () => '1')

function recordIn(name: string) {
  const record = readRecord(readFileSync(file(name), 'utf8'))
  if (isRefusal(record)) throw new Error(record.message)
  return record
}

describe('furrow play', () => {
  it('plays a whole game through a pipe and keeps its record, which can be replayed', async () => {
    const options = ['--players', '3', '--cards', 'dealt', '--bots', 'random', '--seat', '1', '--seed', 'pipe']
    const { code, stdout, stderr } = await play([...options, '--record', file('whole.txt')], ones)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('random 1 goes to ')
    expect(stdout).toContain('The game is over.')
    expect(stdout).toMatch(/(wins|share the win)\.\n$/)
    const record = recordIn('whole.txt')
    expect(record.seats).toEqual([
      { name: 'random 1', bot: 'random' },
      { name: 'Player' },
      { name: 'random 2', bot: 'random' },
    ])
    expect(record.result).toHaveLength(3)
    const replayed = await furrowHere('replay', file('whole.txt'))
    expect(replayed.code).toBe(0)
    expect(stdout).toContain(replayed.stdout.slice(replayed.stdout.lastIndexOf('total')).split('\n')[0])
  })

  it('drafts: shows the pack and what one holds, and tells nothing of what the bots keep', async () => {
    const options = ['--cards', 'dealt', '--deal', 'draft-7', '--setup', '{"mulligan":"hand"}', '--bots', 'random']
    const { code, stdout, stderr } = await play([...options, '--seed', 'draft', '--record', file('draft.txt')], ones)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const words of [
      'Keep an occupation',
      'Keep a minor improvement',
      'You hold: ',
      'Still to keep: 6 occupations',
    ])
      expect(stdout).toContain(words)
    expect(stdout).toContain('Everybody has a new pack of cards.')
    const picks = recordIn('draft.txt').entries.flatMap((entry) =>
      entry.seat === 1 && 'move' in entry && entry.move.startsWith('pick ') ? [entry.move] : [],
    )
    expect(picks).toHaveLength(12)
    for (const pick of picks) expect(stdout).not.toContain(pick)
    expect(stdout).toContain('random keeps a minor improvement')
  })

  it('says what is wrong with a setup', async () => {
    const wrong = async (...options: string[]) => (await furrowHere('play', ...options)).stderr
    expect(await wrong('--deal', 'draft-7')).toContain('"deal" can only be said with "cards": "dealt".')
    expect(await wrong('--setup', '[1]')).toContain('--setup needs an object such as {"mulligan":"hand"}')
    expect(await wrong('--cards', 'dealt', '--setup', '{"without":["excalibur"]}')).toContain('no card "excalibur"')
    expect(await wrong('--series', file('none.json'), '--bots', 'random')).toContain('A series is played alone')
  })

  it('plays a solo series from game to game, and ends it at the first miss (B15)', async () => {
    const series = ['--series', file('series.json'), '--seed', 'series']
    const first = await play(series, ones)
    expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' })
    expect(first.stdout).toContain('The next target: 50 points. Food at the start: 0.')
    expect(first.stdout).toContain('Your goal: 50 points.')
    expect(first.stdout).toContain('The series is over.')
    const stored = JSON.parse(readFileSync(file('series.json'), 'utf8'))
    expect(stored).toMatchObject({ over: true, kept: [], games: [{ goal: 50 }] })
    expect((await play(series, [])).stdout).toContain('missed.')

    // After a success one occupation is kept, and the next game begins with it.
    const won = { games: [{ goal: 50, points: 55 }], kept: [], choices: ['grocer', 'scholar'], over: false }
    writeFileSync(file('won.json'), JSON.stringify(won))
    const next = await play(['--series', file('won.json')], ['basket', '2', 'table', 'quit'])
    expect(next.stdout).toContain('"basket" is none of the occupations that can be kept now.')
    expect(next.stdout).toContain('The next target: 55 points. Food at the start: 2.')
    expect(next.stdout).toMatch(/played {3}scholar/)
    expect(next.stdout).toContain('The game counts for nothing')
    expect(JSON.parse(readFileSync(file('won.json'), 'utf8'))).toMatchObject({ kept: ['scholar'], choices: [] })

    writeFileSync(file('damaged.json'), '{"games":7}')
    const damaged = await play(['--series', file('damaged.json')], [])
    expect(damaged).toMatchObject({ code: 2, stdout: '' })
    expect(damaged.stderr).toContain('This is not a solo series, or it is damaged.')
  })

  it('plays Express as well', async () => {
    const { code, stdout, stderr } = await play(
      ['--game', 'express', '--seed', 'dice', '--record', file('dice.txt')],
      ones,
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const words of ['\nDice: ', 'Player rolls ', 'Harvest 3.', ' points, ', 'missing food'])
      expect(stdout).toContain(words)
    expect((await furrowHere('replay', file('dice.txt'), '--to', '30')).stdout).toContain('extra rooms')
  })

  it('takes texts, numbers, undo, and every other word it knows', async () => {
    const lines = [
      'help',
      'moves',
      'table',
      'hint',
      'auto',
      'extras',
      'farmland',
      'undo',
      'undo',
      'farmland',
      'plow a2',
      '99',
      'fly',
      'plow c2',
      `save ${file('saved.txt')}`,
      `save ${folder}/no/such/folder/x.txt`,
      'save',
      '',
      'quit',
      'forest',
    ]
    const solo = ['--players', '1', '--seed', 'words', '--name', 'Red', '--record', file('words.txt')]
    const { code, stdout, stderr } = await play(solo, lines)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const words of [
      'Red goes to farmland.',
      'You take it back.',
      'There is no move of yours that can be taken back now.',
      '"plow a2" is not possible now.',
      'There is no answer number 99.',
      '"fly" is not a move.',
      'Red plows c2.',
      'saved.txt.',
      'x.txt cannot be written.',
      'Save it where?',
      'Place a person',
      'There is nothing to propose here',
      'You leave the table.',
    ])
      expect(stdout).toContain(words)
    const moves = recordIn('words.txt').entries.map((entry) => ('undo' in entry ? entry.undo : entry.move))
    expect(moves).toEqual(['farmland', 0, 'farmland', 'plow c2'])
    expect(readFileSync(file('saved.txt'), 'utf8')).toBe(readFileSync(file('words.txt'), 'utf8'))
    const { stdout: told } = await furrowHere('replay', file('words.txt'))
    expect(told).toContain('1. Red goes to farmland. (undone)\n2. Red goes back to the moment after 0.\n')
  })

  it('ends when the input does, and never writes over a file', async () => {
    const { code, stdout } = await play(['--bots', 'random', '--seed', 'x', '--record', file('short.txt')], ['forest'])
    expect(code).toBe(0)
    expect(stdout).toContain('You leave the table.')
    expect(existsSync(file('short.txt'))).toBe(true)
    expect(await furrowHere('play', '--record', file('short.txt'))).toMatchObject({ code: 2 })
  })
})
