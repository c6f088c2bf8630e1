import type { CardTexts } from './shape.ts'

/** Minor improvements of the Moor that bring fuel, food, crops, building resources or animals. */
export default {
  'fuel-storage': {
    name: 'Fuel Storage',
    does: 'Put 1 wood on the round spaces 1, 5 and 9 rounds ahead and 1 fuel 3, 7 and 11 rounds ahead. You get it when those rounds begin.',
  },
  flatboat: {
    name: 'Flatboat',
    does: 'Put on the next 7 round spaces, one each: fuel, horse, fuel, horse, fuel, horse, fuel. You get it when those rounds begin.',
  },
  'drying-field': {
    name: 'Drying Field',
    does: 'Each Cut Peat of yours also puts 2 fuel on the round space 3 rounds ahead. You get it when that round begins.',
  },
  barge: {
    name: 'Barge',
    does: 'Put 1 good on each round space still to come, fuel and food in turn, fuel first. You get it when those rounds begin.',
  },
  'peat-sled': {
    name: 'Peat Sled',
    does: 'Choose one and put it on a round space up to 14: 3 fuel 2 rounds ahead, 4 fuel 4 ahead, 5 fuel 7 ahead or 6 fuel 10 ahead. You get it when that round begins.',
  },
  'advance-payment': {
    name: 'Advance Payment',
    does: 'Take 1 each of fuel, food, wood, clay, reed, stone, sheep and grain.',
  },
  'peat-boat': {
    name: 'Peat Boat',
    does: 'At any time, trade 3 fuel for 2 wood, 2 clay or 1 food, 4 fuel for 2 reed or 2 stone, and 2 fuel for 1 sheep.',
  },
  firewood: {
    name: 'Firewood',
    does: 'Take 1 fuel. In each harvest, if you burn at least 1 wood for heating, it costs you 1 fuel less. That wood is gone all the same.',
  },
  'coal-seam': {
    name: 'Coal Seam',
    does: 'Take 1 fuel. Each time you use Day Laborer, and after each Hiring Fair of yours, take 1 fuel more.',
  },
  'bog-pony': {
    name: 'Bog Pony',
    does: 'At any time, take 2 fuel and lay a standing horse of yours down for good. It still needs a place and can be cooked, but it does not breed and is worth half a point.',
  },
  'built-in-oven': {
    name: 'Built-in Oven',
    does: 'Your home needs no heating any more. The Furnace goes back to its stack. Also counts as a major.',
  },
  'spinning-mill': {
    name: 'Spinning Mill',
    does: 'In each harvest, heating costs you 1 fuel less for every 2 sheep you have in the field phase, even if you eat them later.',
  },
  'peat-barge': { name: 'Peat Barge', does: 'Each time you use Fishing, also take 2 fuel.' },
  'peat-iron': {
    name: 'Peat Iron',
    does: 'When a harvest begins, take 1 fuel if at least 2 of your moors are visible.',
  },
  'birthing-house': {
    name: 'Birthing House',
    does: 'After each further family growth, with or without room, take 1 food and 1 fuel and keep 1 bonus point.',
  },
  'winter-storehouse': {
    name: 'Winter Storehouse',
    does: 'Three times in the game, at any time, even while paying, fill up your supply to 2 fuel and 2 food.',
  },
  'routine-work': {
    name: 'Routine Work',
    does: 'In each harvest, each of Joinery, Pottery and Basketmaker’s Workshop that you have and do not use for food gives you 1 fuel or 1 food.',
  },
  'arid-field': {
    name: 'Arid Field',
    does: 'When Cut Peat leaves a space without any tile, put 1 fuel and 1 food on it. It stays unused; you take them as soon as it is used.',
  },
  'farmhands-quarters': {
    name: 'Farmhands’ Quarters',
    does: 'For each major you build, you may pay 1 fuel in place of 1 building resource. Each time your right neighbour hands you a card, take 1 food.',
  },
  'peat-bath': {
    name: 'Peat Bath',
    does: 'Each time one of your people goes to the Infirmary, ill or not, put 1 food on as many of the next round spaces as you have visible moors. You get it when those rounds begin.',
  },
  'fallow-fields': {
    name: 'Fallow Fields',
    does: 'Put 2 food on each of up to 3 empty fields. They stay empty; you take the food when you sow that field.',
  },
  'fallow-land': {
    name: 'Fallow Land',
    does: 'When Fell Trees or Cut Peat leaves a space without any tile, put 1 food on it. It stays unused; you take it as soon as it is used.',
  },
  'village-hall': {
    name: 'Village Hall',
    does: 'When people return home, take 2 food if no special action card lies in front of you.',
  },
  'fish-smoke-house': { name: 'Fish Smoke-house', does: 'Each time you use Fishing, you may pay 1 fuel for 3 food.' },
  'healing-clay': {
    name: 'Healing Clay',
    does: 'Take 1 food. Each time one of your people comes to the Infirmary ill, take 1 food more.',
  },
  pheromones: {
    name: 'Pheromones',
    does: 'Take 1 food. Then every player, you included, who has a stable or a pasture takes 2 food.',
  },
  'butchers-block': {
    name: 'Butcher’s Block',
    does: 'You may slaughter one of your animals, and all others who have any must: a sheep is 1 food, a wild boar or horse 2, a cattle 3.',
  },
  'savings-deposit': {
    name: 'Savings Deposit',
    does: 'When the next harvest begins, draw one of the nine start cards. If its number is not above your clay, take 6 food. In any case hand this card to your left neighbour.',
  },
  'forest-kindergarten': {
    name: 'Forest Kindergarten',
    does: 'After each further family growth, with or without room, take 1 food for each of your visible forests.',
  },
  'wild-harvest': {
    name: 'Wild Harvest',
    does: 'Take 1 food. When a harvest begins, draw one of the nine start cards: if its number is not above your visible forests, take 1 food.',
  },
  'open-grill': {
    name: 'Open Grill',
    does: 'At any time turn a vegetable, sheep or horse into 2 food, a wild boar or cattle into 3. When baking, each grain gives 2. No longer a Fireplace; also counts as a major.',
  },
  'horse-butchery': {
    name: 'Horse Butchery',
    does: 'At any time turn a sheep into 1 food, a wild boar or a horse into 2, a cattle into 3, two horses at once into 5. Also counts as a major.',
  },
  'pot-roast-recipe': {
    name: 'Pot Roast Recipe',
    does: 'At any time, your Fireplace or Cooking Hearth also turns horses into 2 food each.',
  },
  'grain-distillery': {
    name: 'Grain Distillery',
    does: 'Once in each harvest you may turn 1 fuel and 1 grain into 5 food. At the end, each such pair you spend is worth 1 bonus point.',
  },
  malthouse: {
    name: 'Malthouse',
    does: 'After each Cut Peat of yours, you may turn 1 grain into 4 food. This is not baking.',
  },
  'farm-cart': {
    name: 'Farm Cart',
    does: 'After an accumulation space itself gave you at least 5 wood, 4 clay, 3 reed or 2 stone, take 1 grain.',
  },
  'no-till-farming': {
    name: 'No-Till Farming',
    does: 'When you sow, you may also plant unused spaces, at most 2 at a time. They stay unused and are no fields. You may discard these crops at any time.',
  },
  'peat-ash-fertilizer': {
    name: 'Peat Ash Fertilizer',
    does: 'Before each Cut Peat of yours, you may add 1 grain wherever grain grows, and likewise 1 vegetable wherever vegetables grow: everywhere or nowhere.',
  },
  'living-history-museum': {
    name: 'Living History Museum',
    does: '1 clay less for Furnace and Ceramics Stall, 1 stone for Heating Stove and Village Church, 1 wood for Riding Stables and Furniture Stall, 1 reed for Basket Stall. Also a major.',
  },
  'riverside-woods': {
    name: 'Riverside Woods',
    does: 'Each time you use Fishing, also take 1 wood for each of your visible forests, 3 at most.',
  },
  'oak-bark': {
    name: 'Oak Bark',
    does: 'Take 2 wood. Each wild boar, cattle or horse that you turn into food also brings 1 wood.',
  },
  'moor-birch-trees': { name: 'Moor Birch Trees', does: 'After each Cut Peat of yours, take 2 wood.' },
  draughthorses: {
    name: 'Draughthorses',
    does: 'If you have a horse: when an action space itself gives you exactly 3 wood, you may buy 1 more for 1 food; when it gives 4 or more, 2 more for 1 food.',
  },
  'timber-mill': {
    name: 'Timber Mill',
    does: 'After each Fell Trees of yours, and when an accumulation space itself gives you 4 or more wood, take 1 wood, or 2 if you pay 1 fuel.',
  },
  'alder-swamp': { name: 'Alder Swamp', does: 'After each Fell Trees of yours, take 1 wood or 1 reed.' },
  'river-clay': { name: 'River Clay', does: 'Each time you use Fishing, also take 2 clay.' },
  loam: {
    name: 'Loam',
    does: 'After each Hiring Fair of yours, take 1 clay if exactly one of your people is still to be placed. Newborns of this round do not count.',
  },
  'willow-bank': { name: 'Willow Bank', does: 'After each Fell Trees of yours, take 1 reed.' },
  'stone-quarry': {
    name: 'Stone Quarry',
    does: 'Put 5 stone on this card, 3 with three players. After each Hiring Fair of yours, take one of them.',
  },
  'stone-wagon': { name: 'Stone Wagon', does: 'Each time you use Day Laborer, also take 1 stone.' },
  'hardware-store': {
    name: 'Hardware Store',
    does: 'Three times in the game, at any time, even while paying, take 1 each of wood, clay, reed and stone of which you have none.',
  },
  'cooperative-store': {
    name: 'Cooperative Store',
    does: 'Four times in the game, at any time, trade 1 building resource for 1 wood, clay or reed of another kind.',
  },
  wheelbarrow: {
    name: 'Wheelbarrow',
    does: 'When an accumulation space itself gives you 4 or more of one building resource, take 1 fuel. After each Cut Peat of yours, take 1 building resource of your choice.',
  },
  workbench: {
    name: 'Workbench',
    does: 'In the field phase of the harvests after rounds 13 and 14, take 3 wood, 2 clay and 1 reed.',
  },
  'ploughhorse-market': {
    name: 'Ploughhorse Market',
    does: 'After each use of Farmland or Cultivation, you may buy 1 horse for 1 food.',
  },
  nosebag: { name: 'Nosebag', does: 'Each time you use Grain Seeds, also take 1 horse.' },
  'cattle-stall': {
    name: 'Cattle Stall',
    does: 'Put 1 animal of each of the four kinds, in any order, on the round spaces 2, 4, 6 and 8 rounds ahead. When those rounds begin, you may buy it for 1 food.',
  },
} satisfies CardTexts
