import type { SeatView } from '@furrow/engine/agricola'
import { memo } from 'react'
import { PersonPiece } from '../art/pieces/Person.tsx'
import { Piece } from '../art/pieces/Piece.tsx'
import { goodWord, useTexts } from '../texts/texts.ts'
import { Unseen } from '../ui/Unseen.tsx'
import styles from './Goods.module.css'

const BASE = ['food', 'wood', 'clay', 'reed', 'stone', 'grain', 'vegetable', 'sheep', 'boar', 'cattle'] as const
/** With those of the Moor, where there is a start card. */
const MOOR = ['food', 'fuel', ...BASE.slice(1), 'horse'] as const

/** A player's goods as counters; `all` also shows what is missing. */
export const Goods = memo(function Goods({ seat, all = false }: { seat: SeatView; all?: boolean }) {
  const texts = useTexts()
  const { ui, moor } = texts
  const shown = (seat.startCard > 0 ? MOOR : BASE).filter((good) => all || (seat.goods[good] ?? 0) > 0)
  return (
    <ul className={styles.goods} data-all={all} data-own-goods={all ? seat.seat : undefined}>
      {shown.map((good) => {
        const n = seat.goods[good] ?? 0
        return (
          <li key={good} className={styles.good} data-good={good} data-none={n === 0} title={goodWord(texts, good, 2)}>
            <Piece name={good} label={goodWord(texts, good, n)} />
            <span>{n}</span>
          </li>
        )
      })}
      {seat.ill > 0 && (
        <li className={styles.good} data-bad="true" title={moor.illCount(seat.ill)}>
          <PersonPiece seat={seat.seat} kind="ill" size={20} />
          <Unseen>{moor.illCount(seat.ill)}</Unseen>
          <span aria-hidden="true">{seat.ill}</span>
        </li>
      )}
      {seat.begging > 0 && (
        <li className={styles.good} data-bad="true" title={ui.begging(seat.begging)}>
          <Piece name="begging" label={ui.begging(seat.begging)} />
          <span>{seat.begging}</span>
        </li>
      )}
    </ul>
  )
})
