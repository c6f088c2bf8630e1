// What the command line of the torture asks for.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

export type StoreKind = 'sqlite' | 'postgres'
const STORES: readonly StoreKind[] = ['sqlite', 'postgres']

export interface Options {
  minutes: number
  seed: string
  stores: readonly StoreKind[]
  /** Only harms whose names contain this. */
  only: string
}

const usage = `Usage: npm run torture -- [options]

  --minutes N      how long, all stores together (default 5)
  --seed TEXT      which harms come in which order (default: drawn, and printed)
  --store NAME     sqlite, postgres or both (default both)
  --only TEXT      only harms whose names contain this
  --help           this text`

export function readOptions(args: readonly string[]): Options | { text: string; code: number } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string', default: '5' },
        seed: { type: 'string', default: String(randomInt(1_000_000)) },
        store: { type: 'string', default: 'both' },
        only: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return { text: usage, code: 0 }
    const minutes = Number(values.minutes)
    if (!(minutes > 0 && minutes <= 24 * 60)) return { text: '--minutes is a number up to 1440.', code: 2 }
    const stores = STORES.filter((store) => values.store === 'both' || values.store === store)
    if (stores.length === 0) return { text: '--store is sqlite, postgres or both.', code: 2 }
    return { minutes, seed: values.seed, stores, only: values.only }
  } catch (error) {
    return { text: `${error instanceof Error ? error.message : error}\n\n${usage}`, code: 2 }
  }
}
