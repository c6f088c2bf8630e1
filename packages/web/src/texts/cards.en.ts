import type { Entry } from './shape.ts'

/** Hand cards by name, in our own words. */
export const cards = {
  'shifting-cultivation': {
    name: 'Shifting Cultivation',
    does: 'Plow 1 field at once. Then hand this card to your left neighbour.',
  },
  'drinking-trough': {
    name: 'Drinking Trough',
    does: 'Each of your pastures holds 2 more animals, with or without a stable.',
  },
  'rammed-clay': {
    name: 'Rammed Clay',
    does: 'Take 1 clay now. From now on you may pay for fences with clay instead of wood, piece by piece.',
  },
  handplow: {
    name: 'Handplow',
    does: 'Put a field on the round space 5 rounds ahead. When that round begins, you may plow it for free.',
  },
  'threshing-board': {
    name: 'Threshing Board',
    does: 'Each time you use Farmland or Cultivation, you may bake bread as well.',
  },
  'big-country': {
    name: 'Big Country',
    does: 'For every round still to come after this one, take 2 food now and keep 1 bonus point.',
  },
  'pond-hut': {
    name: 'Pond Hut',
    does: 'Put 1 food on each of the next 3 round spaces. You get it when those rounds begin.',
  },
  'junk-room': {
    name: 'Junk Room',
    does: 'Each time you build or play an improvement, this one included, take 1 food afterwards.',
  },
  basket: {
    name: 'Basket',
    does: 'After you use a wood accumulation space, you may leave 2 wood there and take 3 food.',
  },
  'large-greenhouse': {
    name: 'Large Greenhouse',
    does: 'Put 1 vegetable on the round spaces 4, 7 and 9 rounds ahead. You get it when those rounds begin.',
  },
  'lumber-mill': { name: 'Lumber Mill', does: 'Every improvement costs you 1 wood less.' },
  'mini-pasture': {
    name: 'Mini Pasture',
    does: 'Fence a single farmyard space at once, free of wood. Then hand this card to your left neighbour.',
  },
  lasso: {
    name: 'Lasso',
    does: 'You may place two people in a row, if at least one of them goes to a sheep, pig or cattle market.',
  },
  mantlepiece: {
    name: 'Mantlepiece',
    does: 'Keep 1 bonus point for every round still to come after this one. You may never renovate again.',
  },
  'strawberry-patch': {
    name: 'Strawberry Patch',
    does: 'Put 1 food on each of the next 3 round spaces. You get it when those rounds begin.',
  },
  beanfield: { name: 'Beanfield', does: 'This card is a field for you, on which only vegetables grow.' },
  'animal-tamer': {
    name: 'Animal Tamer',
    does: 'Take 1 wood or 1 grain now. Each room of your house may hold an animal of any kind.',
  },
  conservator: { name: 'Conservator', does: 'You may renovate a wooden house straight to stone.' },
  'hedge-keeper': { name: 'Hedge Keeper', does: 'In each Build Fences action, up to 3 of the fences cost no wood.' },
  'adoptive-parents': {
    name: 'Adoptive Parents',
    does: 'For 1 food, a newborn may act in the very round it is born; it then counts as an adult.',
  },
  grocer: {
    name: 'Grocer',
    does: 'Holds wood, grain, reed, stone, vegetable, clay, reed and vegetable, in this order. At any time buy the top one for 1 food.',
  },
  braggart: {
    name: 'Braggart',
    does: 'At the end, 5, 6, 7, 8, 9 or 10 improvements are worth 2, 3, 4, 5, 7 or 9 bonus points.',
  },
  harpooner: {
    name: 'Harpooner',
    does: 'Each time you use Fishing, you may pay 1 wood for 1 reed and 1 food per person in your family.',
  },
  stonecutter: { name: 'Stonecutter', does: 'Every improvement, room and renovation costs you 1 stone less.' },
  conjurer: { name: 'Conjurer', does: 'Each time you use Traveling Players, also take 1 wood and 1 grain.' },
  scholar: {
    name: 'Scholar',
    does: 'In a stone house: at the start of each round you may play an occupation for 1 food, or a minor improvement for its price.',
  },
  consultant: {
    name: 'Consultant',
    does: 'Take at once, by number of players: 1: 2 grain, 2: 3 clay, 3: 2 reed, 4 and more: 2 sheep.',
  },
  'sheep-walker': { name: 'Sheep Walker', does: 'At any time, trade 1 sheep for 1 wild boar, 1 vegetable or 1 stone.' },
  sidekick: {
    name: 'Sidekick',
    does: 'After using a round card you may pay 1 food to place another person on the round card to its left, and so on.',
  },
  'village-idiot': {
    name: 'Village Idiot',
    does: 'Your only occupation in this game. Each time another player uses the Meeting Place, you get 1 wood and 1 food.',
  },
} satisfies Record<string, Entry>
