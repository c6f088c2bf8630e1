import type { Bot } from '@furrow/bots'
import type { Steps } from '@furrow/bots/agricola'
import type { Obstacle } from '@furrow/engine/agricola'
import type { Described, Game } from '@furrow/engine/core'
import type { AnyCatalogue } from '../contract/catalogue.ts'
import type { Offers } from '../contract/offer.ts'

/** A game of which only the contract is known. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>

/** A game as it is played on this device: the contract, its bots, and what only this game can say about its parts. */
export interface LocalGame {
  game: AnyGame
  bot(level: string, seed: string): Promise<Bot | null>
  /** Does something begin here that is no longer part of the move itself? */
  leavesMove(event: unknown): boolean
  /** Does a harvest begin here? */
  beginsHarvest(event: unknown): boolean
  /** May a move with these events play itself where there is no other? */
  mayPlayItself(events: readonly unknown[]): boolean
  /** What is worth a look for the seat of this view; null where nothing has to be thought about. */
  suggest(view: unknown): Promise<Steps<string[]> | null>
  /** What keeps a seat from using a space now. */
  obstacles(state: unknown, seat: number, space: string): Obstacle[]
  /** What these moves would do at once, for games that tell it with every question. */
  offers(
    view: unknown,
    seat: number,
    open: { moves: readonly Described[]; extras: readonly Described[] },
  ): Offers | null
  /** What does not change during a game. */
  catalogue(state: unknown): AnyCatalogue
}
