import { begin, below, current, isRefusal, pick, play, seeded, type Table, undo } from '@furrow/engine/core'
import { describe, expect, it } from 'vitest'
import { boxes } from '../games.ts'
import { Session } from '../play/session.ts'
import { readSetup } from '../run/game.ts'
import { Refused, readRequest } from './request.ts'
import { type Answer, Tables } from './tables.ts'

// Taking back means the same everywhere: what the engine's table does, the referee and the terminal do.

const asked = (tables: Tables, request: object) => tables.answer(readRequest(request))
const refused = (run: () => unknown): boolean => {
  try {
    run()
    return false
  } catch (error) {
    if (error instanceof Refused) return true
    throw error
  }
}

function must<T>(value: T): Exclude<T, { refused: string }> {
  if (isRefusal(value)) throw new Error(value.message)
  return value as Exclude<T, { refused: string }> // no refusal
}

describe.each(boxes)('$game.name: random moves and undos', (box) => {
  const { game } = box

  it('at the referee, for every seat', () => {
    const random = seeded('referee')
    const tables = new Tables()
    asked(tables, { do: 'start', game: game.name, setup: { players: 3 }, seed: 'undo' })
    let table: Table<unknown, { event: string }> = begin(game.start(readSetup(game, { players: 3 }), 'undo'))
    let undone = 0
    for (let i = 0; i < 150 && game.decisions(table.state).length > 0; i++) {
      const line = current(table.log)
      // The referee counts the moves in force; the log of the engine's table also counts what was undone.
      const steps = [0, 1, 2].flatMap((seat) => line.map(({ number }, at) => ({ seat, number, from: at + 1 })))
      const stepsThat = (wanted: boolean) =>
        steps.filter(({ seat, number }) => isRefusal(undo(game, table, seat, number)) !== wanted)
      const [may, not] = [stepsThat(true), stepsThat(false)]
      if (not.length > 0) {
        const { seat, from } = pick(random, not)
        expect(refused(() => asked(tables, { do: 'undo', seat, from }))).toBe(true)
      }
      if (may.length > 0 && below(random, 3) === 0) {
        const { seat, number, from } = pick(random, may)
        asked(tables, number === line.at(-1)?.number ? { do: 'undo', seat } : { do: 'undo', seat, from })
        table = must(undo(game, table, seat, number))
        undone++
      } else {
        const { seat } = pick(random, game.decisions(table.state))
        const move = game.print(table.state, pick(random, game.moves(table.state, seat)))
        asked(tables, { do: 'play', seat, move })
        table = must(play(game, table, seat, move))
      }
      expect(asked(tables, { do: 'save' })).toEqual({ number: game.number(table.state), saved: game.save(table.state) })
    }
    expect(undone).toBeGreaterThan(5)
  })

  it('at the terminal', () => {
    const random = seeded('terminal')
    const setup = readSetup(game, { players: 1 })
    const session = new Session(box, { setup, seed: 'undo', seats: [{ name: 'A' }], milliseconds: 0, file: null })
    let table: Table<unknown, { event: string }> = begin(game.start(setup, 'undo'))
    for (let i = 0; i < 150 && !session.over; i++) {
      if (below(random, 3) === 0) {
        const back = undo(game, table, 0)
        expect(session.undo() === null).toBe(!isRefusal(back))
        if (!isRefusal(back)) table = back
      } else {
        const { text } = pick(random, session.question?.moves ?? [])
        session.play(text)
        table = must(play(game, table, 0, text))
      }
      expect([session.number, game.equal(session.state, table.state)]).toEqual([table.log.length, true])
    }
  })
})

it('nothing is taken back from before a load, or under another number than the one meant', () => {
  const tables = new Tables()
  asked(tables, { do: 'start', game: 'agricola', setup: { players: 2, starting: 0 }, seed: 'x' })
  asked(tables, { do: 'play', seat: 0, move: 'forest' })
  expect(refused(() => asked(tables, { do: 'undo', seat: 0, at: 0 }))).toBe(true)
  const { saved } = asked(tables, { do: 'save' }) as Answer
  expect(asked(tables, { do: 'undo', seat: 0, at: 1 })).toMatchObject({ number: 0, decisions: [{ seat: 0 }] })
  asked(tables, { do: 'load', saved })
  expect(refused(() => asked(tables, { do: 'undo', seat: 0 }))).toBe(true)
})
