// furrow bench server: real clients play real games against the real server on this machine.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decimal, flag, readOptions, text, type Values, whole } from '../options.ts'
import { tidyBehind } from '../priority.ts'
import { forgetOften } from '../process.ts'
import { dataFile } from '../store/sqlite-file.ts'
import { fsyncTimes } from './disk.ts'
import {
  awaitBot,
  type Mix,
  type Phase,
  percentile,
  playApart,
  playAtPace,
  playToTheEnd,
  reseat,
  seatPairs,
} from './load.ts'
import { measureNeighbours } from './neighbours.ts'
import { movesIn, newSeen, type Seen } from './player.ts'
import { type Measured, measuredServer, takenSeconds } from './server.ts'
import { fillFolder } from './stored.ts'

const GOOD_MS = 100
const PROCESSES = new URL('../torture/waits/processes.ts', import.meta.url)
/** So long the games that are played to their end may take, however busy the machine is. */
const MOST_SECONDS = 900

const benchLine = {
  name: 'npm run bench -- server',
  summary: 'Real clients play real games against a real server on this machine: about two minutes in all.',
  options: {
    tables: whole('how many tables', 1, 100_000, 3000),
    rate: decimal('moves per table and second', 0.45),
    seconds: whole('how long', 1, 86_400, 30),
    games: whole('stored games for the start', 1, 10_000_000, 100_000),
    minutes: whole('how long, if that is minutes', 0, 1440, 0),
    folder: text('FOLDER', 'where the file lies; the system’s own folder for such things if it is left out', null),
    family: flag('without hand cards'),
    'bot-every': whole('of so many tables one has a bot beside the two people; 0 for none', 0, 1000, 10),
    'bot-level': text('LEVEL', 'how well bots play; as at any table if it is left out', null),
    'warm-up': whole('so many seconds are played before anything is counted', 0, 600, 10),
    apart: flag('begins with games in all stages, some minutes later: else all that begin together end together'),
    'spectator-every': whole('of so many tables one has somebody who looks on; 0 for none', 0, 1000, 10),
    'chat-every': whole('after so many moves somebody says something; 0 for never', 0, 1000, 20),
    neighbours: flag('measures how long people wait for others who ask for much, and nothing else'),
    processes: flag(
      'measures how long people wait behind nginx while processes are killed and replaced, and nothing else',
    ),
    load: flag('measures the load and nothing else: no games to their end, no start on stored games'),
    steady: flag('stays at this pace instead of going faster and faster until it breaks'),
    json: flag('prints the figures on one line'),
  },
}

type Asked = Values<typeof benchLine.options>

/** Where it is, for those who wait; the result itself is for programs. */
const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Prints what it has measured; gives the exit code. */
export async function benchServer(args: readonly string[]): Promise<number> {
  const told = readOptions(args, benchLine)
  if ('help' in told) console.log(told.help)
  else if ('refusal' in told) console.error(told.refusal)
  else {
    const figures = { what: 'server', ...(await measureServer(told.values)) }
    console.log(JSON.stringify(figures, null, told.values.json ? undefined : 2))
  }
  return 'refusal' in told ? 2 : 0
}

async function measureServer(options: Asked): Promise<object> {
  if (options.processes) {
    // It belongs to the tests, with PostgreSQL and nginx, and is loaded only where it is asked for.
    const { measureProcesses } = (await import(PROCESSES.href)) as { measureProcesses(wish: object): Promise<object> }
    return measureProcesses({ tables: options.tables, rate: options.rate, seconds: secondsOf(options) })
  }
  // The people stand in for thousands of other machines: what V8 does for them stays out of the server's way, and is done
  // rarely, so that it is not taken for a wait.
  forgetOften(400)
  tidyBehind()
  const folder = mkdtempSync(join(options.folder ?? tmpdir(), 'furrow-bench-'))
  try {
    const disk = { folder, ...fsyncTimes(folder) }
    if (options.neighbours) return { disk, ...(await measureNeighbours(folder, options.tables, options.rate)) }
    if (options.load) return { games: mixOf(options), disk, load: await steadyLoad(folder, options) }
    const finished = await finishedGames(folder, mixOf(options))
    const load = await steadyLoad(folder, options)
    const started = await startOnMany(folder, options)
    // A whole game at this pace, as the journal and its commits cost it.
    const writtenKBPerGame = kilobytes(load.steady.writtenBytesPerMove * finished.movesPerGame)
    return { games: mixOf(options), disk, load: { ...load, writtenKBPerGame }, finished, started }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const secondsOf = ({ minutes, seconds }: Asked): number => minutes * 60 || seconds

const mixOf = (options: Asked): Mix => ({
  cards: options.family ? 'none' : 'dealt',
  botEvery: options['bot-every'],
  botLevel: options['bot-level'],
  spectatorEvery: options['spectator-every'],
  chatEvery: options['chat-every'],
})

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10

/** Some games to their end: what one costs on the disk. */
async function finishedGames(folder: string, mix: Mix) {
  const games = 100
  say(`playing ${games} games to the end …`)
  const server = await measuredServer(folder, ['--bot-pause', '0'])
  const seen = newSeen()
  const pairs = await seatPairs(server.address, games, mix, seen)
  const before = server.writtenBytes()
  await playToTheEnd(pairs, MOST_SECONDS)
  const written = server.writtenBytes() - before
  for (const pair of pairs) pair.close()
  await server.stop()
  return {
    games: seen.finished,
    movesPerGame: Math.round(movesIn(seen) / Math.max(1, seen.finished)),
    writtenKBPerGame: kilobytes(written / Math.max(1, seen.finished)),
    fileKBPerGame: kilobytes(statSync(dataFile(`${folder}/data`)).size / Math.max(1, seen.finished)),
    sentKBPerGame: kilobytes(seen.bytes / Math.max(1, seen.finished)),
    errors: Object.fromEntries(seen.errors),
  }
}

function summary({ movesPerSecond, late, seen }: Phase) {
  return {
    movesPerSecond,
    botMoves: seen.botMoves,
    botMs: seen.botMoves > 0 ? { p50: percentile(seen.botDelays, 50), p99: percentile(seen.botDelays, 99) } : null,
    talk: seen.talk,
    gamesFinished: seen.finished,
    toOtherSeatMs: {
      p50: percentile(seen.delays, 50),
      p99: percentile(seen.delays, 99),
      max: percentile(seen.delays, 100),
    },
    durableMs: { p50: percentile(seen.acks, 50), p99: percentile(seen.acks, 99) },
    late,
    errors: Object.fromEntries(seen.errors),
  }
}

async function steadyLoad(folder: string, options: Asked) {
  const { tables, rate, steady: atThisPace } = options
  const seconds = secondsOf(options)
  const mix = mixOf(options)
  const server = await measuredServer(folder, ['--tables', '0', '--busy', '0'])
  const seen = newSeen()
  // The thread of the bots, with rules of its own, is there once, however many tables there are.
  if (mix.botEvery > 0) await awaitBot(server.address)
  const empty = server.residentBytes()
  say(`seating ${tables * 2} people at ${tables} tables …`)
  const begun = performance.now()
  const pairs = await seatPairs(server.address, tables, mix, seen)
  const again = reseat(server.address, mix, seen)
  const seatedSeconds = Math.round((performance.now() - begun) / 100) / 10
  if (options.apart) {
    say('playing on, to all stages of a game …')
    await playApart(pairs, MOST_SECONDS)
  }
  // What has just been started is still being compiled: that is no steady load.
  if (options['warm-up'] > 0) await playAtPace(pairs, { rate, seconds: options['warm-up'], again }, seen)
  say(`${rate} moves per table and second, for ${seconds} s …`)
  const minutes = byTheMinute(server, seen)
  const steady = await measuredPhase(server, () => playAtPace(pairs, { rate, seconds, again }, seen))
  const memory = {
    emptyMB: Math.round(empty / 2 ** 20),
    residentMB: Math.round(server.residentBytes() / 2 ** 20),
    kBPerTable: kilobytes((server.residentBytes() - empty) / tables),
  }
  const faster = []
  for (let times = 1.5; !atThisPace && times <= 8; times *= 1.5) {
    say(`${Math.round(rate * times * tables)} moves per second …`)
    const phase = await measuredPhase(server, () => playAtPace(pairs, { rate: rate * times, seconds: 6, again }, seen))
    faster.push({ asked: Math.round(rate * times * tables), ...phase })
    if (phase.toOtherSeatMs.p99 > GOOD_MS || phase.late > 0) break
  }
  for (const pair of pairs) pair.close()
  await server.stop()
  return { tables, people: tables * 2, seatedSeconds, steady, minutes: minutes(), memory, faster }
}

/**
 * The same figures for every minute, while it is played: what holds for one need not hold for ten. The load program does the same
 * all the time: if it takes more of a core (`loadCpu`), the machine has become slower.
 */
function byTheMinute(server: Measured, seen: Seen) {
  const now = () => ({
    at: performance.now(),
    heard: seen.delays.length,
    moves: movesIn(seen),
    cpu: server.cpuSeconds(),
    own: process.cpuUsage(),
    taken: takenSeconds(),
  })
  const minutes: object[] = []
  let before = { ...now(), heard: 0, moves: 0 }
  const timer = setInterval(() => {
    const after = now()
    const seconds = (after.at - before.at) / 1000
    const delays = seen.delays.slice(before.heard, after.heard)
    minutes.push({
      movesPerSecond: Math.round((after.moves - before.moves) / seconds),
      p50: percentile(delays, 50),
      p99: percentile(delays, 99),
      serverCpu: share(after.cpu - before.cpu, seconds),
      loadCpu: share(cpuBetween(before.own, after.own), seconds),
      takenCpu: share(after.taken - before.taken, seconds),
      residentMB: Math.round(server.residentBytes() / 2 ** 20),
    })
    before = after
  }, 60_000)
  return () => {
    clearInterval(timer)
    return minutes
  }
}

/** In seconds. */
const cpuBetween = (before: NodeJS.CpuUsage, after: NodeJS.CpuUsage): number =>
  (after.user - before.user + after.system - before.system) / 1e6

const share = (seconds: number, of: number): number => Math.round((seconds / of) * 100) / 100

async function measuredPhase(server: Measured, run: () => Promise<Phase>) {
  const [cpu, written, own, at] = [server.cpuSeconds(), server.writtenBytes(), process.cpuUsage(), performance.now()]
  const phase = await run()
  const seconds = (performance.now() - at) / 1000
  return {
    ...summary(phase),
    serverCpu: share(server.cpuSeconds() - cpu, seconds),
    loadCpu: share(cpuBetween(own, process.cpuUsage()), seconds),
    writtenBytesPerMove: Math.round((server.writtenBytes() - written) / Math.max(1, movesIn(phase.seen))),
  }
}

async function startOnMany(folder: string, { games }: Asked) {
  say(`starting on ${games} stored games …`)
  const many = join(folder, 'many')
  fillFolder(join(folder, 'data'), join(many, 'data'), games)
  const fileMB = Math.round(statSync(dataFile(join(many, 'data'))).size / 2 ** 20)
  const server = await measuredServer(many, [])
  const started = {
    games,
    fileMB,
    startMs: Math.round(server.startMs),
    residentMB: Math.round(server.residentBytes() / 2 ** 20),
  }
  await server.stop()
  return started
}
