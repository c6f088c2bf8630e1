import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import type { Setup } from '../state/setup.ts'
import { at } from './at.ts'
import type { Entry } from './log.ts'

import { pick, seeded } from './random.ts'
import { type GameRecord, readRecord, resultOf, writeRecord } from './record.ts'
import { isRefusal } from './refusal.ts'
import { replay } from './replay.ts'
import type { Json } from './shape.ts'

/** A whole game of random moves; every so often somebody takes the last one back and plays on. */
function randomGame(players: number, seed: string): GameRecord {
  const setup = agricola.setup({ players }) as Setup
  const random = seeded(seed)
  const entries: Entry[] = []
  const states = [agricola.start(setup, seed)]
  for (;;) {
    const state = at(states, states.length - 1)
    const [decision] = agricola.decisions(state)
    if (!decision) break
    const { seat } = decision
    const move = pick(random, agricola.moves(state, seat))
    entries.push({ seat, move: agricola.print(state, move) })
    const after = agricola.play(state, seat, move).state
    states.push(after)
    if (entries.length % 17 === 0 && !agricola.outcome(after)) {
      entries.push({ seat, undo: entries.length - 1 })
      states.push(state)
    }
  }
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { name: 'Åsa "A"' } : { name: 'r', bot: 'random' },
  )
  const result = resultOf(agricola.outcome(at(states, states.length - 1)))
  return { game: 'agricola', rules: agricola.rules, setup: setup as unknown as Json, seed, seats, result, entries }
}

const game = randomGame(2, 'a seed: with "quotes"\nand lines')
const text = writeRecord(game)

describe('a record', () => {
  it('is read as it was written', () => {
    expect(readRecord(text)).toEqual(game)
  })

  it('is readable text: a header, an empty line, numbered moves', () => {
    const lines = text.split('\n')
    expect(lines.slice(0, 3)).toEqual(['furrow-record: 1', 'game: agricola', `rules: ${agricola.rules}`])
    expect(lines[7]).toBe('')
    expect(lines[8]).toMatch(/^1\. [01] [a-z]/)
    expect(text).toMatch(/\n18\. [01] undo 16\n/)
  })

  it('may have been through an editor that writes other line ends', () => {
    expect(readRecord(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n\r\n`)).toEqual(game)
  })

  it('may be unfinished, or not even begun', () => {
    const fresh: GameRecord = { ...game, result: null, entries: [] }
    expect(readRecord(writeRecord(fresh))).toEqual(fresh)
    expect(replay(agricola, fresh)).toMatchObject({ log: [] })
  })

  const with_ = (from: string | RegExp, to: string) => text.replace(from, to)
  it.each([
    ['nothing', '', 1],
    ['another file', '{"json": true}', 1],
    ['an unknown version', with_('furrow-record: 1', 'furrow-record: 2'), 1],
    ['an unknown header', with_('rules:', 'ruler:'), 3],
    ['a header twice', with_(/(game: agricola\n)/, '$1$1'), 3],
    ['a header that is missing', with_(/seed: .*\n/, ''), 7],
    ['rules that are no number', with_(/rules: .*/, 'rules: one'), 3],
    ['a setup that is no JSON', with_(/setup: .*/, 'setup: {"players": 2'), 4],
    ['seats that are no seats', with_(/seats: .*/, 'seats: ["Red", "Blue"]'), 6],
    ['a result for too few', with_(/result: .*/, 'result: [{"total":1,"rank":1}]'), 7],
    ['a line that is no move', with_(/\n3\. .*/, '\n3. forest'), 11],
    ['wrong numbering', with_('\n3. ', '\n4. '), 11],
    ['a line that is missing', with_(/\n3\. .*/, ''), 11],
    ['a seat that is not there', with_(/\n3\. [01]/, '\n3. 7'), 11],
    ['undo without a number', with_('undo 16', 'undo'), 26],
    ['undo into the future', with_('undo 16', 'undo 18'), 26],
    ['an empty line between the moves', with_('\n3. ', '\n\n3. '), 11],
  ])('with %s is refused, with the line', (_, damaged, line) => {
    const refusal = readRecord(damaged)
    expect(refusal).toMatchObject({ refused: 'bad-record' })
    expect((refusal as { message: string }).message).toMatch(new RegExp(`^Line ${line}: .*\\.$`))
  })
})

describe('replaying', () => {
  it('gives the same end, with what happened line by line', () => {
    const end = replay(agricola, game)
    if (isRefusal(end)) throw new Error(end.message)
    expect(resultOf(agricola.outcome(end.state))).toEqual(game.result)
    expect(end.log).toHaveLength(game.entries.length)
    expect(at(end.log, 17).events).toEqual([])
    expect(end.log.flatMap(({ events }) => events)).toContainEqual({ event: 'over' })
  })

  it('stops where it is told, also right after going back', () => {
    const at16 = replay(agricola, game, 16)
    const at18 = replay(agricola, game, 18)
    if (isRefusal(at16) || isRefusal(at18)) throw new Error('refused')
    expect(agricola.equal(at16.state, at18.state)).toBe(true)
    expect(at16.log).toHaveLength(16)
    expect(replay(agricola, game, 100_000)).toMatchObject({ refused: 'bad-record' })
    expect(replay(agricola, game, -1)).toMatchObject({ refused: 'bad-record' })
  })

  const changed = (entry: Entry) => ({ ...game, entries: game.entries.map((e, i) => (i === 4 ? entry : e)) })
  it.each([
    ['of another game', { ...game, game: 'chess' }, 'chess'],
    ['of other rules', { ...game, rules: 99 }, 'version 99'],
    ['with an impossible setup', { ...game, setup: { players: 9 } }, '1 to 6'],
    ['with too many seats', { ...game, setup: { players: 3 } }, '2 seats for a game of 3'],
    ['with a move nobody knows', changed({ seat: 0, move: 'fly' }), 'Move 5, "fly"'],
    ['with a move out of turn', changed({ seat: 7, move: 'done' }), 'Move 5'],
    [
      'with another result',
      {
        ...game,
        result: [
          { total: 99, rank: 1 },
          { total: 0, rank: 2 },
        ],
      },
      'another result',
    ],
    ['cut short', { ...game, entries: game.entries.slice(0, -1) }, 'end before the game does'],
  ])('a record %s is refused with a sentence', (_, record, words) => {
    const refusal = replay(agricola, record)
    expect(refusal).toMatchObject({ refused: 'bad-record' })
    expect((refusal as { message: string }).message).toContain(words)
  })

  it('works for every number of players', () => {
    for (let players = 1; players <= 6; players++)
      expect(replay(agricola, randomGame(players, `all/${players}`))).toHaveProperty('state')
  })
})
