import { Icon } from '../art/Icon.tsx'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './HerdNote.module.css'
import type { Held } from './herding.ts'

interface Props {
  held: Held | null
  /** In the midst of a drag there is nothing to press. */
  dragging: boolean
  /** Why something was not possible. */
  note: string
  onChange(by: number): void
  onRelease(): void
}

/** What is in hand, or why it could not be put down. */
export function HerdNote({ held, dragging, note, onChange, onRelease }: Props) {
  const { ui } = useTexts()
  const { say } = useTable()
  return (
    <div className={styles.note} data-shown={held !== null || note !== ''}>
      <span role="status">{held ? ui.herd.held(say.count(held.herd.animal, held.count)) : note}</span>
      {held && !dragging && (
        <>
          {held.herd.count > 1 && (
            <>
              <Button aria-label={ui.herd.fewer} disabled={held.count === 1} onClick={() => onChange(-1)}>
                −
              </Button>
              <Button aria-label={ui.herd.more} disabled={held.count === held.herd.count} onClick={() => onChange(1)}>
                +
              </Button>
            </>
          )}
          <Button data-action="put-back" onClick={onRelease}>
            {ui.herd.back}
          </Button>
        </>
      )}
    </div>
  )
}

/** The animals under the pointer while they are dragged. */
export function HerdGhost({ held, at }: { held: Held; at: { x: number; y: number } }) {
  return (
    <div className={styles.ghost} style={{ left: at.x, top: at.y }} aria-hidden="true">
      <Icon name={held.herd.animal} />
      {held.count > 1 && <b>{held.count}</b>}
    </div>
  )
}
