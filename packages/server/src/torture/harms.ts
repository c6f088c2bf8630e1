// Every harm there is.
import { connectionHarms } from './harms/connections.ts'
import { floodHarms } from './harms/floods.ts'
import { fuzzHarms } from './harms/fuzz.ts'
import { processHarms } from './harms/processes.ts'
import { storeHarms } from './harms/store.ts'
import type { StoreKind } from './options.ts'
import type { Harm } from './scene.ts'

export const harms: readonly Harm[] = [...processHarms, ...storeHarms, ...connectionHarms, ...floodHarms, ...fuzzHarms]

export const harmsFor = (store: StoreKind, only: string): readonly Harm[] =>
  harms.filter((harm) => (harm.store ?? store) === store && harm.name.includes(only))
