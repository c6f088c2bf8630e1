import type { Bot, Question } from '@furrow/bots'
import { agricola, FOOD, foodNeeded, type Move, type State } from '@furrow/engine'

/** How many answers long a turn can be. */
const LONGEST = 12

/**
 * Finishes its turn in every way that begins with one of the answers, as far as it can see, and takes the one that leaves
 * it best off. It does not think of the others, nor of rounds to come: there is much to do better.
 */
export const thrifty = (seed: string): Bot => ({
  name: 'thrifty',
  choose(question: Question): string {
    // A state that agrees with all that the seat knows; what is hidden is drawn from what it could be.
    const state = agricola.imagine(question.view, `${seed}/${question.seed}`)
    const { seat } = question
    let best = { value: Number.NEGATIVE_INFINITY, text: question.moves[0] ?? 'done' }
    for (const move of agricola.moves(state, seat)) {
      const value = worthOf(finished(after(state, seat, move), seat), seat)
      if (value > best.value) best = { value, text: agricola.print(state, move) }
    }
    return best.text
  },
})

function after(state: State, seat: number, move: Move): State {
  const next = agricola.copy(state)
  agricola.advance(next, seat, move)
  return next
}

/** Goes on with the turn by the best single answer each time, until somebody has to place a person. */
function finished(state: State, seat: number): State {
  let at = state
  for (let step = 0; step < LONGEST; step++) {
    const decision = agricola.decisions(at).find((each) => each.seat === seat)
    if (!decision || decision.ask === 'place') return at
    const next = agricola.moves(at, seat).map((move) => after(at, seat, move))
    at = next.reduce((best, one) => (worthOf(one, seat) > worthOf(best, seat) ? one : best))
  }
  return at
}

/** Points on the sheet, something for goods that will be needed, and less for every mouth that could not be fed. */
function worthOf(state: State, seat: number): number {
  const player = state.players[seat]
  if (!player) return 0
  const goods = player.goods.reduce((sum, count) => sum + Math.min(count, 6), 0)
  const hungry = Math.max(0, foodNeeded(state, seat) - (player.goods[FOOD] ?? 0))
  return (agricola.points(state)[seat] ?? 0) + 0.3 * goods - hungry
}

export default thrifty
