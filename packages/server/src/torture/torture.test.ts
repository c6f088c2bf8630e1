// The parts of the torture: each check finds what it is there to find.
import { agricola, type Setup } from '@furrow/engine/agricola'
import { at, seeded } from '@furrow/engine/core'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/house.ts'
import { Crowd, heardTwice } from './crowd.ts'
import { brokenMessage } from './harms/fuzz.ts'
import { harms } from './harms.ts'
import { canMeasure, heldBy, tooMuch } from './leaks.ts'
import { readOptions } from './options.ts'
import { hiddenFrom, told } from './secrets.ts'
import { openTarget } from './target.ts'
import { plan } from './torture.ts'

describe('what is asked for', () => {
  test('minutes, seed and store', () => {
    expect(readOptions(['--minutes', '30', '--seed', 'x', '--store', 'sqlite'])).toEqual({
      minutes: 30,
      seed: 'x',
      stores: ['sqlite'],
      only: '',
    })
    expect(readOptions([])).toMatchObject({ minutes: 5, stores: ['sqlite', 'postgres'], seed: expect.any(String) })
    expect(readOptions(['--help'])).toMatchObject({ code: 0 })
  })

  test.each([[['--minutes', '0']], [['--minutes', 'long']], [['--store', 'paper']], [['--nonsense']]])(
    '%j is refused with a sentence',
    (args) => expect(readOptions(args)).toMatchObject({ code: 2, text: expect.stringMatching(/\w/) }),
  )
})

describe('the order of harms', () => {
  test('is the same for the same seed, and leaves none out', () => {
    for (const store of ['sqlite', 'postgres'] as const) {
      const mine = harms.filter((harm) => (harm.store ?? store) === store).map(({ name }) => name)
      const names = plan('seed', store, mine.length)
      expect(plan('seed', store, mine.length)).toEqual(names)
      expect([...names].sort()).toEqual([...mine].sort())
      expect(plan('another', store, mine.length)).not.toEqual(names)
    }
  })

  test('every harm has a name of its own', () => {
    expect(new Set(harms.map(({ name }) => name)).size).toBe(harms.length)
  })

  test('broken messages come from the seed too', () => {
    const some = (seed: string) => {
      const random = seeded(seed)
      return Array.from({ length: 50 }, () => brokenMessage(random, 'table'))
    }
    expect(some('a')).toEqual(some('a'))
    expect(new Set(some('a')).size).toBeGreaterThan(20)
  })
})

test('talk of the crowd that is heard twice is a fault, and the same greeting of two strangers is none', () => {
  const chat = ['talk 1', 'hello', 'talk 2', 'hello', 'talk 1'].map((text) => ({ text }))
  expect(heardTwice(chat)).toEqual(['talk 1'])
})

describe('what nobody may be told', () => {
  const setup = agricola.setup({ players: 2, cards: 'dealt' }) as Setup // it is one
  const game = { game: 'agricola', setup, seed: 'a seed that nobody knows' }
  const state = agricola.start(setup, game.seed)

  test('are the hands of the others', () => {
    const fromRed = hiddenFrom(game, 0)
    const fromAll = hiddenFrom(game, 'public')
    expect(fromRed.length).toBeGreaterThan(10)
    expect(fromAll.length).toBeGreaterThan(fromRed.length)
    const own = JSON.stringify(agricola.view(state, 0))
    for (const card of fromRed) expect(own).not.toContain(`"${card}"`)
  })

  test('what the server really shows holds none of it, and a card too many is found', () => {
    const secrets = { words: [game.seed], hidden: hiddenFrom(game, 'public'), shown: '' }
    const view = JSON.stringify(agricola.view(state, 'public'))
    expect(told([view], 'somebody', secrets)).toEqual([])
    const [card] = secrets.hidden
    expect(told([view, `{"moves":["play ${card} now"]}`], 'somebody', secrets)).toEqual([
      `somebody was told of ${card}`,
    ])
    expect(told([`{"hand":["${card}"]}`], 'somebody', { ...secrets, shown: `… ${card} …` })).toEqual([])
    expect(told([`{"seed":"${game.seed}"}`], 'somebody', secrets)).toEqual(['somebody was told a seed…'])
    expect(told([JSON.stringify(agricola.view(state, 'all'))], 'somebody', secrets).length).toBeGreaterThan(10)
  })
})

describe('what a process holds', () => {
  test('is measured where the system tells it', () => {
    expect(heldBy(process.pid) !== null).toBe(canMeasure)
    expect(heldBy(undefined)).toBeNull()
  })

  test('may be a little more than at first, and not much more', () => {
    const fresh = { files: 30, bytes: 150 * 2 ** 20 }
    expect(tooMuch({ files: 60, bytes: 300 * 2 ** 20 }, fresh, 10)).toEqual([])
    expect(tooMuch({ files: 200, bytes: 3800 * 2 ** 20 }, fresh, 10)).toEqual([
      '200 files are open, and 80 would be many',
      '3800 MB are in use, and 500 would be many',
    ])
  })
})

describe('the crowd', () => {
  test('plays and talks, and notices what is missing', async () => {
    const server = await startTestServer()
    const crowd = new Crowd([server.address], seeded('crowd'))
    await crowd.sitDown(false)
    await crowd.sitDown(true)
    await expect.poll(() => crowd.moves).toBeGreaterThan(10)
    await expect.poll(() => crowd.talk).toBeGreaterThan(2)
    expect(await crowd.lost()).toEqual([])
    const member = at(crowd.members, 0)
    member.said.push({ number: 100_000, text: 'never said' })
    expect(await crowd.lost()).toEqual([`${member.table} lost the talk 100000 never said`])
    await crowd.close()
    await server.stop()
  })
})

describe('the target', () => {
  test('a process that ends by itself is noticed, and started again', async () => {
    const target = await openTarget('sqlite')
    const before = target.processes[0]
    await target.end(0, 'SIGKILL')
    await target.start(0)
    expect(target.deaths).toEqual([])
    const now = at(target.processes, 0)
    now.child.kill('SIGKILL') // behind its back
    await expect.poll(() => target.processes[0] === now).toBe(false)
    expect(now).not.toBe(before)
    expect(target.deaths).toEqual([expect.stringMatching(/^Process 0 ended by itself/)])
    await target.close()
  })
})
