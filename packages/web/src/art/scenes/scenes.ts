import { day, evening, few, folk, lamp, left, type PictureData, thing } from '../cards/compose.ts'

// One scene for every action space. Subjects stand back and to the right: the ground in front of them (below 58, and all
// of the left half) is where goods lie and people stand.

/** How far back subjects stand. */
const BACK = 58

export const SCENES: Readonly<Record<string, PictureData>> = {
  // The main board.
  'farm-expansion': day('yard', thing('frame', 66, 36, BACK), thing('room-wood', 96, 42, 60)),
  'meeting-place': day('village', thing('church', 60, 34, 52), thing('starting-player', 96, 38, 60)),
  'grain-seeds': day('corn', thing('grain-sack', 68, 30, 60), few(2, 'grain', 98, 32, 60)),
  farmland: day('field', thing('plow', 92, 46, 62)),
  lessons: day('room', thing('slate', 92, 42, 60), thing('books', 60, 24, 60)),
  'day-laborer': evening('field', thing('fork', 74, 36, 60), thing('hay', 98, 38, 60)),
  forest: day('wood', few(3, 'pine', 80, 44, 57), thing('oak', 104, 32, 61)),
  'clay-pit': day('hills', thing('clay', 88, 54, 62), thing('spade', 62, 34, 58)),
  'reed-bank': day('water', thing('reeds', 74, 36, 60), thing('reeds', 102, 40, 60)),
  fishing: day('water', thing('canoe', 76, 40, 58), thing('fish', 104, 26, 64)),
  // The extensions.
  grove: day('wood', few(2, 'oak', 86, 44, 58)),
  copse: day('hills', few(2, 'birch', 78, 38, 57), thing('bush', 102, 32, 60)),
  hollow: evening('hills', thing('clay', 66, 36, 60), thing('clay', 98, 42, 62)),
  'resource-market': day('market', thing('stall', 88, 46, 60)),
  'animal-market': day('market', thing('gate', 92, 44, 58), thing('cattle', 96, 30, 56), thing('sheep', 70, 24, 61)),
  'modest-wish': day('village', thing('hut', 74, 36, 56), thing('cradle', 102, 30, 62)),
  'lessons-b': day('room', thing('desk', 92, 40, 61), thing('book', 62, 26, 60)),
  'lessons-copse': day('wood', thing('slate', 94, 38, 61), thing('birch', 66, 38, 58)),
  'lessons-wish': evening('room', thing('slate', 92, 38, 60), thing('cradle', 62, 28, 60)),
  'house-building': day('yard', thing('parlor', 92, 46, 60), thing('ladder', 66, 36, 60)),
  'traveling-players': evening('village', thing('caravan', 90, 46, 60), thing('note', 62, 18, 40)),
  'riverbank-forest': day('water', few(2, 'willow', 76, 40, 56), thing('reeds', 106, 32, 62)),
  'farm-supplies': day('barn', thing('plow', 70, 34, 60), thing('grain-sack', 102, 34, 61)),
  'resource-trade': day('market', thing('stall-blue', 74, 40, 58), thing('wagon', 104, 32, 62)),
  corral: day('meadow', thing('gate', 92, 46, 60), thing('fence', 62, 34, 57)),
  'side-job': day('yard', thing('stable', 70, 38, 58), thing('oven', 102, 36, 61)),
  improvement: day('workshop', thing('workbench', 90, 46, 61)),
  // Spaces on cards.
  'greenhouse-builder': day('meadow', thing('greenhouse', 90, 50, 61)),
  'fold-builder': day('hills', thing('sheep', 78, 28, 56), thing('fence', 90, 40, 62)),
  'substitute-teacher': evening('room', thing('slate', 90, 40, 60), thing('book', 64, 24, 60)),
  bullcatcher: evening('meadow', thing('cattle', 86, 44, 60), thing('gate', 66, 30, 58)),
  // The round cards.
  'major-improvement': day('yard', thing('well', 68, 38, 58), thing('oven', 100, 42, 61)),
  fencing: day('meadow', thing('fence', 66, 42, 60), thing('fence', 98, 42, 60)),
  'grain-utilization': day('corn', few(2, 'sapling', 70, 28, 60), thing('bread', 102, 34, 61)),
  'sheep-market': day('meadow', few(2, 'sheep', 88, 36, 58)),
  'basic-wish-for-children': day('room', thing('cradle', 94, 44, 61)),
  'house-redevelopment': day('village', thing('room-clay', 92, 46, 60), thing('ladder', 66, 36, 60)),
  'western-quarry': day('rock', thing('quarry', 92, 52, 60)),
  'vegetable-seeds': day('field', few(3, 'vegetable', 86, 30, 60)),
  'pig-market': day('wood', few(2, 'boar', 88, 36, 59)),
  'cattle-market': day('hills', few(2, 'cattle', 86, 38, 60)),
  'eastern-quarry': evening('rock', thing('stones', 70, 38, 60), thing('quarry', 102, 44, 59)),
  'urgent-wish-for-children': lamp('room', thing('bedstead', 68, 36, 60), thing('newborn', 102, 30, 62)),
  cultivation: day('field', thing('plow', 70, 36, 60), few(2, 'sapling', 100, 32, 62)),
  'farm-redevelopment': day('yard', thing('room-stone', 74, 40, 58), thing('fence', 104, 34, 62)),
  // The Moor.
  infirmary: day('church', thing('bed', 90, 44, 61)),
  'cut-peat': day('moor', thing('cutting', 94, 42, 62), thing('turfspade', 64, 36, 60)),
  'slash-and-burn': evening('wood', thing('stump', 64, 28, 60), thing('fire', 96, 42, 60)),
  'fell-trees': day('wood', thing('axe', 68, 36, 60), thing('stump', 98, 36, 61)),
  'horse-coper': day('market', left(thing('horse', 94, 44, 60))),
  'hiring-fair': day(
    'village',
    folk('man', 'rust', 'straw', 'fork', 74, 40, 60),
    folk('woman', 'blue', 'kerchief', 'basket', 100, 38, 61),
  ),
  'black-market': lamp('market', thing('stall-blue', 80, 42, 59), thing('lantern', 108, 26, 60)),
  'clandestine-work': lamp('workshop', thing('workbench', 84, 42, 61), thing('lantern', 84, 18, 42)),
}
