import { agricola, below, next, type Random, type Setup, type State, seeded } from '@furrow/engine'
import type { Experience } from '../experience.ts'
import { pictureOf, SIZE } from '../picture.ts'
import { finish, placements } from '../search.ts'

/** Pictures of games and the points they ended with. */
export interface Lessons {
  pictures: Float32Array
  points: Float32Array
}

/** A curious player takes any of the best few placements; now and then (one time in so many) any at all. */
const FEW = 4
const ANY = 4
/** Every other player is in a mood: it likes some things of the picture better or less than it should, by up to so many points. */
const MOODY = 2
const MOOD = 2
/** One thing in so many is meant. */
const MEANT = 12
/** Half-finished turns kept in mind. */
const WIDTH = 2

/** Plays a game with itself, sometimes trying something else than it thinks best, and notes what came of it. */
export function study(setup: Setup, seed: string, e: Experience, curiosity: number): Lessons {
  const random = seeded(`study ${seed}`)
  const notes: Note[] = []
  /** What each seat has noted since it was last curious. */
  const open: Note[][] = Array.from({ length: setup.players }, () => [])
  const note = (s: State, seat: number) => {
    if (s.over) return
    const noted = { picture: Float32Array.from(pictureOf(s, seat).subarray(0, SIZE)), points: 0 }
    notes.push(noted)
    open[seat].push(noted)
  }
  /** What was noted so far led to this. */
  const conclude = (seat: number, points: number) => {
    for (const noted of open[seat]) noted.points = points
    open[seat] = []
  }
  const players = open.map(() => (below(random, MOODY) === 0 ? inMood(e, random) : e))
  let s = agricola.start(setup, seed)
  while (!s.over) {
    const { seat, ask } = agricola.decisions(s)[0]
    const { round } = s
    if (ask === 'place') {
      const options = placements(s, seat, players[seat], WIDTH)
      const at = next(random) < curiosity * 2 ** 32 ? curious(options.length, random) : 0
      // What comes of an odd move says nothing about the moves before it.
      if (at > 0) conclude(seat, options[0].value)
      s = options[at].after
    } else s = finish(s, seat, players[seat], WIDTH).state
    note(s, seat)
    if (s.round > round) for (let other = 0; other < s.players.length; other++) if (other !== seat) note(s, other)
  }
  for (const { seat, total } of agricola.outcome(s)?.seats ?? []) conclude(seat, total)
  return join(notes.map(({ picture, points }) => ({ pictures: picture, points: Float32Array.of(points) })))
}

interface Note {
  picture: Float32Array
  points: number
}

const inMood = (e: Experience, random: Random): Experience => ({
  ...e,
  weights: e.weights.map((weight) =>
    below(random, MEANT) === 0 ? weight + MOOD * (next(random) / 2 ** 31 - 1) : weight,
  ),
})

const curious = (options: number, random: Random): number =>
  below(random, below(random, ANY) === 0 ? options : Math.min(FEW, options))

/** Several lessons one after the other. */
export function join(lessons: readonly Lessons[]): Lessons {
  const out = {
    pictures: new Float32Array(lessons.reduce((n, { pictures }) => n + pictures.length, 0)),
    points: new Float32Array(lessons.reduce((n, { points }) => n + points.length, 0)),
  }
  let picture = 0
  let point = 0
  for (const { pictures, points } of lessons) {
    out.pictures.set(pictures, picture)
    out.points.set(points, point)
    picture += pictures.length
    point += points.length
  }
  return out
}
