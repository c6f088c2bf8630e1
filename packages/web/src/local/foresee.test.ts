import { agricola } from '@furrow/engine/agricola'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { memoryStore, storedGame } from './store.ts'
import { farmOf, mayMove, OPTIONS, page, until } from './wired.ts'

/** Points at a move until the table has thought about it: it answers in the order in which it is asked. */
async function pointAt(client: Client, move: string): Promise<void> {
  client.foresee?.(move)
  await client.preview(move)
}

test('what comes of a move that somebody pointed at is shown with the click, and kept', async () => {
  const store = memoryStore()
  const [client, other] = [page(store), page(memoryStore())]
  const id = client.begin(OPTIONS)
  other.begin(OPTIONS)
  await until(client, mayMove(client))
  await until(other, mayMove(other))
  const before = client.snapshot().update
  const move = before?.moves[0]?.text ?? ''
  await pointAt(client, move)
  client.play(move)
  const { update } = client.snapshot()
  expect(update?.number).toBe((before?.number ?? 0) + 1)
  expect(storedGame(store, id)?.text).toBe(update?.stored)
  other.play(move)
  await until(other, () => other.snapshot().update?.number !== before?.number)
  expect(update).toEqual(other.snapshot().update)
  await until(client, () => client.snapshot().update !== update)
  expect(storedGame(store, id)?.text).toBe(client.snapshot().update?.stored)
})

test('what only a move brings to light is not foreseen', async () => {
  const client = page(memoryStore(), { forced: true })
  client.begin(OPTIONS)
  const seen = { atOnce: 0, later: 0 }
  for (let i = 0; i < 40; i++) {
    await until(client, mayMove(client))
    const move = client.snapshot().update?.moves.at(-1)?.text ?? ''
    await pointAt(client, move)
    // Meanwhile others may have fed their families.
    const before = client.snapshot().update
    client.play(move)
    const log = (farmOf(client)?.log ?? []).slice(before?.log.length)
    expect(log.flatMap(({ events }) => [...events]).filter(agricola.beginsRound)).toEqual([])
    seen[log.length > 0 ? 'atOnce' : 'later']++
    await until(client, () => client.snapshot().update !== before)
  }
  expect(seen.atOnce).toBeGreaterThan(0)
  expect(seen.later).toBeGreaterThan(0)
})
