import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as present from '@furrow/engine/agricola'
import { at, isRefusal } from '@furrow/engine/core'
import { Complaint } from '../complaint.ts'
import type { AnyGame, Players } from '../games/box.ts'
import { randomGame, titleOf } from './engine.ts'

// This engine and that of another checkout in one run: the same games in turns, each at its best, so that whatever else
// the machine does meets both alike.

/** Seconds a game of both engines; null where the other one does not know such a table. */
export interface Compared {
  title: string
  before: number | null
  now: number
}

type Engine = Pick<typeof present, 'agricola' | 'cards'>

async function engineIn(folder: string): Promise<Engine> {
  const entry = resolve(folder, 'packages/engine/src/index.ts')
  if (!existsSync(entry)) throw new Complaint(`There is no engine in ${folder}: ${entry} is missing.`)
  return (await import(pathToFileURL(entry).href)) as Engine // an earlier one has at least what is asked of it here
}

/** A game, and what to start it from. */
interface Side {
  game: AnyGame
  setup: unknown
}

/** The setup as this engine reads it, or null; one from before decks could be named has those cards and no others. */
function side({ agricola }: Engine, input: Players, deck: readonly string[] | null): Side | null {
  const game = agricola as unknown as AnyGame // its states are handed back to itself alone
  const named = game.setup(deck ? { ...input, deck } : input)
  const setup = isRefusal(named) ? game.setup(input) : named
  return isRefusal(setup) ? null : { game, setup }
}

const GAMES = 30
const RUNS = 20
/** Runs in which the compiler settles. */
const WARM = 12

function compare(title: string, other: Side | null, here: Side): Compared {
  const sides = other ? [here, other] : [here]
  const best = sides.map(() => Array.from({ length: GAMES }, () => Number.POSITIVE_INFINITY))
  for (let run = -WARM; run < RUNS; run++)
    for (let i = 0; i < GAMES; i++)
      for (let turn = 0; turn < sides.length; turn++) {
        const which = Math.abs(run + turn) % sides.length
        const { game, setup } = at(sides, which)
        const begun = performance.now()
        randomGame(game, setup, `bench/${i}`)
        const took = (performance.now() - begun) / 1000
        const least = at(best, which)
        if (run >= 0) least[i] = Math.min(at(least, i), took)
      }
  const [now = 0, before = null] = best.map((each) => each.reduce((sum, seconds) => sum + seconds, 0) / GAMES)
  return { title, before, now }
}

/** Every row of the bench, and four players with the hand cards that both engines know. */
export async function compareEngines(folder: string, setups: readonly Players[]): Promise<Compared[]> {
  const other = await engineIn(folder)
  const common = other
    .cards()
    .flatMap(({ name, kind }) => (kind !== 'major' && present.cardNamed(name) >= 0 ? [name] : []))
  const row = (title: string, input: Players, deck: readonly string[] | null) => {
    const here = side(present, input, deck)
    if (!here) throw new Complaint(`This engine plays no games of ${title}.`)
    return compare(title, side(other, input, deck), here)
  }
  return [
    ...setups.map((input) => row(titleOf(input), input, null)),
    row(`4 players, the same ${common.length} cards`, { players: 4, cards: 'dealt' } as Players, common),
  ]
}
