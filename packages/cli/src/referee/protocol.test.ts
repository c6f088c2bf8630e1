import { readFileSync } from 'node:fs'
import { at, below, isRefusal, type Json, type Random, seeded } from '@furrow/engine/core'
import { describe, expect, it } from 'vitest'
import type { AnyEvent, AnyGame, AnyView } from '../games/box.ts'
import { boxes } from '../games.ts'

// docs/PROTOCOL.md is a promise to other programs: whatever games show them stands there.

const read = (document: string) => readFileSync(new URL(`../../../../docs/${document}`, import.meta.url), 'utf8')
const text = read('PROTOCOL.md')
const section = (title: string, document = text) =>
  document.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''
const words = (part: string) => new Set([...part.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
/** The rows of a table that begin with this word. */
const rows = (title: string, name: string) =>
  section(title)
    .split('\n')
    .filter((line) => line.startsWith(`| \`${name}\``))
const row = (title: string, name: string) => rows(title, name)[0] ?? ''

interface Seen {
  asks: Set<string>
  verbs: Set<string>
  parts: Set<string>
  events: Map<string, Set<string>>
  table: Set<string>
  state: Set<string>
  categories: Set<string>
}

/** Random games over every setup; everything that comes out of them by name. */
function play(game: AnyGame, setups: readonly object[], each: number): Seen {
  const seen: Seen = {
    asks: new Set(),
    verbs: new Set(),
    parts: new Set(),
    events: new Map(),
    table: new Set(),
    state: new Set(),
    categories: new Set(),
  }
  for (const setup of setups)
    for (let i = 0; i < each; i++) playOne(game, game.setup(setup), seeded(`protocol/${i}`), `protocol/${i}`, seen)
  return seen
}

function playOne(game: AnyGame, setup: unknown, random: Random, seed: string, seen: Seen): void {
  let state = game.start(setup, seed)
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { seat, ask } = decision
    seen.asks.add(ask)
    const extras = below(random, 8) === 0 ? game.extras(state, seat) : []
    const moves = [...game.moves(state, seat), ...extras]
    for (const move of moves) {
      const { text: printed, ...parts } = game.describe(state, move)
      seen.verbs.add(at(printed.split(' '), 0))
      for (const part of Object.keys(parts)) seen.parts.add(part)
    }
    const after = game.play(state, seat, moves[below(random, moves.length)])
    for (const event of after.events) addEvent(event, seen)
    state = after.state
    if (game.number(state) % 40 === 0) addView(game.view(state, seat), seen)
  }
  for (const { lines } of game.outcome(state)?.seats ?? [])
    for (const { category } of lines) seen.categories.add(category)
}

function addEvent(event: AnyEvent, { events }: Seen): void {
  const fields = events.get(event.event) ?? new Set()
  for (const field of Object.keys(event)) if (field !== 'event') fields.add(field)
  events.set(event.event, fields)
}

function addView({ table, state }: AnyView, seen: Seen): void {
  addFields(table as Json, seen.table, ['goods', 'pay', 'gain', 'homeless', 'young', 'lines', 'decisions'])
  addFields(state, seen.state, ['goods', 'setup', 'stack', 'lanes', 'asks'])
}

/** All names of fields inside, but not those inside of the fields in `leaves`. */
function addFields(value: Json, names: Set<string>, leaves: readonly string[]): void {
  if (Array.isArray(value)) for (const part of value) addFields(part, names, leaves)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      names.add(name)
      if (!leaves.includes(name)) addFields(part, names, leaves)
    }
}

/** The sections of a game are called like those of Agricola, with its name before them. */
type Titles = readonly [decisions: string, moves: string, events: string, views: string, state: string, end: string]
const TITLES: { readonly [game: string]: Titles } = {
  agricola: ['Decisions', 'Moves', 'Events', 'Views', 'The state', 'Outcomes'],
  express: [
    'Express decisions',
    'Express moves',
    'Express events',
    'Express views',
    'Express state',
    'Express outcomes',
  ],
}

describe.each(boxes)('docs/PROTOCOL.md on $game.name', ({ game, everySetup }) => {
  const [decisions, moves, events, views, states, outcomes] = at(TITLES, game.name)
  const seen = play(game, everySetup, game.name === 'express' ? 10 : 3)
  const spaces = new Set(seen.verbs)

  it('describes every question', () => {
    for (const ask of seen.asks) expect(rows(decisions, ask), ask).toHaveLength(1)
  })

  it('gives every form of a move, with examples that are moves', () => {
    const state = game.start(game.setup({ players: 2 }), 'examples')
    const examples = section(moves)
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| form'))
      .flatMap((line) => [...words(at(line.split(' | '), 1))])
      .filter((example) => !example.includes('NAME'))
    expect(examples.length).toBeGreaterThan(15)
    for (const example of examples) {
      const move = game.parse(state, 0, example)
      expect(isRefusal(move), example).toBe(false)
      expect(game.print(state, move)).toBe(example)
    }
    // A space is a move by its name alone; it is parsed on the boards that have it.
    const isSpace = (word: string) => everySetup.some((setup) => isPlace(game, setup, word))
    for (const verb of spaces) if (!isSpace(verb)) expect(row(moves, verb), verb).not.toBe('')
  })

  it('names every part of a move, as docs/API.md does', () => {
    expect(seen.parts.size).toBeGreaterThan(5)
    for (const part of seen.parts) {
      expect(words(section('Requests')), part).toContain(part)
      expect(words(section('The socket', read('API.md'))), part).toContain(part)
    }
  })

  it('describes every event with its fields', () => {
    expect(seen.events.size).toBeGreaterThan(15)
    for (const [event, fields] of seen.events) {
      expect(row(events, event), event).not.toBe('')
      for (const field of fields) expect(words(row(events, event)), `${event}.${field}`).toContain(field)
    }
  })

  it('describes every field of a view and of a state', () => {
    for (const field of seen.table) expect(words(section(views)), field).toContain(field)
    for (const field of seen.state) expect(words(section(states)), field).toContain(field)
  })

  it('names every category of the score sheet', () => {
    for (const category of seen.categories) expect(words(section(outcomes)), category).toContain(category)
  })
})

function isPlace(game: AnyGame, setup: object, word: string): boolean {
  const move = game.parse(game.start(game.setup(setup), ''), 0, word)
  return typeof move === 'object' && move !== null && 'verb' in move && move.verb === 'place'
}

describe('docs/PROTOCOL.md, a conversation', () => {
  it('names moves by the keys that they have', () => {
    const { game } = at(boxes, 0)
    const shown = [...text.matchAll(/"move":"([^"]+)","key":"([^"]+)"/g)]
    expect(shown.length).toBeGreaterThan(1)
    const state = game.start(game.setup({ players: 2, starting: 0 }), 'one')
    for (const [, move = '', key] of shown) expect(game.key(game.parse(state, 0, move)), move).toBe(key)
  })
})
