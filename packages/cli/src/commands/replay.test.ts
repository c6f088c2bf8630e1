import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { furrow, furrowHere } from '../testing/furrow.ts'

const folder = mkdtempSync(join(tmpdir(), 'furrow-replay-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'game.txt')

const RECORD = `furrow-record: 1
game: agricola
rules: 2
setup: {"players":2,"starting":0,"order":null}
seed: "replay"
seats: [{"name":"Red"},{"name":"Blue","bot":"random"}]

1. 0 farmland
2. 0 plow e1
3. 0 undo 1
4. 0 plow c2
5. 1 forest
6. 0 clay-pit
7. 1 meeting-place
`
const show = (text: string, ...options: string[]) => {
  writeFileSync(file, text)
  return furrowHere('replay', file, ...options)
}

describe('furrow replay', () => {
  it('tells the moves and draws the table', async () => {
    const { code, stdout } = await show(RECORD)
    expect(code).toBe(0)
    for (const words of [
      '1. Red goes to farmland.\n2. Red plows e1. (undone)\n3. Red goes back to the moment after 1.\n4. Red plows c2.',
      '5. Blue goes to forest, gets 3 wood from forest.',
      '7. Blue goes to meeting-place, becomes starting player, gets 1 food from meeting-place.\n   Everybody goes home.\n   Round 2: ',
      'Round 2 of 14, stage 1. Harvest after round 4. Blue is starting player.',
      '\nRed (seat 0): ',
      '\n2  room                field\n',
      'goods    3 wood, 4 food',
    ])
      expect(stdout).toContain(words)
  })

  it('stops where it is told', async () => {
    const { stdout } = await show(RECORD, '--to', '4')
    expect(stdout).toContain('4. Red plows c2.')
    expect(stdout).not.toContain('5. Blue')
    expect(stdout).toMatch(/farmland +<- Red/)
    expect((await show(RECORD, '--to', '0')).stdout).toContain('Round 1 of 14')
  })

  it('gives everything to programs', async () => {
    const { stdout } = await show(RECORD, '--json', '--to', '5')
    const { record, number, events, table, outcome } = JSON.parse(stdout)
    expect(record.entries).toHaveLength(7)
    expect([number, events.length, outcome]).toEqual([5, 5, null])
    expect(events[4]).toContainEqual({ event: 'got', seat: 1, from: 'forest', goods: { wood: 3 } })
    expect(table.seats[1].goods).toEqual({ wood: 3, food: 3 })
  })

  it.each([
    ['a damaged line', RECORD.replace('5. 1 forest', '5. forest'), 'Line 12: A move looks like "12. 1 forest"'],
    [
      'a move that does not fit',
      RECORD.replace('6. 0 clay-pit', '6. 0 forest'),
      'Move 6, "forest" of seat 0, does not fit',
    ],
    ['rules of another time', RECORD.replace('rules: 2', 'rules: 77'), 'version 77 of the rules'],
    ['an unknown game', RECORD.replace('game: agricola', 'game: chess'), 'There is no game "chess"'],
  ])('refuses %s with one line', async (_, text, words) => {
    const { code, stdout, stderr } = await show(text)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('reads standard input where the file is -', async () => {
    const shown = await show(RECORD)
    expect(await furrow(['replay', '-'], RECORD)).toEqual(shown)
    const { code, stderr } = await furrow(['replay', '-'])
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('The header ends without') })
  })

  it('refuses a number the record does not have', async () => {
    expect(await show(RECORD, '--to', '8')).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no 8') })
  })
})
