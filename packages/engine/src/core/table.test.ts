import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { express } from '../express/express.ts'
import type { Event } from '../state/events.ts'
import type { Setup } from '../state/setup.ts'
import type { State } from '../state/state.ts'
import { expressScenario } from '../testing/express-scenario.ts'
import { at } from './at.ts'
import { answerOfBot, taskFor } from './bot-task.ts'
import type { Game } from './game.ts'
import { current, type Entry, isMoment } from './log.ts'
import { loadPosition, savePosition, turnStart, undoable } from './position.ts'
import { questionFor, textsOf } from './question.ts'
import { below, pick, seeded } from './random.ts'
import { readRecord, writeRecord } from './record.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { replay } from './replay.ts'
import { begin, play, reset, type Table, undo } from './table.ts'

const move = (seat: number, text: string): Entry => ({ seat, move: text })
const back = (seat: number, to: number): Entry => ({ seat, undo: to })
const texts = (entries: Entry[]) => current(entries).map(({ number, entry }) => `${number} ${entry.move}`)

describe('the moves in force', () => {
  it('are all of them as long as nobody goes back', () => {
    expect(texts([move(0, 'a'), move(1, 'b')])).toEqual(['1 a', '2 b'])
  })

  it('leave out what was undone, and keep their numbers', () => {
    expect(texts([move(0, 'a'), move(0, 'b'), move(0, 'c'), back(0, 1), move(0, 'd')])).toEqual(['1 a', '5 d'])
  })

  it('can be undone again and again, down to the beginning', () => {
    const entries = [move(0, 'a'), back(0, 0), move(0, 'b'), move(0, 'c'), back(0, 3), back(0, 0)]
    expect(texts(entries)).toEqual([])
    expect(texts(entries.slice(0, 5))).toEqual(['3 b'])
  })

  it('are the moments to go back to; an undone move is none', () => {
    const entries = [move(0, 'a'), move(0, 'b'), back(0, 1), move(0, 'c')]
    expect([0, 1, 2, 3, 4, 5].filter((n) => isMoment(entries, n))).toEqual([0, 1, 4])
  })
})

type Farm = Table<State, Event>

function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.message)
  return value
}

const farm = (players = 2): Farm => begin(agricola.start(agricola.setup({ players, starting: 0 }) as Setup, 'table'))
/** Plays `seat text`, `undo seat` and `reset seat`. */
const after = (table: Farm, ...lines: string[]): Farm =>
  lines.reduce((now, line) => {
    const [first, ...rest] = line.split(' ')
    if (first === 'undo') return must(undo(agricola, now, Number(rest[0])))
    if (first === 'reset') return must(reset(agricola, now, Number(rest[0])))
    return must(play(agricola, now, Number(first), rest.join(' ')))
  }, table)
const can = (table: Farm) => [0, 1].map((seat) => undoable(agricola, table, seat))

describe('a move', () => {
  it('is logged in the form in which the game prints it, with what happened', () => {
    const { log } = after(farm(), '0   FOREST ')
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({ seat: 0, move: 'forest' })
    expect(at(log, 0).events).toContainEqual({ event: 'placed', seat: 0, space: 'forest' })
  })

  it('that is refused changes nothing', () => {
    const before = after(farm(), '0 forest')
    for (const [seat, text] of [
      [1, 'forest'],
      [0, 'clay-pit'],
      [1, 'nonsense'],
    ] as const)
      expect(play(agricola, before, seat, text)).toHaveProperty('refused')
    expect(before.log).toHaveLength(1)
  })
})

describe('taking back', () => {
  it('leads to exactly the state before, and the log keeps both', () => {
    const before = farm()
    const half = after(before, '0 farmland', '0 plow c2', 'undo 0')
    expect(agricola.equal(half.state, after(before, '0 farmland').state)).toBe(true)
    const none = after(half, 'undo 0')
    expect(agricola.equal(none.state, before.state)).toBe(true)
    expect(none.log.map((entry) => ('undo' in entry ? entry.undo : entry.move))).toEqual(['farmland', 'plow c2', 1, 0])
  })

  it('is free up to the last move of another seat', () => {
    const both = after(farm(), '0 forest', '1 farmland', '1 plow c2')
    expect(can(both)).toEqual([null, 3])
    expect(isRefusal(undo(agricola, both, 0))).toBe(true)
    expect(isRefusal(undo(agricola, both, 1, 1))).toBe(true)
    expect(must(undo(agricola, both, 1, 2)).since.map(({ number }) => number)).toEqual([1])
  })

  it('goes on with the other seat as soon as that has taken back', () => {
    const table = after(farm(), '0 forest', '1 clay-pit', 'undo 1')
    expect(can(table)).toEqual([1, null])
    expect(agricola.equal(after(table, 'undo 0').state, farm().state)).toBe(true)
  })

  it('never goes behind a card that has come out, though the move was the own one', () => {
    const round = after(farm(), '0 forest', '1 clay-pit', '0 reed-bank', '1 fishing')
    expect(at(round.log, 3).events.some(agricola.reveals)).toBe(true)
    expect(can(round)).toEqual([null, null])
    const next = after(round, '0 farmland')
    expect(can(next)).toEqual([5, null])
    expect(undo(agricola, next, 0, 3)).toMatchObject({ refused: 'illegal-move' })
  })

  it('never goes behind a roll, and freely over what was kept, set and paid (X3)', () => {
    const { state } = expressScenario({ players: 1, dice: 'wood wood reed grain pasture' })
    const kept = ['keep', 'pasture', 'pay wood 1'].reduce((t, text) => must(play(express, t, 0, text)), begin(state))
    expect(express.equal(must(undo(express, kept, 0, 1)).state, state)).toBe(true)
    const rolled = must(play(express, kept, 0, 'roll'))
    expect(undoable(express, rolled, 0)).toBeNull()
  })

  it('is over when the game is', () => {
    let table = begin(express.start({ players: 1, starting: 0, faces: {} }, 'end'))
    while (express.decisions(table.state).length > 0)
      table = must(play(express, table, 0, express.print(table.state, at(express.moves(table.state, 0), 0))))
    expect(table.since.length).toBeGreaterThan(0)
    expect(undoable(express, table, 0)).toBeNull()
    expect(undo(express, table, 0)).toMatchObject({ refused: 'illegal-move' })
  })

  it('names neither the present nor what was undone', () => {
    const table = after(farm(), '0 farmland', '0 plow c2', 'undo 0')
    for (const from of [0, 2, 3, 4, 99]) expect(isRefusal(undo(agricola, table, 0, from))).toBe(true)
  })
})

describe('a reset', () => {
  it('takes the whole turn back, and only that one', () => {
    const whole = after(farm(), '0 farmland', '0 plow c2', 'reset 0')
    expect(current(whole.log)).toEqual([])
    expect(isRefusal(reset(agricola, whole, 0))).toBe(true)
    const second = after(farm(1), '0 forest', '0 farmland', 'reset 0')
    expect(current(second.log).map(({ entry }) => entry.move)).toEqual(['forest'])
  })

  it('begins with the dice that were kept, in Express', () => {
    const { state } = expressScenario({ players: 1, dice: 'wood reed grain stone' })
    const moves = ['keep', 'take wood', 'keep', 'take reed']
    const table = moves.reduce((t, text) => must(play(express, t, 0, text)), begin(state))
    expect(turnStart(express, table, 0)).toBe(3)
  })
})

describe('the question for a seat', () => {
  it('is the decision with its answers in words and parts', () => {
    const question = questionFor(agricola, farm().state, 0)
    expect(question?.decision).toMatchObject({ seat: 0, ask: 'place' })
    expect(textsOf(question?.moves ?? [])).toContain('forest')
    expect(question?.moves.find(({ text }) => text === 'forest')).toEqual({
      text: 'forest',
      verb: 'place',
      space: 'forest',
    })
  })

  it('is null for whoever has nothing to decide', () => {
    expect(questionFor(agricola, farm().state, 1)).toBeNull()
  })

  it('holds extras and a proposal where there are any', () => {
    const { state } = expressScenario({ seats: [{ improvements: ['oven'], goods: { grain: 1 } }] })
    expect(questionFor(express, state, 0)).toMatchObject({
      extras: [{ text: 'cook grain 1', verb: 'cook', goods: { grain: 1 }, count: 1 }],
      proposal: null,
    })
  })
})

describe('the task of a bot', () => {
  const { state } = farm()
  const means = { seed: 'chance', milliseconds: 5 }
  const task = taskFor(agricola, state, 0, means)
  const played = async (choose: () => string) => task && (await answerOfBot(agricola, state, task, choose)).text

  it('is all that the seat may know, in texts', () => {
    expect(task).toMatchObject({ game: 'agricola', seat: 0, ...means, decision: { ask: 'place' } })
    expect(task?.moves).toContain('forest')
    expect(task?.view).toEqual(agricola.view(state, 0))
    expect(taskFor(agricola, state, 1, means)).toBeNull()
  })

  it('is answered by the bot; the first move stands in for what is refused or fails', async () => {
    expect(await played(() => 'forest')).toBe('forest')
    const first = task?.moves[0]
    expect(first).not.toBe('forest')
    expect(await played(() => 'fly to the moon')).toBe(first)
    expect(
      await played(() => {
        throw new Error('lost')
      }),
    ).toBe(first)
  })
})

// What follows knows nothing of a game but the contract.
type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>

/** Random moves and undos; calls `look` after every line. */
function wander(
  game: AnyGame,
  given: object,
  seed: string,
  lines: number,
  look: (table: Table<unknown, unknown>) => void,
) {
  const random = seeded(`${seed}/moves`)
  let table: Table<unknown, unknown> = begin(game.start(game.setup(given), seed))
  for (let i = 0; i < lines && game.decisions(table.state).length > 0; i++) {
    const { seat } = pick(random, game.decisions(table.state))
    const free = table.since.filter(({ seat: of }) => of === table.since.at(-1)?.seat)
    if (free.length > 0 && below(random, 4) === 0) {
      const { seat: of } = at(free, 0)
      const from = below(random, 2) === 0 ? undefined : pick(random, free).number
      const undone = undo(game, table, of, from)
      table = isRefusal(undone) ? must(reset(game, table, of)) : undone
    } else table = must(play(game, table, seat, pick(random, questionFor(game, table.state, seat)?.moves ?? []).text))
    look(table)
  }
}

describe.each([
  ['agricola', agricola, { players: 2 }, 150],
  ['agricola', agricola, { players: 4, cards: 'dealt' }, 150],
  ['express', express, { players: 1 }, 80],
  ['express', express, { players: 3 }, 80],
] as [string, AnyGame, object, number][])('random moves and undos of %s', (_name, game, setup, lines) => {
  it('a table in the middle of anything comes back from its record, and from JSON', () => {
    wander(game, setup, 'records', lines, (table) => {
      const record = readRecord(
        writeRecord({
          game: game.name,
          rules: game.rules,
          setup: JSON.parse(JSON.stringify(game.setup(setup))),
          seed: 'records',
          seats: Array.from({ length: game.seats(table.state) }, () => ({ name: 'A' })),
          result: null,
          entries: table.log,
        }),
      )
      if (table.log.length % 10 !== 0) return
      const read = must(replay(game, must(record)))
      expect(read).toEqual(table)
      const loaded = must(loadPosition(game, JSON.parse(JSON.stringify(savePosition(game, table)))))
      expect(game.equal(loaded.state, table.state) && game.equal(loaded.base, table.base)).toBe(true)
      expect(loaded.since).toEqual(table.since)
    })
  })

  it('the state is always that of the moves in force', () => {
    wander(game, setup, 'force', lines, (table) => {
      const state = game.copy(table.start)
      for (const { entry } of current(table.log))
        game.advance(state, entry.seat, game.parse(state, entry.seat, entry.move))
      expect(game.equal(state, table.state)).toBe(true)
    })
  })

  it('what may be taken back is what the log says: the own moves after the last card, roll or other move', () => {
    let some = 0
    wander(game, setup, 'limit', lines, (table) => {
      const line = current(table.log)
      for (let seat = 0; seat < game.seats(table.state); seat++) {
        const own = line.slice(
          line.findLastIndex(({ entry }) => entry.seat !== seat || entry.events.some(game.reveals)) + 1,
        )
        const allowed = line.filter(({ number }) => !isRefusal(undo(game, table, seat, number)))
        expect(allowed).toEqual(game.outcome(table.state) ? [] : own)
        some += allowed.length
      }
    })
    expect(some).toBeGreaterThan(0)
  })

  it('a question holds nothing that the seat cannot know', () => {
    const random = seeded('secrets')
    wander(game, setup, 'secrets', lines, ({ state }) => {
      for (const { seat } of game.decisions(state)) {
        const draft = game.copy(state)
        game.resample(draft, seat, random)
        const asked = (of: unknown) => {
          const { decision, moves, extras, proposal } = questionFor(game, of, seat) ?? {}
          return { decision, moves, extras, proposal }
        }
        expect(asked(draft)).toEqual(asked(state))
        expect(asked(game.imagine(game.bare(state, seat), 'other'))).toEqual(asked(state))
      }
    })
  })
})
