// How long people wait for others who ask for much: readers of the longest log, an owner of hundreds of tables of bots.
import { loadavg } from 'node:os'
import { FurrowHttp } from '../client/http.ts'
import { openNodeSocket } from '../client/node.ts'
import { FurrowSocket } from '../client/socket.ts'
import type { TableState } from '../client/table.ts'
import { LOG_PAGE } from '../client/types.ts'
import { type Mix, percentile, playAtPace, reseat, seatPairs } from './load.ts'
import { newSeen } from './player.ts'
import { measuredServer } from './server.ts'

const LINES = 4000
const READERS = 20
const BOT_TABLES = 200
const SECONDS = 10
/** Alone and with the neighbours by turns, so that both have the same machine. */
const TURNS = 3
const MIX: Mix = { cards: 'dealt', botEvery: 0, botLevel: null, spectatorEvery: 0, chatEvery: 0 }
const BOT_MS = 200
/** So many answers of a bot are waited for. */
const ANSWERS = 25

const say = (line: string): void => void process.stderr.write(`${line}\n`)

interface Waits {
  p50: number
  p99: number
  max: number
}

const waitsOf = (ms: readonly number[]): Waits => ({
  p50: percentile(ms, 50),
  p99: percentile(ms, 99),
  max: percentile(ms, 100),
})

export async function measureNeighbours(folder: string, tables: number, rate: number): Promise<object> {
  const args = ['--tables', '0', '--busy', '0', '--bot-pause', '0', '--bot-time', String(BOT_MS)]
  const server = await measuredServer(folder, args)
  try {
    const readers = await besideReaders(server.address, tables, rate)
    const bots = await besideBots(server.address)
    return { load: loadavg().map((n) => Math.round(n)), readers, bots }
  } finally {
    await server.stop()
  }
}

/** How long a move takes to the other seat, and to be stored, with and without people who read a long log all the time. */
async function besideReaders(address: string, tables: number, rate: number) {
  say(`a log of ${LINES} lines …`)
  const { http, table } = await longLog(address)
  const seen = newSeen()
  const pairs = await seatPairs(address, tables, MIX, seen)
  const again = reseat(address, MIX, seen)
  const alone: number[] = []
  const beside: number[] = []
  let read = 0
  for (let turn = 0; turn < TURNS; turn++) {
    for (const delays of [alone, beside]) {
      let over = delays === alone
      say(`${tables} tables ${over ? 'alone' : `beside ${READERS} readers`} …`)
      const reading = Array.from({ length: over ? 0 : READERS }, async () => {
        while (!over) read += await readAll(address, http, table)
      })
      await playAtPace(pairs, { rate, seconds: SECONDS, again }, seen)
      over = true
      await Promise.all(reading)
      delays.push(...seen.delays)
    }
  }
  for (const pair of pairs) pair.close()
  return { tables, lines: LINES, readers: READERS, pagesRead: read, aloneMs: waitsOf(alone), besideMs: waitsOf(beside) }
}

/** Reads every page of the log, but takes none to pieces: the time for that would be ours. Gives how many pages. */
async function readAll(address: string, { cookie }: FurrowHttp, table: string): Promise<number> {
  let pages = 0
  for (let after = 0; after < LINES - 2; after += LOG_PAGE) {
    const page = await fetch(`${address}/api/tables/${table}/log?after=${after}`, { headers: { Cookie: cookie ?? '' } })
    await page.arrayBuffer()
    pages++
  }
  return pages
}

/** A move taken back and played again, as often as a table allows. */
async function longLog(address: string): Promise<{ http: FurrowHttp; table: string }> {
  const http = new FurrowHttp(address)
  await http.me()
  const { id: table } = await http.createTable({ game: 'agricola', seats: [{ kind: 'me' }] })
  const socket = new FurrowSocket(http, { open: openNodeSocket })
  await socket.join(table)
  for (let number = 0; number < LINES - 2; ) {
    await at(socket, table, number)
    await socket.play(table, 'forest')
    await at(socket, table, number + 1)
    number = await socket.undo(table)
  }
  socket.close()
  return { http, table }
}

/** The table as it is once it has that number. */
async function at(socket: FurrowSocket, table: string, number: number): Promise<TableState> {
  for (;;) {
    const state = socket.state(table)
    if (state && state.number >= number && (state.ask || state.info.status === 'finished')) return state
    await new Promise((done) => setTimeout(done, 1))
  }
}

/** How long somebody waits for the bot at their own table, with and without an owner of hundreds of tables of bots. */
async function besideBots(address: string) {
  const alone = await waitsForBot(address)
  say(`${BOT_TABLES} tables of bots only …`)
  const owner = new FurrowHttp(address)
  await owner.me()
  const seats = [{ kind: 'bot' as const }, { kind: 'bot' as const }]
  for (let i = 0; i < BOT_TABLES; i++) await owner.createTable({ game: 'agricola', seats })
  return { botMs: BOT_MS, tables: BOT_TABLES, aloneMs: waitsOf(alone), besideMs: waitsOf(await waitsForBot(address)) }
}

async function waitsForBot(address: string): Promise<number[]> {
  const http = new FurrowHttp(address)
  await http.me()
  const { id: table } = await http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'bot' }] })
  const socket = new FurrowSocket(http, { open: openNodeSocket })
  await socket.join(table)
  const waits: number[] = []
  for (let number = 0; ; ) {
    const state = await at(socket, table, number)
    if (!state.ask || waits.length >= ANSWERS) break
    const before = state.number
    number = await socket.play(table, state.ask.moves[0]?.text ?? '')
    const since = performance.now()
    const next = await at(socket, table, number)
    // Only where the bot has moved in between.
    if (next.number > before + 1) waits.push(performance.now() - since)
    number = next.number
  }
  socket.close()
  return waits
}
