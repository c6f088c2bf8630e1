// For the tests of every package: positions by description, and what must hold in all of them.
export { problems, violations } from './invariants.ts'
export { middleOf } from './middle.ts'
export { EVERY_DEAL, EVERY_MOOR, EVERY_SETUP, playAtRandom } from './random-play.ts'
export { Scenario, type ScenarioSetup, type SeatSetup, scenario } from './scenario.ts'
