import type { Entry } from './shape.ts'

const horseSlaughterhouse: Entry = {
  name: 'Horse Slaughter\u00adhouse',
  does: 'At any time turn sheep or wild boar into 1 food each, cattle or horses into 2.',
}
const cookhouse: Entry = {
  name: 'Cookhouse',
  does: 'At any time turn sheep or horses into 2 food each, vegetables or wild boar into 3, cattle into 4. When baking, each grain gives 3 food. A Fireplace or Cooking Hearth may be handed in instead of the clay.',
}

/** The major improvements of the Moor by name; two of them have a copy. */
export const moorMajors = {
  'horse-slaughterhouse-1': horseSlaughterhouse,
  'horse-slaughterhouse-2': horseSlaughterhouse,
  'cookhouse-1': cookhouse,
  'cookhouse-2': cookhouse,
  furnace: { name: 'Furnace', does: 'Take 2 fuel. In each harvest heating costs you 1 fuel less. It does not bake.' },
  'heating-stove': {
    name: 'Heating Stove',
    does: 'In each harvest heating costs you at most 1 fuel, however many rooms you have. It does not bake.',
  },
  'village-church': {
    name: 'Village Church',
    does: 'Take 2 food. Once in each harvest, up to the end of feeding, you may pay 1 fuel for 1 bonus point.',
  },
  'furniture-stall': {
    name: 'Furniture Stall',
    does: 'At any time, even while paying, trade any amount of wood for as much clay.',
  },
  'ceramics-stall': {
    name: 'Ceramics Stall',
    does: 'At any time, even while paying, trade any amount of clay for as much wood.',
  },
  'basket-stall': {
    name: 'Basket Stall',
    does: 'At any time, even while paying, trade any amount of reed for as much wood, clay and stone, mixed as you like.',
  },
  'peat-charcoal-kiln': {
    name: 'Peat-charcoal Kiln',
    does: 'After each Cut Peat of yours, take 1 fuel more, or 2 if you have a horse. At the end, at least 3 or 5 fuel are worth 1 or 2 bonus points.',
  },
  'foresters-lodge': {
    name: 'Forester’s Lodge',
    does: 'After each Fell Trees of yours, take 1 wood more, or 2 if you have a horse. At the end, each of your visible forests is worth 1 bonus point.',
  },
  'museum-of-the-moors': {
    name: 'Museum of the Moors',
    does: 'Well and Stone Oven cost you 1 stone less, Clay Oven, Pottery and Forester’s Lodge 1 clay less, Joinery 1 wood less, Basketmaker’s Workshop 1 reed less.',
  },
  'riding-stables': {
    name: 'Riding Stables',
    does: 'Put 1 food on every round space still to come. You get it when that round begins if you have at least 2 horses then; otherwise it is lost. It is no stable.',
  },
} satisfies Record<string, Entry>
