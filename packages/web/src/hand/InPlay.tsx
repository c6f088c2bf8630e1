import type { PlayedView, SeatView } from '@furrow/engine/agricola'
import type { Described } from '@furrow/engine/core'
import { type CSSProperties, memo } from 'react'
import type { CardSize } from '../art/cards/CardFrame.tsx'
import { Icon } from '../art/Icon.tsx'
import { isPiece } from '../art/pieces/index.ts'
import { PersonPiece } from '../art/pieces/Person.tsx'
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
const BARE = { lies: [], people: 0, faceDown: false }

/** The cards in front of a seat, majors first. */
export const inPlay = (seat: SeatView): string[] => [...seat.majors, ...seat.played.map(({ card }) => card)]

interface PlaceProps {
  /** In the strip beside the hand they look as they did in hand, or lie in two rows; elsewhere they are small. */
  form?: 'hand' | 'open' | 'lying'
}

/** The own cards in play, with what lies on them; one that waits to be used is lit. */
export function InPlay({ form }: PlaceProps) {
  const { table } = useTexts()
  const { update } = useTable()
  const own = at(update.view.seats, update.human)
  const cards = inPlay(own).length
  return (
    <section
      className={styles.row}
      style={{ '--cards': Math.max(1, cards) } as CSSProperties} // React knows no custom properties
      aria-label={table.inPlay(cards)}
      data-in-play
      data-form={form}
    >
      {form && cards > 0 && (
        <span className={styles.label} aria-hidden="true">
          {table.inPlayShort}
        </span>
      )}
      <PlayedCards seat={own} size={form} />
      {cards === 0 && !form && <p className={styles.none}>{table.noneInPlay}</p>}
    </section>
  )
}

/** How many of those who live on cards are at home: the rooms fill first. */
function atHome(seat: SeatView): number[] {
  let left = Math.max(0, seat.home - seat.rooms.length)
  return seat.played.map(({ people }) => {
    const here = Math.min(left, people)
    left -= here
    return here
  })
}

/** The cards in play of a seat. */
export function PlayedCards({ seat, size = 'lying' }: { seat: SeatView; size?: CardSize | undefined }) {
  const { catalogue, targets, say, play } = useTable()
  const home = atHome(seat)
  return inPlay(seat).map((card) => {
    const index = seat.played.findIndex((each) => each.card === card)
    const { lies, people, faceDown } = seat.played[index] ?? BARE
    const animals = seat.animals.filter(({ pen }) => pen === card)
    return (
      <PlayedCard
        key={card}
        name={card}
        size={size}
        printed={catalogue.cards[card]}
        lies={packed([...lies, ...animals.map(({ animal, count }) => ({ what: animal, count }))])}
        seat={seat.seat}
        people={people}
        home={home[index] ?? 0}
        faceDown={faceDown}
        unlit={seat.unlit.includes(card)}
        points={seat.ledger.reduce((sum, entry) => (entry.card === card ? sum + entry.points : sum), 0)}
        moves={targets.used.get(card) ?? NONE}
        say={say}
        play={play}
      />
    )
  })
}

/** One text for what lies on a card, which stays the same as long as that does: the card is drawn again only if it changes. */
const packed = (lies: PlayedView['lies']): string => lies.map(({ what, count }) => `${what} ${count}`).join()
const unpacked = (lies: string): [what: string, count: number][] =>
  lies.split(',').flatMap((each) => {
    const [what = '', count] = each.split(' ')
    return what === '' ? [] : [[what, Number(count)]]
  })

interface Props {
  name: string
  size: CardSize
  printed: Printed | undefined
  /** Crops, goods, tiles and animals on it. */
  lies: string
  seat: number
  /** Who lives on it, and who of them is at home. */
  people: number
  home: number
  faceDown: boolean
  /** M14: it does nothing before it has been lit. */
  unlit: boolean
  /** Points that it has given already. */
  points: number
  /** The moves that use it now. */
  moves: readonly Described[]
  say: Say
  play(move: string): void
}

const PlayedCard = memo(function PlayedCard(props: Props) {
  const { name, size, printed, lies, seat, people, home, faceDown, unlit, points, moves, say, play } = props
  const texts = useTexts()
  const pictures = usePictures()
  const move = moves[0]?.text
  const lit = move !== undefined
  const tip = useTip(name, move)
  const things = unpacked(lies)
  const words = [
    say.name(name),
    entryOf(texts, name)?.does,
    things.length > 0 && texts.table.onCard(say.goods(Object.fromEntries(things))),
    people > 0 && texts.table.livesOnCard(people),
    faceDown && texts.table.faceDown,
    unlit && texts.moor.unlit,
    points !== 0 && texts.ui.points(points),
  ]
  return (
    <button
      type="button"
      className={styles.card}
      data-kind={printed?.kind}
      data-lit={lit}
      data-played={name}
      data-unlit={unlit}
      {...(lit ? { 'data-card': name } : {})}
      aria-disabled={!lit}
      tabIndex={lit ? 0 : -1}
      // Where it can be used in several ways, the question offers them.
      onClick={() => lit && play(move)}
      {...tip}
    >
      <Unseen>{sentences(words)}</Unseen>
      <span aria-hidden="true">
        <CardPiece
          name={name}
          printed={printed}
          picture={pictures[name] ?? null}
          size={size}
          lit={lit}
          faceDown={faceDown}
        />
        <span className={styles.lies}>
          {things.map(
            ([what, count]) =>
              isPiece(what) && (
                <span key={what} data-lies={what}>
                  <PilePiece good={what} count={count} height={24} />
                </span>
              ),
          )}
          {Array.from({ length: home }, (_, i) => (
            <PersonPiece key={i} seat={seat} kind="adult" size={26} />
          ))}
          {points !== 0 && <b className={styles.points}>{points}</b>}
        </span>
      </span>
      {unlit && (
        <span className={styles.unlit} title={texts.moor.unlit} aria-hidden="true">
          <Icon name="unlit" />
        </span>
      )}
      {lit && <span className={styles.mark} aria-hidden="true" />}
    </button>
  )
})
