import { pick, seeded } from '@furrow/engine/core'
import type { ExpressBot } from './bot.ts'

/** Takes any of the answers, each as likely as the others. */
export const randomBot = (seed: string): ExpressBot => ({
  name: 'random',
  choose: (question) => pick(seeded(`${seed}/${question.seed}`), question.moves),
})
