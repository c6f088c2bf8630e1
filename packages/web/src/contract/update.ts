import type { Event, View } from '@furrow/engine/agricola'
import type { Decision, Described, Outcome, RecordSeat } from '@furrow/engine/core'
import type { ExpressEvent, ExpressView } from '@furrow/engine/express'
import type { Offers } from './offer.ts'
import type { GameName } from './options.ts'

/** What each game shows and tells. */
export interface Seen {
  agricola: { view: View; event: Event; offers: null }
  express: { view: ExpressView; event: ExpressEvent; offers: Offers }
}

/** A move in force, with its number in the log and what came of it. */
export interface LogEntry<Event = unknown> {
  number: number
  seat: number
  move: string
  events: readonly Event[]
}

/** The table as a seat may see it, and what it can do. */
interface UpdateOf<G extends GameName> {
  game: G
  /** The whole game as a text to be stored; null as long as the server keeps some of it to itself. */
  stored: string | null
  seats: readonly RecordSeat[]
  /** The seat of the only person at this device, whom the page calls "you". */
  you: number | null
  number: number
  /** The seat in front: the one that has the device, or has to get it. */
  human: number
  handover: number | null
  /** The turn is over as soon as the person says so. */
  held: boolean
  /** The move that ends the turn and brings something new; it is played in a moment, unless it is taken back. */
  pending: Described | null
  /** What is on the table, out of everything the seat may know. */
  view: Seen[G]['view']['table']
  seen: Seen[G]['view']
  /** The seat's question, if there is one now. */
  decision: Decision | null
  moves: readonly Described[]
  extras: readonly Described[]
  /** What moves and extras would do at once; null as long as that is not known, or where every move is asked about. */
  offers: Seen[G]['offers'] | null
  canUndo: boolean
  outcome: Outcome | null
  /** The moves in force. */
  log: readonly LogEntry<Seen[G]['event']>[]
}

export type Update = UpdateOf<'agricola'>
export type ExpressUpdate = UpdateOf<'express'>
export type AnyUpdate = Update | ExpressUpdate
