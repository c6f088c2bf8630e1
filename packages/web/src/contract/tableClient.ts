import type { Event, Obstacle, SeatView } from '@furrow/engine/agricola'
import type { AnyCatalogue } from './catalogue.ts'
import type { AnyUpdate } from './update.ts'

/** What the page knows of the table that is open. */
export interface Snapshot {
  /** `elsewhere`: another tab plays this game now. */
  status: 'none' | 'opening' | 'open' | 'damaged' | 'missing' | 'broken' | 'elsewhere'
  /** The game that is open, by the name under which it is kept. */
  id: string | null
  update: AnyUpdate | null
  catalogue: AnyCatalogue | null
  /** Spaces worth a look, for the question that is open. */
  suggested: readonly string[]
  /** A move is on its way and not kept yet. */
  sending: boolean
  /** Why the last move was refused, until the next one. */
  refused: string | null
}

/** The screens of a game. */
export type GameScreen = 'table' | 'end' | 'replay'

/** A table as one sits at it, be it on this device or on a server. */
export interface TableClient {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  play(move: string): void
  /** Somebody points at a move and may play it: where it can be known before, what comes of it is worked out meanwhile. */
  foresee?(move: string): void
  undo(): void
  reset(): void
  endTurn(): void
  take(seat: number): void
  preview(move: string): Promise<Event[] | null>
  /** The own farm as it would be after a move; null where that cannot be known. */
  farmAfter(move: string): Promise<SeatView | null>
  /** What keeps the seat from using a space now. */
  why(space: string): Promise<Obstacle[]>
  /** Begins another game of the same kind and says at which address it is. */
  rematch(): Promise<string>
  /** The address of a screen of this game. */
  href(screen: GameScreen, ...rest: (string | number)[]): string
}
