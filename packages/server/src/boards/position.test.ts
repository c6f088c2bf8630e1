import {
  at,
  begin,
  below,
  current,
  play as enginePlay,
  undo as engineUndo,
  isRefusal,
  mayTakeBack,
  pick,
  seeded,
  type Table,
  undoable,
} from '@furrow/engine/core'
import { describe, expect, test } from 'vitest'
import { findGame, type Played } from '../games.ts'
import type { TableDoc } from '../tables/doc.ts'
import { asJson, type LineBody } from '../tables/line.ts'
import { docOf } from '../testing/doc.ts'
import {
  after,
  fromSnapshot,
  type Position,
  packPosition,
  startPosition,
  takeSnapshot,
  unpackPosition,
} from './position.ts'

const played = (name: string): Played => {
  const found = findGame(name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

const docFor = ({ game }: Played, setup: { players: number }, seed: string): TableDoc => {
  const people = Array.from({ length: setup.players }, (_, i) => `person ${i}`)
  return docOf(game.name, people, { ...setup }, { seed })
}

interface Both {
  history: Table<unknown, unknown>
  position: Position
}

/** The server's lines begin with the start, the engine's with the first move. */
const lineOf = (entry: number): number => entry + 1

/** The server lets a seat take back exactly what the engine does. Gives what may be taken back. */
function compare({ game }: Played, { history, position }: Both, seats: number) {
  const force = current(history.log).map(({ number }) => number)
  const steps = Array.from({ length: seats }, (_, seat) => force.map((from) => ({ seat, from }))).flat()
  const allowed = steps.filter(({ seat, from }) => !isRefusal(engineUndo(game, history, seat, from)))
  expect(steps.filter(({ seat, from }) => mayTakeBack(game, position, seat, lineOf(from)))).toEqual(allowed)
  for (let seat = 0; seat < seats; seat++) {
    const last = allowed.findLast((step) => step.seat === seat)
    expect(undoable(game, position, seat)).toBe(last ? lineOf(last.from) : null)
  }
  return allowed
}

function playBoth(game: Played, doc: TableDoc, { history, position }: Both, seat: number, text: string): Both {
  const next = enginePlay(game.game, history, seat, text)
  if (isRefusal(next)) throw new Error(next.message)
  const told = at(next.log, next.log.length - 1)
  const body: LineBody = { kind: 'move', seat, move: text, events: told.events.map(asJson) }
  return { history: next, position: after(game, doc, position, lineOf(next.log.length), 0, body) }
}

function undoBoth(
  game: Played,
  doc: TableDoc,
  { history, position }: Both,
  { seat, from }: { seat: number; from: number },
): Both {
  const next = engineUndo(game.game, history, seat, from)
  if (isRefusal(next)) throw new Error(next.message)
  const body: LineBody = { kind: 'undo', seat, move: lineOf(from) }
  return { history: next, position: after(game, doc, position, lineOf(next.log.length), 0, body) }
}

/** The position as a board keeps it, and as it has it again for the next line. */
function keep(game: Played, position: Position, from: Parameters<typeof packPosition>[2]) {
  const packed = packPosition(game, position, from)
  if (from && from.position.base === position.base) expect(packed.base).toBe(from.packed.base)
  const again = unpackPosition(game, packed)
  expect(game.game.equal(again.state, position.state)).toBe(true)
  expect(game.game.equal(again.base, position.base)).toBe(true)
  const { state, base, ...rest } = position
  expect(again).toMatchObject(rest)
  return { position: again, packed }
}

describe('taking back is as in the engine', () => {
  test.each([
    ['agricola', { players: 2 }, 200],
    ['agricola', { players: 4, cards: 'dealt' }, 200],
    ['express', { players: 3 }, 100],
  ])('%s %o: random moves and undos', (name, setup, lines) => {
    const game = played(name)
    let second = 0
    for (const seed of ['first', 'second']) {
      const random = seeded(`${name} ${seed}`)
      const doc = docFor(game, setup, seed)
      const start = startPosition(game, doc, 1, 0)
      let both: Both = { history: begin(start.state), position: start }
      let undone = -1
      let kept = keep(game, start, null)
      for (let i = 0; i < lines; i++) {
        const { position } = both
        const allowed = compare(game, both, setup.players)
        const [decision] = game.game.decisions(position.state)
        if (allowed.length > 0 && (below(random, 3) === 0 || !decision)) {
          const one = pick(random, allowed)
          // What the rule was made for: somebody takes back, and then it is another one's move that is the last.
          if (undone >= 0 && undone !== one.seat) second++
          both = undoBoth(game, doc, both, one)
          undone = one.seat
        } else if (decision) {
          const move = pick(random, game.game.moves(position.state, decision.seat))
          const text = game.game.print(position.state, move)
          both = playBoth(game, doc, both, decision.seat, text)
          undone = -1
        } else break
        expect(game.game.equal(both.position.state, both.history.state)).toBe(true)
        const again = fromSnapshot(game, doc, takeSnapshot(game, both.position))
        expect(game.game.equal(again.state, both.position.state)).toBe(true)
        expect(again).toMatchObject({ number: both.position.number, since: both.position.since })
        kept = keep(game, both.position, kept)
        both = { ...both, position: kept.position }
      }
    }
    if (name === 'agricola') expect(second).toBeGreaterThan(0)
  })
})

test('a snapshot of the first version is read as it was meant: nobody goes back behind it', () => {
  const game = played('agricola')
  const doc = docFor(game, { players: 2 }, 'seed')
  const { state, number, clock } = startPosition(game, doc, 7, 0)
  const body = JSON.stringify({ state: game.game.save(state), clock })
  expect(fromSnapshot(game, doc, { number, body })).toMatchObject({ number: 7, since: [], clock: null })
})

test('a game begun under other rules is not played by these', () => {
  const game = played('agricola')
  const doc = { ...docFor(game, { players: 2 }, 'seed'), rules: game.game.rules + 1 }
  expect(() => startPosition(game, doc, 1, 0)).toThrow(`version ${doc.rules} of the rules`)
})
