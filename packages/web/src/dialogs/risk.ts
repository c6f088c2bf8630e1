import type { Event } from '@furrow/engine/agricola'
import type { Described } from '@furrow/engine/core'
import { ANIMALS } from '../contract/animals.ts'
import type { Amounts } from '../texts/say.ts'

/** What one would regret: begging, people who fall ill, or animals given up for nothing. */
export interface Risk {
  begging: number
  ill: number
  lost: Amounts
}

/** Moves that can end badly; all others are played at once. */
export const isRisky = ({ verb }: Described): boolean => ['feed', 'heat', 'keep', 'discard'].includes(verb)

/** How much would be lost. */
const sizeOf = (risk: Risk | null): number =>
  risk ? risk.begging + risk.ill + Object.values(risk.lost).reduce((sum, n) => sum + n, 0) : 0

/** Answers that stand against each other: heating is a question of its own beside feeding. */
export const isRival = (move: Described, other: Described): boolean =>
  other.text !== move.text && (move.verb === 'heat') === (other.verb === 'heat')

/** Would each of the other answers lose as much? Then there is nothing to think over. */
export const isForced = (risk: Risk, others: readonly (Risk | null)[]): boolean =>
  others.every((other) => sizeOf(other) >= sizeOf(risk))

/** What these events cost the seat, or null if it is nothing to ask about. */
export function riskOf(events: readonly Event[], seat: number): Risk | null {
  let begging = 0
  let ill = 0
  const lost: { [good: string]: number } = {}
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.event === 'fed') begging += event.begging
    else if (event.event === 'heated') ill += event.ill
    else if (event.event === 'lost')
      for (const animal of ANIMALS) {
        const n = event.goods[animal] ?? 0
        if (n > 0) lost[animal] = (lost[animal] ?? 0) + n
      }
  }
  return begging + ill > 0 || Object.keys(lost).length > 0 ? { begging, ill, lost } : null
}
