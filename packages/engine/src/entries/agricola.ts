// @furrow/engine/agricola: what the other packages may use of the board game.
export { breadFrom } from '../actions/bake.ts'
export type { Obstacle } from '../actions/obstacle.ts'
export { agricola } from '../agricola.ts'
export type { Card } from '../cards/card.ts'
export { deckFor, HAND } from '../cards/deal.ts'
export { cardNamed, cards, PART } from '../cards/registry.ts'
export { majorsInGame, supplyBoard } from '../cards/stacks.ts'
export { foodFor, hasPart, majorsOf } from '../cards/standing.ts'
export { fitInto, placesForAnimals, placesOf } from '../farm/animals.ts'
export { arrangement, bestArrangement } from '../farm/arrange.ts'
export { cropCount, cropKind } from '../farm/crops.ts'
export { fencesLeft, openCells, plowCells, roomCells, unusedCells } from '../farm/farmyard.ts'
export { noPlaces } from '../farm/housing.ts'
export { enclosedCells, fencesNeeded } from '../farm/pastures.ts'
export { slashCells } from '../farm/tiles.ts'
export { CELL_NAMES, cellAt, cellsOf, count, FENCES, lowest, parts, yardOf } from '../farm/yard.ts'
export { heatingBill } from '../moor/heating.ts'
export { specialPrices } from '../moor/special.ts'
export { SPECIAL_ACTIONS } from '../moor/special-cards.ts'
export type { Move, Verb } from '../notation/moves.ts'
export { feedingLeft, foodNeeded } from '../rounds/feeding.ts'
export { craftBonus } from '../scoring/hand-in.ts'
export { BEGGING, scoreLines } from '../scoring/score.ts'
export {
  afterGame,
  foodAfter,
  goalOf,
  keepOccupation,
  newSeries,
  nextSetup,
  readSeries,
  type Series,
} from '../solo/series.ts'
export { FIRST_IN_THE_MOOR, HIDDEN_YET, isHarvest, ROUNDS, STAGE_ENDS, stageOf } from '../spaces/boards.ts'
export type { Space } from '../spaces/space.ts'
export { obstaclesAt } from '../spaces/why-not.ts'
export type { Event } from '../state/events.ts'
export {
  ANIMALS,
  BASE_ANIMALS,
  BOAR,
  CATTLE,
  CLAY,
  FOOD,
  FUEL,
  GOODS,
  type GoodName,
  GRAIN,
  HORSE,
  REED,
  SHEEP,
  STONE,
  VEGETABLE,
  WOOD,
} from '../state/goods.ts'
export type { PlayedView } from '../state/played-view.ts'
export type { SeatView } from '../state/seat-view.ts'
export type { Setup } from '../state/setup.ts'
export { DEALS, type Deal, MULLIGANS, type Mulligan } from '../state/setup-deal.ts'
export { boardOf, MATERIALS, type Player, type State } from '../state/state.ts'
export type { SpaceView, TableView, View } from '../state/view.ts'
