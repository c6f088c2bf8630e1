import {
  BASE_ANIMALS,
  CLAY,
  count,
  FOOD,
  GOODS,
  type GoodName,
  HIDDEN_YET,
  REED,
  STONE,
  WOOD,
} from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import type { Farm } from './farm.ts'
import { landmarksOf } from './landmarks.ts'

/** The most that usually lies on a space of a good; of others as much as of stone. */
const USUAL: { readonly [name in GoodName]?: number } = { wood: 9, clay: 5, sheep: 5, food: 5 }
const USUAL_OTHERWISE = 4
const PILES = [WOOD, CLAY, REED, STONE, ...BASE_ANIMALS, FOOD].map((good) => {
  const name = GOODS[good]
  return { good, most: USUAL[name] ?? USUAL_OTHERWISE, name: `${name} on a space` }
})

const largest = GOODS.map(() => 0)

/** The others, and what lies on the board. */
export function tableFeatures(list: FeatureList, { s, seat, time }: Farm): void {
  const seats = s.players.length
  list.addReached('players', seats, [2, 3, 4, 5])
  // Other spaces are there with hand cards than without.
  const dealt = s.setup.cards === 'none' ? 0 : 1
  list.add('hand cards in the game', dealt)
  list.add('hand cards in the game, rounds left', dealt * time.left)
  list.addReached('players with hand cards', dealt * seats, [1, 2, 3, 4, 5])
  list.add('starting player', s.starting === seat && seats > 1 ? 1 : 0)
  let rivals = 0
  let people = 0
  for (let other = 0; other < seats; other++) {
    const p = s.players[other]
    if (other === seat) continue
    if (count(p.rooms) > p.people) rivals++
    people += p.people
  }
  list.add('others with a free room', seats > 1 ? rivals / (seats - 1) : 0)
  list.add('people of the others', seats > 1 ? people / (seats - 1) / 5 : 0)

  const { piles, cards } = landmarksOf(s)
  largest.fill(0)
  for (const { space, good } of piles) largest[good] = Math.max(largest[good], s.lying[space])
  for (const { good, most, name } of PILES) list.add(name, Math.min(largest[good], most) / most)
  for (const { name, space } of cards) list.add(name, s.since[space] === HIDDEN_YET ? 0 : 1)
}
