import type { ExpressSeatView } from '@furrow/engine/express'
import { Icon } from '../art/Icon.tsx'
import { PersonPiece } from '../art/pieces/Person.tsx'
import { Shelf } from '../art/scenes/Shelf.tsx'
import { at } from '../contract/at.ts'
import { Art } from './art.tsx'
import { useTable } from './context.ts'
import styles from './HarvestPanel.module.css'
import { OfferButton } from './OfferButton.tsx'

/** The harvest: feeding with cooking, then breeding. */
export function HarvestPanel() {
  const { update, texts, names } = useTable()
  const { view, human, decision } = update
  const words = texts.harvest
  if (decision?.ask !== 'feed' && decision?.ask !== 'breed') return null
  const title = words.title(view.harvest)
  const several = !names.includes(texts.you)
  return (
    <section className={styles.panel} data-harvest={view.harvest} aria-label={title}>
      <h2 className={styles.title}>
        <Icon name="harvest" /> {several ? texts.named(title, at(names, human)) : title}
      </h2>
      {decision.ask === 'feed' ? <Feeding /> : <Breeding />}
      <Besides cooking={decision.ask !== 'feed'} />
    </section>
  )
}

function Feeding() {
  const { update, catalogue, offers, extras, texts } = useTable()
  const own = at(update.view.seats, update.human)
  const words = texts.harvest
  const have = own.goods.food ?? 0
  const need = own.foodNeeded
  const short = Math.max(0, need - have)
  const cooking = [...offers, ...extras].filter(({ move }) => move.verb === 'cook')
  const feed = offers.find(({ move }) => move.verb === 'feed')
  return (
    <>
      <h3 className={styles.ask}>
        {words.feed}{' '}
        <small>
          {words.adults(catalogue.adultsEat)}
          {own.babies > 0 && `, ${words.babies(own.babies, need - catalogue.adultsEat)}`}
        </small>
      </h3>
      <Meal own={own} />
      <dl className={styles.sums}>
        <div>
          <dt>{words.need}</dt>
          <dd>{need}</dd>
        </div>
        <div>
          <dt>{words.have}</dt>
          <dd>{have}</dd>
        </div>
        <div data-short={short > 0}>
          <dt>{words.short}</dt>
          <dd>{short}</dd>
        </div>
      </dl>
      <p className={styles.word} data-short={short > 0}>
        {short > 0 ? `⚠ ${words.warn(short, -catalogue.missingFood * short)}` : `✓ ${words.enough}`}
      </p>
      {cooking.length > 0 && <p className={styles.hint}>{words.cook}</p>}
      {cooking.length === 0 && short > 0 && <p className={styles.hint}>{words.noCook}</p>}
      <div className={styles.moves}>
        {cooking.map((offer) => (
          <OfferButton key={offer.move.text} offer={offer} />
        ))}
        {feed && (
          <OfferButton
            offer={{ ...feed, cost: {}, gain: {} }}
            main={short === 0}
            label={short > 0 ? words.feedShort(short) : undefined}
          />
        )}
      </div>
    </>
  )
}

const ADULTS = 2

/** The family at its table: a bowl for every food it needs, and empty places where food is missing. */
function Meal({ own }: { own: ExpressSeatView }) {
  const have = own.goods.food ?? 0
  return (
    <Shelf className={styles.meal}>
      <span className={styles.people} aria-hidden="true">
        {Array.from({ length: ADULTS + own.babies }, (_, i) => (
          <PersonPiece key={i} seat={own.seat} kind={i < ADULTS ? 'adult' : 'newborn'} size={48} />
        ))}
      </span>
      <span className={styles.bowls} aria-hidden="true">
        {Array.from({ length: own.foodNeeded }, (_, i) => (
          <span key={i} className={styles.bowl} data-empty={i >= have}>
            {i < have ? <Art name="food" className={styles.food} /> : '?'}
          </span>
        ))}
      </span>
    </Shelf>
  )
}

/** What else may be done at any time; cooking stands in the panel already while the family is fed. */
function Besides({ cooking }: { cooking: boolean }) {
  const { extras: all, texts } = useTable()
  const extras = all.filter(({ move }) => cooking || move.verb !== 'cook')
  if (extras.length === 0) return null
  return (
    <details className={styles.besides}>
      <summary>{texts.anytime}</summary>
      <div className={styles.moves}>
        {extras.map((offer) => (
          <OfferButton key={offer.move.text} offer={offer} />
        ))}
      </div>
    </details>
  )
}

function Breeding() {
  const { offers, texts } = useTable()
  return (
    <>
      <h3>{texts.harvest.breed}</h3>
      <p className={styles.hint}>{texts.harvest.breedHint}</p>
      <div className={styles.moves}>
        {offers.map((offer) => (
          <OfferButton key={offer.move.text} offer={offer} />
        ))}
      </div>
    </>
  )
}
