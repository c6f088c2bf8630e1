import { type State, scoreLines } from '@furrow/engine/agricola'
import { type Network, predict } from '../network/network.ts'
import { SparseFeatures } from '../network/sparse.ts'
import { cardsOf } from './card-values.ts'
import { featuresOf, MOOR_FEATURES } from './features.ts'
import { layout } from './layout.ts'

/** A thing one space out of place on the farm, in points. The features do not say where things are. */
const OUT_OF_PLACE = 0.04

/** Used again for every position, so that nothing is allocated. */
const features = new Float64Array(MOOR_FEATURES.length)
const own = new SparseFeatures()

/** The points a seat may expect at the end of the game. */
export function evaluate(s: State, seat: number, network: Network): number {
  if (s.over) return scoreLines(s, seat).reduce((total, { points }) => total + points, 0)
  featuresOf(s, seat, features)
  cardsOf(s, seat, own)
  return predict(network, features, own) + OUT_OF_PLACE * layout(s.players[seat])
}
