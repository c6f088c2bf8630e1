import { CLAY, count, HIDDEN_YET, REED, STONE, type State, WOOD } from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import type { Farm } from './farm.ts'
import { landmarksOf } from './landmarks.ts'

/** B1 */
const MOST_PEOPLE = 5
/** B8: what a room of each house is built of, and what the next renovation takes. */
const WALLS = [WOOD, CLAY, STONE] as const
const WALL = 5
const ROOF = 2
const RENOVATION = [CLAY, STONE, STONE] as const
const STONE_HOUSE = 2

const share = (n: number, of: number): number => (n <= 0 ? 0 : n >= of ? 1 : n / of)

/** Can families with room grow yet? */
const growthIsOut = (s: State): boolean =>
  landmarksOf(s).growth.some(({ space, from }) => s.since[space] !== HIDDEN_YET && from <= s.round)

/** People, rooms, and what has been gathered for more of them. */
export function houseFeatures(list: FeatureList, { s, p, time }: Farm): void {
  const rooms = count(p.rooms)
  const free = Math.max(0, Math.min(rooms, MOST_PEOPLE) - p.people)
  list.addReached('people', p.people, [3, 4, 5])
  list.add('people, rounds left', (p.people * time.left) / MOST_PEOPLE)
  list.add('newborns', p.newborns)
  list.add('rooms', rooms / MOST_PEOPLE)
  list.add('people without a room', Math.max(0, p.people - rooms))
  list.addReached('free rooms', free, [1, 2])
  list.add('a free room, rounds left', free > 0 ? time.left : 0)
  list.add('two free rooms, rounds left', free > 1 ? time.left : 0)
  const out = growthIsOut(s)
  list.add('growth is out', out ? 1 : 0)
  list.add('growth is out and a room free, rounds left', out && free > 0 ? time.left : 0)

  list.add('clay house', p.house === 1 ? 1 : 0)
  list.add('clay rooms', p.house === 1 ? rooms / MOST_PEOPLE : 0)
  list.add('stone house', p.house === STONE_HOUSE ? 1 : 0)
  list.add('stone rooms', p.house === STONE_HOUSE ? rooms / MOST_PEOPLE : 0)

  const walls = p.goods[WALLS[p.house]]
  const reed = p.goods[REED]
  const wanted = p.people + free < MOST_PEOPLE ? time.left : 0
  const one = (share(walls, WALL) + share(reed, ROOF)) / 2
  const two = (share(walls - WALL, WALL) + share(reed - ROOF, ROOF)) / 2
  list.add('gathered for a room', wanted * one)
  list.add('gathered for a room and none free', free === 0 ? wanted * one : 0)
  list.add('ready for a room', one === 1 ? wanted : 0)
  list.add('gathered for a second room', wanted * two)
  list.add('ready for a second room', two === 1 && one === 1 ? wanted : 0)
  const material = p.goods[RENOVATION[p.house]]
  list.add('gathered for a renovation', p.house === STONE_HOUSE ? 0 : share(material, rooms))
  list.add('ready for a renovation', p.house !== STONE_HOUSE && material >= rooms && reed > 0 ? 1 : 0)
}

/** Building resources. */
export function storeFeatures(list: FeatureList, { p, time }: Farm): void {
  for (const store of STORES) {
    const n = p.goods[store.good]
    list.addSteps(store.name, n, store.marks)
    list.add(store.later, share(n, store.marks[1]) * time.left)
  }
}

const STORES = [
  { name: 'wood', good: WOOD, marks: [2, 5, 10, 16] },
  { name: 'clay', good: CLAY, marks: [2, 5, 9] },
  { name: 'reed', good: REED, marks: [1, 2, 4] },
  { name: 'stone', good: STONE, marks: [1, 3, 6] },
].map((store) => ({ ...store, later: `${store.name}, rounds left` }))
