import type { SeatView } from '@furrow/engine/agricola'
import { memo, useState } from 'react'
import type { PictureData } from '../art/cards/compose.ts'
import { Picture } from '../art/cards/Picture.tsx'
import { PersonPiece } from '../art/pieces/Person.tsx'
import { Piece } from '../art/pieces/Piece.tsx'
import { at } from '../contract/at.ts'
import { PlayerDialog } from '../dialogs/PlayerDialog.tsx'
import { FarmArt } from '../farm/FarmArt.tsx'
import { FarmWords } from '../farm/FarmWords.tsx'
import { Goods } from '../farm/Goods.tsx'
import { usePictures } from '../hand/pictures.ts'
import { PlayerName } from '../shell/PlayerName.tsx'
import type { Say } from '../texts/say.ts'
import { useTexts } from '../texts/texts.ts'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import { useTable } from './context.ts'
import styles from './Players.module.css'

/** The other players: their farms as small live drawings with goods, cards and points; one opens larger beside the table. */
export function Players() {
  const { ui } = useTexts()
  const { update, names, say } = useTable()
  const [open, setOpen] = useState<number | null>(null)
  const others = update.view.seats.filter(({ seat }) => seat !== update.human)
  if (others.length === 0) return null
  return (
    <section
      className={styles.others}
      aria-label={ui.others}
      data-count={others.length}
      data-moor={update.view.moor !== null}
    >
      {others.map((seat) => (
        <Player
          key={seat.seat}
          seat={seat}
          name={at(names, seat.seat)}
          starts={seat.seat === update.view.starting}
          feeds={update.decision?.ask === 'feed'}
          say={say}
          onOpen={setOpen}
        />
      ))}
      {open !== null && <PlayerDialog seat={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

interface Props {
  seat: SeatView
  name: string
  starts: boolean
  feeds: boolean
  say: Say
  onOpen(seat: number): void
}

const Player = memo(function Player({ seat, name, starts, feeds, say, onOpen }: Props) {
  const { ui, table } = useTexts()
  const pictures = usePictures()
  const cards = [...seat.majors, ...seat.played.map(({ card }) => card)]
  return (
    <button
      type="button"
      className={styles.player}
      data-row={seat.seat}
      data-seat={seat.seat}
      onClick={() => onOpen(seat.seat)}
    >
      <Unseen>
        {ui.showFarm(name)}. {ui.points(seat.score.total)}. {say.goods(seat.goods)}.{' '}
        {cards.map((card) => say.name(card)).join(', ')}
      </Unseen>
      <FarmWords farm={seat} say={say} />
      <SeenOnly>
        <span className={styles.head}>
          <PersonPiece seat={seat.seat} kind="adult" size={20} />
          <PlayerName
            seat={seat.seat}
            name={name}
            className={styles.name}
            first={starts && <Piece name="starting-player" />}
          />
          <span className={styles.points}>{table.points(seat.score.total)}</span>
        </span>
        <span className={styles.body}>
          <span className={styles.farm}>
            <FarmArt farm={seat} small together={feeds} />
          </span>
          <span className={styles.has}>
            <Goods seat={seat} />
            <Cards cards={cards} pictures={pictures} />
          </span>
        </span>
      </SeenOnly>
    </button>
  )
})

/** The cards in front of somebody, as small as stamps. */
function Cards({ cards, pictures }: { cards: readonly string[]; pictures: Readonly<Record<string, PictureData>> }) {
  return (
    <span className={styles.cards}>
      {cards.map((card) => (
        <span key={card} className={styles.card}>
          {pictures[card] && <Picture of={pictures[card]} line={3} className={styles.stamp} />}
        </span>
      ))}
    </span>
  )
}
