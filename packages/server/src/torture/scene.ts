// What every harm is given, and what a harm is.
import type { Random } from '@furrow/engine/core'
import type { Crowd } from './crowd.ts'
import type { StoreKind } from './options.ts'
import type { Target } from './target.ts'

export interface Scene {
  readonly target: Target
  readonly crowd: Crowd
  readonly random: Random
}

export interface Harm {
  readonly name: string
  /** Where it can be done; everywhere if left out. */
  readonly store?: StoreKind
  run(scene: Scene): Promise<void>
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
