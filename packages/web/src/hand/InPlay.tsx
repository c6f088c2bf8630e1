import type { Described, SeatView } from '@furrow/engine'
import { memo } from 'react'
import { isPiece } from '../art/pieces/index.ts'
import { PilePiece } from '../art/piles/Pile.tsx'
import { at } from '../contract/at.ts'
import type { Printed } from '../contract/catalogue.ts'
import { useTable } from '../table/context.ts'
import { useTip } from '../table/tip.ts'
import type { Say } from '../texts/say.ts'
import { sentences } from '../texts/sentences.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { Unseen } from '../ui/Unseen.tsx'
import { CardPiece } from './CardPiece.tsx'
import styles from './InPlay.module.css'
import { usePictures } from './pictures.ts'

const NONE: readonly Described[] = []

/** The cards in front of a seat, majors first. */
const inPlay = (seat: SeatView): string[] => [...seat.majors, ...seat.played.map(({ card }) => card)]

/** The own cards in play, beside the farm, with what lies on them; one that waits to be used is lit. */
export function InPlay() {
  const { table } = useTexts()
  const { update } = useTable()
  const own = at(update.view.seats, update.human)
  return (
    <section className={styles.row} aria-label={table.inPlay(inPlay(own).length)} data-in-play>
      <PlayedCards seat={own} />
      {inPlay(own).length === 0 && <p className={styles.none}>{table.noneInPlay}</p>}
    </section>
  )
}

/** The cards in play of a seat. */
export function PlayedCards({ seat }: { seat: SeatView }) {
  const { catalogue, targets, say, play } = useTable()
  return inPlay(seat).map((card) => (
    <PlayedCard
      key={card}
      name={card}
      printed={catalogue.cards[card]}
      lies={seat.animals.filter(({ pen }) => pen === card)}
      points={seat.ledger.reduce((sum, entry) => (entry.card === card ? sum + entry.points : sum), 0)}
      moves={targets.used.get(card) ?? NONE}
      say={say}
      play={play}
    />
  ))
}

interface Props {
  name: string
  printed: Printed | undefined
  /** Animals that live on it. */
  lies: SeatView['animals']
  /** Points that it has given already. */
  points: number
  /** The moves that use it now. */
  moves: readonly Described[]
  say: Say
  play(move: string): void
}

const PlayedCard = memo(function PlayedCard({ name, printed, lies, points, moves, say, play }: Props) {
  const texts = useTexts()
  const pictures = usePictures()
  const move = moves[0]?.text
  const lit = move !== undefined
  const tip = useTip(name, move)
  const goods = Object.fromEntries(lies.map(({ animal, count }) => [animal, count]))
  const words = [
    say.name(name),
    entryOf(texts, name)?.does,
    lies.length > 0 && texts.table.onCard(say.goods(goods)),
    points !== 0 && texts.ui.points(points),
  ]
  return (
    <button
      type="button"
      className={styles.card}
      data-kind={printed?.kind}
      data-lit={lit}
      data-played={name}
      {...(lit ? { 'data-card': name } : {})}
      aria-disabled={!lit}
      tabIndex={lit ? 0 : -1}
      // Where it can be used in several ways, the question offers them.
      onClick={() => lit && play(move)}
      {...tip}
    >
      <Unseen>{sentences(words)}</Unseen>
      <span aria-hidden="true">
        <CardPiece name={name} printed={printed} picture={pictures[name] ?? null} size="lying" lit={lit} />
        <span className={styles.lies}>
          {lies.map(
            ({ animal, count }) =>
              isPiece(animal) && <PilePiece key={animal} good={animal} count={count} height={24} />,
          )}
          {points !== 0 && <b className={styles.points}>{points}</b>}
        </span>
      </span>
      {lit && <span className={styles.mark} aria-hidden="true" />}
    </button>
  )
})
