import { day, evening, few, folk, lamp, left, mirrored, type PictureData, thing } from './compose.ts'

/** The occupations of the games for five and six. */
export const FIVE_SIX: Readonly<Record<string, PictureData>> = {
  'off-siter': evening(
    'hills',
    thing('hut', 92, 34, 56),
    thing('campfire', 88, 26, 78),
    folk('man', 'blue', 'hood', 'staff', 42),
  ),
  hayward: mirrored(day('meadow', thing('gate', 86, 52, 74), folk('man', 'brown', 'straw', 'staff', 38))),
  sidekick: day(
    'village',
    folk('cheering', 'red', 'feather', 'nothing', 40, 60),
    left(folk('man', 'ochre', 'cap', 'bag', 86, 48)),
  ),
  'boat-painter': mirrored(day('shore', thing('painted-boat', 84, 54, 74), folk('man', 'white', 'cap', 'brush', 36))),
  'clay-thief': lamp('hills', thing('clay', 90, 38), folk('man', 'black', 'hood', 'sack', 46, 60)),
  'master-hora': mirrored(
    evening(
      'village',
      thing('tower', 92, 56, 70),
      thing('vegetable', 72, 24, 78),
      folk('elder', 'teal', 'wizard', 'staff', 38),
    ),
  ),
  'hollow-gardener': day(
    'hills',
    thing('clay', 100, 34, 68),
    thing('cabbage', 86, 28, 78),
    folk('kneeling', 'rust', 'straw', 'nothing', 50, 60),
  ),
  wheelmaker: mirrored(day('workshop', thing('wheel', 86, 50, 76), folk('man', 'brown', 'bald', 'hammer', 38))),
  middleman: day(
    'market',
    thing('coins', 92, 34),
    folk('man', 'plum', 'black', 'bag', 36),
    left(folk('man', 'green', 'straw', 'stone', 66, 46)),
  ),
  'carpenters-boy': mirrored(
    day('yard', thing('frame', 92, 50, 70), thing('logs', 76, 32, 79), folk('child', 'blue', 'hair', 'hammer', 40, 72)),
  ),
  'mountain-shepherd': day('rock', left(thing('sheep', 86, 40, 74)), folk('man', 'grey', 'brown', 'crook', 38)),
  'animal-brander': mirrored(
    evening('yard', thing('cattle', 90, 46), thing('campfire', 64, 26, 79), folk('man', 'rust', 'brown', 'iron', 36)),
  ),
  'livestock-sustainer': day(
    'barn',
    thing('hay', 66, 40, 70),
    thing('cattle', 98, 36),
    folk('woman', 'blue', 'kerchief', 'fork', 34),
  ),
  'corral-builder': mirrored(
    day('meadow', thing('patch', 84, 52, 82), thing('boar', 84, 26, 73), folk('man', 'brown', 'straw', 'hammer', 34)),
  ),
  'greenhouse-builder': day('meadow', thing('greenhouse', 84, 58, 74), folk('man', 'teal', 'cap', 'hammer', 32, 52)),
  'cattle-caregiver': mirrored(
    day('barn', left(thing('cattle', 84, 52)), thing('heart', 60, 16, 36), folk('woman', 'rose', 'bun', 'bucket', 38)),
  ),
  sweeper: day('market', thing('basket', 92, 32), folk('man', 'grey', 'cap', 'broom', 46, 62)),
  'riverbank-gardener': mirrored(
    day('water', thing('reeds', 96, 40, 70), thing('cabbage', 74, 28, 79), folk('man', 'green', 'straw', 'rake', 38)),
  ),
  'field-overseer': day('corn', thing('wheat', 92, 36, 76), folk('man', 'black', 'black', 'staff', 42, 60)),
  'village-idiot': mirrored(
    day('village', thing('hen', 88, 30), folk('cheering', 'ochre', 'jester', 'nothing', 48, 62)),
  ),
  'stone-clawer': day('field', thing('stones', 88, 46), folk('kneeling', 'grey', 'straw', 'nothing', 48, 62)),
  'tag-along': mirrored(
    day(
      'market',
      folk('man', 'green', 'brown', 'basket', 34, 56),
      folk('child', 'red', 'hair', 'nothing', 74, 54),
      thing('stall-blue', 100, 40, 64),
    ),
  ),
  'wild-boar-hunter': day('wood', left(thing('boar', 88, 46)), folk('man', 'green', 'feather', 'harpoon', 38)),
  'game-teaser': mirrored(
    day('wood', thing('boar', 88, 36, 74), thing('food', 68, 24, 78), folk('man', 'ochre', 'feather', 'whip', 38)),
  ),
  'fast-mason': day(
    'yard',
    thing('wheelbarrow', 84, 46),
    thing('bricks', 84, 22, 56),
    folk('man', 'red', 'cap', 'trowel', 36),
  ),
  'amateur-fencer': mirrored(day('yard', thing('fence', 88, 44, 76), folk('child', 'teal', 'hair', 'hammer', 42, 72))),
  'young-artist': day('hills', left(folk('woman', 'plum', 'bun', 'brush', 88)), thing('easel', 40, 56, 76)),
  'field-counter': day('field', thing('milestone', 96, 28, 72), folk('man', 'plum', 'cap', 'slate', 44, 60)),
  'top-outer': day(
    'village',
    thing('frame', 84, 54, 76),
    thing('flag', 84, 24, 30),
    folk('cheering', 'red', 'black', 'nothing', 34),
  ),
  'stone-custodian': mirrored(
    day('rock', thing('gate', 90, 44), thing('stones', 90, 30, 58), folk('elder', 'grey', 'helmet', 'staff', 40)),
  ),
  'village-teacher': day(
    'room',
    thing('slate', 88, 48, 66),
    folk('woman', 'plum', 'bun', 'book', 38),
    folk('child', 'green', 'hair', 'nothing', 68, 44, 79),
  ),
  cleanacre: mirrored(
    day('field', thing('wheelbarrow', 90, 42), thing('clay', 92, 22, 58), folk('man', 'green', 'straw', 'rake', 42)),
  ),
  'mountain-hiker': day('rock', thing('mountain', 88, 56, 62), folk('cheering', 'red', 'feather', 'nothing', 42, 58)),
  'on-site-reverend': mirrored(
    evening('yard', thing('frame', 90, 46, 72), folk('robe', 'black', 'bald', 'book', 42, 60)),
  ),
  'bovine-pioneer': day(
    'hills',
    left(thing('cattle', 88, 48)),
    thing('fence', 64, 28, 66),
    folk('man', 'rust', 'brown', 'flag', 36),
  ),
  trapper: mirrored(day('winter', thing('net', 88, 40, 76), folk('kneeling', 'brown', 'fur', 'nothing', 46, 62))),
  plowsmith: lamp(
    'workshop',
    thing('anvil', 72, 38),
    thing('plow', 100, 36, 76),
    folk('man', 'brown', 'bald', 'hammer', 36),
  ),
  'fold-builder': mirrored(
    day('hills', thing('sheep', 92, 30, 68), thing('fence', 88, 40, 78), folk('man', 'blue', 'straw', 'hammer', 38)),
  ),
  'senior-teacher': day(
    'room',
    thing('books', 88, 40),
    thing('coins', 68, 22, 79),
    folk('elder', 'blue', 'scholar', 'staff', 40, 60),
  ),
  'putcher-maker': mirrored(day('shore', thing('putcher', 86, 54, 76), folk('man', 'teal', 'straw', 'reed', 38))),
  'town-clerk': day('market', thing('hall', 90, 58, 68), folk('man', 'black', 'cap', 'scroll', 40)),
  'loess-gardener': mirrored(
    day(
      'hills',
      thing('cutting', 94, 36, 70),
      few(2, 'vegetable', 78, 24, 79),
      folk('man', 'ochre', 'straw', 'spade', 36),
    ),
  ),
  countryman: day(
    'field',
    few(2, 'grain', 92, 30),
    thing('grain-sack', 22, 32, 76),
    folk('kneeling', 'white', 'straw', 'nothing', 56, 60),
  ),
  woodshacker: mirrored(
    day('wood', thing('hut', 94, 38, 64), thing('logs', 78, 34, 78), folk('man', 'rust', 'kerchief', 'axe', 38)),
  ),
  graduate: day('village', thing('scroll', 94, 32), folk('robe', 'black', 'scholar', 'scroll', 46, 60)),
  'substitute-teacher': day(
    'room',
    thing('slate', 60, 42, 46),
    folk('man', 'ochre', 'hair', 'book', 36),
    left(folk('child', 'blue', 'hair', 'nothing', 88, 52)),
  ),
  bullcatcher: day('meadow', left(thing('cattle', 88, 54)), folk('man', 'red', 'hair', 'lasso', 34)),
  'part-time-worker': mirrored(
    evening('yard', thing('sack', 92, 34), thing('sheep', 78, 24, 79), folk('man', 'grey', 'straw', 'basket', 42)),
  ),
}
