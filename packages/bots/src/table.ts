import {
  BOAR,
  CATTLE,
  CLAY,
  count,
  FOOD,
  GOODS,
  HIDDEN_YET,
  REED,
  SHEEP,
  STONE,
  type State,
  WOOD,
} from '@furrow/engine'
import { paint, reached } from './canvas.ts'
import { CARDS, landmarksOf } from './landmarks.ts'

/** The most that usually lies on a space of each good. */
const PILES = [
  { good: WOOD, most: 9 },
  { good: CLAY, most: 5 },
  { good: REED, most: 4 },
  { good: STONE, most: 4 },
  { good: SHEEP, most: 5 },
  { good: BOAR, most: 4 },
  { good: CATTLE, most: 4 },
  { good: FOOD, most: 5 },
].map(({ good, most }) => ({ good, most, name: `${GOODS[good]} on a space` }))

const largest = GOODS.map(() => 0)

/** The others, and what lies on the board. */
export function paintTable(s: State, seat: number): void {
  const seats = s.players.length
  reached('players', seats, [2, 3, 4, 5])
  paint('starting player', s.starting === seat && seats > 1 ? 1 : 0)
  let rivals = 0
  let people = 0
  for (let other = 0; other < seats; other++) {
    const p = s.players[other]
    if (other === seat) continue
    if (count(p.rooms) > p.people) rivals++
    people += p.people
  }
  paint('others with a free room', seats > 1 ? rivals / (seats - 1) : 0)
  paint('people of the others', seats > 1 ? people / (seats - 1) / 5 : 0)

  const { piles, cards } = landmarksOf(s)
  largest.fill(0)
  for (const { space, good } of piles) if (s.lying[space] > largest[good]) largest[good] = s.lying[space]
  for (const { good, most, name } of PILES) paint(name, Math.min(largest[good], most) / most)
  for (let i = 0; i < cards.length; i++) paint(CARDS[i], s.since[cards[i]] === HIDDEN_YET ? 0 : 1)
}
