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
/** Half-finished turns kept in mind. */
const WIDTH = 2

/** Plays a game with itself, sometimes trying something else than it thinks best, and notes what came of it. */
export function study(setup: Setup, seed: string, e: Experience, curiosity: number): Lessons {
  const random = seeded(`study ${seed}`)
  const pictures: Float32Array[] = []
  const seats: number[] = []
  const note = (s: State, seat: number) => {
    if (s.over) return
    pictures.push(Float32Array.from(pictureOf(s, seat).subarray(0, SIZE)))
    seats.push(seat)
  }
  let s = agricola.start(setup, seed)
  while (!s.over) {
    const { seat, ask } = agricola.decisions(s)[0]
    const { round } = s
    s = ask === 'place' ? placed(s, seat, e, random, curiosity) : finish(s, seat, e, WIDTH).state
    note(s, seat)
    if (s.round > round) for (let other = 0; other < s.players.length; other++) if (other !== seat) note(s, other)
  }
  const totals = agricola.outcome(s)?.seats.map(({ total }) => total) ?? []
  return join(pictures.map((picture, i) => ({ pictures: picture, points: Float32Array.of(totals[seats[i]]) })))
}

function placed(s: State, seat: number, e: Experience, random: Random, curiosity: number): State {
  const options = placements(s, seat, e, WIDTH)
  if (next(random) >= curiosity * 2 ** 32) return options[0].after
  const among = below(random, ANY) === 0 ? options.length : Math.min(FEW, options.length)
  return options[below(random, among)].after
}

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
