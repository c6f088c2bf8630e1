import { Icon } from '../art/Icon.tsx'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Goods } from './Goods.tsx'
import styles from './OwnGoods.module.css'

/** The person's goods as counters, with what else is left to place; `bare`: without it. */
export function OwnGoods({ bare = false }: { bare?: boolean }) {
  const { ui } = useTexts()
  const { update } = useTable()
  const own = at(update.view.seats, update.human)
  return (
    <section className={styles.own} data-bare={bare} aria-label={ui.goods}>
      <Goods seat={own} all />
      {!bare && (
        <p className={styles.rest}>
          <span title={ui.peopleLeft(own.home, own.people)}>
            <Token seat={own.seat} label={ui.peopleLeft(own.home, own.people)} /> {own.home}/{own.people}
          </span>
          {own.seat === update.view.starting && (
            <span title={ui.starting}>
              <Icon name="first" label={ui.starting} />
            </span>
          )}
          <span title={ui.fences(own.fencesLeft)}>
            <Icon name="fence" label={ui.fences(own.fencesLeft)} /> {own.fencesLeft}
          </span>
          <span title={ui.stables(own.stablesLeft)}>
            <Icon name="stable" label={ui.stables(own.stablesLeft)} /> {own.stablesLeft}
          </span>
          <span className={styles.score}>{ui.scoreNow(own.score.total)}</span>
        </p>
      )}
    </section>
  )
}
