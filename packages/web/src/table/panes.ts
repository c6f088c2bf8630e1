import type { Targets } from '../now/targets.ts'

/** The parts of the table, of which a narrow screen shows one at a time. */
export const PANES = ['board', 'farm', 'cards'] as const
export type Pane = (typeof PANES)[number]

/** Where on a narrow screen the question is answered; null: in the bar above. */
export function paneFor({ spaces, tools, cards, special, buttons }: Targets): Pane | null {
  if (spaces.size > 0 || special.size > 0) return 'board'
  if (tools.length > 0 || buttons.some(({ verb }) => verb === 'keep')) return 'farm'
  return cards.size > 0 ? 'cards' : null
}
