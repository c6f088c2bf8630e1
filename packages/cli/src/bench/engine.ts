import { below, seeded } from '@furrow/engine/core'
import type { AnyGame, Players } from '../games/box.ts'
import { readSetup } from '../run/game.ts'
import { type Measured, measure, type Work } from './measure.ts'

// The engine on one core: whole games of uniformly random moves, and each operation by itself on positions from them.

export interface EngineFigures {
  setup: object
  /** Seconds a game, and how many decisions a game has. */
  game: Measured
  decisions: number
  /** Seconds a call. */
  calls: { readonly [name: string]: Measured }
}

/** `2 players, none`, `2 players, moor 1`: what the setup says, in short. */
export const titleOf = ({ players, cards, moor }: { players?: number; cards?: unknown; moor?: unknown }): string =>
  [`${players} players`, ...(cards === undefined ? [] : [cards]), ...(moor ? [`moor ${moor}`] : [])].join(', ')

interface Position {
  state: unknown
  seat: number
  move: unknown
}

/** Plays a game at random; `visit` sees every position and the move that is played there. */
export function randomGame(game: AnyGame, setup: unknown, seed: string, visit?: (position: Position) => void): number {
  const state = game.start(setup, seed)
  const random = seeded(`${seed}/moves`)
  let decisions = 0
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { seat } = decision
    const moves = game.moves(state, seat)
    const move = moves[below(random, moves.length)]
    visit?.({ state, seat, move })
    game.advance(state, seat, move)
    decisions++
  }
  return decisions
}

/** How often each thing is run, and how long it is warmed up: enough for the compiler to have settled. */
const RUNS = 15
const RUNS_CALL = 9
const WARM = 0.5
const WARM_CALL = 0.1
/** Positions that each operation is tried on. */
const POSITIONS = 300

export function measureEngine(game: AnyGame, input: Players): EngineFigures {
  const setup = readSetup(game, input)
  const slice = Math.ceil(12 / input.players)
  const slices = 30
  const whole: Work = {
    units: slice,
    slices,
    run(k) {
      for (let i = k * slice; i < (k + 1) * slice; i++) randomGame(game, setup, `bench/${i}`)
    },
  }
  let decisions = 0
  for (let i = 0; i < slice * slices; i++) decisions += randomGame(game, setup, `bench/${i}`)
  return {
    setup: input,
    game: measure(whole, RUNS, WARM),
    decisions: decisions / (slice * slices),
    calls: measureCalls(game, positions(game, setup)),
  }
}

/** Every seventh position of some games. */
function positions(game: AnyGame, setup: unknown): Position[] {
  const found: Position[] = []
  let seen = 0
  for (let i = 0; found.length < POSITIONS; i++)
    randomGame(game, setup, `positions/${i}`, ({ state, seat, move }) => {
      if (seen++ % 7 === 0) found.push({ state: game.copy(state), seat, move })
    })
  return found.slice(0, POSITIONS)
}

function measureCalls(game: AnyGame, at: readonly Position[]): EngineFigures['calls'] {
  /** Slices of a millisecond or so: fast calls on many positions, slow ones on few. */
  const each = (size: number, call: (position: Position) => unknown): Measured => {
    const slices = POSITIONS / size
    const parts = Array.from({ length: slices }, (_, i) => at.slice(i * size, (i + 1) * size))
    const run = (i: number) => {
      for (const position of parts[i] ?? []) call(position)
    }
    return measure({ units: size, slices, run }, RUNS_CALL, WARM_CALL)
  }
  const saved = new Map(at.map(({ state }) => [state, game.save(state)]))
  return {
    copy: each(150, ({ state }) => game.copy(state)),
    moves: each(150, ({ state, seat }) => game.moves(state, seat)),
    advance: measure(advancing(game, at), RUNS_CALL, WARM_CALL),
    extras: each(30, ({ state, seat }) => game.extras(state, seat)),
    check: each(150, ({ state, seat, move }) => game.check(state, seat, move)),
    play: each(150, ({ state, seat, move }) => game.play(state, seat, move)),
    view: each(30, ({ state, seat }) => game.view(state, seat)),
    hash: each(150, ({ state }) => game.hash(state)),
    save: each(50, ({ state }) => game.save(state)),
    load: each(50, ({ state }) => game.load(saved.get(state))),
  }
}

/** `advance` changes what it is given, so it gets copies, made before the clock starts. */
function advancing(game: AnyGame, at: readonly Position[]): Work {
  let drafts: Position[] = []
  return {
    units: at.length,
    slices: 2,
    prepare() {
      drafts = at.map((position) => ({ ...position, state: game.copy(position.state) }))
    },
    run() {
      for (const { state, seat, move } of drafts) game.advance(state, seat, move)
    },
  }
}
