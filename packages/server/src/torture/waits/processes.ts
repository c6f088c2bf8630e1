// Three processes on one PostgreSQL behind the nginx example: how long people wait while one is killed again and again,
// and while all are replaced by the next version.
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { at } from '@furrow/engine/core'
import { percentile } from '../../bench/load.ts'
import { losses } from '../../testing/crash.ts'
import { testFolder } from '../../testing/house.ts'
import { findProgram, startNginx } from '../../testing/nginx.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { freePort, startProcess, startWork, type Version } from '../../testing/spawn.ts'
import { PatientTable } from './patient.ts'

const PROCESSES = 3
const KILL_MS = 30_000
/** What takes longer than this counts as too long. */
const GOOD_MS = 5000
/** So long a process stays away before it is started again, or the next one is replaced. */
const AWAY_MS = 5000

const say = (line: string): void => void process.stderr.write(`${line}\n`)
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

export interface Wish {
  tables: number
  /** Moves per table and second. */
  rate: number
  /** How long it is calm, and again as long processes are killed. */
  seconds: number
}

export async function measureProcesses({ tables, rate, seconds }: Wish): Promise<object> {
  const nginx = findProgram('nginx')
  if (!nginx) return { skipped: 'nginx is not installed here: apt-get install nginx' }
  const folder = testFolder()
  const postgres = await startPostgres()
  const url = await postgres.database()
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
  const args = ['--database', url, '--bots', '0', '--trust-proxy', 'loopback']
  const open = (port: number, version: Version = 'this') => startProcess(port, args, join(folder, 'page'), version)
  const servers = await Promise.all(ports.map((port) => open(port)))
  let worker = await startWork(url)
  const front = await freePort()
  const proxy = await startNginx(nginx, folder, front, ports)
  const seated: PatientTable[] = []
  try {
    say(`${tables} tables behind nginx …`)
    // One table of ten has a bot in the place of the second person.
    for (let i = 0; i < tables; i++)
      seated.push(await PatientTable.open(`http://127.0.0.1:${front}`, i % 10 === 0, 1000 / rate))
    const phase = async (what: string, run: () => Promise<void>) => {
      say(`${what} …`)
      for (const table of seated) table.waits.length = 0
      await run()
      const waits = seated.flatMap((table) => [...table.waits, table.waitingMs])
      const tooLong = waits.filter((ms) => ms > GOOD_MS).length
      return {
        moves: waits.length,
        p50: percentile(waits, 50),
        p99: percentile(waits, 99),
        max: percentile(waits, 100),
        tooLong,
      }
    }
    const calm = await phase(`${seconds} s calm`, () => pause(seconds * 1000))
    const killed = await phase(`a process killed every ${KILL_MS / 1000} s, for ${seconds} s`, async () => {
      for (let victim = 0, end = Date.now() + seconds * 1000; Date.now() < end; victim = (victim + 1) % PROCESSES) {
        await at(servers, victim).kill()
        await pause(AWAY_MS)
        servers[victim] = await open(at(ports, victim))
        await pause(KILL_MS - AWAY_MS)
      }
    })
    const replaced = await phase('all replaced by the next version', async () => {
      for (let old = 0; old < PROCESSES; old++) {
        await at(servers, old).stop()
        servers[old] = await open(at(ports, old), 'next')
        await pause(AWAY_MS)
      }
      await worker.stop()
      worker = await startWork(url, 'next')
      await pause(AWAY_MS)
    })
    await Promise.all(seated.map((table) => table.stop()))
    const players = seated.flatMap((table) => table.played)
    const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.length, 0)
    const lost = await losses(players)
    return { load: loadavg().map(Math.round), tables, rate, waitsMs: { calm, killed, replaced }, acknowledged, lost }
  } finally {
    await Promise.all(seated.map((table) => table.stop()))
    proxy.kill('SIGKILL')
    await Promise.all([...servers, worker].map((one) => one.kill()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
