import { agricola, at, below, next, type Random, type Setup, type State, seeded } from '@furrow/engine'
import { FEATURES, featuresOf } from '../features.ts'
import type { Network } from '../network/network.ts'
import type { Samples } from '../network/train.ts'
import { finish, placements } from '../search.ts'

/** An exploring move is one of the best few placements; now and then (one time in so many) any at all. */
const FEW = 4
const ANY = 4
/** Every other player weighs some features differently than the network does, by up to so many points. */
const BIASED = 2
const NOISE = 2
/** One feature in so many. */
const NOISY = 12
/** Half-finished turns kept in the search. */
const WIDTH = 2

interface Sample {
  features: Float32Array
  target: number
}

/** Plays a game against itself, exploring at the given rate, and gives the positions with the points they led to. */
export function selfPlay(setup: Setup, seed: string, network: Network, exploration: number): Samples {
  const random = seeded(`study ${seed}`)
  const samples: Sample[] = []
  const features = new Float64Array(FEATURES.length)
  /** The samples of each seat since it last explored. */
  const open: Sample[][] = Array.from({ length: setup.players }, () => [])
  const note = (s: State, seat: number) => {
    if (s.over) return
    featuresOf(s, seat, features)
    const sample = { features: Float32Array.from(features), target: 0 }
    samples.push(sample)
    at(open, seat).push(sample)
  }
  /** What was noted so far led to this. */
  const conclude = (seat: number, points: number) => {
    for (const sample of at(open, seat)) sample.target = points
    open[seat] = []
  }
  const players = open.map(() => (below(random, BIASED) === 0 ? withNoise(network, random) : network))
  let s = agricola.start(setup, seed)
  while (!s.over) {
    const { seat, ask } = at(agricola.decisions(s), 0)
    const { round } = s
    if (ask === 'place') {
      const options = placements(s, seat, at(players, seat), WIDTH)
      const chosen = next(random) < exploration * 2 ** 32 ? explore(options.length, random) : 0
      // What comes of an odd move says nothing about the moves before it.
      if (chosen > 0) conclude(seat, at(options, 0).value)
      s = at(options, chosen).after
    } else s = finish(s, seat, at(players, seat), WIDTH).state
    note(s, seat)
    if (s.round > round) for (let other = 0; other < s.players.length; other++) if (other !== seat) note(s, other)
  }
  for (const { seat, total } of agricola.outcome(s)?.seats ?? []) conclude(seat, total)
  return join(samples.map((sample) => ({ features: sample.features, targets: Float32Array.of(sample.target) })))
}

const withNoise = (network: Network, random: Random): Network => ({
  ...network,
  linear: network.linear.map((weight) =>
    below(random, NOISY) === 0 ? weight + NOISE * (next(random) / 2 ** 31 - 1) : weight,
  ),
})

const explore = (options: number, random: Random): number =>
  below(random, below(random, ANY) === 0 ? options : Math.min(FEW, options))

/** Samples of several games, one after the other. */
export function join(games: readonly Samples[]): Samples {
  const out = {
    features: new Float32Array(games.reduce((n, { features }) => n + features.length, 0)),
    targets: new Float32Array(games.reduce((n, { targets }) => n + targets.length, 0)),
  }
  let feature = 0
  let target = 0
  for (const { features, targets } of games) {
    out.features.set(features, feature)
    out.targets.set(targets, target)
    feature += features.length
    target += targets.length
  }
  return out
}
