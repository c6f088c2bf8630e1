// People's moves are not delayed by bots that think on the same cores.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { at } from '@furrow/engine/core'
import { expect, onTestFinished, test } from 'vitest'
import { findGame } from '../games.ts'
import { BotPool } from './pool.ts'

/** The priorities of all threads of this process, as the system tells them. */
const priorities = (): Map<string, number> =>
  new Map(
    readdirSync('/proc/self/task').flatMap((thread) => {
      const file = `/proc/self/task/${thread}/stat`
      if (!existsSync(file)) return [] // it has ended meanwhile
      // The sixteenth after the name in brackets.
      const [, fields = ''] = readFileSync(file, 'utf8').split(') ')
      return [[thread, Number(at(fields.split(' '), 16))] as const]
    }),
  )

// Only Linux gives one thread of a process a priority of its own.
test.runIf(platform() === 'linux')('a thread in which bots think stands behind the one that serves', async () => {
  const before = priorities()
  const game = findGame('agricola')?.game
  if (!game) throw new Error('There is no Agricola.')
  const pool = new BotPool(1)
  onTestFinished(() => pool.close())
  const saved = game.save(game.start(game.setup({ players: 2, starting: 0 }), 'priority'))
  const question = { game: 'agricola', saved, seat: 0, level: 'random', seed: 'x', milliseconds: 50 }
  await pool.choose(question, { owner: 'me', isAwaited: () => true })
  const fresh = [...priorities()].filter(([thread]) => !before.has(thread)).map(([, priority]) => priority)
  expect(Math.max(...fresh)).toBe(Math.min(19, at([...before.values()], 0) + 10))
  expect(priorities().get(String(process.pid))).toBe(before.get(String(process.pid)))
})
