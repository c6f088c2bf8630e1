import type { Rulings } from './subjects.ts'

export default {
  'adoptive-parents':
    'Whoever has only newborns left may decline; then the work of that player is over for the round. A newborn never acts in the turn in which it was born.',
  handplow: 'The field is lost if it is not plowed at the start of its round.',
  'village-idiot': 'It pays before the Meeting Place takes effect. The occupations in hand leave the game at once.',
  scholar: 'A card it brings into play that acts at the start of rounds already acts in this round.',
  lasso:
    'It may extend the very turn in which it was played. After a market the second person goes anywhere, otherwise to a market.',
  'mini-pasture':
    'One unfenced space, next to a pasture if there is one. It never divides a pasture and is no Build Fences action.',
  sidekick: 'The card on the left goes by the rows of the board, across the stages, and ends with the round cards.',
  'sheep-walker': 'Not while animals wait for a place, nor while animals breed.',
  consultant: 'With 5 or 6 players: 2 sheep.',
  beanfield: 'Its crops count, but not in the row of fields.',
  'stone-oven': 'Two of them bake up to 4 grain for 4 food each.',
  'stone-oven-b': 'Two of them bake up to 4 grain for 4 food each.',
  joinery: 'Works in the feeding phase only, once for each copy and harvest.',
  pottery: 'Works in the feeding phase only, once for each copy and harvest.',
  'basketmakers-workshop': 'Works in the feeding phase only, once for each copy and harvest.',
} satisfies Rulings
