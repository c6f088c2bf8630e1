// @furrow/bots/earlier: who plays only to be measured against. No page offers them.
import type { Bot } from '../../bot.ts'
import { FARMERS_MIND, thinker } from '../farmer.ts'
import { firstFarmer } from './farmer-1.ts'

export const yardsticks: { readonly [name: string]: (seed: string) => Bot } = {
  'farmer-1': firstFarmer,
  /** The farmer with its hand cards ignored. */
  'farmer-without-hand': (seed) => thinker('farmer-without-hand', seed, { ...FARMERS_MIND, usesHand: false }),
}
