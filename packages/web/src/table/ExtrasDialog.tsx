import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useTable } from './context.ts'
import styles from './ExtrasDialog.module.css'
import { MoveButton } from './MoveButton.tsx'

/** What is open at any time: turning goods into food, using cards, rearranging animals, giving things up. */
export function ExtrasDialog({ onClose }: { onClose(): void }) {
  const { ui } = useTexts()
  const { update } = useTable()
  const isLast = (move: string) => move.startsWith('discard ')
  const groups = [update.extras.filter((move) => !isLast(move)), update.extras.filter(isLast)]
  return (
    <Dialog title={ui.anytime} onClose={onClose}>
      {update.extras.length === 0 && <p>{ui.anytimeNone}</p>}
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <div key={group[0]} className={styles.group}>
            {group.map((move) => (
              <MoveButton key={move} move={move} />
            ))}
          </div>
        ))}
    </Dialog>
  )
}
