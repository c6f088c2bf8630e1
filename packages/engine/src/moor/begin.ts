import { shuffled } from '../core/random.ts'
import type { State } from '../state/state.ts'
import { specialCardsFor } from './special-cards.ts'
import { START_CARDS } from './start-cards.ts'

/** M3: everybody draws another start card and lays its tiles; the special action cards lie in the middle, alone in a pile (M13). */
export function layOutMoor(s: State): void {
  const numbers = shuffled(
    s.random,
    START_CARDS.map((_, i) => i + 1),
  )
  s.players.forEach((p, seat) => {
    p.start = numbers[seat]
    const { forests, moors } = START_CARDS[p.start - 1]
    p.forests = forests
    p.moors = moors
  })
  const own = specialCardsFor(s.players.length)
  const alone = s.players.length === 1
  s.moor = {
    special: alone ? [] : own.map((card) => ({ card, holder: -1, down: false })),
    pile: alone ? shuffled(s.random, own) : [],
    unseen: alone ? own.length - 1 : 0,
    last: -1,
    kept: false,
    acted: false,
    arrow: -1,
  }
}
