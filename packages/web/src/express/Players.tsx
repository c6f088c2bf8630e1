import type { ExpressSeatView } from '@furrow/engine/express'
import { memo, useState } from 'react'
import { PersonPiece } from '../art/pieces/Person.tsx'
import { at } from '../contract/at.ts'
import { PlayerName } from '../shell/PlayerName.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import { Art } from './art.tsx'
import { useTable } from './context.ts'
import { FarmPicture, FarmWords } from './FarmPicture.tsx'
import { Stamps } from './Helpers.tsx'
import styles from './Players.module.css'
import { Sheet } from './Sheet.tsx'
import { Goods } from './Stock.tsx'

/** The other players: their farms as small live drawings with goods, cards and points; one opens as a whole sheet. */
export function Players() {
  const { update, texts, names } = useTable()
  const { view, human } = update
  const [open, setOpen] = useState<number | null>(null)
  const others = view.seats.filter((each) => each.seat !== human)
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-label={texts.ui.others} data-count={others.length}>
      {others.map((each) => (
        <Player key={each.seat} own={each} starts={each.seat === view.starting} onOpen={setOpen} />
      ))}
      {open !== null && (
        <Dialog title={texts.ui.sheetOf(at(names, open))} onClose={() => setOpen(null)} wide>
          <Sheet own={at(view.seats, open)} named={false} />
        </Dialog>
      )}
    </section>
  )
}

interface Props {
  own: ExpressSeatView
  starts: boolean
  onOpen(seat: number): void
}

const Player = memo(function Player({ own, starts, onOpen }: Props) {
  const { texts, say, names } = useTable()
  const name = at(names, own.seat)
  return (
    <button
      type="button"
      className={styles.player}
      data-row={own.seat}
      data-seat={own.seat}
      onClick={() => onOpen(own.seat)}
    >
      <Unseen>
        {[
          texts.ui.sheetOf(name),
          ...(starts ? [texts.ui.starting] : []),
          texts.ui.score(own.total),
          ...(own.actions > 0 ? [texts.actions(own.actions)] : []),
          say.goods(own.goods),
          [...own.occupations, ...own.improvements].map((helper) => texts.faces[helper]).join(', '),
        ]
          .filter(Boolean)
          .join('. ')}
        . <FarmWords own={own} />
      </Unseen>
      <SeenOnly>
        <span className={styles.head}>
          <PersonPiece seat={own.seat} kind="adult" size={20} />
          <PlayerName seat={own.seat} name={name} className={styles.name} first={starts && <Art name="first" />} />
          <span className={styles.points}>{texts.ui.score(own.total)}</span>
        </span>
        <span className={styles.body}>
          <span className={styles.farm}>
            <FarmPicture own={own} small />
          </span>
          <span className={styles.has}>
            <Goods own={own} />
            <span className={styles.rest}>
              <Stamps own={own} />
              {own.actions > 0 && <span className={styles.actions}>{texts.actions(own.actions)}</span>}
            </span>
          </span>
        </span>
      </SeenOnly>
    </button>
  )
})
