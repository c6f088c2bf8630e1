import type { Bot } from '@furrow/bots'
import { expressBots } from '@furrow/bots/express'
import {
  EXPRESS_ADULTS_EAT,
  EXPRESS_GOODS,
  EXPRESS_HARVEST_AFTER,
  EXPRESS_MISSING_FOOD,
  type ExpressEvent,
  type ExpressView,
  express,
} from '@furrow/engine/express'
import type { LocalGame } from './localGame.ts'
import { offersOf } from './offers.ts'

/** The dice game on this device. */
export const dice: LocalGame = {
  game: express,
  bot: async (level, seed) => (expressBots[level]?.(seed) as Bot | undefined) ?? null, // it is asked about this game only
  leavesMove: () => false,
  beginsHarvest: ({ event }: ExpressEvent) => event === 'harvest',
  // Dice want to be rolled by hand.
  mayPlayItself: () => false,
  suggest: async () => null,
  obstacles: () => [],
  offers: (view: ExpressView, seat, open) => offersOf(view, seat, open),
  catalogue: () => ({
    game: 'express',
    goods: EXPRESS_GOODS,
    harvests: EXPRESS_HARVEST_AFTER,
    adultsEat: EXPRESS_ADULTS_EAT,
    missingFood: EXPRESS_MISSING_FOOD,
  }),
}
