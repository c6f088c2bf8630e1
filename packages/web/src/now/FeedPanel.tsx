import type { Event, SeatView } from '@furrow/engine/agricola'
import { Icon } from '../art/Icon.tsx'
import { at } from '../contract/at.ts'
import { useFarmsAfter, usePreviews, useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './FeedPanel.module.css'
import { Figure } from './Figure.tsx'
import { HeatPanel } from './HeatPanel.tsx'
import { MoveButton } from './MoveButton.tsx'
import { netOf } from './net.ts'

const foodOf = (events: readonly Event[]): number =>
  events.reduce((n, e) => {
    if (e.event === 'cooked') return n + e.food
    return e.event === 'got' ? n + (e.goods.food ?? 0) : n
  }, 0)

/** The kinds that would have young as things are, and would not any more. */
const unpaired = (now: SeatView, after: SeatView | null | undefined): string[] =>
  after ? Object.keys(now.young).filter((animal) => !(animal in after.young)) : []

/** Feeding: what is needed, what is there, what can be turned into food, and a warning before begging; in the Moor also heating. */
export function FeedPanel() {
  const { ui, table, moor } = useTexts()
  const { update, catalogue, say } = useTable()
  const own = at(update.view.seats, update.human)
  const need = own.foodNeeded
  const have = own.goods.food ?? 0
  const short = Math.max(0, need - have)
  const feed = update.moves.find(({ verb }) => verb === 'feed')
  const heats = update.moves.filter(({ verb }) => verb === 'heat')
  const conversions = update.moves.filter((move) => move !== feed && !heats.includes(move))
  const texts = conversions.map(({ text }) => text)
  const previews = usePreviews(texts)
  const farms = useFarmsAfter(texts)
  /** What there is of the goods that a move uses up. */
  const stock = (events: readonly Event[]): string =>
    netOf(events, update.human)
      .filter(([, n]) => n < 0)
      .map(([good]) => say.count(good, own.goods[good as keyof typeof own.goods] ?? 0)) // goods of the same table
      .join(', ')
  return (
    <section className={styles.panel} aria-label={ui.feedTitle}>
      {heats.length > 0 && <HeatPanel own={own} heats={heats} />}
      {feed ? (
        <>
          <h2 className={styles.title} data-alone={heats.length === 0}>
            <Icon name="food" /> {ui.feedTitle}
          </h2>
          <dl className={styles.figures}>
            <Figure label={ui.feedNeed} n={need} />
            <Figure label={ui.feedHave} n={have} />
            <Figure label={ui.feedShort} n={short} bad={short > 0} />
          </dl>
          <p className={styles.word} data-bad={short > 0}>
            {short > 0 ? ui.feedWarn(short, catalogue.begging * short) : ui.feedEnough}
          </p>
        </>
      ) : (
        <p className={styles.word}>{moor.heatFirst}</p>
      )}
      {conversions.length > 0 && (
        <div className={styles.conversions}>
          <span className={styles.can}>{ui.feedCan}</span>
          {conversions.map((move) => (
            <span key={move.text} className={styles.conversion}>
              <MoveButton move={move} />
              <span className={styles.gives}>
                {previews.has(move.text) && ui.gives(foodOf(previews.get(move.text) ?? []))}
              </span>
              <span className={styles.stock}>
                {previews.has(move.text) && table.feed.have(stock(previews.get(move.text) ?? []))}
                {unpaired(own, farms.get(move.text)).map((animal) => (
                  <em key={animal} className={styles.unpaired}>
                    {table.feed.unpaired(say.good(animal))}
                  </em>
                ))}
              </span>
            </span>
          ))}
        </div>
      )}
      {feed && (
        <MoveButton move={feed} look={short > 0 ? 'danger' : 'main'}>
          {short > 0 ? ui.feedBeg(short) : undefined}
        </MoveButton>
      )}
    </section>
  )
}
