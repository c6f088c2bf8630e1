import { at, isRefusal, readRecord, replay } from '@furrow/engine/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { boxNamed } from '../games.ts'
import { Refused, readRequest } from './request.ts'
import { type Answer, Tables } from './tables.ts'

// What a program needs to search: copies, imagined tables, moves that are tried.

interface Tried {
  move?: string
  refused?: string
  score: number[]
  decisions: { seat: number; ask: string }[]
  moves: string[]
}

let tables: Tables
const ask = (request: object): Answer => {
  const answer = tables.answer(readRequest(request))
  if (answer instanceof Promise) throw new Error('This is answered later.')
  return answer
}
const code = (request: object): string => {
  try {
    ask(request)
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}
const start = (setup: object = {}) =>
  ask({ do: 'start', game: 'agricola', setup: { players: 2, starting: 0, ...setup }, seed: 'search' })
const attempt = (request: object): Tried[] => ask({ do: 'try', ...request }).tried as Tried[]

beforeEach(() => {
  tables = new Tables()
})

describe('copy', () => {
  it('puts the game of one table on another, and they go on apart', () => {
    start()
    ask({ do: 'play', seat: 0, move: 'forest' })
    expect(ask({ do: 'copy', table: 'b', of: 'table' })).toMatchObject({ number: 1, seats: 2 })
    ask({ do: 'play', table: 'b', seat: 1, move: 'day-laborer' })
    expect(ask({ do: 'decisions' })).toMatchObject({ number: 1 })
    // What can be taken back, too.
    expect(ask({ do: 'undo', seat: 0 })).toMatchObject({ number: 0 })
    expect(ask({ do: 'decisions', table: 'b' })).toMatchObject({ number: 2 })
    expect(code({ do: 'copy', table: 'c', of: 'nowhere' })).toBe('no-game')
  })
})

describe('imagine', () => {
  const hands = (table: string) => {
    const { view } = ask({ do: 'view', table, seat: 'all', fields: ['table.seats.hand'] })
    return (view as { table: { seats: { hand: object }[] } }).table.seats.map(({ hand }) => hand)
  }

  it('keeps what the seat knows and draws the rest anew, from a table or from a view', () => {
    start({ cards: 'dealt' })
    const { view } = ask({ do: 'view', seat: 0 })
    const real = hands('table')
    ask({ do: 'imagine', table: 'a', of: 'table', seat: 0, seed: '1' })
    ask({ do: 'imagine', table: 'b', game: 'agricola', view, seed: '1' })
    ask({ do: 'imagine', table: 'c', of: 'table', seat: 0, seed: '2' })
    for (const table of ['a', 'b', 'c']) {
      expect(hands(table)[0]).toEqual(real[0])
      expect(hands(table)[1]).not.toEqual(real[1])
      expect(ask({ do: 'view', table, seat: 0 }).view).toEqual(view)
    }
    expect(hands('c')[1]).not.toEqual(hands('a')[1])
  })

  it('makes the same table of the same seed, in the middle of a choice too', () => {
    start({ cards: 'dealt' })
    ask({ do: 'play', seat: 0, move: 'farmland' })
    for (const table of ['a', 'b']) ask({ do: 'imagine', table, of: 'table', seat: 1, seed: 'same' })
    expect(ask({ do: 'save', table: 'a' })).toEqual(ask({ do: 'save', table: 'b' }))
    expect(ask({ do: 'play', table: 'a', seat: 0, move: 'plow c2' })).toMatchObject({ number: 2 })
  })

  it('leaves an answer to a question that another seat is asked about its hidden hand', () => {
    // Of all hands that seat 1 could have, few can play anything here.
    const hands = [[], ['shifting-cultivation']]
    const order = [
      ...['major-improvement', 'fencing', 'grain-utilization', 'sheep-market'],
      ...['basic-wish-for-children', 'house-redevelopment', 'western-quarry', 'vegetable-seeds', 'pig-market'],
      ...['cattle-market', 'eastern-quarry', 'urgent-wish-for-children', 'cultivation', 'farm-redevelopment'],
    ]
    const deck = { cards: 'given', hands, order }
    ask({ do: 'start', game: 'agricola', setup: { players: 2, starting: 1, ...deck }, seed: 'asked' })
    ask({ do: 'play', seat: 1, move: 'major-improvement' })
    const { view, number } = ask({ do: 'view', seat: 0 })
    expect(ask({ do: 'decisions' })).toMatchObject({ decisions: [{ seat: 1, ask: 'acts' }] })
    for (let seed = 0; seed < 20; seed++)
      for (const how of [
        { of: 'table', seat: 0 },
        { view, game: 'agricola' },
      ]) {
        ask({ do: 'imagine', table: 'guess', seed: String(seed), ...how })
        const { tried } = ask({ do: 'try', table: 'guess', seat: 1 }) as { tried: Tried[] }
        expect(tried.length).toBeGreaterThan(0)
        expect(ask({ do: 'decisions', table: 'guess' })).toMatchObject({ number })
      }
  })

  it.each([null, 'none', '3', [2], 1.5, 1e9, -3])(
    'makes nothing of a view with %s occupations in a hidden hand',
    (hand) => {
      start({ cards: 'dealt' })
      const { view } = ask({ do: 'view', seat: 0 }) as { view: object }
      const occupations = [0, 1].map(() => ({ hand, pack: 0 }))
      expect(code({ do: 'imagine', table: 'x', seed: '1', game: 'agricola', view: { ...view, occupations } })).toBe(
        'bad-save',
      )
    },
  )

  it.each([
    [{ view: {}, game: 'agricola' }, 'bad-save'],
    [{ view: { viewer: 0, table: {}, state: { setup: 1 } }, game: 'agricola' }, 'bad-save'],
    [{ view: {}, game: 'chess' }, 'bad-setup'],
    [{}, 'bad-request'],
    [{ of: 'table', view: {} }, 'bad-request'],
    [{ of: 'table', seat: 7 }, 'bad-request'],
  ])('refuses %j', (what, refused) => {
    start()
    expect(code({ do: 'imagine', table: 'x', seed: '1', ...what })).toBe(refused)
    expect(code({ do: 'decisions', table: 'x' })).toBe('no-game')
  })
})

describe('try', () => {
  it('tells of every answer what would come of it, and changes nothing', () => {
    start()
    const before = ask({ do: 'save' })
    const tried = attempt({ seat: 0, want: ['score', 'decisions', 'over'] })
    const { moves } = ask({ do: 'moves', seat: 0, extras: false }) as unknown as { moves: { move: string }[] }
    expect(tried.map(({ move }) => move)).toEqual(moves.map(({ move }) => move))
    expect(at(tried, 0)).toMatchObject({ decisions: [{ seat: 1, ask: 'place' }], over: false })
    expect(ask({ do: 'save' })).toEqual(before)
    for (const { move, score, decisions } of tried) {
      ask({ do: 'copy', table: 'b', of: 'table' })
      expect(ask({ do: 'play', table: 'b', seat: 0, move })).toMatchObject({ decisions })
      const { view } = ask({ do: 'view', table: 'b', seat: 0 })
      const { seats } = (view as { table: { seats: { score: { total: number } }[] } }).table
      expect(score).toEqual(seats.map((seat) => seat.score.total))
    }
  })

  it('takes moves, lines, and moves of several seats one after the other', () => {
    start()
    const moves = ['forest', 'farmland; plow c2', ['farmland', 'plow c2', [1, 'forest']], 'plow c2', ['forest', 'reed']]
    const tried = attempt({ seat: 0, moves, want: ['number', 'decisions'] })
    expect(tried).toMatchObject([
      { number: 1, decisions: [{ seat: 1 }] },
      { number: 1, decisions: [{ seat: 1 }] },
      { number: 3, decisions: [{ seat: 0 }] },
      { refused: 'illegal-move', step: 0 },
      { refused: 'unknown-move', step: 1 },
    ])
    expect(attempt({ seat: 0, moves: [[]], want: ['number'] })).toEqual([{ number: 0 }])
    expect(attempt({ seat: 0, moves: [[[5, 'forest']]] })).toMatchObject([{ refused: 'not-your-turn' }])
  })

  it('tells the moves that follow, events, and views by fields', () => {
    start()
    const want = ['moves', 'parts', 'events', 'outcome', 'hash', 'view']
    const [one] = attempt({ seat: 0, moves: ['farmland'], want, fields: ['table.round', 'table.seats.goods'] })
    expect(one).toMatchObject({
      moves: expect.arrayContaining(['plow c2']),
      parts: expect.arrayContaining([expect.objectContaining({ move: 'plow c2', verb: 'plow', cell: 'c2' })]),
      events: [{ event: 'placed', seat: 0, space: 'farmland' }],
      outcome: null,
      hash: expect.any(Number),
      view: { table: { round: 1, seats: [{ goods: { food: 2 } }, { goods: { food: 3 } }] } },
    })
  })

  it('refuses fields that nobody can tell', () => {
    start()
    expect(code({ do: 'try', seat: 0, want: ['luck'] })).toBe('bad-request')
    expect(code({ do: 'try', seat: 0, moves: [5] })).toBe('bad-request')
    expect(code({ do: 'try', seat: 0, moves: [[['0', 'forest']]] })).toBe('bad-request')
  })
})

describe('moves', () => {
  it('have a key that only they have, and can come without extras', () => {
    start({ cards: 'dealt' })
    const { moves } = ask({ do: 'moves', seat: 0 }) as unknown as { moves: { key: string; extra: boolean }[] }
    expect(new Set(moves.map(({ key }) => key)).size).toBe(moves.length)
    expect(moves.some(({ extra }) => extra)).toBe(true)
    const { moves: some } = ask({ do: 'moves', seat: 0, extras: false }) as unknown as { moves: { extra: boolean }[] }
    expect(some).toEqual(moves.filter(({ extra }) => !extra))
  })
})

describe('view', () => {
  it('can be had in parts; a list stands for each of its entries', () => {
    start()
    const { view } = ask({ do: 'view', seat: 0, fields: ['table.round', 'table.spaces.id', 'table.nothing', 'viewer'] })
    expect(view).toMatchObject({ viewer: 0, table: { round: 1 } })
    const { table } = view as { table: { spaces: object[] } }
    expect(Object.keys(table)).toEqual(['round', 'spaces'])
    expect(table.spaces).toContainEqual({ id: 'forest' })
    expect(code({ do: 'view', seat: 0, fields: 'table' })).toBe('bad-request')
  })
})

describe('bot', () => {
  it('answers for a seat, and does not play', async () => {
    start()
    const answer = await tables.answer(readRequest({ do: 'bot', seat: 0, bot: 'farmer', seed: '1' }))
    expect(attempt({ seat: 0, moves: [answer.move] })).toMatchObject([{ decisions: expect.anything() }])
    expect(ask({ do: 'decisions' })).toMatchObject({ number: 0 })
    await expect(tables.answer(readRequest({ do: 'bot', seat: 1, bot: 'farmer' }))).rejects.toMatchObject({
      code: 'not-your-turn',
    })
    await expect(tables.answer(readRequest({ do: 'bot', seat: 0, bot: 'toString' }))).rejects.toMatchObject({
      code: 'bad-request',
    })
  })
})

describe('record', () => {
  it('is a whole game that replays, with what was taken back', () => {
    start()
    ask({ do: 'play', seat: 0, move: 'farmland' })
    ask({ do: 'play', seat: 0, move: 'plow c2' })
    ask({ do: 'undo', seat: 0 })
    ask({ do: 'play', seat: 0, move: 'plow d3' })
    ask({ do: 'play', seat: 1, move: 'forest' })
    const { record } = ask({ do: 'record', names: ['Ann', 'Ben'] }) as { record: string }
    expect(record.split('\n\n')[1]).toBe('1. 0 farmland\n2. 0 plow c2\n3. 0 undo 1\n4. 0 plow d3\n5. 1 forest\n')
    expect(record).toContain('seats: [{"name":"Ann"},{"name":"Ben"}]')
    const read = readRecord(record)
    if (isRefusal(read)) throw new Error(read.message)
    const { game } = boxNamed('agricola')
    const replayed = replay(game, read)
    expect(isRefusal(replayed)).toBe(false)
    expect(code({ do: 'record', names: ['Ann'] })).toBe('bad-request')
  })

  it('is refused for a game without a beginning', () => {
    start()
    ask({ do: 'load', table: 'b', saved: ask({ do: 'save' }).saved })
    expect(code({ do: 'record', table: 'b' })).toBe('bad-record')
  })
})

describe('catalogues', () => {
  it('list all cards, and the spaces of a setup', () => {
    const { cards } = ask({ do: 'cards', game: 'agricola' }) as { cards: object[] }
    expect(cards).toContainEqual(
      expect.objectContaining({ name: 'clay-oven', kind: 'major', cost: { clay: 3, stone: 1 }, points: 2 }),
    )
    const { spaces } = ask({ do: 'spaces', game: 'agricola', setup: { players: 3 } }) as { spaces: object[] }
    expect(spaces).toContainEqual(
      expect.objectContaining({ id: 'forest', stage: 0, accumulates: { good: 'wood', count: 3 }, acts: ['take'] }),
    )
    expect(spaces.length).toBeGreaterThan(25)
    expect(ask({ do: 'cards', game: 'express' })).toEqual({ cards: [] })
    expect(code({ do: 'spaces', game: 'agricola', setup: { players: 9 } })).toBe('bad-setup')
  })
})

describe('save', () => {
  it('gives the game, the rules and the state, and nothing else', () => {
    start()
    const { saved } = ask({ do: 'save' }) as { saved: object }
    expect(Object.keys(saved)).toEqual(['game', 'rules', 'state'])
    expect(saved).toMatchObject({ game: 'agricola', rules: boxNamed('agricola').game.rules })
  })
})
