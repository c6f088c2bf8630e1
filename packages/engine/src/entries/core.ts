// @furrow/engine/core: what every game of the family shares.
export { at } from '../core/at.ts'
export { answerOfBot, type BotTask, taskFor } from '../core/bot-task.ts'
export type { Described } from '../core/describe.ts'
export type { Bare, Decision, Game, Outcome, ScoreLine, Seat, SeatResult, Seed, Viewer } from '../core/game.ts'
export { current, type Entry, type Told } from '../core/log.ts'
export { type OwnPart, withOwn } from '../core/own.ts'
export type { Packed } from '../core/packed.ts'
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
  undoable,
} from '../core/position.ts'
export { answer, type Question, questionFor, textsOf } from '../core/question.ts'
export { below, next, pick, type Random, seeded, shuffled } from '../core/random.ts'
export { type GameRecord, RECORD_VERSION, type RecordSeat, readRecord, resultOf, writeRecord } from '../core/record.ts'
export { isRefusal, type Refusal, type RefusalCode, refuse } from '../core/refusal.ts'
export { replay } from '../core/replay.ts'
export type { Json } from '../core/shape.ts'
export { begin, play, reset, type Table, undo } from '../core/table.ts'
export { wholeView } from '../core/whole-view.ts'
