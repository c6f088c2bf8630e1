import { day, evening, few, lamp, type PictureData, thing } from './compose.ts'

export const PROMO: Readonly<Record<string, PictureData>> = {
  bagpipes: evening('hills', thing('bagpipes', 58, 62, 76), few(2, 'note', 96, 18, 40)),
  broch: evening('rock', thing('broch', 62, 70, 75)),
  'whisky-barrels': lamp('barn', thing('barrels', 50, 62, 77), thing('bottles', 98, 34, 76)),
  'highland-cattle': day('rock', thing('highland', 60, 64, 77)),
}
