import type { SeatView } from '@furrow/engine'
import { memo, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { PlayerDialog } from '../dialogs/PlayerDialog.tsx'
import { Goods } from '../farm/Goods.tsx'
import { PlayerName } from '../shell/PlayerName.tsx'
import { useTexts } from '../texts/texts.ts'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import { useTable } from './context.ts'
import styles from './Players.module.css'

/** The other players, a row each; a row opens into their farm. */
export function Players() {
  const { ui } = useTexts()
  const { update, names } = useTable()
  const [open, setOpen] = useState<number | null>(null)
  const others = update.view.seats.filter(({ seat }) => seat !== update.human)
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-label={ui.others}>
      {others.map((seat) => (
        <Row
          key={seat.seat}
          seat={seat}
          name={at(names, seat.seat)}
          starts={seat.seat === update.view.starting}
          onOpen={setOpen}
        />
      ))}
      {open !== null && <PlayerDialog seat={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

interface RowProps {
  seat: SeatView
  name: string
  starts: boolean
  onOpen(seat: number): void
}

const Row = memo(function Row({ seat, name, starts, onOpen }: RowProps) {
  const { ui } = useTexts()
  return (
    <button type="button" className={styles.row} data-row={seat.seat} onClick={() => onOpen(seat.seat)}>
      <Unseen>{ui.showFarm(name)}</Unseen>
      <SeenOnly>
        <PlayerName
          seat={seat.seat}
          name={name}
          className={styles.name}
          first={starts && <Icon name="first" label={ui.starting} />}
        />
        <span className={styles.people} title={ui.peopleLeft(seat.home, seat.people)}>
          {Array.from({ length: seat.people }, (_, i) => (
            <Token key={i} seat={seat.seat} className={i < seat.home ? styles.home : styles.away} />
          ))}
        </span>
        <Goods seat={seat} />
      </SeenOnly>
    </button>
  )
})
