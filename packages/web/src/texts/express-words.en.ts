import type { Described } from '@furrow/engine'
import type { ExpressSay } from '../express/words.ts'
import { minus } from './minus.ts'
import { pluralsOf } from './plural.ts'

const plural = pluralsOf('en')
const s = (n: number) => plural(n, { one: '', other: 's' })
type Say = ExpressSay
type M = Described
type W = readonly string[]

const theOne = (goods: object, say: Say): string => Object.keys(goods).map(say.good).join()

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

  events: {
    round: ({ round, starting }: { round: number; starting: number }, say: Say) =>
      `Round ${round}, ${say.who(starting)} first`,
    rolled: () => 'rolled the dice',
    kept: () => 'kept the dice',
    set: ({ occupation, from, to }: { occupation: string; from: string; to: string }, say: Say) =>
      `${say.face(occupation)}: ${say.face(from)} → ${say.face(to)}`,
    took: ({ dice }: { dice: W }, say: Say) => `used ${say.faces(dice)}`,
    paid: ({ sheet, dice }: { sheet: object; dice: W }, say: Say) => `paid ${say.spent(sheet, dice)}`,
    got: ({ goods }: { goods: object }, say: Say) => `got ${say.goods(goods)}`,
    rooms: ({ count }: { count: number }) => `built ${count} room${s(count)}`,
    upgraded: ({ to }: { to: string }, say: Say) => `house of ${say.good(to)} now`,
    born: () => 'a baby is born',
    field: ({ planted }: { planted: string | null }, say: Say) =>
      planted ? `plowed a field and planted ${say.good(planted)}` : 'plowed a field',
    pasture: () => 'fenced a pasture',
    learned: ({ occupation }: { occupation: string }, say: Say) => `learned: ${say.face(occupation)}`,
    built: ({ improvement }: { improvement: string }, say: Say) => `built: ${say.face(improvement)}`,
    cooked: ({ good, count, food }: { good: string; count: number; food: number }, say: Say) =>
      `cooked ${say.count(good, count)} into ${say.count('food', food)}`,
    discarded: ({ good, count }: { good: string; count: number }, say: Say) => `let ${say.count(good, count)} go`,
    harvest: ({ harvest }: { harvest: number }) => `Harvest ${harvest}`,
    fed: ({ food, missing }: { food: number; missing: number }, say: Say) =>
      missing > 0
        ? `fed ${say.count('food', food)}, ${missing} missing: ${missing * 3} points lost`
        : `fed the family with ${say.count('food', food)}`,
    bred: ({ animals }: { animals: object }, say: Say) => `young born: ${say.goods(animals)}`,
    scored: ({ points, total }: { points: number; total: number }) => `${minus(points)} points, ${minus(total)} in all`,
    starting: () => 'begins from now on',
    over: () => 'The game is over',
  },
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
