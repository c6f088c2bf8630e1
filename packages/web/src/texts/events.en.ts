import { pluralsOf } from './plural.ts'
import type { EventWords } from './say.ts'

const plural = pluralsOf('en')

const phases = {
  preparation: 'Preparation',
  work: 'Work phase',
  home: 'Everybody goes home',
  field: 'Harvest: crops come in from the fields',
  feeding: 'Harvest: feeding',
  breeding: 'Harvest: breeding',
  scoring: 'Scoring',
}
const built = { room: 'built a room', stable: 'built a stable', field: 'plowed a field' }

const piled = { up: 'turned up', under: 'put under the pile', kept: 'paid to keep', gone: 'used up' }

const card = { occupation: 'an occupation', minor: 'a minor improvement' }
const cards = { occupation: 'occupations', minor: 'minor improvements' }

export const events: EventWords = {
  packs: () => 'Everybody has a new pack of cards',
  picked: ({ kind }) => `kept ${card[kind]}`,
  'put-away': ({ kind, count }) => `put away ${count === 1 ? card[kind] : `${count} ${cards[kind]}`}`,
  round: ({ round, card }, say) => `Round ${round}: ${say.name(card)}`,
  phase: ({ phase }) => phases[phase],
  placed: ({ space }, say) => `went to ${say.name(space)}`,
  got: ({ from, goods }, say) =>
    from === 'field'
      ? `brought ${say.goods(goods)} in from the fields`
      : `got ${say.goods(goods)}${from && ` (${say.name(from)})`}`,
  gave: ({ to, goods }, say) => `paid ${say.goods(goods)} (${say.name(to)})`,
  lay: ({ card, round, what, count }, say) => `laid ${say.count(what, count)} with ${say.name(card)} on round ${round}`,
  built: ({ what, cell }) => `${built[what]} on ${cell}`,
  fenced: ({ cells, fences }) =>
    `fenced ${cells.join(', ')} with ${fences} ${plural(fences, { one: 'fence', other: 'fences' })}`,
  renovated: ({ to }, say) => `renovated to ${say.good(to)}`,
  moved: ({ crop, from, to }, say) => `moved ${say.good(crop)} from ${say.name(from)} to ${say.name(to)}`,
  sowed: ({ crop, on }, say) => `sowed ${say.count(crop, 1)} on ${say.name(on)}`,
  baked: ({ grain, food }, say) => `baked ${say.count('grain', grain)} into ${say.count('food', food)}`,
  cooked: ({ good, count, food }, say) => `turned ${say.count(good, count)} into ${say.count('food', food)}`,
  lost: ({ goods }, say) => `gave up ${say.goods(goods)}`,
  improved: ({ card }, say) => `built ${say.name(card)}`,
  returned: ({ card }, say) => `handed ${say.name(card)} back`,
  taught: ({ card }, say) => `played ${say.name(card)}`,
  'passed-on': ({ to, card }, say) => `handed ${say.name(card)} on to ${say.who(to)}`,
  drew: ({ count }) => `drew ${count} ${plural(count, { one: 'card', other: 'cards' })}`,
  used: ({ card }, say) => `used ${say.name(card)}`,
  banked: ({ card, points }, say) =>
    `earned ${points} bonus ${plural(points, { one: 'point', other: 'points' })} (${say.name(card)})`,
  born: () => 'welcomed a newborn',
  starting: () => 'will go first from the next round on',
  fed: ({ food, begging }, say) =>
    begging > 0
      ? `fed the family ${say.count('food', food)} and had to beg for ${begging}`
      : `fed the family ${say.count('food', food)}`,
  bred: ({ animals }, say) => `had young: ${say.goods(animals)}`,
  'stayed-home': () => 'could use no space and stayed at home',
  'special-card': ({ card, from }, say) =>
    from === null ? `took ${say.name(card)}` : `took ${say.name(card)} over from ${say.who(from)}`,
  special: ({ action }, say) => `did ${say.name(action)}`,
  pile: ({ card, what }, say) => `${piled[what]} ${say.name(card)}`,
  tile: ({ tile, cell, what }) => `${what === 'laid' ? 'laid a' : 'took away the'} ${tile} on ${cell}`,
  fuelled: ({ count }, say) => `turned ${say.count('wood', count)} into ${say.count('fuel', count)}`,
  heated: ({ fuel, wood, ill }, say) => {
    const burnt = fuel + wood === 0 ? 'left the house cold' : `heated with ${say.goods({ fuel, wood })}`
    return ill === 0 ? burnt : `${burnt}: ${ill} ${plural(ill, { one: 'person falls', other: 'people fall' })} ill`
  },
  lit: ({ card }, say) => `lit ${say.name(card)}`,
  cured: () => 'is well again',
  number: ({ card, number }, say) => `drew start card ${number} (${say.name(card)})`,
  arrow: () => 'got the green arrow',
  raised: ({ card }, say) => `brought ${say.name(card)} to the top of its stack`,
  extended: ({ cells }) => `added ${cells.join(' and ')} to the farm`,
  'threw-away': ({ goods, on }, say) => `threw away ${say.goods(goods)} on ${say.name(on)}`,
  put: ({ card, goods, on }, say) => `put ${say.goods(goods)} on ${say.name(on)} (${say.name(card)})`,
  over: () => 'The game is over',
}
