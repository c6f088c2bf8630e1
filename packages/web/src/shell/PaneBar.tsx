import { useRoom } from '../app/context.ts'
import { Unread } from '../ui/Unread.tsx'
import styles from './PaneBar.module.css'

/** The part on the other side of the edge over which a finger swipes; at the ends the same. */
export const paneBeside = <P extends string>(panes: readonly P[], pane: P, by: 1 | -1): P =>
  panes[panes.indexOf(pane) + by] ?? pane

export interface Panes<P extends string> {
  /** Every part by its name, in their order from left to right. */
  names: Readonly<Record<P, string>>
  order: readonly P[]
  /** The part that is shown. */
  now: P
  /** The part where the question is answered, if it is in one. */
  wanted?: P | null
  /** The part where people talk. */
  talk: P
  onChoose(pane: P): void
}

/** On a narrow screen one part of the table is shown at a time. */
export function PaneBar<P extends string>({ panes, label }: { panes: Panes<P>; label: string }) {
  const unread = useRoom()?.talk?.unread ?? 0
  return (
    <nav className={styles.bar} aria-label={label}>
      {panes.order.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.pane}
          aria-current={panes.now === each}
          data-pane={each}
          onClick={() => panes.onChoose(each)}
        >
          {panes.names[each]}
          {panes.wanted === each && <span className={styles.dot} />}
          {each === panes.talk && <Unread n={unread} />}
        </button>
      ))}
    </nav>
  )
}
