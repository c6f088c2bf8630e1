import { type Scenario, type ScenarioSetup, scenario } from './scenario.ts'

/** Where the last people go; the first seat takes nothing from the Meeting Place. */
const LAST = ['meeting-place', 'reed-bank', 'clay-pit', 'forest', 'grove', 'hollow']

/** A table at the feeding of a harvest (after round 4, unless given): every seat has placed its last person. */
export function harvest(given: ScenarioSetup = {}): Scenario {
  const players = given.players ?? 2
  const seats = Array.from({ length: players }, (_, seat) => ({ ...given.seats?.[seat], home: 1 }))
  const lying = { 'meeting-place': 0, ...given.lying }
  return scenario({ round: 4, ...given, seats, lying }).play(...LAST.slice(0, players))
}
