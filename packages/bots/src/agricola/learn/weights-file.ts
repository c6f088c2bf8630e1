import { cardRows } from '../evaluation/card-values.ts'
import { type Network, storeNetwork } from '../network/network.ts'

const NOTE = '// Written by scripts/learn.ts: the weights of the farmer, found by playing against itself. Do not edit.'

/** A network as the text of the file it is kept in. */
export function weightsFile(network: Network, features: readonly string[]): string {
  const fields = Object.entries(storeNetwork(network, features, cardRows())).sort(([a], [b]) => a.localeCompare(b))
  const lines = fields.map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`)
  return `${NOTE}\nexport const WEIGHTS = {\n${lines.join('\n')}\n}\n`
}
