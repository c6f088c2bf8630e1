import type { Setup } from '@furrow/engine/agricola'
import type { Json } from '@furrow/engine/core'

// Farmers of the Moor, as it is chosen before a game; a test holds it against the engine.

export const MOOR_LEVELS = [0, 1, 2, 3] as const satisfies readonly Setup['moor'][]

export interface Moor {
  /** 0: without it. */
  level: Setup['moor']
  /** At level 2: minors of the base game are dealt too. */
  mixed: boolean
  /** Cooking improvements have to be lit first. */
  lighting: boolean
}

/** Six are not offered with it. */
export const MOST_IN_THE_MOOR = 5

export const usualMoor = (): Moor => ({ level: 0, mixed: false, lighting: false })

export const mayBeMixed = ({ level }: Moor): boolean => level === 2

/** Its levels say whether there are hand cards; without it, that is a choice of its own. */
export const hasCards = ({ moor, cards }: { moor: Moor; cards: boolean }): boolean =>
  moor.level === 0 ? cards : moor.level > 1

/** As the game reads it. */
export const moorSetup = (moor: Moor): { [key: string]: Json } =>
  moor.level === 0 ? {} : { moor: moor.level, mixed: moor.mixed && mayBeMixed(moor), lighting: moor.lighting }

/** What was kept, as far as it can still be read. */
export function readMoor(kept: unknown): Moor {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as { [K in keyof Moor]?: unknown } // looked at below
  return {
    level: MOOR_LEVELS.find((each) => each === given.level) ?? 0,
    mixed: given.mixed === true,
    lighting: given.lighting === true,
  }
}
