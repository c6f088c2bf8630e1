import { isHarvest, ROUNDS, type State } from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import type { Farm } from './farm.ts'

/** The rounds that end with a harvest, from each round on. */
export const HARVESTS: readonly (readonly number[])[] = Array.from({ length: ROUNDS + 2 }, (_, from) =>
  Array.from({ length: ROUNDS }, (_, i) => i + 1).filter((round) => round >= from && isHarvest(round)),
)

// What the harvest of this round still has to bring for a seat. B11
export const REAPING = 0
export const FEEDING = 1
export const BREEDING = 2
export const NOTHING_MORE = 3

export function harvestAhead(s: State, seat: number): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (!('phase' in frame)) continue
    if (frame.step === 'round' && frame.phase === 'end') return NOTHING_MORE
    if (frame.step !== 'harvest') continue
    switch (frame.phase) {
      case 'begin':
      case 'field':
      case 'crops':
      case 'reap':
        return REAPING
      case 'reaping':
      case 'reaped':
      case 'hungry':
      case 'feed':
        return FEEDING
      case 'fed':
        return s.lanes[seat].length > 0 ? FEEDING : BREEDING
      case 'breed':
        return BREEDING
      default:
        return s.stack.some((waiting) => waiting.step === 'breed' && waiting.seat === seat) ? BREEDING : NOTHING_MORE
    }
  }
  return REAPING
}

/** What is left of the game for a seat. */
export interface Time {
  /** The rounds after this one, as a part of all. */
  left: number
  /** The next harvest that has to be fed, or the last. */
  harvest: number
  /** Harvests to be fed, as a part of all. */
  harvests: number
  /** How often the seat will still place a person, in all and before the next harvest. */
  actions: number
  soon: number
}

/** The rounds after this one, as a part of all. */
export const roundsLeft = (s: State): number => (ROUNDS - s.round) / (ROUNDS - 1)

export function timeOf(s: State, seat: number): Time {
  const p = s.players[seat]
  const fed = isHarvest(s.round) && harvestAhead(s, seat) >= BREEDING
  const ahead = HARVESTS[fed ? s.round + 1 : s.round]
  const harvest = ahead[0] ?? ROUNDS
  return {
    left: roundsLeft(s),
    harvest,
    harvests: ahead.length / HARVESTS[1].length,
    actions: p.home + (ROUNDS - s.round) * p.people,
    soon: p.home + (harvest - s.round) * p.people,
  }
}

export function timeFeatures(list: FeatureList, { s, p, time }: Farm): void {
  list.add('rounds left', time.left)
  list.add('rounds left, squared', time.left * time.left)
  list.add('harvests left', time.harvests)
  list.add('rounds to the harvest', (time.harvest - s.round) / 3)
  list.add('people at home', p.home / 5)
  list.add('actions left', time.actions / 30)
  list.add('actions before the harvest', time.soon / 8)
}
