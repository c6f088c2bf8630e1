import './cards/all.ts'
import './flow/steps.ts'
import { inPlay } from './cards/enter.ts'
import { cardNamed } from './cards/registry.ts'
import { standingOf } from './cards/standing.ts'
import type { Decision, Game, Seed } from './core/game.ts'
import { below, seeded } from './core/random.ts'
import { type Refusal, refuse } from './core/refusal.ts'
import { Damaged, type Json, pack, unpack } from './core/shape.ts'
import { dealCards } from './dealing/begin.ts'
import { CELLS, FIRST_ROOMS } from './farm/yard.ts'
import { decisionOf } from './flow/decision.ts'
import { framesFit } from './flow/frames.ts'
import { checkMove, extrasOf, MOST_IN_LINE, movesOf, passEmptyQuestions } from './flow/legal.ts'
import { neededMoves } from './flow/lines.ts'
import { apply } from './flow/lookahead.ts'
import { propose } from './flow/propose.ts'
import { settleTable } from './flow/stack.ts'
import { layOutMoor } from './moor/begin.ts'
import type { Move } from './notation/moves.ts'
import { describe, hushed, keyOf, parse, print } from './notation/notation.ts'
import { roundFrame } from './rounds/round.ts'
import { outcomeOf, scoreLines } from './scoring/score.ts'
import { boardFor } from './spaces/boards.ts'
import { differingViews } from './state/differing.ts'
import { type Event, listen, reveals } from './state/events.ts'
import { flaws } from './state/flaws.ts'
import { FOOD, NOTHING } from './state/goods.ts'
import { ownParts } from './state/own-view.ts'
import { resample } from './state/resample.ts'
import { readSetup, type Setup } from './state/setup.ts'
import { type Frame, type Player, type State, stateShape, together } from './state/state.ts'
import { bareView, imagineState, type View, viewOf } from './state/view.ts'

const NAME = 'agricola'
const RULES = 2

const NO_CROPS: readonly number[] = Array.from({ length: CELLS }, () => 0)

function newPlayer(food: number): Player {
  const goods = NOTHING.slice()
  goods[FOOD] = food
  return {
    goods,
    people: 2,
    newborns: 0,
    home: 2,
    house: 0,
    yard: 0,
    rooms: FIRST_ROOMS,
    fields: 0,
    crops: NO_CROPS.slice(),
    stables: 0,
    across: 0,
    upright: 0,
    pastures: [],
    ground: [],
    forests: 0,
    moors: 0,
    start: 0,
    ill: 0,
    guests: 0,
    penned: [],
    begging: 0,
    gained: 0,
    played: [],
    standing: standingOf([]),
    unlit: [],
    ledger: [],
    hand: [],
    pack: [],
  }
}

/** B2: the starting player begins with 2 food, the others with 3; alone with none, or what a series brought (B15). */
function start(setup: Setup, seed: Seed): State {
  const random = seeded(seed)
  const drawn = below(random, setup.players)
  const starting = setup.starting ?? drawn
  const { spaces, since, stacks } = boardFor(setup)
  const players: Player[] = []
  const lanes: Frame[][] = []
  for (let seat = 0; seat < setup.players; seat++) {
    players.push(newPlayer(setup.players === 1 ? setup.food : seat === starting ? 2 : 3))
    lanes.push([])
  }
  const s: State = {
    setup,
    number: 0,
    random,
    round: 0,
    starting,
    over: false,
    lying: spaces.map(() => 0),
    who: spaces.map(() => 0),
    since: since.slice(),
    reserved: [],
    order: 0,
    stacks,
    minors: [],
    occupations: [],
    gone: [],
    promises: [],
    moor: null,
    players,
    stack: [roundFrame('prepare')],
    lanes,
  }
  if (setup.moor > 0) layOutMoor(s)
  for (const name of setup.keep) inPlay(s, 0, cardNamed(name))
  dealCards(s)
  settleTable(s)
  return s
}

function decisions(s: State): Decision[] {
  if (s.over) return []
  if (!together(s)) {
    const top = s.stack[s.stack.length - 1]
    return top ? [decisionOf(top)] : []
  }
  const out: Decision[] = []
  for (const lane of s.lanes) if (lane.length > 0) out.push(decisionOf(lane[lane.length - 1]))
  return out
}

function advance(s: State, seat: number, move: Move): void {
  s.number++
  if (move.verb === 'line') for (const part of move.moves) answer(s, seat, part)
  else answer(s, seat, move)
}

function answer(s: State, seat: number, move: Move): void {
  apply(s, seat, move)
  passEmptyQuestions(s)
}

function play(state: State, seat: number, move: Move): { state: State; events: Event[] } {
  const s = stateShape.copy(state)
  const events = listen(() => advance(s, seat, move))
  return { state: s, events }
}

function parseMove(s: State, seat: number, text: string): Move | Refusal {
  const read = typeof text === 'string' ? parse(s, text) : null
  const move = read?.verb === 'line' ? withoutWhatHappened(s, seat, read.moves) : read
  return (
    move ??
    refuse(
      'unknown-move',
      `"${String(text).slice(0, 80)}" is not a move. Moves look like "forest", "plow c2" or "done".`,
    )
  )
}

/** A line may name steps that went by themselves. */
function withoutWhatHappened(s: State, seat: number, moves: readonly Move[]): Move {
  const needed = moves.length > MOST_IN_LINE ? moves : neededMoves(s, seat, moves)
  return needed.length === 1 && moves.length > 1 ? needed[0] : { verb: 'line', moves: needed }
}

/** A save is whole when it has the shape of a state, belongs to its board, and asks questions that have answers. */
function load(saved: unknown): State | Refusal {
  const bad = (why: string) => refuse('bad-save', why)
  try {
    const { game, rules, state, ...others } = (saved ?? {}) as { [key: string]: Json }
    if (game !== NAME || Object.keys(others).length > 0) return bad('This is not a saved game of Agricola.')
    if (rules !== RULES) return bad(`The saved game follows rules ${rules}; this engine knows rules ${RULES}.`)
    const s = stateShape.decode(state, 'state')
    const [flaw] = flaws(s)
    if (flaw) return bad(`The saved game is damaged: it has ${flaw}.`)
    if (!framesFit(s) || (s.over && s.stack.length > 0))
      return bad('The saved game is damaged: its questions make no sense.')
    if (!s.over && decisions(s).length === 0) return bad('The saved game is damaged: nobody has anything to decide.')
    for (const { seat } of decisions(s))
      if (movesOf(s, seat).length === 0) return bad('The saved game is damaged: a question has no answer.')
    return s
  } catch (error) {
    return bad(error instanceof Damaged ? error.message : 'The saved game is damaged: it cannot be played on.')
  }
}

/** Agricola: the base game, the 5-6 player board and Farmers of the Moor. */
export const agricola: Game<State, Setup, Move, Event, View> = {
  name: NAME,
  rules: RULES,
  hidden: ['hands'],
  secretive: ({ cards }) => cards !== 'none',
  setup: readSetup,
  start,
  seats: (s) => s.players.length,
  number: (s) => s.number,
  // What is chosen before round 1 belongs to it.
  round: (s) => Math.max(1, s.round),
  points: (s) => s.players.map((_, seat) => scoreLines(s, seat).reduce((sum, line) => sum + line.points, 0)),
  decisions,
  moves: movesOf,
  extras: extrasOf,
  propose,
  check: checkMove,
  play,
  reveals,
  beginsTurn: ({ event }) => event === 'placed' || event === 'special-card',
  beginsRound: ({ event }) => event === 'round',
  advance,
  print,
  parse: parseMove,
  tellMove: (text, by, viewer) => (viewer === 'all' || viewer === by ? text : hushed(text)),
  describe,
  key: keyOf,
  view: (s, viewer) => viewOf(s, viewer, decisions(s)),
  bare: bareView,
  differing: (before, after, bare) => differingViews(before, after, bare ? null : decisions),
  own: ownParts,
  imagine: imagineState,
  resample,
  outcome: (s) => (s.over ? outcomeOf(s) : null),
  copy: stateShape.copy,
  pack: (s) => pack(stateShape, s),
  unpack: (packed) => unpack(stateShape, packed),
  equal: stateShape.equal,
  hash: (s) => stateShape.hash(s, 7) >>> 0,
  save: (s) => ({ game: NAME, rules: RULES, state: stateShape.encode(s) }),
  load,
}
