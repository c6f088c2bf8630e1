import { express, isRefusal } from '@furrow/engine'
import { expect, test } from 'vitest'
import { connect, type ExpressClient } from './client.ts'
import { type ExpressAnswer, type ExpressAsk, makeHost } from './host.ts'
import { type ExpressTable, logOf, newRecord, openStored, openTable, playAt, storable, undoAt } from './table.ts'
import type { ExpressOptions } from './types.ts'

const SOLO: ExpressOptions = { sitters: ['person'], seed: 'oats' }

function memory(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
}

/** The page's client and the table's host, wired together without a browser. */
function page(store = memory()): ExpressClient {
  type Hear = ((message: MessageEvent<ExpressAnswer>) => void) | null
  const line = {
    onmessage: null as Hear,
    onerror: null,
    postMessage: (ask: ExpressAsk) => setTimeout(() => hear(structuredClone(ask))),
  }
  const hear = makeHost((answer) => {
    // The client reads nothing of a message but its data.
    setTimeout(() => line.onmessage?.({ data: structuredClone(answer) } as MessageEvent<ExpressAnswer>))
  })
  const client = connect(line, store)
  client.pace('instant')
  return client
}

const until = (client: ExpressClient, ready: () => boolean): Promise<void> =>
  new Promise((done) => {
    const stop = client.subscribe(check)
    function check(): void {
      if (!ready()) return
      stop()
      done()
    }
    check()
  })

async function playOut(client: ExpressClient): Promise<void> {
  for (let i = 0; i < 800; i++) {
    await until(client, () => {
      const { update } = client.snapshot()
      return update !== null && (update.decision !== null || update.outcome !== null)
    })
    const { update } = client.snapshot()
    if (!update || update.outcome) return
    client.play(update.offers[(i * 5) % update.offers.length].move)
    await until(client, () => client.snapshot().update?.number !== update.number)
  }
}

test.each([
  ['alone', ['person']],
  ['against bots', ['person', 'random', 'greedy']],
  ['hot-seat', ['person', 'person']],
] as const)('a whole game %s, kept after every move', async (_, sitters) => {
  const store = memory()
  const client = page(store)
  client.begin({ sitters, seed: 'oats' })
  await playOut(client)
  const { update } = client.snapshot()
  expect(update?.outcome?.seats).toHaveLength(sitters.length)
  expect(store.kept['furrow.express']).toBe(update?.stored)
  expect(update?.log).toHaveLength(update?.number ?? -1)
})

test('after a reload the game goes on; a damaged one is said to be damaged and forgotten', async () => {
  const store = memory()
  const first = page(store)
  first.begin({ sitters: ['person', 'greedy'], seed: 'rye' })
  await until(first, () => first.snapshot().update?.decision != null)
  const second = page(memory({ ...store.kept }))
  await until(second, () => second.snapshot().status === 'open')
  expect(second.snapshot().update?.view).toEqual(first.snapshot().update?.view)
  const broken = memory({ 'furrow.express': 'furrow-record: 1\ngame: chess' })
  const third = page(broken)
  await until(third, () => third.snapshot().status === 'damaged')
  expect(broken.kept).toEqual({})
})

function played(table: ExpressTable, ...moves: string[]): ExpressTable {
  return moves.reduce((before, move) => {
    const after = playAt(before, express.decisions(before.history.state)[0].seat, move)
    if (isRefusal(after)) throw new Error(after.message)
    return after
  }, table)
}

test('X3: a group is taken back, a roll is not', () => {
  const opened = openTable(newRecord(SOLO))
  if (isRefusal(opened)) throw new Error(opened.message)
  const rolled = played(opened, 'roll')
  expect(isRefusal(undoAt(rolled))).toBe(true)
  const { state } = rolled.history
  const taken = played(rolled, express.print(state, express.moves(state, 0)[0]))
  const back = undoAt(taken)
  if (isRefusal(back)) throw new Error(back.message)
  expect(express.equal(back.history.state, state)).toBe(true)
  const again = openStored(storable(back))
  if (isRefusal(again)) throw new Error(again.message)
  expect(logOf(again)).toEqual(logOf(back))
})

test('an offer tells dice, gain, cost and points, and never what a roll brings', async () => {
  const client = page()
  client.begin(SOLO)
  await until(client, () => client.snapshot().update?.decision?.ask === 'dice')
  expect(client.snapshot().update?.offers).toEqual([
    { move: 'roll', dice: [], by: null, gain: {}, cost: {}, paid: [], choice: false, points: 0 },
  ])
  client.play('roll')
  await until(client, () => client.snapshot().update?.decision?.ask === 'group')
  const offers = client.snapshot().update?.offers ?? []
  const take = offers.find(({ move }) => move === 'take wood')
  if (take) expect(take).toMatchObject({ dice: ['wood'], gain: { wood: 1 }, cost: {} })
  const pasture = offers.find(({ move }) => move === 'pasture')
  if (pasture) expect(pasture).toMatchObject({ dice: ['pasture'], cost: { wood: 1 }, points: 4 })
  expect(offers.every(({ dice }) => dice.length > 0)).toBe(true)
})
