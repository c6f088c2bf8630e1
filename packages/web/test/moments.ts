import { readFileSync } from 'node:fs'
import { isRefusal, readRecord } from '@furrow/engine/core'

/** A file of fixtures/moments. */
export const momentFile = (name: string): URL => new URL(`../../../fixtures/moments/${name}`, import.meta.url)

/** The stored text of a game that has come to this moment; scenes.ts says which there are and what they show. */
export const moment = (name: string): string => readFileSync(momentFile(`${name}.txt`), 'utf8')

/** A record as the page keeps it, with what its line in the list of games says. */
export function keptAs(text: string): string {
  const record = readRecord(text)
  if (isRefusal(record)) throw new Error(record.message)
  const { game, seats, result } = record
  const names = seats.map(({ name }) => name)
  return JSON.stringify({ game, when: Date.UTC(2026, 9, 10, 18, 30), round: 9, over: result !== null, names, text })
}
