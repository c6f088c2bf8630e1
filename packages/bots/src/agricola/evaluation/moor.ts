import {
  cards,
  count,
  HORSE,
  majorsOf,
  openCells,
  parts,
  plowCells,
  roomCells,
  SPECIAL_ACTIONS,
  type State,
  slashCells,
  specialPrices,
  yardOf,
} from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import type { Farm } from './farm.ts'
import { fuelFeatures } from './moor-fuel.ts'

// What Farmers of the Moor adds to a table: these features are there in its games alone.

export function moorFeatures(list: FeatureList, farm: Farm): void {
  tableFeatures(list, farm)
  fuelFeatures(list, farm)
  groundFeatures(list, farm)
  horseFeatures(list, farm)
  specialFeatures(list, farm)
  majorFeatures(list, farm)
}

function tableFeatures(list: FeatureList, { s, time }: Farm): void {
  const { moor: level, lighting } = s.setup
  list.addReached('level', level, [2, 3])
  list.addReached('level, alone', s.players.length === 1 ? level : 0, [1, 2, 3])
  list.add('level 2, rounds left', level === 2 ? time.left : 0)
  list.add('level 3, rounds left', level === 3 ? time.left : 0)
  list.add('alone, rounds left', s.players.length === 1 ? time.left : 0)
  list.add('stoves have to be lit', lighting ? 1 : 0)
}

/** M4: tiles, and the ground that is open for rooms, fields and pastures. */
function groundFeatures(list: FeatureList, { p, time }: Farm): void {
  const forests = count(p.forests)
  const moors = count(p.moors)
  list.addSteps('forests', forests, [1, 3, 5])
  list.add('forests, rounds left', (forests / 5) * time.left)
  list.addSteps('moors', moors, [1, 2, 3])
  list.add('moors, rounds left', (moors / 3) * time.left)
  const slash = count(slashCells(p))
  list.addReached('forests to burn', slash, [1, 2])
  list.add('a forest to burn, rounds left', slash > 0 ? time.left : 0)
  list.addReached('spaces for rooms', count(roomCells(p)), [1, 2, 3])
  list.add('a space for a room, rounds left', roomCells(p) === 0 ? 0 : time.left)
  list.addReached('spaces for fields', count(plowCells(p)), [1, 2, 3])
  const open = openCells(p)
  let largest = 0
  for (const part of parts(yardOf(p), open)) largest = Math.max(largest, count(part))
  list.addSteps('open ground', largest, [1, 2, 4, 6])
  list.add('open ground, rounds left', (Math.min(largest, 8) / 8) * time.left)
  list.add('open spaces', count(open) / 8)
}

/** M7 */
function horseFeatures(list: FeatureList, { p, time }: Farm): void {
  const horses = p.goods[HORSE]
  list.addReached('horses', horses, [1, 2, 3])
  list.add('horses', Math.min(horses, 12) / 6)
  list.add('horses that breed, harvests left', horses > 1 ? time.harvests : 0)
  list.add('a horse, harvests left', horses > 0 ? time.harvests : 0)
}

const prices: number[] = SPECIAL_ACTIONS.map(() => 0)
const SPECIALS = SPECIAL_ACTIONS.map((action) => ({
  free: `${action} is free`,
  later: `${action} is free, rounds left`,
  paid: `${action} for food`,
}))

/** Is there something that the action could be done with? M6 */
const HELPS: { readonly [action: string]: (farm: Farm) => boolean } = {
  'cut-peat': ({ p }) => p.moors !== 0,
  'fell-trees': ({ p }) => p.forests !== 0,
  'slash-and-burn': ({ p }) => slashCells(p) !== 0,
}

/** M5: the special actions that the seat may still carry out in this round. */
function specialFeatures(list: FeatureList, farm: Farm): void {
  const { s, seat, p, time } = farm
  specialPrices(s, seat, prices)
  SPECIALS.forEach(({ free, later, paid }, i) => {
    const helps = p.home > 0 && (HELPS[SPECIAL_ACTIONS[i]]?.(farm) ?? true)
    const price = prices[i]
    list.add(free, helps && price === 0 ? 1 : 0)
    list.add(later, helps && price === 0 ? time.left : 0)
    list.add(paid, helps && price > 0 && price < Number.POSITIVE_INFINITY ? 1 : 0)
  })
  list.add('cards in the pile', pileOf(s) / 10)
  list.add('cards in the pile, rounds left', (pileOf(s) / 10) * time.left)
}

/** M13 */
const pileOf = (s: State): number => s.moor?.pile.length ?? 0

/** The families of majors, and whether they help by rounds or by harvests. M9 */
const FAMILIES = [
  ['furnace', 'harvests'],
  ['heating-stove', 'harvests'],
  ['peat-charcoal-kiln', 'left'],
  ['foresters-lodge', 'left'],
  ['museum-of-the-moors', 'left'],
  ['riding-stables', 'left'],
  ['village-church', 'harvests'],
  ['horse-slaughterhouse', 'harvests'],
  ['cookhouse', 'harvests'],
  ['furniture-stall', 'left'],
  ['ceramics-stall', 'left'],
  ['basket-stall', 'left'],
] as const
const MAJORS = FAMILIES.map(([family, left]) => ({ family, left, later: `${family}, ${left}` }))

function majorFeatures(list: FeatureList, { s, seat, p, time }: Farm): void {
  const own = majorsOf(p)
  for (const { family, left, later } of MAJORS) {
    const has = own.some(({ card }) => cards()[card].family === family)
    list.add(family, has ? 1 : 0)
    list.add(later, has ? time[left] : 0)
  }
  let points = 0
  for (const played of own) points += cards()[played.card].score(s, seat, played)
  list.add('points of majors', points / 5)
  list.add('stoves that are not lit', p.unlit.length)
}
