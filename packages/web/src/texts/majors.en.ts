import type { Entry } from './shape.ts'

const fireplace: Entry = {
  name: 'Fire\u00adplace',
  does: 'At any time turn vegetables, sheep or wild boar into 2 food each, cattle into 3. When baking, each grain gives 2 food.',
}
const hearth: Entry = {
  name: 'Cooking Hearth',
  does: 'At any time turn sheep into 2 food each, vegetables or wild boar into 3, cattle into 4. When baking, each grain gives 3 food. A Fireplace may be handed in instead of the clay.',
}
const well: Entry = {
  name: 'Well',
  does: 'Puts 1 food on each of the next 5 round spaces; you get it when those rounds begin.',
}
const clayOven: Entry = {
  name: 'Clay Oven',
  does: 'When baking, 1 grain gives 5 food. You may bake at once when you build it.',
}
const stoneOven: Entry = {
  name: 'Stone Oven',
  does: 'When baking, up to 2 grain give 4 food each. You may bake at once when you build it.',
}
const joinery: Entry = {
  name: 'Joinery',
  does: 'Once each harvest: 1 wood becomes 2 food. At the end 3, 5 or 7 wood are worth 1, 2 or 3 points.',
}
const pottery: Entry = {
  name: 'Pottery',
  does: 'Once each harvest: 1 clay becomes 2 food. At the end 3, 5 or 7 clay are worth 1, 2 or 3 points.',
}
const basketmaker: Entry = {
  name: 'Basket\u00admaker’s Work\u00adshop',
  does: 'Once each harvest: 1 reed becomes 3 food. At the end 2, 4 or 5 reed are worth 1, 2 or 3 points.',
}

export const majors = {
  'fireplace-2': fireplace,
  'fireplace-3': fireplace,
  'fireplace-4': fireplace,
  'cooking-hearth-4': hearth,
  'cooking-hearth-5': hearth,
  'cooking-hearth-6': hearth,
  well,
  'well-b': well,
  'clay-oven': clayOven,
  'clay-oven-b': clayOven,
  'stone-oven': stoneOven,
  'stone-oven-b': stoneOven,
  joinery,
  'joinery-b': joinery,
  pottery,
  'pottery-b': pottery,
  'basketmakers-workshop': basketmaker,
  'basketmakers-workshop-b': basketmaker,
}
