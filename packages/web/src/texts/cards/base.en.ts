import type { CardTexts } from './shape.ts'

/** The 96 hand cards of the base box, in our own words. */
export default {
  'shifting-cultivation': {
    name: 'Shifting Cultivation',
    does: 'Plow 1 field at once. Then hand this card to your left neighbour.',
  },
  'clay-embankment': {
    name: 'Clay Embankment',
    does: 'Count the clay in your supply and take half as much again, rounded down. Then hand this card to your left neighbour.',
  },
  'young-animal-market': {
    name: 'Young Animal Market',
    does: 'Your sheep turns into 1 cattle, which may take its place. Then hand this card to your left neighbour.',
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
  'sleeping-corner': {
    name: 'Sleeping Corner',
    does: 'You may use a Wish for Children space where exactly one player stands, if it is not you. All its other conditions still hold.',
  },
  manger: {
    name: 'Manger',
    does: 'At the end, at least 6, 7, 8 or 10 spaces inside your pastures, with or without animals, are worth 1, 2, 3 or 4 bonus points.',
  },
  'big-country': {
    name: 'Big Country',
    does: 'For every round still to come after this one, take 2 food now and keep 1 bonus point.',
  },
  'wool-blankets': {
    name: 'Wool Blankets',
    does: 'At the end, a wooden house brings 3 bonus points, a clay house 2, a stone house none. The sheep need not stay.',
  },
  'pond-hut': {
    name: 'Pond Hut',
    does: 'Put 1 food on each of the next 3 round spaces. You get it when those rounds begin.',
  },
  'milk-jug': {
    name: 'Milk Jug',
    does: 'Each time anybody uses the Cattle Market, you included, take 3 food before the animals are taken; each of the others takes 1.',
  },
  claypipe: {
    name: 'Claypipe',
    does: 'When people return home, take 2 food if this work phase brought you at least 7 building resources, spent ones included.',
  },
  'junk-room': {
    name: 'Junk Room',
    does: 'Each time you build or play an improvement, this one included, take 1 food afterwards.',
  },
  basket: {
    name: 'Basket',
    does: 'After you use a wood accumulation space, you may leave 2 wood there and take 3 food.',
  },
  'dutch-windmill': {
    name: 'Dutch Windmill',
    does: 'In a round right after a harvest (5, 8, 10, 12 and 14), every baking with at least 1 grain brings you 3 food more.',
  },
  'corn-scoop': { name: 'Corn Scoop', does: 'Each time you use Grain Seeds, take 1 grain more.' },
  'large-greenhouse': {
    name: 'Large Greenhouse',
    does: 'Put 1 vegetable on each of the round spaces 4, 7 and 9 rounds ahead. You get it when those rounds begin.',
  },
  'clearing-spade': {
    name: 'Clearing Spade',
    does: 'At any time, move 1 crop from a field with 2 or more to an empty field that may bear it. Nothing is added. Not while crops are being taken.',
  },
  'lumber-mill': { name: 'Lumber Mill', does: 'Every improvement costs you 1 wood less.' },
  canoe: { name: 'Canoe', does: 'Each time you use Fishing, take 1 food and 1 reed more.' },
  'stone-tongs': { name: 'Stone Tongs', does: 'Each time you use a stone accumulation space, take 1 stone more.' },
  'shepherds-crook': {
    name: 'Shepherd’s Crook',
    does: 'Each time you fence, every new pasture of at least 4 spaces, all of them unfenced until then, gets 2 sheep.',
  },
  'mini-pasture': {
    name: 'Mini Pasture',
    does: 'Fence a single farmyard space at once, free of wood. Then hand this card to your left neighbour.',
  },
  'market-stall': {
    name: 'Market Stall',
    does: 'Your grain turns into 1 vegetable. Then hand this card to your left neighbour.',
  },
  caravan: { name: 'Caravan', does: 'One more of your people can live here. It is not a room.' },
  'carpenters-parlor': {
    name: 'Carpenter’s Parlor',
    does: 'Each new wooden room costs you 2 wood and 2 reed. Only one card can replace a price; discounts still count.',
  },
  'mining-hammer': {
    name: 'Mining Hammer',
    does: 'Take 1 food now. Each time you renovate, in whatever way, you may also build 1 stable for free.',
  },
  'moldboard-plow': {
    name: 'Moldboard Plow',
    does: 'Put 2 fields on this card. Each time you use Farmland, you may first plow one of them, if you can still plow the one of the space.',
  },
  lasso: {
    name: 'Lasso',
    does: 'You may place two people in a row, if at least one of them goes to a sheep, pig or cattle market.',
  },
  'bread-paddle': {
    name: 'Bread Paddle',
    does: 'Take 1 food now. After each further occupation that you play, in whatever way, you may bake bread.',
  },
  mantlepiece: {
    name: 'Mantlepiece',
    does: 'Keep 1 bonus point for every round still to come after this one. You may never renovate again.',
  },
  bottles: {
    name: 'Bottles',
    does: 'Brings nothing but its points. Its price is 1 clay and 1 food for each person in your family, newborns included.',
  },
  loom: {
    name: 'Loom',
    does: 'In the field phase, at least 1, 4 or 7 sheep bring you 1, 2 or 3 food. At the end, every 3 sheep are worth 1 bonus point.',
  },
  'strawberry-patch': {
    name: 'Strawberry Patch',
    does: 'Put 1 food on each of the next 3 round spaces. You get it when those rounds begin.',
  },
  'herring-pot': {
    name: 'Herring Pot',
    does: 'Each time you use Fishing, put 1 food on each of the next 3 round spaces. You get it when those rounds begin.',
  },
  'butter-churn': {
    name: 'Butter Churn',
    does: 'In the field phase, take 1 food for every 3 sheep and 1 food for every 2 cattle you have.',
  },
  brook: {
    name: 'Brook',
    does: 'Each time you use Forest, Clay Pit, Reed Bank or the card of round 1, take 1 food more.',
  },
  scullery: { name: 'Scullery', does: 'At the start of each round, take 1 food as long as your house is of wood.' },
  'three-field-rotation': {
    name: 'Three-Field Rotation',
    does: 'When the field phase begins, before crops are taken, get 3 food if you have a field with grain, one with vegetables and an empty one.',
  },
  pitchfork: {
    name: 'Pitchfork',
    does: 'Each time you use Grain Seeds while anybody’s person stands on Farmland, take 3 food more.',
  },
  'sack-cart': {
    name: 'Sack Cart',
    does: 'Put 1 grain on each of the round spaces 5, 8, 11 and 14 still to come. You get it when those rounds begin.',
  },
  beanfield: { name: 'Beanfield', does: 'This card is a field for you, on which only vegetables grow.' },
  'thick-forest': {
    name: 'Thick Forest',
    does: 'Put 1 wood on every even round space still to come. You get it when those rounds begin.',
  },
  'loam-pit': {
    name: 'Loam Pit',
    does: 'Each time you use Day Laborer, also take 3 clay, which you may spend right there.',
  },
  'hard-porcelain': {
    name: 'Hard Porcelain',
    does: 'At any time and as often as you like, trade 2, 3 or 4 clay for 1, 2 or 3 stone.',
  },
  'acorns-basket': {
    name: 'Acorns Basket',
    does: 'Put 1 wild boar on each of the next 2 round spaces. You get it when those rounds begin.',
  },
  'animal-tamer': {
    name: 'Animal Tamer',
    does: 'Take 1 wood or 1 grain now. Each room of your house may hold an animal of any kind.',
  },
  conservator: { name: 'Conservator', does: 'You may renovate a wooden house straight to stone.' },
  'hedge-keeper': { name: 'Hedge Keeper', does: 'In each Build Fences action, up to 3 of the fences cost no wood.' },
  'plow-driver': {
    name: 'Plow Driver',
    does: 'In a stone house: at the start of each round you may pay 1 food to plow 1 field.',
  },
  'adoptive-parents': {
    name: 'Adoptive Parents',
    does: 'For 1 food, a newborn may act in the very round it is born; it then counts as an adult.',
  },
  'stable-architect': {
    name: 'Stable Architect',
    does: 'At the end, each of your stables outside pastures is worth 1 bonus point.',
  },
  grocer: {
    name: 'Grocer',
    does: 'Holds wood, grain, reed, stone, vegetable, clay, reed and vegetable, in this order. At any time buy the top one for 1 food.',
  },
  'mushroom-collector': {
    name: 'Mushroom Collector',
    does: 'After you use a wood accumulation space, you may leave 1 wood there, any of yours, and take 2 food.',
  },
  roughcaster: {
    name: 'Roughcaster',
    does: 'Take 3 food each time you build clay rooms, however many, and each time you renovate from clay to stone.',
  },
  'wall-builder': {
    name: 'Wall Builder',
    does: 'Each time you build rooms, however many, you may put 1 food on each of the next 4 round spaces. You get it when those rounds begin.',
  },
  'scythe-worker': {
    name: 'Scythe Worker',
    does: 'Take 1 grain now. In the field phase, each of your grain fields may give 2 grain instead of 1, as you choose field by field.',
  },
  'seasonal-worker': {
    name: 'Seasonal Worker',
    does: 'Each time you use Day Laborer, also take 1 grain; from round 6 on you may take 1 vegetable instead.',
  },
  'wood-cutter': { name: 'Wood Cutter', does: 'Each time you use a wood accumulation space, take 1 wood more.' },
  'firewood-collector': {
    name: 'Firewood Collector',
    does: 'For each use of Farmland, Grain Seeds, Grain Utilization or Cultivation, take 1 wood at the very end of that turn.',
  },
  'clay-hut-builder': {
    name: 'Clay Hut Builder',
    does: 'Once, as soon as your house is no longer of wood, put 2 clay on each of the next 5 round spaces. You get them when those rounds begin.',
  },
  'frame-builder': {
    name: 'Frame Builder',
    does: 'Once for each room and once for each renovation, you may pay 1 wood in place of 2 clay or 2 stone; never in place of a single one.',
  },
  priest: {
    name: 'Priest',
    does: 'If you live in a clay house with exactly 2 rooms now, take 3 clay, 2 reed and 2 stone. Otherwise nothing, not later either.',
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
  'animal-dealer': {
    name: 'Animal Dealer',
    does: 'Each time you use the Sheep, Pig or Cattle Market, you may first buy 1 more animal of that kind for 1 food.',
  },
  conjurer: { name: 'Conjurer', does: 'Each time you use Traveling Players, also take 1 wood and 1 grain.' },
  lutenist: {
    name: 'Lutenist',
    does: 'Each time another player uses Traveling Players, you get 1 wood and 1 food. Then you may buy 1 vegetable for 2 food.',
  },
  'pig-breeder': {
    name: 'Pig Breeder',
    does: 'Take 1 wild boar now. At the end of round 12 your wild boar breed once, if there are at least 2 and the young one finds a place.',
  },
  cottager: {
    name: 'Cottager',
    does: 'Each time you use Day Laborer, you may also either build 1 room or renovate, at your usual price.',
  },
  groom: {
    name: 'Groom',
    does: 'Take 1 wood now. In a stone house: at the start of each round you may build 1 stable for 1 wood.',
  },
  'assistant-tiller': { name: 'Assistant Tiller', does: 'Each time you use Day Laborer, you may also plow 1 field.' },
  'master-bricklayer': {
    name: 'Master Bricklayer',
    does: 'For each room beyond your first two, every major improvement costs you 1 stone less.',
  },
  scholar: {
    name: 'Scholar',
    does: 'In a stone house: at the start of each round you may play an occupation for 1 food, or a minor improvement for its price.',
  },
  'organic-farmer': {
    name: 'Organic Farmer',
    does: 'At the end, each pasture with at least 1 animal and room for at least 3 more is worth 1 bonus point.',
  },
  tutor: { name: 'Tutor', does: 'At the end, each occupation that you played after this one is worth 1 bonus point.' },
  consultant: {
    name: 'Consultant',
    does: 'Take at once, by number of players: 1: 2 grain, 2: 3 clay, 3: 2 reed, 4 and more: 2 sheep.',
  },
  'sheep-walker': { name: 'Sheep Walker', does: 'At any time, trade 1 sheep for 1 wild boar, 1 vegetable or 1 stone.' },
  manservant: {
    name: 'Manservant',
    does: 'Once, as soon as your house is of stone, put 3 food on every round space still to come. You get it when those rounds begin.',
  },
  'oven-firing-boy': {
    name: 'Oven Firing Boy',
    does: 'Each time you use a wood accumulation space, you may also bake bread.',
  },
  'paper-maker': {
    name: 'Paper Maker',
    does: 'Before you pay for each further occupation, you may give 1 wood for 1 food per occupation you have in play.',
  },
  childless: {
    name: 'Childless',
    does: 'At the start of each round: with at least 3 rooms and exactly 2 people, newborns included, take 1 food and also 1 grain or 1 vegetable.',
  },
  'small-scale-farmer': {
    name: 'Small-scale Farmer',
    does: 'At the start of each round, take 1 wood if your house has exactly 2 rooms.',
  },
  geologist: {
    name: 'Geologist',
    does: 'Each time you use Forest or Reed Bank, with 3 or more players also Clay Pit, take 1 clay more.',
  },
  'roof-ballaster': {
    name: 'Roof Ballaster',
    does: 'Now or never, you may pay 1 food to take 1 stone for each room of your house.',
  },
  carpenter: {
    name: 'Carpenter',
    does: 'Each new room costs you 3 of the house material and 2 reed. Only one card can replace a price; discounts still count.',
  },
  'house-steward': {
    name: 'House Steward',
    does: 'With at least 1, 3, 6 or 9 rounds still to come, take 1, 2, 3 or 4 wood. At the end, whoever has the most rooms gets 3 bonus points, in a tie each of them.',
  },
  greengrocer: { name: 'Greengrocer', does: 'Each time you use Grain Seeds, also take 1 vegetable.' },
  'brushwood-collector': {
    name: 'Brushwood Collector',
    does: 'For each room and each renovation, you may pay 1 wood in place of all the reed it costs.',
  },
  'storehouse-keeper': {
    name: 'Storehouse Keeper',
    does: 'Each time you use the Resource Market, also take 1 clay or 1 grain.',
  },
  pastor: {
    name: 'Pastor',
    does: 'Once, as soon as you have 2 rooms and everybody else has more, take 3 wood, 2 clay, 1 reed and 1 stone.',
  },
  'sheep-whisperer': {
    name: 'Sheep Whisperer',
    does: 'Put 1 sheep on each of the round spaces 2, 5, 8 and 10 rounds ahead. You get it when those rounds begin.',
  },
  'cattle-feeder': {
    name: 'Cattle Feeder',
    does: 'Each time you use Grain Seeds, you may first buy 1 cattle for 1 food.',
  },
} satisfies CardTexts
