import type { Described } from '@furrow/engine/core'
import type { ExpressEventWords, ExpressSay } from '../express/words.ts'
import { minus } from './minus.ts'
import { pluralsOf } from './plural.ts'

const plural = pluralsOf('en')
const s = (n: number) => plural(n, { one: '', other: 's' })
type Say = ExpressSay
type M = Described

const theOne = (goods: object, say: Say): string => Object.keys(goods).map(say.good).join()

/** What each did, as it is told after the name. */
const events: ExpressEventWords = {
  round: ({ round, starting }, say) => `Round ${round}, ${say.who(starting)} first`,
  rolled: () => 'rolled the dice',
  kept: () => 'kept the dice',
  set: ({ occupation, from, to }, say) => `turned a die (${say.face(occupation)}): ${say.face(from)} → ${say.face(to)}`,
  took: ({ dice }, say) => `used ${say.faces(dice)}`,
  paid: ({ sheet, dice }, say) => `paid ${say.spent(sheet, dice)}`,
  got: ({ goods }, say) => `got ${say.goods(goods)}`,
  rooms: ({ count }) => `built ${count} room${s(count)}`,
  upgraded: ({ to }, say) => `moved to a ${say.good(to)} house`,
  born: () => 'welcomed a baby',
  field: ({ planted }, say) => (planted ? `plowed a field and planted ${say.good(planted)}` : 'plowed a field'),
  pasture: () => 'fenced a pasture',
  learned: ({ occupation }, say) => `learned a trade: ${say.face(occupation)}`,
  built: ({ improvement }, say) => `built an improvement: ${say.face(improvement)}`,
  cooked: ({ good, count, food }, say) => `cooked ${say.count(good, count)} into ${say.count('food', food)}`,
  discarded: ({ good, count }, say) => `let ${say.count(good, count)} go`,
  harvest: ({ harvest }) => `Harvest ${harvest}`,
  fed: ({ food, missing }, say) =>
    missing > 0
      ? `fed the family with ${say.count('food', food)}, but ${missing} were missing: ${missing * 3} points lost`
      : `fed the family with ${say.count('food', food)}`,
  bred: ({ animals }, say) => `saw young born: ${say.goods(animals)}`,
  scored: ({ points, total }) => `scored ${minus(points)} point${s(points)}, ${minus(total)} in all`,
  starting: () => 'will begin from now on',
  over: () => 'The game is over',
}

/** Faces, goods, moves and events of Express, in English. */
export const expressWordsEn = {
  faces: {
    house: 'House',
    pasture: 'Pasture',
    field: 'Field',
    mayor: 'Mayor',
    builder: 'Builder',
    farmer: 'Farmer',
    rancher: 'Rancher',
    gatherer: 'Gatherer',
    midwife: 'Midwife',
    oven: 'Oven',
    hearth: 'Hearth',
    basketmaker: 'Basketry',
    joinery: 'Joinery',
    pottery: 'Pottery',
    stonecutter: 'Stonecutter',
    food: 'Food',
    '2food': '2 food',
    grain: 'Grain',
    vegetable: 'Vegetable',
    reed: 'Reed',
    wood: 'Wood',
    brick: 'Brick',
    stone: 'Stone',
    sheep: 'Sheep',
    boar: 'Boar',
    cattle: 'Cattle',
  },
  does: {
    mayor: 'Pay 2 food: set 1 farm die. Fields score 3 each.',
    builder: 'Set the improvement die. 1 point per improvement.',
    farmer: 'Set up to 2 produce dice.',
    rancher: 'Set up to 2 animal dice.',
    gatherer: 'Set up to 2 resource dice.',
    midwife: 'Babies eat 1 and score at every harvest.',
    oven: 'Grain gives 2 food, a vegetable 3.',
    hearth: 'Sheep give 2 food, boar 3, cattle 4.',
    basketmaker: '1 more reed; 2 points for every 2 reed.',
    joinery: '1 more wood; 2 points for every 3 wood.',
    pottery: '1 more brick; 2 points for every 3 brick.',
    stonecutter: '1 more stone; 2 points for every 2 stone.',
  },
  goods: {
    food: { one: 'food', other: 'food' },
    grain: { one: 'grain', other: 'grain' },
    vegetable: { one: 'vegetable', other: 'vegetables' },
    reed: { one: 'reed', other: 'reed' },
    wood: { one: 'wood', other: 'wood' },
    brick: { one: 'brick', other: 'brick' },
    stone: { one: 'stone', other: 'stone' },
    sheep: { one: 'sheep', other: 'sheep' },
    boar: { one: 'boar', other: 'boar' },
    cattle: { one: 'cattle', other: 'cattle' },
  },
  houses: { wood: 'Wood house', brick: 'Brick house', stone: 'Stone house' },

  moves: {
    keep: () => 'Keep the dice',
    roll: () => 'Roll all 13 dice',
    baby: () => 'Have a baby',
    feed: () => 'Feed the family',
    set: ({ from = '', to = '' }: M, say: Say) => `${say.face(from)} → ${say.face(to)}`,
    rooms: ({ count = 0 }: M) => plural(count, { one: 'Build a room', other: `Build ${count} rooms` }),
    upgrade: ({ to = '' }: M, say: Say) => `Upgrade to a ${say.good(to)} house`,
    field: ({ goods, from }: M, say: Say) =>
      goods ? `Field, plant ${theOne(goods, say)} (${from === 'die' ? 'die' : 'sheet'})` : 'Bare field',
    pasture: ({ goods }: M, say: Say) => (goods ? `Pasture with ${theOne(goods, say)}` : 'Empty pasture'),
    learn: ({ card = '' }: M, say: Say) => `Learn: ${say.face(card)}`,
    build: ({ card = '' }: M, say: Say) => `Build: ${say.face(card)}`,
    take: ({ dice = [] }: M, say: Say) => `Take ${say.faces(dice)}`,
    pay: ({ goods = {}, dice = [] }: M, say: Say) => `Pay ${say.spent(goods, dice)}`,
    cook: ({ goods = {} }: M, say: Say) => `Cook ${say.goods(goods)}`,
    discard: ({ goods = {} }: M, say: Say) => `Let ${say.goods(goods)} go`,
    breed: ({ goods = {} }: M, say: Say) => `Young: ${say.goods(goods)}`,
  },
  diceWord: (faces: string) => `dice (${faces})`,
  twoFood: (n: number) => plural(n, { one: 'one 2-food die', other: `${n} × 2 food` }),
  and: 'and',

  events,
  categories: {
    rooms: 'Rooms',
    fields: 'Fields',
    pastures: 'Pastures',
    grain: 'Grain',
    vegetables: 'Vegetables',
    sheep: 'Sheep',
    boar: 'Boar',
    cattle: 'Cattle',
    reed: 'Reed',
    wood: 'Wood',
    brick: 'Brick',
    stone: 'Stone',
    improvements: 'Improvements',
    babies: 'Babies',
    'missing food': 'Missing food',
  },
}
