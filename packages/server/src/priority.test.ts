// People's moves are not delayed by bots that think, or memory that is tidied up, on the same cores.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { fileURLToPath } from 'node:url'
import { at } from '@furrow/engine/core'
import { expect, onTestFinished, test } from 'vitest'
import { BotPool } from './bots/pool.ts'
import { findGame } from './games.ts'

/** The sixteenth field after the name in brackets, as the system tells it of a thread. */
const priorityIn = (stat: string): number => Number(at((stat.split(') ')[1] ?? '').split(' '), 16))

/** The thirty-ninth: how the system lets it run. */
const policyIn = (stat: string): number => Number(at((stat.split(') ')[1] ?? '').split(' '), 38))
const IDLE = 5
/** A busy machine may take long to start a thread. */
const PATIENT = 100_000

/** What the system tells of all threads of this process. */
const ofThreads = (told: (stat: string) => number): Map<string, number> =>
  new Map(
    readdirSync('/proc/self/task').flatMap((thread) => {
      const file = `/proc/self/task/${thread}/stat`
      return existsSync(file) ? [[thread, told(readFileSync(file, 'utf8'))] as const] : [] // or it has just ended
    }),
  )
const priorities = (): Map<string, number> => ofThreads(priorityIn)
const policies = (): Map<string, number> => ofThreads(policyIn)

// Only Linux gives one thread of a process a priority of its own.
test.runIf(platform() === 'linux')('a thread in which bots think stands behind the one that serves', async () => {
  const before = priorities()
  const game = findGame('agricola')?.game
  if (!game) throw new Error('There is no Agricola.')
  const pool = new BotPool(1, PATIENT)
  onTestFinished(() => pool.close())
  const saved = JSON.stringify(game.save(game.start(game.setup({ players: 2, starting: 0 }), 'priority')))
  const question = { game: 'agricola', saved, number: 1, seat: 0, level: 'random', seed: 'x', milliseconds: 50 }
  await pool.choose(question, { owner: 'me', isAwaited: () => true })
  const fresh = [...priorities()].filter(([thread]) => !before.has(thread)).map(([, priority]) => priority)
  expect(Math.max(...fresh)).toBe(Math.min(19, at([...before.values()], 0) + 10))
  expect(priorities().get(String(process.pid))).toBe(before.get(String(process.pid)))
  // Where the system lets it, it runs only while there is nothing else to do, and nobody else does.
  const idle = [...policies()].filter(([thread, policy]) => policy === IDLE && !before.has(thread))
  expect(idle.length > 0).toBe(spawnSync('chrt', ['--idle', '0', 'true']).status === 0)
  expect(policies().get(String(process.pid))).not.toBe(IDLE)
})

test.runIf(platform() === 'linux')('the threads that look through the memory stand behind it too', () => {
  const program = `
    const { tidyBehind } = await import(process.argv[1])
    tidyBehind()
    const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs')
    for (const thread of readdirSync('/proc/self/task')) console.log(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').trim())`
  const file = fileURLToPath(new URL('./priority.ts', import.meta.url))
  const threads = execFileSync(process.execPath, ['--input-type=module', '--eval', program, file], { encoding: 'utf8' })
  const found = threads.trim().split('\n')
  const own = priorities().get(String(process.pid)) ?? 0
  const behind = found.filter((stat) => priorityIn(stat) === Math.min(19, own + 10))
  expect(behind.length).toBeGreaterThan(0)
  expect(behind).toEqual(found.filter((stat) => stat.includes('(V8Worker)')))
})
