// All the boards of one thread, by number.
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
import type { Looking, Onlooker } from './shown.ts'

function gameOf({ game }: TableDoc): Played {
  const played = findGame(game)
  if (!played) throw new Refused('not-found', `Only ${gameNames.join(' and ')} are played here.`)
  return played
}

/** What can be asked of boards. All of it begins with the number of the one it is about. */
export class Boards {
  readonly #boards = new Map<number, Board>()

  open(board: number, stored: StoredGame): Opened {
    const { opened, ...opens } = openBoard(gameOf(stored.doc), stored)
    this.#boards.set(board, opens.board)
    return opened
  }

  advance(board: number, asked: Advance): Advanced {
    return this.#at(board).advance(asked)
  }

  stored(board: number, number: number): void {
    this.#boards.get(board)?.stored(number)
  }

  show(board: number, number: number, onlooker: Onlooker, terms: Terms): Shows {
    return this.#at(board).show(number, onlooker, terms)
  }

  saved(board: number, number: number): string {
    return this.#at(board).saved(number)
  }

  first(board: number, number: number, seat: number): string | null {
    return this.#at(board).first(number, seat)
  }

  /** A game as it was after these moves. */
  past(_board: number, doc: TableDoc, moves: readonly Made[], viewer: Looking | 'all'): Past {
    const played = gameOf(doc)
    const state = afterMoves(played.game, startState(played, doc), moves)
    return { view: asJson(played.game.view(state, viewer)), decisions: played.game.decisions(state) }
  }

  close(board: number): void {
    this.#boards.delete(board)
  }

  #at(number: number): Board {
    const board = this.#boards.get(number)
    if (!board) throw new Refused('storage', 'The table is being loaded again. Please try again.')
    return board
  }
}

export interface Past {
  readonly view: Json
  readonly decisions: Decision[]
}
