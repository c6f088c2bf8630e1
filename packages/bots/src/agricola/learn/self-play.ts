import { agricola, type Move, type Setup, type State } from '@furrow/engine/agricola'
import { at, below, next, type Random, seeded } from '@furrow/engine/core'
import { cardsOf, isInPlay } from '../evaluation/card-values.ts'
import { featuresOf } from '../evaluation/features.ts'
import { type Network, predict } from '../network/network.ts'
import { SparseFeatures } from '../network/sparse.ts'
import type { Samples } from '../network/train.ts'
import { finish, placements } from '../search.ts'

/** An exploring move is one of the best few placements; now and then (one time in so many) any at all. */
const FEW = 4
const ANY = 4
/** Every other player weighs some features differently than the network does, by up to so many points. */
const BIASED = 3
const NOISE = 2
/** One feature in so many. */
const NOISY = 12
/** One weight of a card in so many. */
const CURIOUS = 10
/** So many of the placements of a seat are looked at again in the same round. */
const GOOD = 9
/**
 * What a position led to is the end of the game, mixed with what the network thought of the positions in between: so much
 * of it goes back from each to the one before. Chance of far-off rounds weighs less that way.
 */
const MEMORY = 0.95
/** Half-finished turns kept in the search. */
const WIDTH = 1

interface Sample {
  features: Float32Array
  places: Int32Array
  values: Float32Array
  /** What the network thought of it. */
  guess: number
  target: number
}

/** Plays a game against itself, exploring at the given rate, and gives the positions with the points they led to. */
export function selfPlay(setup: Setup, seed: string, network: Network, exploration: number): Samples {
  const random = seeded(`study ${seed}`)
  const samples: Sample[] = []
  const features = new Float64Array(network.linear.length)
  const few = new SparseFeatures()
  /** The samples of each seat since it last explored. */
  const open: Sample[][] = Array.from({ length: setup.players }, () => [])
  const note = (s: State, seat: number) => {
    if (s.over) return
    featuresOf(s, seat, features)
    cardsOf(s, seat, few)
    const sample = {
      features: Float32Array.from(features),
      places: few.places.slice(0, few.length),
      values: Float32Array.from(few.values.subarray(0, few.length)),
      guess: predict(network, features, few),
      target: 0,
    }
    samples.push(sample)
    at(open, seat).push(sample)
  }
  /** What was noted so far led to this. */
  const conclude = (seat: number, points: number) => {
    let target = points
    for (const sample of at(open, seat).reverse()) {
      sample.target = target
      target = MEMORY * target + (1 - MEMORY) * sample.guess
    }
    open[seat] = []
  }
  const players = open.map(() => (below(random, BIASED) === 0 ? withNoise(network, random) : network))
  const poor = open.map(() => new Set<Move>())
  let s = agricola.start(setup, seed)
  while (!s.over) {
    const { seat, ask } = at(agricola.decisions(s), 0)
    const { round } = s
    if (ask === 'place') {
      const options = placements(s, seat, at(players, seat), WIDTH, at(poor, seat))
      if (at(poor, seat).size === 0) for (const { move } of options.slice(GOOD)) at(poor, seat).add(move)
      const chosen = next(random) < exploration * 2 ** 32 ? explore(options.length, random) : 0
      // What comes of an odd move says nothing about the moves before it.
      if (chosen > 0) conclude(seat, at(options, 0).value)
      s = at(options, chosen).after
    } else s = finish(s, seat, at(players, seat), WIDTH).state
    note(s, seat)
    if (s.round > round) for (const moves of poor) moves.clear()
    if (s.round > round) for (let other = 0; other < s.players.length; other++) if (other !== seat) note(s, other)
  }
  for (const { seat, total } of agricola.outcome(s)?.seats ?? []) conclude(seat, total)
  return together(samples, network.linear.length)
}

const withNoise = (network: Network, random: Random): Network => ({
  ...network,
  linear: network.linear.map((weight) =>
    below(random, NOISY) === 0 ? weight + NOISE * (next(random) / 2 ** 31 - 1) : weight,
  ),
  // Cards are thought better of rather than worse, so that they come to be played.
  sparse: network.sparse.map((weight, place) =>
    isInPlay(place) && below(random, CURIOUS) === 0 ? weight + NOISE * (next(random) / 2 ** 32) : weight,
  ),
})

const explore = (options: number, random: Random): number =>
  below(random, below(random, ANY) === 0 ? options : Math.min(FEW, options))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function together(list: readonly Sample[], width: number): Samples {
  const all = {
    features: new Float32Array(list.length * width),
    targets: Float32Array.from(list, ({ target }) => target),
    starts: new Int32Array(list.length + 1),
    places: new Int32Array(sum(list.map(({ places }) => places.length))),
    values: new Float32Array(sum(list.map(({ places }) => places.length))),
  }
  list.forEach(({ features, places, values }, i) => {
    const from = at(all.starts, i)
    all.features.set(features, i * width)
    all.places.set(places, from)
    all.values.set(values, from)
    all.starts[i + 1] = from + places.length
  })
  return all
}

/** Samples of several games, one after the other. */
export function join(games: readonly Samples[]): Samples {
  const all = {
    features: new Float32Array(sum(games.map(({ features }) => features.length))),
    targets: new Float32Array(sum(games.map(({ targets }) => targets.length))),
    starts: new Int32Array(sum(games.map(({ targets }) => targets.length)) + 1),
    places: new Int32Array(sum(games.map(({ places }) => places.length))),
    values: new Float32Array(sum(games.map(({ values }) => values.length))),
  }
  let feature = 0
  let target = 0
  let place = 0
  for (const { features, targets, starts, places, values } of games) {
    all.features.set(features, feature)
    all.targets.set(targets, target)
    all.places.set(places, place)
    all.values.set(values, place)
    for (let i = 0; i < targets.length; i++) all.starts[target + i] = place + at(starts, i)
    feature += features.length
    target += targets.length
    place += places.length
  }
  all.starts[target] = place
  return all
}
