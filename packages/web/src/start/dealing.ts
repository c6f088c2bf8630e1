import type { Deal, Mulligan } from '@furrow/engine/agricola'
import type { Json } from '@furrow/engine/core'

// How hand cards come to the players, as it is chosen before a game; a test holds it against the engine.

export const DEALS = ['deal', 'draft-7', 'draft-8', 'draft-9', 'draft-10', 'choose'] as const satisfies readonly Deal[]
export const MULLIGANS = ['none', 'hand', 'three'] as const satisfies readonly Mulligan[]

export interface Dealing {
  deal: Deal
  apart: boolean
  mulligan: Mulligan
  promos: boolean
  fivePlus: boolean
  /** Cards that are left out, by name. */
  without: readonly string[]
}

export const usualDealing = (): Dealing => ({
  deal: 'deal',
  apart: false,
  mulligan: 'none',
  promos: false,
  fivePlus: false,
  without: [],
})

const isDraft = (deal: Deal): boolean => deal.startsWith('draft-')

/** Alone there is nobody to pass a pack to. */
export const dealsFor = (players: number): readonly Deal[] => DEALS.filter((deal) => players > 1 || !isDraft(deal))
export const mayBeApart = ({ deal }: Dealing): boolean => isDraft(deal)
export const hasFivePlus = (players: number): boolean => players >= 5

/** The same choices, with what does not fit this number of players put right. */
export function fittingDealing(dealing: Dealing, players: number): Dealing {
  const deal = dealsFor(players).includes(dealing.deal) ? dealing.deal : 'deal'
  return {
    ...dealing,
    deal,
    apart: dealing.apart && isDraft(deal),
    fivePlus: dealing.fivePlus && hasFivePlus(players),
  }
}

/** As the game reads it. */
export const dealingSetup = (dealing: Dealing, players: number): { [key: string]: Json } => {
  const { without, ...rest } = fittingDealing(dealing, players)
  return { ...rest, without: [...without] }
}

/** What was kept, as far as it can still be read. */
export function readDealing(kept: unknown): Dealing {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as { [K in keyof Dealing]?: unknown } // looked at below
  const { without } = given
  return {
    deal: DEALS.find((each) => each === given.deal) ?? 'deal',
    apart: given.apart === true,
    mulligan: MULLIGANS.find((each) => each === given.mulligan) ?? 'none',
    promos: given.promos === true,
    fivePlus: given.fivePlus === true,
    without: Array.isArray(without) ? without.filter((name) => typeof name === 'string') : [],
  }
}
