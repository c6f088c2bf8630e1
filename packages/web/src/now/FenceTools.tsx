import { useFarmsAfter, usePreviews, useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './NowBar.module.css'
import { pastureMove } from './targets.ts'

/** The pasture that is being composed: what it takes, and the button that builds it. */
export function FenceTools() {
  const { ui, table } = useTexts()
  const { targets, picked, setPicked, play } = useTable()
  const move = pastureMove(targets, picked)
  const events = usePreviews(move ? [move] : []).get(move ?? '') ?? []
  const farm = useFarmsAfter(move ? [move] : []).get(move ?? '')
  const holds = farm?.pastures.find(({ cells }) => cells.some((cell) => picked.has(cell)))?.capacity
  const fences = events.reduce((n, e) => (e.event === 'fenced' ? n + e.fences : n), 0)
  const wood = events.reduce((n, e) => (e.event === 'gave' ? n + (e.goods.wood ?? 0) : n), 0)
  return (
    <div className={styles.fencing}>
      <output>
        {picked.size === 0 && targets.tools.length > 1 && ui.fencePick}
        {picked.size > 0 && !move && ui.fenceNot}
        {move && events.length > 0 && ui.fenceOffer(fences, wood)}
        {holds !== undefined && `, ${table.holds(holds)}`}
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
