import { agricola } from '../agricola.ts'
import { isRefusal } from '../core/refusal.ts'
import { Scenario } from './scenario.ts'

/** A table that has just been set up: before round 1 if cards have to be chosen first. */
export function tableOf(given: object, seed = 'dealt'): Scenario {
  const setup = agricola.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  return new Scenario(agricola.start(setup, seed))
}
