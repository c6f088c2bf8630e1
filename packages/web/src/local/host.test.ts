import { agricola } from '@furrow/engine/agricola'
import { isRefusal, readRecord } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { against, type Options, seatsOf, usualGame } from '../contract/options.ts'
import type { Client } from './client.ts'
import { memoryStore, storedGame, storedGames } from './store.ts'
import { browser, farmOf, mayMove, OPTIONS, page, until } from './wired.ts'

const HOT_SEAT: Options = {
  ...usualGame(3, 'random', 'rye'),
  seats: seatsOf([{ person: '' }, { bot: 'random' }, { person: 'Green' }]),
  setup: { cards: 'dealt' },
}

/** Plays the last move on offer and waits for what comes of it. */
async function playLast(client: Client): Promise<void> {
  const before = client.snapshot().update
  client.play(before?.moves.at(-1)?.text ?? '')
  await until(client, () => client.snapshot().update?.number !== before?.number)
}

test('a whole game against bots, kept after every move', async () => {
  const store = memoryStore()
  const client = page(store, { forced: true })
  const id = client.begin(OPTIONS)
  for (let i = 0; i < 600; i++) {
    await until(client, () => mayMove(client)() || client.snapshot().update?.outcome != null)
    const { update } = client.snapshot()
    if (!update || update.outcome) break
    expect(storedGame(store, id)?.text).toBe(update.stored)
    await playLast(client)
  }
  const { update } = client.snapshot()
  const log = update?.log ?? []
  expect(update?.outcome?.seats).toHaveLength(3)
  expect(log).toHaveLength(update?.number ?? -1)
  expect(storedGames(store)).toMatchObject([
    { id, over: true, round: 14, scores: update?.outcome?.seats.map(({ total }) => total) },
  ])
  const story = await client.story(update?.stored ?? '')
  expect(story).toMatchObject({ steps: log.length, over: true })
  expect(story?.rounds).toHaveLength(14)
  expect(story?.harvests).toHaveLength(6)
  expect(story?.points.at(-1)).toEqual(update?.outcome?.seats.map(({ total }) => total))
  const moment = await client.moment(update?.stored ?? '', story?.rounds[4] ?? 0, 2)
  expect(moment?.update.view.round).toBe(5)
  expect(moment?.update.human).toBe(2)
})

test('after a reload the game goes on; several games are kept side by side', async () => {
  const store = memoryStore()
  const first = page(store)
  const one = first.begin(OPTIONS)
  await until(first, mayMove(first))
  const before = first.snapshot()
  const two = first.begin({ ...OPTIONS, seed: 'barley' })
  await until(first, mayMove(first))
  expect(two).not.toBe(one)
  const second = page(store)
  second.open(one)
  await until(second, mayMove(second))
  expect(second.snapshot().update?.view).toEqual(before.update?.view)
  expect(second.snapshot().update?.log).toEqual(before.update?.log)
  expect(storedGames(store)).toHaveLength(2)
})

test('a game that is opened in a second tab rests in the first', async () => {
  const store = memoryStore()
  const tab = browser()
  const first = page(store, {}, tab())
  const id = first.begin(OPTIONS)
  await until(first, mayMove(first))
  const second = page(store, {}, tab())
  second.open(id)
  expect(first.snapshot().status).toBe('elsewhere')
  await until(second, mayMove(second))
  await playLast(second)
  const kept = storedGame(store, id)?.text
  first.play(first.snapshot().update?.moves[0]?.text ?? '')
  // Whatever was asked before has been dealt with once this is answered.
  await first.catalogue()
  expect(storedGame(store, id)?.text).toBe(kept)
  first.open(id)
  await until(first, () => first.snapshot().status === 'open')
  expect(second.snapshot().status).toBe('elsewhere')
})

test('a game that cannot be opened is said to be so, and kept aside with its record', async () => {
  const kept = { when: 1, round: 1, over: false, names: ['a'], text: 'furrow-record: 1\ngame: chess' }
  const store = memoryStore(new Map([['furrow.game.x', JSON.stringify(kept)]]))
  const client = page(store)
  client.open('x')
  await until(client, () => client.snapshot().status === 'damaged')
  expect(storedGames(store)).toMatchObject([{ id: 'x', damaged: true, text: kept.text }])
  client.forget('x')
  expect(store.keys()).toEqual([])
  client.open('y')
  expect(client.snapshot().status).toBe('missing')
  client.begin(OPTIONS)
  await until(client, mayMove(client))
  expect(client.snapshot().status).toBe('open')
})

test('the page never hears what other hands hold', async () => {
  const client = page(memoryStore())
  client.begin({ ...OPTIONS, seats: against(3, 'random'), setup: { cards: 'dealt' } })
  await until(client, mayMove(client))
  const seats = farmOf(client)?.view.seats ?? []
  expect(at(seats, 0).hand.minors.every((card) => typeof card === 'string')).toBe(true)
  for (const { hand } of seats.slice(1))
    expect([...hand.minors, ...hand.occupations].every((card) => card === null)).toBe(true)
})

test('on one device only the hand of whoever took it is told, after a hand-over', async () => {
  const client = page(memoryStore())
  const told: unknown[] = []
  client.subscribe(() => told.push(farmOf(client)?.view.seats.map(({ hand }) => hand.minors)))
  const asked = () => mayMove(client)() || client.snapshot().update?.handover != null
  client.begin(HOT_SEAT)
  const took: number[] = []
  for (let i = 0; i < 6; i++) {
    await until(client, asked)
    const { handover, view } = farmOf(client) ?? {}
    if (handover != null) {
      expect(view?.seats.every(({ hand }) => hand.minors.every((card) => card === null))).toBe(true)
      took.push(handover)
      client.take(handover)
      await until(client, mayMove(client))
    }
    const update = farmOf(client)
    for (const { seat, hand } of update?.view.seats ?? [])
      expect(hand.minors.every((card) => (card === null) === (seat !== update?.human))).toBe(true)
    await playLast(client)
    client.endTurn()
  }
  expect(new Set(took)).toEqual(new Set([0, 2]))
  expect(told.length).toBeGreaterThan(6)
})

test('with a button to end the turn, bots wait and undo stays', async () => {
  const client = page(memoryStore(), { hold: true })
  client.begin({ ...usualGame(2, 'random', 'oats'), setup: { starting: 0 } })
  await until(client, mayMove(client))
  client.play('day-laborer')
  await until(client, () => client.snapshot().update?.held === true)
  expect(client.snapshot().update).toMatchObject({ canUndo: true, decision: null })
  client.undo()
  await until(client, mayMove(client))
  client.play('forest')
  await until(client, () => client.snapshot().update?.held === true)
  client.endTurn()
  await until(client, mayMove(client))
  const [first, ...others] = client.snapshot().update?.log.map(({ seat }) => seat) ?? []
  expect(first).toBe(0)
  expect(new Set(others)).toEqual(new Set([1]))
})

test('up to three spaces are marked for whoever has to place a person', async () => {
  const client = page(memoryStore(), { hints: true })
  client.begin(usualGame(2, 'random', 'oats'))
  await until(client, () => client.snapshot().suggested.length > 0)
  const { suggested, update } = client.snapshot()
  expect(suggested.length).toBeLessThanOrEqual(3)
  for (const space of suggested) expect(update?.moves.map((move) => move.space)).toContain(space)
})

test.each([
  ['alone', [{ person: '' }]],
  ['against bots', [{ person: '' }, { bot: 'random' }, { bot: 'greedy' }]],
  ['hot-seat', [{ person: '' }, { person: 'Red' }]],
] as const)('Express %s: a whole game, kept after every move and watched again', async (_, sitting) => {
  const store = memoryStore()
  const client = page(store)
  const id = client.begin({ game: 'express', seats: seatsOf(sitting), setup: {}, seed: 'oats' })
  for (let i = 0; i < 800; i++) {
    await until(client, () => mayMove(client)() || client.snapshot().update?.outcome != null)
    const { update } = client.snapshot()
    if (!update || update.outcome) break
    client.play(at(update.moves, (i * 5) % update.moves.length).text)
    await until(client, () => client.snapshot().update?.number !== update.number)
  }
  const { update } = client.snapshot()
  expect(update?.outcome?.seats).toHaveLength(sitting.length)
  expect(storedGame(store, id)).toMatchObject({ game: 'express', text: update?.stored, over: true, round: 6 })
  const story = await client.story(update?.stored ?? '')
  expect(story).toMatchObject({ game: 'express', steps: update?.log.length, over: true })
  expect(story?.rounds).toHaveLength(6)
})

test('with nothing to hide, whoever moved last at the device takes it back, even after the next one is asked', async () => {
  const client = page(memoryStore())
  client.begin({ ...usualGame(2, 'random', 'oats'), seats: seatsOf([{ person: '' }, { person: '' }]) })
  await until(client, mayMove(client))
  const first = client.snapshot().update?.human
  client.play('day-laborer')
  await until(client, () => client.snapshot().update?.human !== first)
  expect(client.snapshot().update).toMatchObject({ canUndo: true, held: false })
  client.undo()
  await until(client, () => client.snapshot().update?.human === first)
  expect(client.snapshot().update?.moves.map(({ space }) => space)).toContain('day-laborer')
})

test('another game of the same kind has the same seats and setup, and another seed', async () => {
  const store = memoryStore()
  const client = page(store)
  const one = client.begin(OPTIONS)
  await until(client, mayMove(client))
  const address = await client.rematch()
  await until(client, mayMove(client))
  const recordOf = (id: string) => readRecord(storedGame(store, id)?.text ?? '')
  const [first, second] = [recordOf(one), recordOf(address.split('/').at(-1) ?? '')]
  if (isRefusal(first) || isRefusal(second)) throw new Error('A stored game cannot be read.')
  expect(second).toMatchObject({ game: first.game, setup: first.setup, seats: first.seats })
  expect(second.seed).not.toBe(first.seed)
})

test('what is known of a table elsewhere is enough to say what a move brings and what is worth a look', async () => {
  const setup = agricola.setup({ players: 2, cards: 'dealt' })
  if (isRefusal(setup)) throw new Error(setup.message)
  const state = agricola.start(setup, 'elsewhere')
  const { seat } = at(agricola.decisions(state), 0)
  const client = page(memoryStore())
  const there = { game: 'agricola', view: agricola.view(state, seat) } as const
  expect(await client.previewAt(there, 'day-laborer')).toContainEqual(expect.objectContaining({ goods: { food: 2 } }))
  const insight = await client.look(there, true)
  expect(insight).toMatchObject({ outcome: null, forced: null })
  expect(insight.suggested.length).toBeGreaterThan(0)
  expect(insight.catalogue).toHaveProperty('faces.forest')
  expect((await client.look(there, false)).suggested).toEqual([])
  const watched = await client.look({ game: 'agricola', view: agricola.view(state, 'public') }, true)
  expect(watched.suggested).toEqual([])
  expect(await client.whyAt(there, 'basic-wish-for-children')).toEqual([{ why: 'not-out' }])
  expect(await client.whyAt({ ...there, view: agricola.view(state, 'public') }, 'farm-expansion')).toEqual([])
})

test('the table says what keeps a person from using a space, and how the farm would be after a move', async () => {
  const client = page(memoryStore())
  client.begin(usualGame(2, 'random', 'oats'))
  await until(client, mayMove(client))
  expect(await client.why('lessons')).toEqual([{ why: 'family-game' }])
  expect(await client.why('grain-seeds')).toEqual([])
  expect((await client.farmAfter('grain-seeds'))?.goods.grain).toBe(1)
  expect(await client.farmAfter('no-such-space')).toBeNull()
  expect(farmOf(client)?.view.seats[0]?.goods.grain).toBeUndefined()
})

test('what is said about one game never lands in another', async () => {
  const store = memoryStore()
  const client = page(store)
  const one = client.begin(OPTIONS)
  await until(client, mayMove(client))
  client.play(client.snapshot().update?.moves[0]?.text ?? '')
  const two = client.begin({ ...OPTIONS, seed: 'barley' })
  await until(client, mayMove(client))
  const seedOf = (id: string) => {
    const record = readRecord(storedGame(store, id)?.text ?? '')
    if (isRefusal(record)) throw new Error(record.message)
    return record.seed
  }
  expect([seedOf(one), seedOf(two)]).toEqual(['oats', 'barley'])
})

test('a game that is forgotten while it is on the table does not come back', async () => {
  const store = memoryStore()
  const client = page(store)
  const id = client.begin(usualGame(3, 'random', 'oats'))
  await until(client, () => client.snapshot().update !== null)
  client.forget(id)
  // The bots there have made their last move once this is answered.
  await client.catalogue()
  expect(storedGames(store)).toEqual([])
  expect(client.snapshot().status).toBe('none')
})

test('a question over which something goes wrong is answered with that', async () => {
  const client = page(memoryStore())
  const broken = { game: 'agricola', view: { viewer: 0, table: {}, state: 'nonsense' } }
  await expect(client.look(broken as never, true)).rejects.toThrow()
})

test('X3: what the moves of the dice game would do comes with the question, here and for a table elsewhere', async () => {
  const client = page(memoryStore())
  client.begin({ game: 'express', seats: [{ name: '' }], setup: {}, seed: 'oats' })
  await until(client, mayMove(client))
  client.play('roll')
  await until(client, () => client.snapshot().update?.number === 1)
  const { update } = client.snapshot()
  if (update?.game !== 'express') throw new Error('The table is one of Express.')
  expect(update.offers?.moves.map(({ move }) => move)).toEqual(update.moves)
  expect(update.offers?.moves.some(({ gain }) => Object.keys(gain).length > 0)).toBe(true)
  const { offers } = await client.look({ game: 'express', view: update.seen }, true)
  expect(offers).toEqual(update.offers)
})

test('hot-seat: a device that was put down is covered until somebody takes it, also before the end of a turn', async () => {
  const client = page(memoryStore(), { hold: true })
  client.begin(HOT_SEAT)
  await until(client, () => client.snapshot().update?.handover != null)
  const seat = client.snapshot().update?.handover ?? -1
  client.take(seat)
  await until(client, mayMove(client))
  client.putDown()
  await until(client, () => client.snapshot().update?.handover === seat)
  expect(farmOf(client)?.seen.viewer).toBe('public')
  client.take(seat)
  await until(client, mayMove(client))
  client.play('day-laborer')
  await until(client, () => client.snapshot().update?.held === true)
  client.putDown()
  await until(client, () => client.snapshot().update?.handover === seat)
  client.take(seat)
  await until(client, () => client.snapshot().update?.handover === null)
  expect(client.snapshot().update).toMatchObject({ held: true, canUndo: true })
})

test('with nothing to hide, a table that was out of view is as it was', async () => {
  const client = page(memoryStore())
  client.begin(usualGame(2, 'random', 'oats'))
  await until(client, mayMove(client))
  const before = client.snapshot().update
  client.putDown()
  await client.catalogue()
  expect(client.snapshot().update).toBe(before)
})

test('a view that a server tells without its table is made whole, unless it is one of other rules', async () => {
  const client = page(memoryStore())
  const setup = agricola.setup({ players: 2, cards: 'dealt' })
  if (isRefusal(setup)) throw new Error(setup.message)
  const state = agricola.start(setup, 'elsewhere')
  const sight = { game: 'agricola', rules: agricola.rules, view: agricola.bare(state, 1) } as const
  expect(await client.whole(sight)).toEqual(agricola.view(state, 1))
  await expect(client.whole({ ...sight, rules: 99 })).rejects.toThrow('rules')
})
