import { pick, seeded } from '@furrow/engine/core'
import type { Bot } from './bot.ts'

/** Takes any of the answers, each as likely as the others. */
export const randomBot = (seed: string): Bot => ({
  name: 'random',
  choose: (question) => pick(seeded(`${seed}/${question.seed}`), question.moves),
})
