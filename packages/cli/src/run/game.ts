import { at, isRefusal, type Outcome } from '@furrow/engine/core'
import { Complaint, GuestFailed } from '../complaint.ts'
import type { AnyBox, AnyGame, Inspector } from '../games/box.ts'
import type { CardFate, CardWatch } from './card-tally.ts'
import type { Chooser } from './chooser.ts'

/** What a game leaves behind. */
export interface Finished {
  outcome: Outcome
  decisions: number
  /** How often each space was used, or what else the game counts. */
  spaces: Map<string, number>
  /** What became of hand cards, where somebody watched. */
  fates: CardFate[]
  /** What broke, in sentences. */
  faults: string[]
}

/** A game has a few hundred moves; one that goes on for ever is broken. */
const MOST_MOVES = 20_000

/** A game to be played. */
export interface Playing {
  setup: object
  seed: string
  choosers: readonly Chooser[]
  inspect: Inspector | null
  watch?: CardWatch | null
  /** Where it begins; otherwise at the start. */
  begin?: ((setup: object, seed: string) => unknown) | null
}

/** Plays a game to its end. */
export async function playGame({ game, uses }: AnyBox, playing: Playing): Promise<Finished> {
  const { setup, seed, choosers, inspect, watch, begin } = playing
  const state = begin ? begin(setup, seed) : game.start(readSetup(game, setup), seed)
  const finished = { decisions: 0, spaces: new Map<string, number>(), faults: [] as string[] }
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { seat } = decision
    try {
      const choice = at(choosers, seat)(state, decision)
      const move = choice instanceof Promise ? await choice : choice
      const wrong = inspect?.(state, seat, move) ?? []
      for (const fault of wrong)
        finished.faults.push(`move ${finished.decisions + 1}, "${game.print(state, move)}" of seat ${seat}: ${fault}`)
      const used = uses(decision.ask, game.describe(state, move))
      if (used !== null) finished.spaces.set(used, (finished.spaces.get(used) ?? 0) + 1)
      game.advance(state, seat, move)
      watch?.see(state)
    } catch (error) {
      throw failed(error, setup, seed, finished.decisions + 1)
    }
    if (++finished.decisions > MOST_MOVES) throw failed(new Error('It does not end.'), setup, seed, MOST_MOVES)
  }
  const outcome = game.outcome(state)
  if (!outcome) throw failed(new Error('Nobody has to choose, but it is not over.'), setup, seed, finished.decisions)
  return { outcome, fates: watch?.fates() ?? [], ...finished }
}

export function readSetup(game: AnyGame, input: object): unknown {
  const setup = game.setup(input)
  if (isRefusal(setup)) throw new Complaint(setup.message)
  return setup
}

/** Names the game, so that what happened can be made to happen again. */
function failed(error: unknown, setup: object, seed: string, move: number): Complaint {
  if (error instanceof GuestFailed) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new Complaint(`The game ${JSON.stringify(setup)} with seed "${seed}" broke at move ${move}: ${reason}`, 1)
}
