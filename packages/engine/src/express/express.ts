import type { Decision, Game, Seed } from '../core/game.ts'
import { below, branched, seeded } from '../core/random.ts'
import { type Refusal, refuse } from '../core/refusal.ts'
import { pack, unpack } from '../core/shape.ts'
import { describe } from './describe.ts'
import { ALL_DICE, DICE, UNROLLED } from './dice.ts'
import { beginsRound, beginsTurn, type ExpressEvent, listen, reveals } from './events.ts'
import { apply, checkMove, extrasOf, movesOf } from './legal.ts'
import type { ExpressMove } from './moves.ts'
import { parse, print } from './notation.ts'
import { load, NAME, RULES, save } from './saves.ts'
import { outcomeOf, totalOf } from './scoring.ts'
import { type ExpressSetup, readSetup } from './setup.ts'
import { newPlayer } from './sheet.ts'
import { type ExpressState, type Frame, stateShape } from './state.ts'
import { beginRound } from './turns.ts'
import { bareView, type ExpressView, imagineState, viewOf } from './view.ts'

/** X2: the first start player is drawn (ruling); no die can be kept before the first roll. */
function start(setup: ExpressSetup, seed: Seed): ExpressState {
  const random = seeded(seed)
  const drawn = below(random, setup.players)
  const s: ExpressState = {
    setup,
    number: 0,
    random,
    round: 0,
    harvests: 0,
    starting: setup.starting ?? drawn,
    over: false,
    dice: DICE.map(() => UNROLLED),
    used: ALL_DICE,
    players: Array.from({ length: setup.players }, newPlayer),
    asks: [],
  }
  beginRound(s)
  return s
}

/** A question comes from the group that is paid for. */
const decisionOf = (frame: Frame): Decision => ({
  seat: frame.seat,
  ask: frame.step,
  about: frame.step === 'pay' ? print(frame.group) : null,
})

const decisions = (s: ExpressState): Decision[] => s.asks.map(decisionOf)

function advance(s: ExpressState, seat: number, move: ExpressMove): void {
  s.number++
  apply(s, seat, move)
}

function play(state: ExpressState, seat: number, move: ExpressMove): { state: ExpressState; events: ExpressEvent[] } {
  const s = stateShape.copy(state)
  const events = listen(() => advance(s, seat, move))
  return { state: s, events }
}

function parseMove(_s: ExpressState, _seat: number, text: string): ExpressMove | Refusal {
  const move = typeof text === 'string' ? parse(text) : null
  return (
    move ??
    refuse(
      'unknown-move',
      `"${String(text).slice(0, 80)}" is not a move. Moves look like "roll", "take wood+wood" or "learn farmer".`,
    )
  )
}

/** Agricola Express, the dice game, for 1 to 4 players. X1-X6 */
export const express: Game<ExpressState, ExpressSetup, ExpressMove, ExpressEvent, ExpressView> = {
  name: NAME,
  rules: RULES,
  hidden: [],
  secretive: () => false,
  setup: readSetup,
  start,
  seats: (s) => s.players.length,
  number: (s) => s.number,
  round: (s) => s.round,
  points: (s) => s.players.map(totalOf),
  decisions,
  moves: movesOf,
  extras: extrasOf,
  check: checkMove,
  play,
  reveals,
  beginsTurn,
  beginsRound,
  advance,
  print: (_s, move) => print(move),
  parse: parseMove,
  tellMove: (text) => text,
  describe: (_s, move) => describe(move),
  // The text of a move of Express does not depend on the table.
  key: print,
  view: (s, viewer) => viewOf(s, viewer, decisions(s)),
  bare: bareView,
  own: (_s, seat) => [{ at: ['viewer'], value: seat }],
  imagine: imagineState,
  // Nothing is hidden but the dice to come.
  resample(s, _seat, random) {
    s.random = branched(random)
  },
  outcome: (s) => (s.over ? outcomeOf(s) : null),
  copy: stateShape.copy,
  pack: (s) => pack(stateShape, s),
  unpack: (packed) => unpack(stateShape, packed),
  equal: stateShape.equal,
  hash: (s) => stateShape.hash(s, 7) >>> 0,
  save,
  load,
}
