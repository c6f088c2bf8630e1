import { dealHands, giveHands, HAND, HAND_KINDS, shuffleDecks } from '../cards/deal.ts'
import { oneOf } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { isDraft } from '../state/setup-deal.ts'
import type { Frame, State } from '../state/state.ts'
import { askToChoose, CHOICE } from './choose.ts'
import { draftOf } from './draft.ts'
import { askForMulligans } from './mulligan.ts'

/** What the table does before round 1, after the hands are dealt or drafted. */
interface BeforeFrame extends Frame {
  readonly step: 'before'
  readonly phase: 'choose' | 'mulligan'
}

export const beforeStep: Step<BeforeFrame> = step<BeforeFrame>('before', {
  fields: { phase: oneOf('choose', 'mulligan') },
  asks(s, f) {
    s.stack.pop()
    if (f.phase === 'choose') askToChoose(s)
    else askForMulligans(s)
    return false
  },
})

/** B3: deals as the setup says. What has to be chosen lies on the stack above round 1, the first thing on top. */
export function dealCards(s: State): void {
  const { cards: how, deal, apart, mulligan } = s.setup
  if (how === 'given') giveHands(s)
  if (how !== 'dealt') return
  shuffleDecks(s)
  if (mulligan !== 'none') s.stack.push(beforeStep.frame(0, { phase: 'mulligan' }))
  if (isDraft(deal)) {
    const drafts = apart ? HAND_KINDS.map((kind) => [kind]) : [[...HAND_KINDS]]
    for (const kinds of drafts.reverse()) s.stack.push(draftOf(kinds))
  } else dealHands(s, deal === 'choose' ? CHOICE : HAND)
  if (deal === 'choose') s.stack.push(beforeStep.frame(0, { phase: 'choose' }))
}
