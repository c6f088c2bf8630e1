import { day, evening, few, folk, lamp, left, type PictureData, thing } from '../art/cards/compose.ts'

/** Occupations and improvements, painted like the cards of the board game. */
export const PICTURES = {
  mayor: day('village', thing('hall', 34, 58, 74), folk('man', 'plum', 'black', 'scroll', 84, 58)),
  builder: day('yard', thing('frame', 36, 52, 74), folk('man', 'ochre', 'helmet', 'hammer', 84, 58)),
  farmer: day('corn', folk('man', 'green', 'straw', 'scythe', 52, 60), thing('sheaf', 98, 38, 77)),
  rancher: day('meadow', left(thing('cattle', 88, 46, 74)), folk('man', 'rust', 'brown', 'lasso', 42, 60)),
  gatherer: day('wood', folk('woman', 'red', 'kerchief', 'basket', 52, 58), thing('mushrooms', 98, 34, 77)),
  midwife: lamp('room', thing('cradle', 90, 44, 77), folk('woman', 'blue', 'bun', 'nothing', 46, 60)),
  oven: day('yard', thing('oven', 56, 64, 77), thing('bread', 98, 30, 78)),
  hearth: lamp('kitchen', thing('hearth', 60, 66, 78)),
  basketmaker: day('workshop', thing('basket', 42, 54, 77), thing('reed', 90, 46, 77)),
  joinery: day('workshop', thing('workbench', 58, 66, 77), thing('saw', 36, 30, 40)),
  pottery: evening('workshop', few(2, 'pottery', 44, 50, 77), thing('jug', 92, 40, 77)),
  stonecutter: day('rock', thing('boulder', 38, 48, 77), folk('man', 'grey', 'cap', 'pick', 86, 56)),
} as const satisfies Readonly<Record<string, PictureData>>
