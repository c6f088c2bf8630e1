import type { Described } from '@furrow/engine/core'
import { MoveButton } from '../now/MoveButton.tsx'
import { netOf } from '../now/net.ts'
import { usePreviews, useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './ExtrasDialog.module.css'

/** What is open at any time: turning goods into food, using cards, rearranging animals; giving things up lies folded away. */
export function ExtrasDialog({ onClose }: { onClose(): void }) {
  const { ui, table } = useTexts()
  const { update } = useTable()
  const { extras } = update
  const isLast = ({ verb }: Described) => verb === 'discard'
  const discards = extras.filter(isLast)
  return (
    <Dialog title={ui.anytime} onClose={onClose}>
      {extras.length === discards.length && <p>{ui.anytimeNone}</p>}
      <Group moves={extras.filter((move) => !isLast(move))} />
      {discards.length > 0 && (
        <details className={styles.last}>
          <summary>{table.giveUp}</summary>
          <Group moves={discards} />
        </details>
      )}
    </Dialog>
  )
}

/** Moves with what they bring. */
function Group({ moves }: { moves: readonly Described[] }) {
  const { update } = useTable()
  const previews = usePreviews(moves.map(({ text }) => text))
  return (
    <div className={styles.group}>
      {moves.map((move) => (
        <MoveButton key={move.text} move={move} brings={netOf(previews.get(move.text) ?? [], update.human)} />
      ))}
    </div>
  )
}
