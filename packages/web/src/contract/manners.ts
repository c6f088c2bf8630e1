/** How long bots wait before they move, so that one can follow them, and how long a turn waits for a slip. */
export type Pace = 'calm' | 'brisk' | 'instant'

/** How the table treats the people at it. */
export interface Manners {
  pace: Pace
  /** Mark spaces that are worth a look. */
  hints: boolean
  /** Play what there is no choice about. */
  forced: boolean
  /** A turn ends when the person says so, not by itself. */
  hold: boolean
}
