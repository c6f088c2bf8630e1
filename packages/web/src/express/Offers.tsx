import type { Offer } from '../contract/offer.ts'
import { useTable } from './context.ts'
import { OfferButton } from './OfferButton.tsx'
import styles from './Offers.module.css'
import { facesOf, listed } from './picking.ts'

const KEYS: { readonly [move: string]: string } = { roll: 'r', keep: 'k' }
const MOST_KEYS = 9

/** The key of an offer: its letter, or its number in the list. */
export const keyOf = ({ move: { text } }: Offer, at: number): string | undefined =>
  KEYS[text] ?? (at < MOST_KEYS ? String(at + 1) : undefined)

/** The dice groups as buttons, with cost and gain. */
export function Offers() {
  const { update, offers, extras, texts, picked } = useTable()
  const { view, decision } = update
  const faces = facesOf(view.dice, picked)
  const { groups, sets, folded } = listed(offers, faces)
  if (!decision || decision.ask === 'feed' || decision.ask === 'breed') return null
  return (
    <section className={styles.offers} aria-label={texts.groups}>
      {decision.ask === 'pay' && <h2 className={styles.title}>{texts.payHint}</h2>}
      {decision.ask === 'group' && (
        <h2 className={styles.title}>{faces.length > 0 ? texts.withPicked : texts.groups}</h2>
      )}
      {groups.length + sets.length === 0 && <p className={styles.none}>{texts.noneFits}</p>}
      <div className={styles.list}>
        {groups.map((offer, at) => (
          <OfferButton
            key={offer.move.text}
            offer={offer}
            shortcut={keyOf(offer, at)}
            main={offer.move.verb === 'roll' || (faces.length > 0 && offer.dice.length === faces.length)}
          />
        ))}
      </div>
      {sets.length > 0 && (
        <details className={styles.more} open={!folded}>
          <summary>{texts.setTitle}</summary>
          <div className={styles.list}>
            {sets.map((offer) => (
              <OfferButton key={offer.move.text} offer={offer} />
            ))}
          </div>
        </details>
      )}
      {extras.length > 0 && (
        <details className={styles.more}>
          <summary>{texts.anytime}</summary>
          <div className={styles.list}>
            {extras.map((offer) => (
              <OfferButton key={offer.move.text} offer={offer} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}
