import { useRoom } from '../app/context.ts'
import type { Targets } from '../now/targets.ts'
import { useTexts } from '../texts/texts.ts'
import { Unread } from '../ui/Unread.tsx'
import styles from './PaneBar.module.css'

const PANES = ['board', 'farm', 'cards'] as const
export type Pane = (typeof PANES)[number]

/** The part on the other side of the edge over which a finger swipes; at the ends the same. */
export const paneBeside = (pane: Pane, by: 1 | -1): Pane => PANES[PANES.indexOf(pane) + by] ?? pane

/** Where on a narrow screen the question is answered; null: in the bar above. */
export function paneFor({ spaces, tools, cards, buttons }: Targets): Pane | null {
  if (spaces.size > 0) return 'board'
  if (tools.length > 0 || buttons.some((move) => move.startsWith('keep '))) return 'farm'
  return cards.size > 0 ? 'cards' : null
}

/** On a narrow screen one part of the table is shown at a time. */
export function PaneBar({ pane, wanted, onChoose }: { pane: Pane; wanted: Pane | null; onChoose(pane: Pane): void }) {
  const { ui } = useTexts()
  const unread = useRoom()?.talk.unread ?? 0
  const names = { board: ui.board, farm: ui.farm, cards: ui.cards }
  return (
    <nav className={styles.bar} aria-label={ui.parts}>
      {PANES.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.pane}
          aria-current={pane === each}
          data-pane={each}
          onClick={() => onChoose(each)}
        >
          {names[each]}
          {wanted === each && <span className={styles.dot} />}
          {each === 'cards' && <Unread n={unread} />}
        </button>
      ))}
    </nav>
  )
}
