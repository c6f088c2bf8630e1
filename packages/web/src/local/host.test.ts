import { expect, test } from 'vitest'
import { type Client, connect } from './client.ts'
import { makeHost } from './host.ts'
import type { Answer, Ask } from './messages.ts'
import type { Options } from './options.ts'
import type { Store } from './store.ts'

const OPTIONS: Options = { players: 3, cards: false, tile: true, level: 'random', seed: 'oats' }

function memory(kept: Record<string, string> = {}): Store & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value
    },
    removeItem: (key) => {
      delete kept[key]
    },
  }
}

/** The page's client and the table's host, wired together without a browser. */
function page(store: Store): Client {
  type Hear = ((message: MessageEvent<Answer>) => void) | null
  const line = {
    onmessage: null as Hear,
    onerror: null,
    postMessage: (ask: Ask) => setTimeout(() => hear(structuredClone(ask))),
  }
  const hear = makeHost((answer) => {
    // The client reads nothing of a message but its data.
    setTimeout(() => line.onmessage?.({ data: structuredClone(answer) } as MessageEvent<Answer>))
  })
  const client = connect(line, store)
  client.pace('instant')
  return client
}

const until = (client: Client, ready: () => boolean): Promise<void> =>
  new Promise((done) => {
    const stop = client.subscribe(check)
    function check(): void {
      if (!ready()) return
      stop()
      done()
    }
    check()
  })

const mayMove = (client: Client) => () => (client.snapshot().update?.moves.length ?? 0) > 0

test('a whole game against bots, kept after every move', async () => {
  const store = memory()
  const client = page(store)
  client.begin(OPTIONS)
  for (let i = 0; i < 600; i++) {
    await until(client, () => mayMove(client)() || client.snapshot().update?.outcome != null)
    const { update } = client.snapshot()
    if (!update || update.outcome) break
    expect(store.kept['furrow.game']).toBe(update.stored)
    const { number } = update
    client.play(update.moves.at(-1) ?? '')
    await until(client, () => client.snapshot().update?.number !== number)
  }
  const { update, log } = client.snapshot()
  expect(update?.outcome?.seats).toHaveLength(3)
  expect(log).toHaveLength(update?.number ?? -1)
})

test('after a reload the game goes on', async () => {
  const store = memory()
  const first = page(store)
  first.begin(OPTIONS)
  await until(first, mayMove(first))
  const second = page(memory({ ...store.kept }))
  expect(second.snapshot().status).toBe('opening')
  await until(second, mayMove(second))
  expect(second.snapshot().update?.view).toEqual(first.snapshot().update?.view)
  expect(second.snapshot().log).toEqual(first.snapshot().log)
})

test('a damaged game is said to be damaged and forgotten', async () => {
  const store = memory({ 'furrow.game': 'furrow-record: 1\ngame: chess' })
  const client = page(store)
  await until(client, () => client.snapshot().status === 'damaged')
  expect(store.kept).toEqual({})
  client.begin(OPTIONS)
  await until(client, mayMove(client))
  expect(client.snapshot().status).toBe('open')
})

test('the page never hears what other hands hold', async () => {
  const client = page(memory())
  client.begin({ ...OPTIONS, cards: true, tile: false })
  await until(client, mayMove(client))
  const seats = client.snapshot().update?.view.seats ?? []
  expect(seats[0].hand.minors.every((card) => typeof card === 'string')).toBe(true)
  for (const { hand } of seats.slice(1))
    expect([...hand.minors, ...hand.occupations].every((card) => card === null)).toBe(true)
})
