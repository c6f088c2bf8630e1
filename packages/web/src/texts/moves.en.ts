import type { Say } from './say.ts'
import { amountsOf } from './say.ts'

type Words = (words: readonly string[], say: Say) => string

/** The label of every kind of move. */
export const moves = {
  place: ([space = ''], say) => say.name(space),
  stay: () => 'Stay at home',
  room: ([cell = '']) => `Build a room on ${cell}`,
  stable: ([cell = '']) => `Build a stable on ${cell}`,
  plow: ([cell = '']) => `Plow ${cell}`,
  move: ([from = '', to = ''], say) => `Move 1 crop from ${say.name(from)} to ${say.name(to)}`,
  sow: ([crop = '', on = ''], say) => `Sow ${say.good(crop)} on ${say.name(on)}`,
  fence: ([cells = '']) => `Fence ${cells.split('+').join(', ')}`,
  bake: ([n = ''], say) => `Bake ${say.count('grain', Number(n))}`,
  renovate: ([to = ''], say) => `Renovate to ${say.good(to)}`,
  build: ([major = '', , back = ''], say) =>
    back ? `Build ${say.name(major)}, handing in ${say.name(back)}` : `Build ${say.name(major)}`,
  draw: ([n]) => `Draw ${n} ${n === '1' ? 'card' : 'cards'}`,
  play: ([card = ''], say) => `Play ${say.name(card)}`,
  take: (words, say) => `Take ${say.goods(amountsOf(words))}`,
  buy: (words, say) => `Buy ${say.goods(amountsOf(words))}`,
  pay: (words, say) => `Pay ${say.goods(amountsOf(words))}`,
  keep: (words, say) => (words[0] === 'nothing' ? 'Keep no animal' : `Keep ${say.goods(amountsOf(words))}`),
  eat: ([good = '', n = ''], say) => `Eat ${say.count(good, Number(n))}`,
  cook: ([good = '', n = ''], say) => `Cook ${say.count(good, Number(n))}`,
  discard: ([good = '', n = ''], say) => `Give up ${say.count(good, Number(n))}`,
  craft: ([major = ''], say) => `Use ${say.name(major)}`,
  use: ([card = '', ...goods], say) =>
    goods.length > 0 ? `${say.name(card)}: ${say.goods(amountsOf(goods))}` : `Use ${say.name(card)}`,
  arrange: (words, say) => `Animals: ${places(words, say)}`,
  feed: () => 'Feed the family',
  done: () => 'Done',
} satisfies Record<string, Words> as Record<string, Words>

const places: Words = (words, say) =>
  words
    .join(' ')
    .split(', ')
    .map((part) => part.split(' '))
    .map(
      ([pen = '', animal = '', n = '']) => `${say.count(animal, Number(n))} in ${pen === 'house' ? 'the house' : pen}`,
    )
    .join(', ')
