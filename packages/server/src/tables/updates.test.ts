// What those at a table are told adds up to exactly what they may know.
import { isDeepStrictEqual } from 'node:util'
import { answer, at, below, isRefusal, questionFor, type Random, seeded } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { hear, type TableState } from '../client/table.ts'
import type { ServerMessage } from '../client/types.ts'
import { findGame } from '../games.ts'
import { type TableDoc, writeRow } from './doc.ts'
import { asJson, type LineBody, tellLine } from './line.ts'
import { tableFrom } from './load.ts'
import { afterMove, finalOf } from './position.ts'
import type { Looking, Subscriber, Table } from './table.ts'
import { fullTable, publish } from './updates.ts'

const PEOPLE = ['red', 'blue', 'green']

function tableOf(game: string, setup: { [key: string]: string | number }, seed: string): Table {
  const played = findGame(game)
  if (!played) throw new Error(`There is no ${game}.`)
  const doc: TableDoc = {
    game,
    rules: played.game.rules,
    setup: JSON.parse(JSON.stringify(played.game.setup({ players: PEOPLE.length, ...setup }))) as TableDoc['setup'], // plain
    seed,
    host: 'red',
    public: true,
    pace: { kind: 'free' },
    seats: PEOPLE.map((person) => ({ kind: 'person', person, name: person, bot: null })),
    created: 0,
    started: 0,
    finished: null,
    result: null,
    rematch: null,
  }
  const row = writeRow({ id: 'table', code: 'code', invite: 'invite', status: 'playing', doc })
  const start: LineBody = { kind: 'start', bots: [] }
  return tableFrom({ row, snapshot: null, lines: [{ number: 1, at: 0, body: JSON.stringify(start) }] }, () => 0)
}

interface Watching {
  looking: Looking
  seen: TableState | null
}

function watchAs(table: Table, person: string, looking: Looking): Watching {
  const watching: Watching = { looking, seen: null }
  const subscriber: Subscriber = {
    person,
    looking,
    number: table.number,
    send(text) {
      const now = hear(watching.seen, JSON.parse(text) as ServerMessage, 0)
      if (now === 'gap') throw new Error('A line was left out.')
      watching.seen = now
    },
  }
  table.subscribers.add(subscriber)
  subscriber.send(JSON.stringify(fullTable(table, subscriber, [], [])))
  return watching
}

/** Plays any move and tells it. False if the game is over with it. */
function playAny(table: Table, random: Random): boolean {
  const { played, position, record } = table
  if (!position) throw new Error('The game has not begun.')
  const { seat } = at(played.game.decisions(position.state), 0)
  const moves = questionFor(played.game, position.state, seat)?.moves ?? []
  const answered = answer(played.game, position.state, seat, at(moves, below(random, moves.length)).text)
  if (isRefusal(answered)) throw new Error(answered.message)
  const events = answered.events.map(asJson)
  const made = { number: table.number + 1, seat, move: answered.text }
  table.position = { ...afterMove(played, record.doc, position, made, answered.state, events), number: made.number }
  table.number = made.number
  table.final = finalOf(played, answered.state) ?? null
  if (table.final) table.record = { ...record, status: 'finished' }
  const line = tellLine({ ...made, at: 0, body: '' }, { kind: 'move', seat, move: made.move, events })
  publish(table, { played, position, final: null }, line, table.final !== null)
  return !table.final
}

test.each([
  ['agricola', { cards: 'none' }],
  ['agricola', { cards: 'dealt' }],
  ['express', {}],
])('%s %o: everybody sees their own view after every move of a whole game', (game, setup) => {
  const table = tableOf(game, setup, `updates ${game}`)
  const random = seeded('updates')
  const all = [...PEOPLE.map((person, seat) => watchAs(table, person, seat)), watchAs(table, 'anybody', 'public')]
  const look = ({ looking, seen }: Watching): void => {
    const state = table.position?.state
    const whole = table.final ? table.final.view : table.played.game.view(state, looking)
    expect(isDeepStrictEqual(seen?.view, JSON.parse(JSON.stringify(whole)))).toBe(true)
  }
  all.forEach(look)
  let moves = 0
  while (playAny(table, random)) {
    all.forEach(look)
    // Somebody comes later, with nobody before who sees the same.
    if (++moves === 20) all.push(watchAs(table, 'later', 'public'))
  }
  all.forEach(look)
  expect(moves).toBeGreaterThan(40)
})
