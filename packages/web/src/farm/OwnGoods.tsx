import { PersonPiece } from '../art/pieces/Person.tsx'
import { Piece } from '../art/pieces/Piece.tsx'
import { at } from '../contract/at.ts'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Unseen } from '../ui/Unseen.tsx'
import { Goods } from './Goods.tsx'
import styles from './OwnGoods.module.css'

/** The person's goods on their shelf, with what else is left to place; `bare`: without it. */
export function OwnGoods({ bare = false }: { bare?: boolean }) {
  const { ui } = useTexts()
  const { update } = useTable()
  const own = at(update.view.seats, update.human)
  return (
    <section className={styles.own} data-bare={bare} aria-label={ui.goods}>
      <div className={styles.shelf}>
        <Goods seat={own} all />
        {!bare && <Rest />}
      </div>
    </section>
  )
}

/** People, fences and stables that are left to place, and where the points stand. */
function Rest() {
  const { ui } = useTexts()
  const { update } = useTable()
  const own = at(update.view.seats, update.human)
  return (
    <p className={styles.rest}>
      <span title={ui.peopleLeft(own.home, own.people)}>
        <Unseen>{ui.peopleLeft(own.home, own.people)}</Unseen>
        <PersonPiece seat={own.seat} kind="adult" size={20} />
        <span aria-hidden="true">
          {own.home}/{own.people}
        </span>
      </span>
      {own.seat === update.view.starting && (
        <span title={ui.starting}>
          <Piece name="starting-player" label={ui.starting} />
        </span>
      )}
      <span title={ui.fences(own.fencesLeft)}>
        <Piece name="fence" label={ui.fences(own.fencesLeft)} /> {own.fencesLeft}
      </span>
      <span title={ui.stables(own.stablesLeft)}>
        <Piece name="stable" label={ui.stables(own.stablesLeft)} /> {own.stablesLeft}
      </span>
      <span className={styles.score}>{ui.scoreNow(own.score.total)}</span>
    </p>
  )
}
