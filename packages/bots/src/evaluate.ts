import { type State, scoreLines } from '@furrow/engine'
import { type Experience, recall } from './experience.ts'
import { layout } from './layout.ts'
import { pictureOf } from './picture.ts'

/** A thing one space out of place on the farm, in points. The picture does not show where things are. */
const OUT_OF_PLACE = 0.04

/** The points a seat may expect at the end of the game. */
export function evaluate(s: State, seat: number, e: Experience): number {
  if (s.over) return scoreLines(s, seat).reduce((total, { points }) => total + points, 0)
  return recall(e, pictureOf(s, seat)) + OUT_OF_PLACE * layout(s.players[seat])
}
