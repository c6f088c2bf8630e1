import { type View as AgricolaView, agricola } from '@furrow/engine/agricola'
import { isRefusal, wholeView } from '@furrow/engine/core'
import { ServerRefusal, type TableInfo, type TableState } from '@furrow/server/client'
import { expect, test } from 'vitest'
import { at } from '../../contract/at.ts'
import type { Aftermath, Insight } from '../../contract/insight.ts'
import { makeRoomClient, roomHref } from './client.ts'

const INFO = {
  id: 'table',
  game: 'agricola',
  status: 'playing',
  seat: 0,
  suggestions: true,
  seats: [
    { kind: 'person', name: 'Red', me: true, bot: null },
    { kind: 'person', name: 'Blue', me: false, bot: null },
  ],
} as unknown as TableInfo // what the client reads of it

function table(more: Partial<TableState> = {}): TableState {
  const setup = agricola.setup({ players: 2, starting: 0 })
  if (isRefusal(setup)) throw new Error(setup.message)
  const state = agricola.start(setup, 'room')
  const decision = at(agricola.decisions(state), 0)
  return {
    number: 1,
    decisions: [decision],
    ask: {
      decision,
      moves: ['forest', 'clay-pit'].map((space) => ({ text: space, verb: 'place', space })),
      extras: [],
      proposal: null,
    },
    undo: null,
    clock: null,
    skew: 0,
    info: INFO,
    view: agricola.view(state, 0) as unknown as TableState['view'], // as it comes over the wire
    log: [{ kind: 'start', number: 1, at: 0 }],
    chat: [],
    presence: { seats: [true, true], spectators: 0 },
    ...more,
  }
}

const NOTHING: Insight = { outcome: null, suggested: ['forest'], forced: null, catalogue: null, offers: null }

/** A client whose server and engine answer when they are told to. */
function stand(insight: Insight = NOTHING, forced = true, after: Aftermath | null = null, hints = true) {
  const sent: string[] = []
  const seenAt: (number | undefined)[] = []
  const answers: { done(number: number): void; fail(why: unknown): void }[] = []
  const send = (what: string) => {
    sent.push(what)
    return new Promise<number>((done, fail) => answers.push({ done, fail }))
  }
  const client = makeRoomClient({
    id: 'table',
    key: undefined,
    socket: {
      play: (_, move, seen) => {
        seenAt.push(seen)
        return send(`play ${move}`)
      },
      undo: (_, move) => send(`undo ${move ?? ''}`),
      wantWholeViews: () => void sent.push('whole views'),
    },
    http: {
      record: async () => 'the record',
      rematch: async () => ({ ...INFO, id: 'next' }),
    },
    engine: {
      whole: async ({ view }) => {
        if (!('state' in view) || view.state === null) throw new Error('Not understood.')
        return wholeView(agricola, view as never) // of a seat
      },
      look: async (_, suggests) => ({ ...insight, suggested: suggests ? insight.suggested : [] }),
      previewAt: async () => [],
      whyAt: async () => [],
      after: async () => after ?? { passes: false, view: null },
      chapters: async () => ({ rounds: [0], harvests: [], turn: 7 }),
    },
    manners: () => ({ forced, hold: after !== null, hints }),
  })
  return { client, sent, seenAt, answers }
}

const answered = () => new Promise((done) => setTimeout(done))

test('what the server tells is shown, with what the engine makes of it', async () => {
  const { client } = stand()
  client.show(table())
  expect(client.snapshot().update).toMatchObject({
    human: 0,
    you: 0,
    moves: ['forest', 'clay-pit'].map((space) => ({ text: space, verb: 'place', space })),
    canUndo: false,
  })
  await answered()
  expect(client.snapshot().suggested).toEqual(['forest'])
})

/** The same table as a server tells it to those who have the rules. */
function bareTable(more: Partial<TableState> = {}): TableState {
  const { table: _left, ...bare } = table().view as unknown as AgricolaView // as it comes over the wire
  return table({ view: bare as unknown as TableState['view'], ...more })
}

test('of what the server tells without its table the engine makes the same', async () => {
  const { client } = stand()
  client.show(bareTable())
  expect(client.snapshot().update).toBeNull()
  await answered()
  const { client: whole } = stand()
  whole.show(table())
  await answered()
  expect(client.snapshot()).toEqual(whole.snapshot())
})

test('what is said while the engine makes a view is shown with it, and does not make it anew', async () => {
  const { client } = stand()
  const first = bareTable()
  client.show(first)
  client.show({ ...first, info: { ...INFO, seat: 1 } })
  await answered()
  const shown = client.snapshot().update
  expect(shown?.you).toBe(1)
  client.show({ ...first, info: { ...INFO, seat: 0 } })
  expect(client.snapshot().update?.you).toBe(0)
  expect(client.snapshot().update?.seen).toBe(shown?.seen)
})

test('a view that is old before it is made is not shown any more', async () => {
  const { client } = stand()
  const numbers = new Set<number | undefined>()
  client.subscribe(() => numbers.add(client.snapshot().update?.number))
  client.show(bareTable())
  client.show(bareTable({ number: 2 }))
  await answered()
  expect([...numbers]).toEqual([2])
})

test('a move that is chosen while the next table is being made says what could be seen', async () => {
  const { client, sent, seenAt } = stand()
  client.show(bareTable())
  await answered()
  client.show(bareTable({ number: 2 }))
  client.play('forest')
  expect(sent).toEqual(['play forest'])
  expect(seenAt).toEqual([1])
})

test('where the engine makes nothing of a view the server is asked for whole ones', async () => {
  const { client, sent } = stand()
  client.show(table({ view: { viewer: 0, state: null } }))
  await answered()
  expect(sent).toEqual(['whole views'])
  client.show(table({ number: 2 }))
  expect(client.snapshot().update?.number).toBe(2)
})

test('stars are for those who want them, where the table allows them', async () => {
  for (const [suggestions, hints] of [
    [false, true],
    [true, false],
  ] as const) {
    const { client } = stand(NOTHING, true, null, hints)
    client.show(table({ info: { ...INFO, suggestions } }))
    await answered()
    expect(client.snapshot().suggested).toEqual([])
  }
})

test('offers are those of the question on the table: new ones come with what the engine says', async () => {
  const offers = { moves: [], extras: [], paying: null }
  const { client } = stand({ ...NOTHING, offers })
  client.show(table())
  expect(client.snapshot().update?.offers).toBeNull()
  await answered()
  expect(client.snapshot().update?.offers).toEqual(offers)
  // Somebody says something: the question is still the same.
  client.show(table({ chat: [{ number: 1, at: 0, room: 'table', name: 'Blue', me: false, text: 'Hello' }] }))
  expect(client.snapshot().update?.offers).toEqual(offers)
  client.show(table({ number: 2 }))
  expect(client.snapshot().update?.offers).toBeNull()
})

test('a second press before the answer is no second move', async () => {
  const { client, sent, answers } = stand()
  client.show(table())
  client.play('forest')
  client.play('clay-pit')
  expect(sent).toEqual(['play forest'])
  expect(client.snapshot().sending).toBe(true)
  at(answers, 0).done(2)
  await answered()
  expect(client.snapshot().sending).toBe(false)
})

test('what the server refuses is kept until something else is tried', async () => {
  const { client, answers } = stand()
  client.show(table())
  client.play('forest')
  at(answers, 0).fail(new ServerRefusal('not-your-turn', 'It is not your turn.', 409))
  await answered()
  expect(client.trouble()).toBeInstanceOf(ServerRefusal)
  client.play('clay-pit')
  expect(client.trouble()).toBeNull()
})

test('what has no choice plays itself, but not again after it was taken back', async () => {
  const only = { ...NOTHING, forced: 'forest' }
  const { client, sent } = stand(only)
  client.show(table())
  await answered()
  expect(sent).toEqual(['play forest'])
  const back = stand(only)
  back.client.show(table({ number: 3, log: [{ kind: 'undo', number: 3, at: 0, seat: 0, move: 2 }] }))
  await answered()
  expect(back.sent).toEqual([])
  const unasked = stand(only, false)
  unasked.client.show(table())
  await answered()
  expect(unasked.sent).toEqual([])
})

test('whoever ends turns by hand sees the last move first, and takes it back or sends it', async () => {
  const after = { passes: true, view: null }
  const { client, sent } = stand(NOTHING, false, after)
  client.show(table())
  client.play('forest')
  await answered()
  expect(sent).toEqual([])
  expect(client.snapshot().update).toMatchObject({ held: true, canUndo: true, moves: [], decision: null })
  // Somebody says something meanwhile.
  client.show(table({ chat: [{ number: 1, at: 0, room: 'table', name: 'Blue', me: false, text: 'Hello' }] }))
  expect(client.snapshot().update?.held).toBe(true)
  client.undo()
  expect(client.snapshot().update).toMatchObject({
    held: false,
    moves: ['forest', 'clay-pit'].map((space) => ({ text: space, verb: 'place', space })),
  })
  client.play('clay-pit')
  await answered()
  client.endTurn()
  expect(sent).toEqual(['play clay-pit'])
})

const HELD = { passes: true, view: null }

test('a held move stays while others do something, and is said to be gone when it is', async () => {
  const { client, sent } = stand(NOTHING, false, HELD)
  client.show(table())
  client.play('forest')
  await answered()
  client.show(table({ number: 2 }))
  await answered()
  expect(client.snapshot().update).toMatchObject({ held: true, number: 2 })
  client.endTurn()
  expect(sent).toEqual(['play forest'])
  const other = stand(NOTHING, false, HELD)
  other.client.show(table())
  other.client.play('forest')
  await answered()
  other.client.show(table({ number: 2, ask: null }))
  expect(other.client.snapshot().update?.held).toBe(false)
  expect(other.client.trouble()).toMatchObject({ code: 'stale' })
})

test('if the end of the turn is refused, the table is as the server knows it', async () => {
  const { client, sent, answers } = stand(NOTHING, false, HELD)
  client.show(table({ undo: 5 }))
  client.play('forest')
  await answered()
  client.endTurn()
  at(answers, 0).fail(new ServerRefusal('storage', 'Try again.', 503))
  await answered()
  expect(client.snapshot().update).toMatchObject({
    held: false,
    moves: ['forest', 'clay-pit'].map((space) => ({ text: space, verb: 'place', space })),
  })
  expect(sent).toEqual(['play forest'])
  expect(client.trouble()).toMatchObject({ code: 'storage' })
})

test('what plays itself is held too where turns are ended by hand', async () => {
  const { client, sent } = stand({ ...NOTHING, forced: 'forest' }, true, HELD)
  client.show(table())
  await answered()
  await answered()
  expect(client.snapshot().update?.held).toBe(true)
  expect(sent).toEqual([])
})

test('a turn is taken back from where the engine says it begins', async () => {
  const { client, sent } = stand()
  client.show(table({ undo: 9 }))
  client.reset()
  await answered()
  expect(sent).toEqual(['undo 7'])
})

test('a finished game stays finished when a rematch is set up', async () => {
  const outcome = { seats: [] }
  const { client } = stand({ ...NOTHING, outcome })
  const info = { ...INFO, status: 'finished' as const }
  client.show(table({ info, ask: null }))
  await answered()
  const seen: unknown[] = []
  client.subscribe(() => seen.push(client.snapshot().update?.outcome))
  client.show(table({ info, ask: null, number: 2 }))
  await answered()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.every((each) => each === outcome)).toBe(true)
})

test('spectators look from the seat they choose, and are nobody', () => {
  const { client } = stand()
  client.show(table({ info: { ...INFO, seat: null }, ask: null }))
  expect(client.snapshot().update).toMatchObject({ you: null, human: 0, decision: null })
  client.watchFrom(1)
  expect(client.snapshot().update?.human).toBe(1)
})

test('when the game is over its record comes for chart and replay', async () => {
  const { client } = stand()
  client.show(table({ info: { ...INFO, status: 'finished' }, ask: null }))
  await answered()
  expect(client.snapshot().update?.stored).toBe('the record')
  expect(await client.rematch()).toBe('#/room/next')
})

test('addresses carry the key of those who do not sit there', () => {
  expect(roomHref('t', undefined)).toBe('#/room/t')
  expect(roomHref('t', 'k', 'end')).toBe('#/room/t/k/end')
  expect(roomHref('t', undefined, 'replay', 3, 1)).toBe('#/room/t/-/replay/3/1')
})
