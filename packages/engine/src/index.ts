// What the other packages may use of the engine.
export { breadFrom } from './actions/bake.ts'
export type { Obstacle } from './actions/obstacle.ts'
export { agricola } from './agricola.ts'
export type { Card } from './cards/card.ts'
export { HAND } from './cards/deal.ts'
export { foodFor, MAJORS, type Major } from './cards/majors.ts'
export { cardNamed, cards } from './cards/registry.ts'
export type { Described } from './core/describe.ts'
export type { Decision, Game, Outcome, ScoreLine, Seat, SeatResult, Seed, Viewer } from './core/game.ts'
export { current, type Entry, type InForce, isMoment, type Told } from './core/log.ts'
export {
  afterMoves,
  lastTurn,
  loadPosition,
  type Made,
  mayTakeBack,
  moved,
  type Position,
  positionAt,
  type SavedPosition,
  savePosition,
  takenBack,
  turnStart,
  undoable,
} from './core/position.ts'
export { type Answered, answer, type Question, questionFor, textsOf } from './core/question.ts'
export { below, next, pick, type Random, seeded, shuffled } from './core/random.ts'
export { type GameRecord, RECORD_VERSION, type RecordSeat, readRecord, resultOf, writeRecord } from './core/record.ts'
export { isRefusal, type Refusal, type RefusalCode, refuse } from './core/refusal.ts'
export { replay } from './core/replay.ts'
export type { Json } from './core/shape.ts'
export { begin, play, reset, type Table, undo } from './core/table.ts'
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
export { arrangement, bestArrangement, fits, loosePlaces, pastureCapacity } from './farm/animals.ts'
export { cropCount, cropKind } from './farm/crops.ts'
export { emptyCells } from './farm/farmyard.ts'
export { countFences, enclosedCells, fencesNeeded, fencesOf } from './farm/pastures.ts'
export { CELL_NAMES, cellAt, cellsOf, count, FENCES, lowest, neighbours } from './farm/yard.ts'
export type { Move, Verb } from './notation/moves.ts'
export { foodNeeded } from './rounds/feeding.ts'
export { BEGGING, craftBonus, scoreLines } from './scoring/score.ts'
export { isHarvest, ROUNDS, STAGE_ENDS, stageOf } from './spaces/boards.ts'
export type { Space } from './spaces/space.ts'
export { obstaclesAt } from './spaces/why-not.ts'
export type { Event } from './state/events.ts'
export {
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
