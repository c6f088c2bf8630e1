import type { SeatView } from '@furrow/engine/agricola'
import type { Described } from '@furrow/engine/core'
import { Piece } from '../art/pieces/Piece.tsx'
import { usePreviews, useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './FeedPanel.module.css'
import { Figure } from './Figure.tsx'
import { MoveButton } from './MoveButton.tsx'

/** M8: heating in the harvest: what it takes, what there is to burn, and who would fall ill. */
export function HeatPanel({ own, heats }: { own: SeatView; heats: readonly Described[] }) {
  const { ui, moor } = useTexts()
  const { update } = useTable()
  const previews = usePreviews(heats.map(({ text }) => text))
  const [fuel, wood] = [own.goods.fuel ?? 0, own.goods.wood ?? 0]
  const short = Math.max(0, own.heating - fuel - wood)
  const illAfter = (move: string): number =>
    (previews.get(move) ?? []).reduce(
      (n, event) => (event.event === 'heated' && event.seat === update.human ? n + event.ill : n),
      0,
    )
  const [best] = heats
  return (
    <>
      <h2 className={styles.title}>
        <Piece name="fuel" /> {moor.heatTitle}
      </h2>
      <dl className={styles.figures}>
        <Figure label={ui.feedNeed} n={own.heating} />
        <Figure label={moor.heatFuel} n={fuel} />
        <Figure label={moor.heatWood} n={wood} />
        <Figure label={ui.feedShort} n={short} bad={short > 0} />
      </dl>
      <p className={styles.word} data-bad={short > 0}>
        {short > 0 ? moor.heatWarn(short) : moor.heatEnough}
      </p>
      <div className={styles.heats}>
        {heats.map((move) => {
          const ill = illAfter(move.text)
          return (
            <MoveButton
              key={move.text}
              move={move}
              look={ill > 0 ? 'danger' : move === best ? 'main' : 'plain'}
              {...(ill > 0 ? { note: moor.willBeIll(ill) } : {})}
            />
          )
        })}
      </div>
    </>
  )
}
