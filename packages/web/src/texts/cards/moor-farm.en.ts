import type { CardTexts } from './shape.ts'

/** Minor improvements of the Moor that change the farm, give actions or bring points. */
export default {
  'peat-burn-off': {
    name: 'Peat Burn-off',
    does: 'Take 1 fuel. You may replace one of your visible moors with a field, which brings no more fuel and is no Cut Peat. Then hand this card to your left neighbour.',
  },
  'clear-felling': {
    name: 'Clear Felling',
    does: 'Take 2 wood. You may turn up to 2 forests into moors, where nothing but that single tile lies. Then hand this card to your left neighbour.',
  },
  reforestation: {
    name: 'Reforestation',
    does: 'Lay a forest on one of your unused spaces, if you have one. Then hand this card to your left neighbour.',
  },
  'register-of-craftsmen': {
    name: 'Register of Craftsmen',
    does: 'You may build Joinery, Pottery or Basketmaker’s Workshop at once for 1 stone less, if it lies on top. Then hand this card to your left neighbour.',
  },
  'lawn-turf': {
    name: 'Lawn Turf',
    does: 'From the third one on, each of your unused spaces brings 1 fuel, 5 at most. Then hand this card to your left neighbour.',
  },
  'peat-pellets': {
    name: 'Peat Pellets',
    does: 'Take 1 fuel for each of your visible moors, which stay where they are. Then hand this card to your left neighbour.',
  },
  'peat-cutting-expedition': {
    name: 'Peat-Cutting Expedition',
    does: 'Remove any number of your visible moors; each brings 2 fuel and 1 bonus point. Then at least 2, 4, 5 or 6 horses bring 1, 2, 3 or 4 fuel. No Cut Peat. Then hand this card to your left neighbour.',
  },
  'ecological-niche': {
    name: 'Ecological Niche',
    does: 'If only you have some kind of animal, take 2 food; if only you grow grain, 1; if only you grow vegetables, 1. Most forests: 1 fuel; most moors: 1; no ties. Then hand this card to your left neighbour.',
  },
  'edge-of-the-forest': {
    name: 'Edge of the Forest',
    does: 'Take 1 food for each border between a forest and a field, and 1 fuel for each border between a forest and a moor. Then hand this card to your left neighbour.',
  },
  'basic-supplies': {
    name: 'Basic Supplies',
    does: 'When it is paid, take 1 each of the goods your supply lacks: fuel, food, wood, clay, reed, stone, grain. Then hand this card to your left neighbour.',
  },
  'household-inventory': {
    name: 'Household Inventory',
    does: 'With at least 5 unused spaces take 1 reed, with 6 also 1 grain, with 7 also 1 cattle, with 8 also 1 stone, with 9 also 1 vegetable, with 10 also 1 horse. Then hand this card to your left neighbour.',
  },
  'chimney-hood': {
    name: 'Chimney Hood',
    does: 'Take the food that 1 grain would give in one of your baking improvements. No grain is used, and you do not bake. Then hand this card to your left neighbour.',
  },
  'forest-path': {
    name: 'Forest Path',
    does: 'Take 3 wood. The one green arrow goes to your left neighbour: whoever has it at the end loses 1 point. Then hand this card to your left neighbour.',
  },
  'out-on-the-wallaby': {
    name: 'Out on the Wallaby',
    does: 'Take 3 wood if you have the Joinery, 3 clay if you have the Pottery, and 2 reed if you have the Basketmaker’s Workshop. Then hand this card to your left neighbour.',
  },
  tinker: {
    name: 'Tinker',
    does: 'If you have the Joinery, the Pottery or the Basketmaker’s Workshop, take 1 wood, 1 clay, 1 reed and 1 stone, once. Then hand this card to your left neighbour.',
  },
  'farm-animal-market': {
    name: 'Farm Animal Market',
    does: 'You may trade 2 sheep for 1 cattle and 1 horse, once. Then hand this card to your left neighbour.',
  },
  'livestock-market': {
    name: 'Livestock Market',
    does: 'Raise up to 3 of your animals one step each, all at once: sheep to wild boar, wild boar to cattle, cattle to horse. They must find places. Then hand this card to your left neighbour.',
  },
  'peat-hut': {
    name: 'Peat Hut',
    does: '1 person can live here; heating costs 1 fuel more. A renovation of your wooden house may instead remove this card for 1 free wooden room. It is not a room.',
  },
  'night-pasture': {
    name: 'Night Pasture',
    does: 'Holds 3 of your animals, kinds mixed, and 1 of each other player. In the breeding phase all of them are yours alone, and you breed last.',
  },
  'home-wood': {
    name: 'Home Wood',
    does: 'Each of your visible forests can hold 1 animal, but no sheep. It is not a pasture.',
  },
  'horse-trough': {
    name: 'Horse Trough',
    does: 'One unused space next to your house can hold 2 horses, never two spaces at a time. It stays unused.',
  },
  'peat-moss': {
    name: 'Peat Moss',
    does: 'Each new wooden room costs you 3 wood and 1 reed. Only one card can replace a price; discounts still count.',
  },
  'building-plan': {
    name: 'Building Plan',
    does: 'Each time you build 2 or more rooms in one action, you may then build up to 2 stables for free.',
  },
  'nature-reserve': {
    name: 'Nature Reserve',
    does: 'Fence one forest or moor space next to a pasture, free of wood. It becomes a pasture only when its last tile is gone; a field made there stays a field.',
  },
  'special-pasture': {
    name: 'Special Pasture',
    does: 'Fence 1 space that touches none of your pastures, free of wood. Every later pasture must border one of yours again.',
  },
  'moor-fire': {
    name: 'Moor Fire',
    does: 'At any time when just one of your moors is visible, you may replace it with a field, without fuel. Tiles beneath are discarded.',
  },
  'cattle-collar': {
    name: 'Cattle Collar',
    does: 'After each use of Farmland or Cultivation (there before sowing, if you like) and after each Slash and Burn of yours, you may plow 1 field if you have cattle.',
  },
  'deep-plow': {
    name: 'Deep Plow',
    does: 'Now you may lay a moor on an unused space. Each time you use Farmland or Cultivation, you may first replace a visible moor with a field, without fuel.',
  },
  'wild-fields': {
    name: 'Wild Fields',
    does: 'You may lay 1 or 2 fields on unused spaces, each touching no other field. This is no plowing. Every later field must border one of yours again.',
  },
  swamp: {
    name: 'Swamp',
    does: 'Put a moor on round space 12. When that round begins, you may lay it on an unused space; otherwise it is lost.',
  },
  'tree-nursery': {
    name: 'Tree Nursery',
    does: 'Put a forest on each of the round spaces 12 and 13. When those rounds begin, you may lay it on an unused space; otherwise it is lost.',
  },
  thicket: {
    name: 'Thicket',
    does: 'Cover up to 2 of your visible forests with another forest each. Where a forest lies on a tile, Fell Trees comes first and Slash and Burn must wait.',
  },
  'bog-forest': {
    name: 'Bog Forest',
    does: 'Cover any of your visible moors with a forest each. The moor beneath counts for nothing, and Slash and Burn must wait until the forest is felled.',
  },
  'forest-swamp': {
    name: 'Forest Swamp',
    does: 'Each Cut Peat of yours also puts a forest on the round space 4 rounds ahead. When that round begins, you may lay it on an unused space; otherwise it is lost.',
  },
  'surveyors-map': {
    name: 'Surveyor’s Map',
    does: 'Put a field on round space 11, a moor on 12 and a forest on 13. When each of these rounds begins, you may lay its tile by the usual rules; otherwise it is lost.',
  },
  'farm-extension': {
    name: 'Farm Extension',
    does: 'Add 2 spaces side by side to your farm, both bordering spaces you have. They count like all others, also when unused.',
  },
  'moor-enclosures': {
    name: 'Moor Enclosures',
    does: 'Add 2 spaces side by side to your farm, both bordering spaces you have, with a moor on each. They count like all others.',
  },
  'wedding-coach': {
    name: 'Wedding Coach',
    does: 'Now you may grow your family by 1 person, even without room and without placing anybody. 5 people stay the limit.',
  },
  'forest-hut': {
    name: 'Forest Hut',
    does: 'Put a guest on one of your forests. When Fell Trees or Slash and Burn removes it, you may place the guest that round, after your own people. Then it is gone.',
  },
  'agricultural-implement': {
    name: 'Agricultural Implement',
    does: 'After each use of Farmland or Cultivation, you may take a special action card at the usual price and use it, even with nobody left at home.',
  },
  'tool-shed': {
    name: 'Tool Shed',
    does: 'Once a round, when you carry out Cut Peat or Slash and Burn, you may carry out the other one too, right before or after it, without a card.',
  },
  'peat-cutting-rights': {
    name: 'Peat-Cutting Rights',
    does: 'Mark the round spaces 4 and 7 rounds ahead. When they begin, you may take the card with Cut Peat, face up, and carry it out; otherwise the chance is gone.',
  },
  taps: {
    name: 'Taps',
    does: 'Once in each work phase, when all your people are out and it would be your turn, you may take one special action card at the usual price.',
  },
  'peat-fertilizer': { name: 'Peat Fertilizer', does: 'After each Cut Peat of yours, you may sow.' },
  'natures-fertilizer': {
    name: 'Nature’s Fertilizer',
    does: 'After each Slash and Burn of yours, and each time a minor improvement turns a moor into a field, you may sow that field only.',
  },
  'sowing-machine': {
    name: 'Sowing Machine',
    does: 'After each of your special actions, you may sow if you have at least 2 horses then. Not after the one that brings this card into play.',
  },
  'hay-wagon': {
    name: 'Hay Wagon',
    does: 'After an accumulation space itself gave you at least 3 wood, 3 clay, 2 reed or 2 stone, you may build rooms or renovate, at your usual price.',
  },
  'hearth-brush': {
    name: 'Hearth Brush',
    does: 'You may lay the Heating Stove on top of its stack. From next round on you may build it after any placement of yours. At the end, having it brings 1 bonus point.',
  },
  'pastoral-letter': {
    name: 'Pastoral Letter',
    does: 'You may lay the Village Church on top of its stack. From next round on you may build it after any placement of yours. At the end, having it or the Church brings 1 bonus point.',
  },
  'family-burial-plot': {
    name: 'Family Burial Plot',
    does: 'You may put the tombstone on an unused space. From then on it is used, closed for everything, and worth 1 bonus point.',
  },
  'fire-brigade': {
    name: 'Fire Brigade',
    does: 'Take 2 food. If at least 2, 3, 4 or 5 of your forests are visible now, keep 1, 2, 3 or 4 bonus points.',
  },
  'land-parcel': {
    name: 'Land Parcel',
    does: 'Lay a forest on an unused space, if you have one. At the end 1 unused space brings 2 points more, 2 cost 1 point more, 3 or more cost 3 more.',
  },
  'chamber-of-commerce': {
    name: 'Chamber of Commerce',
    does: 'Take 1 wood and 1 reed. At the end Joinery, Pottery and Basketmaker’s Workshop bring you 1 bonus point each if you have them.',
  },
  church: {
    name: 'Church',
    does: 'Take 2 food. The Village Church leaves the game. Each time people return home, you may pay 1 fuel for 1 bonus point. Also counts as a major.',
  },
  'leather-saddle': {
    name: 'Leather Saddle',
    does: 'As long as you have at least 3 horses, each cattle that you turn into food brings you 1 bonus point.',
  },
  'moor-archaeology': {
    name: 'Moor Archaeology',
    does: 'When Cut Peat leaves a space without any tile, you may lay one of your fences on it for good: it is used, closed, and worth 1 bonus point.',
  },
  'bog-body': {
    name: 'Bog Body',
    does: 'At the end, the Museum of the Moors and the Living History Museum bring 1 bonus point each to their owners, whoever they are.',
  },
  'oven-damper': {
    name: 'Oven Damper',
    does: 'Take 3 fuel. At the end Clay Oven, Stone Oven, Furnace, Heating Stove and Built-in Oven bring you 1 bonus point each if you have them.',
  },
  'stock-breeding-prize': {
    name: 'Stock-Breeding Prize',
    does: 'At the end, with at least 1, 2 or 3 animals of each of the four kinds, get 1, 2 or 3 bonus points for each other player.',
  },
  administration: {
    name: 'Administration',
    does: 'Take 2 food. In the last harvest, while feeding, you may pay food for 1 bonus point each, at most as many as you have major improvements.',
  },
} satisfies CardTexts
