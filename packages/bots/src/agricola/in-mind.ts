import { agricola, type Move, type State } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { possible } from './again.ts'

/** Plans of so many positions are kept: one bot may sit at several tables. */
const MOST = 400

/** Answers that are planned from a position on. */
export interface Intention {
  /** The round in which that was planned. */
  readonly round: number
  readonly moves: readonly Move[]
}

const NOTHING: Intention = { round: 0, moves: [] }

/** What somebody has in mind for the positions to come. Nothing depends on it being there: it is only worth looking at again. */
export class InMind {
  readonly #plans = new Map<string, Intention>()

  /** The answers that were planned from here on, or none. */
  recall(s: State, seat: number): Intention {
    if (this.#plans.size === 0) return NOTHING
    return this.#plans.get(positionOf(s, seat)) ?? NOTHING
  }

  /** Keeps a plan in mind for this position and those up to the first turn of the next round. */
  remember(s: State, seat: number, { round, moves }: Intention): void {
    const state = agricola.copy(s)
    for (let n = 0; n < moves.length && !state.over; n++) {
      this.#keep(positionOf(state, seat), { round, moves: moves.slice(n) })
      const move = possible(state, seat, moves[n])
      if (!move || (state.round > s.round && at(agricola.decisions(state), 0).ask === 'place')) return
      agricola.advance(state, seat, move)
    }
  }

  #keep(position: string, plan: Intention): void {
    this.#plans.delete(position)
    this.#plans.set(position, plan)
    for (const oldest of this.#plans.keys()) {
      if (this.#plans.size <= MOST) return
      this.#plans.delete(oldest)
    }
  }
}

/** The seat's own farm tells one table from another; what comes new onto the board changes nothing about it. */
const positionOf = (s: State, seat: number): string => `${s.number} ${JSON.stringify(s.players[seat])}`
