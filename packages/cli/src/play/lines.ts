import { createInterface } from 'node:readline'
import type { Ask } from './dialogue.ts'

/** Lines from a terminal or a pipe, one whenever asked for. */
export function linesOf(input: NodeJS.ReadStream): { ask: Ask; close(): void } {
  const terminal = input.isTTY === true
  const reader = createInterface(terminal ? { input, output: process.stdout, prompt: '> ' } : { input })
  const lines = reader[Symbol.asyncIterator]()
  const ask = async () => {
    if (terminal) reader.prompt()
    const { value, done } = await lines.next()
    return done ? null : value
  }
  return { ask, close: () => reader.close() }
}
