import type { SeatView } from '@furrow/engine/agricola'
import type { Update } from '../contract/update.ts'

// What is chosen before round 1: which cards, and how many of each kind belong to one answer.

export const KINDS = ['occupation', 'minor'] as const
export type Kind = (typeof KINDS)[number]

/** A question before round 1, as the screen asks it. */
export interface Choosing {
  ask: 'draft' | 'choose' | 'mulligan'
  /** What a card is answered with. */
  verb: 'pick' | 'drop'
  /** So many cards of each kind make an answer. */
  wanted: { readonly [K in Kind]: number }
  /** The cards of one kind alone are an answer, rather than those of both together. */
  oneKind: boolean
  /** Cards that can be chosen, by kind. */
  open: { readonly [K in Kind]: readonly string[] }
  /** Whole hands that can be exchanged. */
  redraws: readonly Kind[]
  /** Nothing need be chosen. */
  optional: boolean
}

const known = (names: readonly (string | null)[]): string[] => names.filter((name) => name !== null)

/** The cards in front of a seat, by kind. */
export const byKind = ({ occupations, minors }: SeatView['hand']): { readonly [K in Kind]: readonly string[] } => ({
  occupation: known(occupations),
  minor: known(minors),
})

/** The question of the seat in front, or null if it has none now. */
export function choosingOf({ decision, moves, view, human }: Update): Choosing | null {
  const ask = decision?.ask
  if (ask !== 'draft' && ask !== 'choose' && ask !== 'mulligan') return null
  const seat = view.seats[human]
  if (!seat) return null
  const named = new Set(moves.map(({ card = '' }) => card))
  const from = byKind(ask === 'draft' ? seat.pack : seat.hand)
  const open = {
    occupation: from.occupation.filter((c) => named.has(c)),
    minor: from.minor.filter((c) => named.has(c)),
  }
  return {
    ask,
    verb: ask === 'draft' ? 'pick' : 'drop',
    wanted:
      ask === 'draft'
        ? { occupation: Math.min(1, open.occupation.length), minor: Math.min(1, open.minor.length) }
        : { occupation: seat.toPutAway.occupations, minor: seat.toPutAway.minors },
    oneKind: ask === 'mulligan',
    open,
    redraws: KINDS.filter((kind) => moves.some((move) => move.kind === kind)),
    optional: moves.some(({ verb }) => verb === 'done'),
  }
}

/** What is still missing of an answer, by kind; nothing is missing of one that can be given. */
export function missingOf({ wanted, oneKind, open }: Choosing, chosen: readonly string[]): { [K in Kind]: number } {
  const count = (kind: Kind) => chosen.filter((card) => open[kind].includes(card)).length
  const missing = { occupation: wanted.occupation - count('occupation'), minor: wanted.minor - count('minor') }
  if (!oneKind) return missing
  // Of one kind alone: the one that was begun.
  const [begun] = KINDS.filter((kind) => count(kind) > 0)
  return { occupation: begun === 'minor' ? 0 : missing.occupation, minor: begun === 'minor' ? missing.minor : 0 }
}

/** The cards chosen after a press on one of them: taken back, added, or in the place of another of its kind. */
export function pressed(choosing: Choosing, chosen: readonly string[], card: string): readonly string[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card)
  const kind = choosing.open.minor.includes(card) ? 'minor' : 'occupation'
  const same = chosen.filter((other) => choosing.open[kind].includes(other))
  const others = choosing.oneKind ? [] : chosen.filter((other) => !same.includes(other))
  const room = choosing.wanted[kind] - 1
  return [...others, ...(room > 0 ? same.slice(-room) : []), card]
}

/** The whole answer as one move. */
export const answerOf = ({ verb }: Choosing, chosen: readonly string[]): string =>
  chosen.map((card) => `${verb} ${card}`).join('; ')
