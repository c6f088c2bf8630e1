import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { type GameRecord, readRecord, resultOf, writeRecord } from '../core/record.ts'
import { isRefusal } from '../core/refusal.ts'
import { replay } from '../core/replay.ts'
import { expressHarvest, expressScenario } from '../testing/express-scenario.ts'
import { express } from './express.ts'

describe('the setup', () => {
  it('fills in what is missing', () => {
    expect(express.setup({})).toEqual({ players: 2, starting: null, faces: {} })
  })

  it.each([null, [], 'x', { players: 0 }, { players: 5 }, { players: 1.5 }, { starting: 2 }, { cards: 'none' }])(
    'refuses %j with a sentence',
    (input) => {
      expect(express.setup(input)).toMatchObject({ refused: 'bad-setup', message: expect.stringMatching(/\.$/) })
    },
  )
})

describe('texts', () => {
  it('are read whatever their case and spaces, and in any order of dice', () => {
    const t = expressScenario({ dice: 'food 2food wood' }).play(' KEEP ')
    expect(t.play('Take  2food+food').seat(0).goods.food).toBe(5)
  })

  it.each([
    '',
    'hello',
    'take',
    'take house',
    'take wood wood',
    'take wood+',
    'set grain wood',
    'set grain grain',
    'set grain',
    'rooms 0',
    'rooms two',
    'upgrade wood',
    'field wood die',
    'field grain',
    'pasture grain',
    'learn oven',
    'build mayor',
    'pay',
    'pay wood',
    'pay wood 1 wood 1',
    'pay dice',
    'pay dice wood reed 1',
    'breed grain 1',
    'breed',
    'cook',
    'cook sheep -1',
    'roll now',
    'keep;;roll',
    'x'.repeat(3000),
  ])('"%s" is no move', (text) => {
    const { state } = expressScenario()
    expect(express.parse(state, 0, text)).toMatchObject({ refused: 'unknown-move' })
  })

  it('that are not text are no moves either', () => {
    const { state } = expressScenario()
    expect(isRefusal(express.parse(state, 0, 7 as unknown as string))).toBe(true)
  })
})

describe('a line', () => {
  const dice = 'house reed reed wood wood grain food'.replace(' wood wood', ' wood')

  it('is a whole answer in one go, and ends in the same state', () => {
    const line = expressScenario({ dice }).play('keep; rooms 1; pay wood 1 dice reed+reed')
    const steps = expressScenario({ dice }).play('keep', 'rooms 1', 'pay wood 1 dice reed+reed')
    expect({ ...line.state, number: 3 }).toEqual(steps.state)
    const move = express.parse(steps.state, 0, 'keep; take wood')
    expect(isRefusal(move) || express.print(steps.state, move)).toBe('keep; take wood')
  })

  it('is refused as a whole, with the move that does not fit', () => {
    const t = expressScenario({ dice })
    expect(t.refusal('keep; take stone')).toMatchObject({
      refused: 'illegal-move',
      message: expect.stringContaining('Move 2'),
    })
    expect(t.refusal('keep; take wood; keep')).toMatchObject({ refused: 'not-your-turn' })
  })

  it('tells nothing about the dice to come: it can only end with a roll', () => {
    const t = expressScenario({ players: 1, dice: 'wood' })
    const tries = ['sheep', 'wood', 'grain', 'food'].map((face) => t.refusal(`roll; take ${face}`)?.message)
    expect(new Set(tries).size).toBe(1)
    expect(tries[0]).toContain('Nobody knows')
    expect(t.refusal('keep; take wood; roll')).toBeNull()
  })

  it('holds up to 60 moves and no line', () => {
    const { state } = expressScenario({ dice })
    const keep = { verb: 'keep' } as const
    expect(express.check(state, 0, { verb: 'line', moves: [] })).not.toBeNull()
    expect(express.check(state, 0, { verb: 'line', moves: [{ verb: 'line', moves: [keep] }] })).not.toBeNull()
    expect(express.check(state, 0, { verb: 'line', moves: Array.from({ length: 61 }, () => keep) })).not.toBeNull()
  })
})

describe('records', () => {
  it('are written, read and played again', () => {
    const record = (): GameRecord => {
      const setup = { players: 2, starting: 0, faces: {} }
      const t = expressScenario()
      const entries: { seat: number; move: string }[] = []
      while (!t.state.over) {
        const entry = { seat: t.asked, move: t.moves().at(-1) ?? '' }
        entries.push(entry)
        t.playAs(entry.seat, entry.move)
      }
      const seats = [{ name: 'Red' }, { name: 'Blue', bot: 'random' }]
      const result = resultOf(express.outcome(t.state))
      return { game: 'express', rules: express.rules, setup, seed: 'scenario', seats, result, entries }
    }
    const read = readRecord(writeRecord(record()))
    if (isRefusal(read)) throw new Error(read.message)
    expect(replay(express, read)).toMatchObject({ state: { over: true } })
  })
})

describe('views', () => {
  it('show everything but the random numbers, to everybody', () => {
    const { state } = expressScenario({ dice: 'wood reed', seats: [{ occupations: ['farmer'] }] })
    for (const viewer of [0, 1, 'public'] as const) {
      const view = express.view(state, viewer)
      expect((view.state as { random: number[] }).random).toEqual([])
      expect(at(view.table.seats, 0).occupations).toEqual(['farmer'])
      expect(view.table.dice.filter(({ used }) => !used)).toEqual([
        { kind: 'resource', face: 'wood', used: false },
        { kind: 'resource', face: 'reed', used: false },
      ])
    }
    expect((express.view(state, 'all').state as { random: number[] }).random).toEqual(state.random)
    expect(express.view(expressScenario().state, 0).table.dice[0]).toEqual({ kind: 'farm', face: null, used: true })
  })

  it('can be imagined as a state with other dice to come', () => {
    const { state } = expressScenario({ dice: 'wood reed' })
    const view = express.view(state, 0)
    const rolls = ['a', 'b', 'a'].map((seed) => {
      const s = express.imagine(view, seed)
      expect(express.equal({ ...s, random: state.random }, state)).toBe(true)
      express.advance(s, 0, { verb: 'roll' })
      return String(s.dice)
    })
    expect(rolls[0]).toBe(rolls[2])
    expect(rolls[0]).not.toBe(rolls[1])
  })

  it('tell what the next harvest would bring', () => {
    expect(expressScenario({ seats: [{ fields: 2 }] }).seat(0).next.total).toBe(5)
  })

  it('say what is paid for', () => {
    const { state } = expressScenario({ dice: 'house reed reed' }).play('keep', 'rooms 1')
    expect(express.decisions(state)).toEqual([{ seat: 0, ask: 'pay', about: 'rooms 1' }])
  })
})

describe('saves', () => {
  const save = () =>
    JSON.parse(
      JSON.stringify(express.save(expressScenario({ dice: 'pasture wood wood' }).play('keep', 'pasture').state)),
    )

  it('come back as they were, with the game and the rules they belong to', () => {
    expect(save()).toMatchObject({ game: 'express', rules: express.rules })
    expect(isRefusal(express.load(save()))).toBe(false)
  })

  it.each([
    ['a bare state', ({ state }) => state],
    ['another game', (saved) => ({ ...saved, game: 'agricola' })],
    ['other rules', (saved) => ({ ...saved, rules: express.rules + 1 })],
    ['no rules', ({ game, state }) => ({ game, state })],
    ['something more', (saved) => ({ ...saved, more: 1 })],
  ] as [string, (saved: ReturnType<typeof save>) => unknown][])('are refused as %s', (_what, change) => {
    expect(express.load(change(save()))).toMatchObject({
      refused: 'bad-save',
      message: expect.stringMatching(/not a saved game of express|version .* of the rules/),
    })
  })

  it.each([
    ['nothing inside', () => null],
    ['a text inside', () => 'x'],
    ['another number of players', (s) => ({ ...s, players: s.players.slice(1) })],
    ['a foreign face', (s) => ({ ...s, dice: ['wood', ...s.dice.slice(1)] })],
    ['too few dice', (s) => ({ ...s, dice: s.dice.slice(1) })],
    ['a debt', (s) => ({ ...s, players: [{ ...s.players[0], goods: { food: -1 } }, s.players[1]] })],
    ['no question', (s) => ({ ...s, asks: [] })],
    ['an unknown question', (s) => ({ ...s, asks: [{ step: 'plow', seat: 0 }] })],
    ['a question to nobody', (s) => ({ ...s, asks: [{ step: 'dice', seat: 7 }] })],
    ['a payment for nothing', (s) => ({ ...s, asks: [{ step: 'pay', seat: 0, group: { verb: 'feed' } }] })],
    [
      'a payment for nonsense',
      (s) => ({ ...s, asks: [{ step: 'pay', seat: 0, group: { verb: 'rooms', count: -1 } }] }),
    ],
    ['a payment for null', (s) => ({ ...s, asks: [{ step: 'pay', seat: 0, group: null }] })],
    ['too much in a question', (s) => ({ ...s, asks: [{ step: 'dice', seat: 0, extra: 1 }] })],
    ['animals in the open', (s) => ({ ...s, players: [{ ...s.players[0], goods: { sheep: 1 } }, s.players[1]] })],
    ['a question at the wrong time', (s) => ({ ...s, asks: [{ step: 'feed', seat: 0 }] })],
    [
      'two actions at once',
      (s) => ({
        ...s,
        asks: [
          { step: 'dice', seat: 0 },
          { step: 'dice', seat: 1 },
        ],
      }),
    ],
    ['an action of nobody', (s) => ({ ...s, players: s.players.map((p: object) => ({ ...p, left: 0 })) })],
    ['a game that is over too soon', (s) => ({ ...s, over: true })],
  ] as [string, (s: ReturnType<typeof save>['state']) => unknown][])('are refused with %s', (_what, damage) => {
    const saved = save()
    expect(express.load({ ...saved, state: damage(saved.state) })).toMatchObject({ refused: 'bad-save' })
  })
})

describe('equality and hash', () => {
  it('see every change', () => {
    const { state } = expressHarvest()
    const other = express.copy(state)
    expect([express.equal(state, other), express.hash(state) === express.hash(other)]).toEqual([true, true])
    const { goods } = at(other.players, 1)
    goods[3] = at(goods, 3) + 1
    expect([express.equal(state, other), express.hash(state) === express.hash(other)]).toEqual([false, false])
  })
})
