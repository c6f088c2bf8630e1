// What the other packages may use of the engine.
export { breadFrom } from './actions/bake.ts'
export type { Obstacle } from './actions/obstacle.ts'
export { agricola } from './agricola.ts'
export type { Card } from './cards/card.ts'
export { HAND } from './cards/deal.ts'
export { cardNamed, cards, PART } from './cards/registry.ts'
export { majorsInGame } from './cards/stacks.ts'
export { foodFor, hasPart, majorsOf } from './cards/standing.ts'
export { at } from './core/at.ts'
export type { Decision, Game, Outcome, ScoreLine, Seat, SeatResult, Seed, Viewer } from './core/game.ts'
export {
  append,
  begin,
  current,
  type Entry,
  type History,
  type InForce,
  isMoment,
  type Told,
  undo,
  undoLimit,
} from './core/history.ts'
export { below, next, pick, type Random, seeded, shuffled } from './core/random.ts'
export { type GameRecord, RECORD_VERSION, type RecordSeat, readRecord, resultOf, writeRecord } from './core/record.ts'
export { isRefusal, type Refusal, type RefusalCode, refuse } from './core/refusal.ts'
export { type Replayed, replay } from './core/replay.ts'
export type { Json } from './core/shape.ts'
export {
  EXPRESS_ADULTS_EAT,
  EXPRESS_FACES,
  EXPRESS_GOODS,
  EXPRESS_MISSING_FOOD,
  EXPRESS_PAR,
  type ExpressEvent,
  type ExpressMove,
  type ExpressPlayer,
  type ExpressSeatView,
  type ExpressSetup,
  type ExpressState,
  type ExpressTableView,
  type ExpressView,
  express,
  expressFoodNeeded,
  expressHarvestPoints,
  expressReveals,
} from './express/express.ts'
export { fits, placesForAnimals } from './farm/animals.ts'
export { arrangement, bestArrangement } from './farm/arrange.ts'
export { cropCount, cropKind } from './farm/crops.ts'
export { fencesLeft, unusedCells } from './farm/farmyard.ts'
export { enclosedCells, fencesNeeded } from './farm/pastures.ts'
export { CELL_NAMES, cellAt, cellsOf, count, FENCES, lowest } from './farm/yard.ts'
export type { Move, Verb } from './notation/moves.ts'
export { foodNeeded } from './rounds/feeding.ts'
export { BEGGING, craftBonus, scoreLines } from './scoring/score.ts'
export { isHarvest, ROUNDS, STAGE_ENDS, stageOf } from './spaces/boards.ts'
export type { Space } from './spaces/space.ts'
export { obstaclesAt } from './spaces/why-not.ts'
export type { Event } from './state/events.ts'
export {
  ANIMALS,
  BOAR,
  CATTLE,
  CLAY,
  FOOD,
  GOODS,
  type GoodName,
  GRAIN,
  REED,
  SHEEP,
  STONE,
  VEGETABLE,
  WOOD,
} from './state/goods.ts'
export type { Setup } from './state/setup.ts'
export { boardOf, HIDDEN_YET, MATERIALS, type Player, type State } from './state/state.ts'
export type { SeatView, SpaceView, TableView, View } from './state/view.ts'
