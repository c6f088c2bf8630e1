// What those at a table are told adds up to exactly what they may know.
import { isDeepStrictEqual } from 'node:util'
import { answer, at, below, isRefusal, questionFor, seeded } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { startState } from '../boards/position.ts'
import type { Looking, Onlooker } from '../boards/shown.ts'
import { openBoards } from '../boards/threads.ts'
import { hear, type TableState } from '../client/table.ts'
import type { ServerMessage } from '../client/types.ts'
import { docOf } from '../testing/doc.ts'
import { writeRow } from './doc.ts'
import type { LineBody } from './line.ts'
import { tableFrom } from './load.ts'
import { type Subscriber, type Table, termsOf } from './table.ts'
import { audienceOf, fullTable, publish } from './updates.ts'

const PEOPLE = ['red', 'blue', 'green']
const boards = openBoards(0)

function tableOf(game: string, setup: { [key: string]: string | number }, seed: string): Promise<Table> {
  const doc = docOf(game, PEOPLE, setup, { seed, public: true })
  const row = writeRow({ id: 'table', code: 'code', invite: 'invite', status: 'playing', doc })
  const start: LineBody = { kind: 'start', bots: [] }
  return tableFrom(boards, { row, snapshot: null, lines: [{ number: 1, at: 0, body: JSON.stringify(start) }] }, () => 0)
}

interface Watching extends Onlooker {
  seen: TableState | null
}

async function watchAs(table: Table, person: string, looking: Looking, bare = false): Promise<Watching> {
  const watching: Watching = { looking, bare, seen: null }
  const subscriber: Subscriber = {
    person,
    looking,
    bare,
    number: table.number,
    send(text) {
      const now = hear(watching.seen, JSON.parse(text) as ServerMessage, 0)
      if (now === 'gap') throw new Error('A line was left out.')
      watching.seen = now
    },
  }
  table.subscribers.add(subscriber)
  const shows = await boards.ask('show', table.board, table.number, { looking, bare }, termsOf(table.record))
  subscriber.send(fullTable(table, subscriber, shows, [], []))
  return watching
}

/** The seat's move at the table, and what is told of it. */
async function playAt(table: Table, seat: number, move: string): Promise<void> {
  const audience = audienceOf(table, undefined)
  const { hearers } = audience
  const asked = {
    number: table.number,
    at: 0,
    wish: { seat, move },
    terms: termsOf(table.record),
    hearers,
    snapshot: false,
  }
  const { turn, result, told } = await boards.ask('advance', table.board, asked)
  table.number++
  table.turn = turn
  if (result) table.record = { ...table.record, status: 'finished' }
  publish(table, audience, told, result ? table.record : undefined)
}

test.each([
  ['agricola', { cards: 'none' }],
  ['agricola', { cards: 'dealt' }],
  ['express', {}],
])('%s %o: everybody sees their own view after every move of a whole game', async (game, setup) => {
  const table = await tableOf(game, setup, `updates ${game}`)
  const rules = table.played.game
  const random = seeded('updates')
  const all = await Promise.all([
    ...PEOPLE.map((person, seat) => watchAs(table, person, seat)),
    watchAs(table, 'anybody', 'public'),
    // And those who have the rules.
    ...PEOPLE.map((person, seat) => watchAs(table, person, seat, true)),
    watchAs(table, 'anybody', 'public', true),
  ])
  /** The same game beside the table, which is never told anything. */
  let state = startState(table.played, table.record.doc)
  const wanted = ({ looking, bare }: Onlooker): object => {
    if (rules.outcome(state)) return rules.view(state, 'all') as object
    return bare ? rules.bare(state, looking) : (rules.view(state, looking) as object)
  }
  const look = ({ seen, ...onlooker }: Watching): void => {
    const { looking } = onlooker
    expect(isDeepStrictEqual(seen?.view, JSON.parse(JSON.stringify(wanted(onlooker))))).toBe(true)
    const question = looking === 'public' ? null : questionFor(rules, state, looking)
    expect(seen?.ask?.moves.map(({ text }) => text)).toEqual(question?.moves.map(({ text }) => text))
  }
  all.forEach(look)
  let moves = 0
  while (!rules.outcome(state)) {
    const { seat } = at(rules.decisions(state), 0)
    const answers = questionFor(rules, state, seat)?.moves ?? []
    const answered = answer(rules, state, seat, at(answers, below(random, answers.length)).text)
    if (isRefusal(answered)) throw new Error(answered.message)
    state = answered.state
    await playAt(table, seat, answered.text)
    all.forEach(look)
    // Somebody comes later, with nobody before who sees the same.
    if (++moves === 20) all.push(await watchAs(table, 'later', 'public'))
  }
  expect(moves).toBeGreaterThan(40)
  expect(table.record.status).toBe('finished')
})
