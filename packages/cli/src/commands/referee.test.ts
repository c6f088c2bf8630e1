import { at, pick, seeded } from '@furrow/engine/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, Referee } from '../testing/furrow.ts'

const referee = new Referee()
afterAll(async () => {
  expect(await referee.close()).toBe(0)
})
const start = (table: string, setup: object = { players: 2, starting: 0 }) =>
  referee.ask({ do: 'start', table, game: 'agricola', setup, seed: 'referee' })

/** Plays random moves, sometimes an extra one, until the game is over or the number is reached. */
async function playOn(table: string, to = Number.POSITIVE_INFINITY): Promise<Answer> {
  const random = seeded(table)
  let at = await referee.ask({ do: 'decisions', table })
  while (!at.over && at.number < to) {
    const { seat } = pick(random, at.decisions)
    const { moves } = await referee.ask({ do: 'moves', table, seat })
    const { move } = pick(
      random,
      moves.filter(({ extra }) => !extra || at.number % 10 === 0),
    )
    at = await referee.ask({ do: 'play', table, seat, move, at: at.number })
    expect(at.refused, at.message).toBeUndefined()
    expect(at.move).toBe(move)
  }
  return at
}

describe('the referee', () => {
  it('says which protocol it speaks and which games it knows', async () => {
    const hello = await referee.hello
    expect(hello.protocol).toBe(1)
    expect(hello.games.map(({ name }) => name)).toContain('agricola')
    expect((await referee.ask({ do: 'games' })).games).toEqual(hello.games)
  })

  it('answers under the id of the request', async () => {
    expect((await referee.ask({ id: 'a', do: 'games' })).id).toBe('a')
    expect((await referee.ask({ id: 7, do: 'nothing' })).id).toBe(7)
    expect((await referee.ask({ do: 'games' })).id).toBe(null)
  })

  it('runs a game of three with cards to its end', async () => {
    const first = await start('whole', { players: 3, cards: 'dealt' })
    expect(first).toMatchObject({ seats: 3, number: 0, over: false })
    expect((await referee.ask({ do: 'outcome', table: 'whole' })).outcome).toBeNull()
    const end = await playOn('whole')
    expect(end).toMatchObject({ over: true, decisions: [] })
    expect(end.events.at(-1)).toEqual({ event: 'over' })
    const { outcome } = await referee.ask({ do: 'outcome', table: 'whole' })
    expect(outcome?.seats).toHaveLength(3)
    expect(await referee.ask({ do: 'play', table: 'whole', seat: 0, move: 'done' })).toMatchObject({
      refused: 'game-over',
    })
  })

  it('keeps several games apart', async () => {
    await start('one')
    await start('two', { players: 4 })
    await playOn('one', 5)
    expect(await referee.ask({ do: 'decisions', table: 'two' })).toMatchObject({ number: 0 })
    expect(await referee.ask({ do: 'close', table: 'two' })).toMatchObject({ closed: 'two' })
    expect(await referee.ask({ do: 'decisions', table: 'two' })).toMatchObject({ refused: 'no-game' })
    expect(await referee.ask({ do: 'decisions', table: 'one' })).toMatchObject({ number: 5 })
  })

  it('shows each seat its own hand and nobody else’s', async () => {
    await start('hands', { players: 2, cards: 'dealt' })
    const hands = async (seat: unknown) => {
      const { view } = await referee.ask({ do: 'view', table: 'hands', seat })
      return view.table.seats.map(({ hand }) => hand.minors.every((card) => card !== null))
    }
    expect(await hands(0)).toEqual([true, false])
    expect(await hands(1)).toEqual([false, true])
    expect(await hands('public')).toEqual([false, false])
    expect(await hands('all')).toEqual([true, true])
  })

  it('saves in the middle of a game and loads elsewhere', async () => {
    await start('save', { players: 2, cards: 'dealt' })
    const here = await playOn('save', 40)
    const { saved } = await referee.ask({ do: 'save', table: 'save' })
    const there = await referee.ask({ do: 'load', table: 'load', saved })
    expect(there).toMatchObject({ number: 40, seats: 2, decisions: here.decisions })
    const { seat } = at(here.decisions, 0)
    const moves = async (table: string) => (await referee.ask({ do: 'moves', table, seat })).moves
    expect(await moves('load')).toEqual(await moves('save'))
  })
})

describe('a request that cannot be done', () => {
  let before: { state: { [field: string]: unknown } }
  beforeAll(async () => {
    await start('still')
    await referee.ask({ do: 'play', table: 'still', seat: 0, move: 'farmland' })
    before = (await referee.ask({ do: 'save', table: 'still' })).saved
  })

  type Request = string | object | (() => object)
  const saved = (change: object) => () => ({ do: 'load', table: 'still', saved: { ...before, ...change } })
  const asked: [string, Request, string][] = [
    ['no JSON', 'hello', 'bad-json'],
    ['half a line of JSON', '{"do": "games"', 'bad-json'],
    ['binary noise', '\u0000\u0001\ufffd', 'bad-json'],
    ['a list', '[1, 2]', 'bad-request'],
    ['null', 'null', 'bad-request'],
    ['a text', '"games"', 'bad-request'],
    ['nothing to do', {}, 'bad-request'],
    ['something unknown to do', { do: 'fly' }, 'bad-request'],
    ['the name of a method', { do: 'constructor' }, 'bad-request'],
    ['a field too many', { do: 'games', why: 1 }, 'bad-request'],
    ['a hidden field', '{"do": "games", "__proto__": {"do": "bye"}}', 'bad-request'],
    ['a field too few', { do: 'moves', table: 'still' }, 'bad-request'],
    ['an id of the wrong kind', { id: {}, do: 'games' }, 'bad-request'],
    ['a table of the wrong kind', { do: 'decisions', table: 5 }, 'bad-request'],
    ['a table without a name', { do: 'decisions', table: '' }, 'bad-request'],
    ['a table where nothing stands', { do: 'decisions', table: 'nowhere' }, 'no-game'],
    ['an unknown game', { do: 'start', table: 'still', game: 'chess', seed: '' }, 'bad-setup'],
    ['a game without a seed', { do: 'start', table: 'still', game: 'agricola' }, 'bad-request'],
    ['a seed that is no text', { do: 'start', table: 'still', game: 'agricola', seed: 1 }, 'bad-request'],
    ['nine players', { do: 'start', table: 'still', game: 'agricola', seed: '', setup: { players: 9 } }, 'bad-setup'],
    ['a setup that is a list', { do: 'start', table: 'still', game: 'agricola', seed: '', setup: [] }, 'bad-setup'],
    ['a seat that is no number', { do: 'moves', table: 'still', seat: '0' }, 'bad-request'],
    ['half a seat', { do: 'moves', table: 'still', seat: 0.5 }, 'bad-request'],
    ['a seat that is not there', { do: 'moves', table: 'still', seat: 2 }, 'bad-request'],
    ['the view of nobody', { do: 'view', table: 'still', seat: 'everyone' }, 'bad-request'],
    ['the view of a seat that is not there', { do: 'view', table: 'still', seat: 9 }, 'bad-request'],
    ['the public playing', { do: 'play', table: 'still', seat: 'public', move: 'done' }, 'bad-request'],
    ['a move that is no text', { do: 'play', table: 'still', seat: 0, move: { verb: 'done' } }, 'bad-request'],
    ['a move nobody knows', { do: 'play', table: 'still', seat: 0, move: 'fly to a1' }, 'unknown-move'],
    ['a move that is not possible', { do: 'play', table: 'still', seat: 0, move: 'plow a2' }, 'illegal-move'],
    [
      'a line of which one move is not possible',
      { do: 'play', table: 'still', seat: 0, move: 'plow a1; fence a1' },
      'not-your-turn',
    ],
    ['a move out of turn', { do: 'play', table: 'still', seat: 1, move: 'forest' }, 'not-your-turn'],
    ['a stale move', { do: 'play', table: 'still', seat: 0, move: 'plow a1', at: 0 }, 'stale'],
    ['a move of the future', { do: 'play', table: 'still', seat: 0, move: 'plow a1', at: 2 }, 'stale'],
    ['a number that is none', { do: 'play', table: 'still', seat: 0, move: 'plow a1', at: '1' }, 'bad-request'],
    ['a save that is none', { do: 'load', table: 'still', saved: { state: {} } }, 'bad-save'],
    ['a save with something added', saved({ more: 1 }), 'bad-save'],
    ['a save of other rules', saved({ rules: 99 }), 'bad-save'],
    ['a save without a state', saved({ state: null }), 'bad-save'],
    [
      'a save nested too deeply',
      `{"do":"load","table":"still","saved":{"game":"agricola","rules":1,"state":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
      'bad-save',
    ],
    ['a line of more than a megabyte', `{"do":"games","why":"${'x'.repeat(1_100_000)}"}`, 'too-long'],
  ]

  it.each(asked)('%s is refused, and the game has not changed', async (_, request, code) => {
    const answer = await (typeof request === 'string'
      ? referee.say(request)
      : referee.ask(typeof request === 'function' ? request() : request))
    expect(answer.refused, answer.message).toBe(code)
    expect(answer.message).toMatch(/\.$/)
    expect((await referee.ask({ do: 'save', table: 'still' })).saved).toEqual(before)
  })

  it('is refused for a damaged state too, wherever the damage is', async () => {
    const { state, ...whole } = before
    for (const field of Object.keys(state))
      for (const damage of [null, -1, 'x', [], {}, [null], [{}]]) {
        const answer = await referee.ask({
          do: 'load',
          table: 'damaged',
          saved: { ...whole, state: { ...state, [field]: damage } },
        })
        if (!answer.refused) expect(answer).toMatchObject({ seats: 2, number: expect.any(Number) })
        else expect(answer.refused).toBe('bad-save')
      }
    expect(await referee.ask({ do: 'decisions', table: 'still' })).toMatchObject({ number: 1 })
  })
})

describe('the lines', () => {
  it('may be empty, may come all at once, and are answered in their order', async () => {
    referee.send('\n\n{"id":1,"do":"games"}\n  \r\n{"id":2,"do":"games"}\r\nx\n{"id":3,"do":"games"}')
    const ids = [await referee.hear(), await referee.hear(), await referee.hear(), await referee.hear()]
    expect(ids.map(({ id, refused }) => refused ?? id)).toEqual([1, 2, 'bad-json', 3])
  })

  it('end with "bye", whatever follows', async () => {
    const other = new Referee()
    await other.hello
    other.send('{"do":"bye"}\n{"do":"games"}')
    expect(await other.hear()).toMatchObject({ bye: true })
    expect(await other.end).toBe(0)
  })

  it('end with the input, the last line without a line end included', async () => {
    const other = new Referee()
    await other.hello
    other.send('{"do":"start","game":"agricola","seed":""}')
    expect(await other.hear()).toMatchObject({ seats: 2 })
    expect(await other.close()).toBe(0)
  })
})
