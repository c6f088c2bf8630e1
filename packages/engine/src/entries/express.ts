// @furrow/engine/express: what the other packages may use of the dice game.
export { HARVEST_AFTER as EXPRESS_HARVEST_AFTER } from '../express/calendar.ts'
export { FACES as EXPRESS_FACES } from '../express/dice.ts'
export type { ExpressEvent } from '../express/events.ts'
export { express } from '../express/express.ts'
export { ADULTS_EAT as EXPRESS_ADULTS_EAT, foodNeeded as expressFoodNeeded } from '../express/harvest.ts'
export type { ExpressMove } from '../express/moves.ts'
export {
  harvestPoints as expressHarvestPoints,
  MISSING_FOOD as EXPRESS_MISSING_FOOD,
  PAR as EXPRESS_PAR,
} from '../express/scoring.ts'
export type { ExpressSetup } from '../express/setup.ts'
export { GOODS as EXPRESS_GOODS, type Player as ExpressPlayer } from '../express/sheet.ts'
export type { ExpressState } from '../express/state.ts'
export type { ExpressSeatView, ExpressTableView, ExpressView } from '../express/view.ts'
