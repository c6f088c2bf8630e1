// All the boards of one thread, by the tables at which they lie.
import { afterMoves, type Made } from '@furrow/engine/core'
import type { Decision, Json } from '../client/types.ts'
import { findGame, gameNames, type Played } from '../games.ts'
import { Refused } from '../refused.ts'
import type { TableDoc } from '../tables/doc.ts'
import { asJson } from '../tables/line.ts'
import {
  type Advance,
  type Advanced,
  type Board,
  type Opened,
  openBoard,
  type Shows,
  type StoredGame,
  type Terms,
} from './board.ts'
import { startState } from './position.ts'
import type { Looking } from './shown.ts'

function gameOf({ game }: TableDoc): Played {
  const played = findGame(game)
  if (!played) throw new Refused('not-found', `Only ${gameNames.join(' and ')} are played here.`)
  return played
}

/** What can be asked of boards. All of it begins with the table it is about. */
export class Boards {
  readonly #boards = new Map<string, Board>()

  open(table: string, stored: StoredGame): Opened {
    const { board, opened } = openBoard(gameOf(stored.doc), stored)
    this.#boards.set(table, board)
    return opened
  }

  advance(table: string, asked: Advance): Advanced {
    return this.#at(table).advance(asked)
  }

  stored(table: string, number: number): void {
    this.#boards.get(table)?.stored(number)
  }

  show(table: string, number: number, looking: Looking, terms: Terms): Shows {
    return this.#at(table).show(number, looking, terms)
  }

  saved(table: string, number: number): unknown {
    return this.#at(table).saved(number)
  }

  first(table: string, number: number, seat: number): string | null {
    return this.#at(table).first(number, seat)
  }

  /** A game as it was after these moves. */
  past(_table: string, doc: TableDoc, moves: readonly Made[], viewer: Looking | 'all'): Past {
    const played = gameOf(doc)
    const state = afterMoves(played.game, startState(played, doc), moves)
    return { view: asJson(played.game.view(state, viewer)), decisions: played.game.decisions(state) }
  }

  close(table: string): void {
    this.#boards.delete(table)
  }

  #at(table: string): Board {
    const board = this.#boards.get(table)
    if (!board) throw new Refused('storage', 'The table is being loaded again. Please try again.')
    return board
  }
}

export interface Past {
  readonly view: Json
  readonly decisions: Decision[]
}
