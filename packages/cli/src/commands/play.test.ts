import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, readRecord } from '@furrow/engine'
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
