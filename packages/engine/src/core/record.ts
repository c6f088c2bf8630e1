import type { Outcome } from './game.ts'
import { type Entry, isMoment } from './log.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Json } from './shape.ts'

// A game as one text file: a header, an empty line, then the log of the table. docs/PROTOCOL.md describes it.

export const RECORD_VERSION = 1

/** Who sat there: a person's name, or a bot's and which bot it is. */
export interface RecordSeat {
  name: string
  bot?: string
}

export interface GameRecord {
  game: string
  rules: number
  setup: Json
  seed: string
  seats: readonly RecordSeat[]
  /** Seat by seat, once the game is over. */
  result: readonly { total: number; rank: number }[] | null
  entries: readonly Entry[]
}

export const resultOf = (outcome: Outcome | null): GameRecord['result'] =>
  outcome?.seats.map(({ total, rank }) => ({ total, rank })) ?? null

export function writeRecord(record: GameRecord): string {
  const { game, rules, setup, seed, seats, result, entries } = record
  const header = [
    `furrow-record: ${RECORD_VERSION}`,
    `game: ${game}`,
    `rules: ${rules}`,
    `setup: ${JSON.stringify(setup)}`,
    `seed: ${JSON.stringify(seed)}`,
    `seats: ${JSON.stringify(seats)}`,
    ...(result ? [`result: ${JSON.stringify(result)}`] : []),
  ]
  const lines = entries.map((entry, i) => `${i + 1}. ${entry.seat} ${textOf(entry)}`)
  return `${[...header, '', ...lines].join('\n')}\n`
}

const textOf = (entry: Entry): string => ('move' in entry ? entry.move : `undo ${entry.undo}`)

/** Leaves `readRecord` from anywhere inside, with the line that is wrong. */
class BadLine extends Error {
  readonly line: number
  constructor(line: number, sentence: string) {
    super(sentence)
    this.line = line
  }
}

/** The record that a text holds; anything that is not exactly one is refused with the line and the reason. */
export function readRecord(text: string): GameRecord | Refusal {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  try {
    const end = lines.indexOf('')
    const header = readHeader(lines.slice(0, end < 0 ? lines.length : end))
    return { ...header, entries: end < 0 ? [] : readEntries(lines.slice(end + 1), end + 2, header.seats.length) }
  } catch (error) {
    if (error instanceof BadLine) return refuse('bad-record', `Line ${error.line}: ${error.message}`)
    throw error
  }
}

const KEYS = ['furrow-record', 'game', 'rules', 'setup', 'seed', 'seats', 'result'] as const
type Key = (typeof KEYS)[number]

function readHeader(lines: readonly string[]): Omit<GameRecord, 'entries'> {
  const found = new Map<Key, { value: string; line: number }>()
  lines.forEach((text, i) => {
    const [, key, value] = /^([a-z-]+): (.+)$/.exec(text) ?? []
    if (i === 0 && key !== 'furrow-record') throw new BadLine(1, 'A record begins with "furrow-record: 1".')
    if (key === undefined) throw new BadLine(i + 1, 'A header line looks like "game: agricola".')
    if (!isKey(key)) throw new BadLine(i + 1, `A record has no "${key}".`)
    if (found.has(key)) throw new BadLine(i + 1, `"${key}" stands there twice.`)
    if (key === 'furrow-record' && value !== String(RECORD_VERSION))
      throw new BadLine(1, `This is a record of version ${value}; only version ${RECORD_VERSION} can be read.`)
    found.set(key, { value, line: i + 1 })
  })
  /** Reads one value with its test; `what` says what it should have been. */
  const get = <T>(key: Key, parse: (value: string) => unknown, valid: (v: unknown) => v is T, what: string): T => {
    const entry = found.get(key)
    if (!entry) throw new BadLine(lines.length + 1, `The header ends without "${key}".`)
    const value = parse(entry.value)
    if (!valid(value)) throw new BadLine(entry.line, `"${key}" should be ${what}.`)
    return value
  }
  const seats = get('seats', json, isSeats, 'a list of seats such as [{"name":"Red"}]')
  const result = found.has('result') ? get('result', json, isResult, 'a total and a rank for every seat') : null
  if (result && result.length !== seats.length)
    throw new BadLine(found.get('result')?.line ?? 1, '"result" should be a total and a rank for every seat.')
  return {
    game: get('game', (value) => value, isText, 'the name of a game'),
    rules: get('rules', json, isWhole, 'a whole number'),
    setup: get('setup', json, isObject, 'an object in JSON'),
    seed: get('seed', json, isText, 'a text in quotes'),
    seats,
    result,
  }
}

function readEntries(lines: readonly string[], first: number, seats: number): Entry[] {
  const entries: Entry[] = []
  lines.forEach((text, i) => {
    const [, number, seat, move] = /^(\d{1,6})\. (\d{1,2}) (\S(?:.*\S)?)$/.exec(text) ?? []
    if (move === undefined) throw new BadLine(first + i, 'A move looks like "12. 1 forest": number, seat, move.')
    if (Number(number) !== i + 1) throw new BadLine(first + i, `This should be number ${i + 1}, not ${number}.`)
    if (Number(seat) >= seats) throw new BadLine(first + i, `There is no seat ${seat} at this table.`)
    entries.push(readEntry(Number(seat), move, entries, first + i))
  })
  return entries
}

function readEntry(seat: number, text: string, before: readonly Entry[], line: number): Entry {
  if (!/^undo\b/.test(text)) return { seat, move: text }
  const [, to] = /^undo (\d{1,6})$/.exec(text) ?? []
  if (to === undefined) throw new BadLine(line, 'Going back looks like "13. 1 undo 11".')
  if (!isMoment(before, Number(to))) throw new BadLine(line, `There is no move ${to} in force to go back to.`)
  return { seat, undo: Number(to) }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isKey = (key: string): key is Key => (KEYS as readonly string[]).includes(key)
const isText = (v: unknown): v is string => typeof v === 'string'
const isWhole = (v: unknown): v is number => Number.isSafeInteger(v)
const isObject = (v: unknown): v is { [key: string]: Json } => typeof v === 'object' && v !== null && !Array.isArray(v)
const isSeats = (v: unknown): v is RecordSeat[] =>
  Array.isArray(v) &&
  v.length > 0 &&
  v.every(
    (seat) =>
      isObject(seat) &&
      isText(seat.name) &&
      (seat.bot === undefined || isText(seat.bot)) &&
      Object.keys(seat).every((key) => key === 'name' || key === 'bot'),
  )
const isResult = (v: unknown): v is { total: number; rank: number }[] =>
  Array.isArray(v) && v.every((seat) => isObject(seat) && Number.isFinite(seat.total) && isWhole(seat.rank))
