import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { usePreviews, useTable } from './context.ts'
import styles from './NowBar.module.css'
import { pastureMove } from './targets.ts'

/** The pasture that is being composed: what it takes, and the button that builds it. */
export function FenceTools() {
  const { ui } = useTexts()
  const { targets, picked, setPicked, play } = useTable()
  const move = pastureMove(targets, picked)
  const events = usePreviews(move ? [move] : []).get(move ?? '') ?? []
  const fences = events.reduce((n, e) => (e.event === 'fenced' ? n + e.fences : n), 0)
  const wood = events.reduce((n, e) => (e.event === 'gave' ? n + (e.goods.wood ?? 0) : n), 0)
  return (
    <div className={styles.fencing}>
      <output>
        {picked.size === 0 ? ui.fencePick : move ? events.length > 0 && ui.fenceOffer(fences, wood) : ui.fenceNot}
      </output>
      {picked.size > 0 && (
        <>
          <Button look="main" disabled={!move} data-move={move} onClick={() => move && play(move)}>
            {ui.fenceBuild}
          </Button>
          <Button onClick={() => setPicked(new Set())}>{ui.fenceClear}</Button>
        </>
      )}
    </div>
  )
}
