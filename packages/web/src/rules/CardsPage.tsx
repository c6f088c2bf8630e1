import { useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import type { Catalogue, Printed } from '../contract/catalogue.ts'
import { CardFacts } from '../hand/CardFacts.tsx'
import { espaces } from '../texts/espaces.ts'
import { RULINGS } from '../texts/rulings.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Page } from '../ui/Page.tsx'
import styles from './CardsPage.module.css'
import { matches } from './matches.ts'

const KINDS = ['all', 'major', 'minor', 'occupation'] as const

/** Every major and hand card, to be searched by name and text. */
export default function CardsPage() {
  const texts = useTexts()
  const { pages } = texts
  const { client } = useApp()
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all')
  const [large, setLarge] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    void client.catalogue().then((printed) => wanted && setCatalogue(printed))
    return () => {
      wanted = false
    }
  }, [client])
  const all = Object.entries(catalogue?.cards ?? {})
  const found = all.filter(([name, card]) => {
    const entry = entryOf(texts, name)
    return (kind === 'all' || card.kind === kind) && matches(`${entry?.name} ${entry?.does} ${name}`, typed)
  })
  return (
    <Page title={pages.cards.title}>
      <div className={styles.search}>
        <input
          type="search"
          name="search"
          value={typed}
          aria-label={pages.cards.search}
          placeholder={pages.cards.search}
          onChange={(event) => setTyped(event.target.value)}
        />
        <select
          aria-label={pages.cards.kind}
          value={kind}
          onChange={(event) => setKind(KINDS.find((each) => each === event.target.value) ?? 'all')}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {pages.cards.kinds[each]}
            </option>
          ))}
        </select>
        <output>{catalogue && (found.length > 0 ? pages.cards.found(found.length) : pages.cards.none)}</output>
      </div>
      <ul className={styles.cards}>
        {found.map(([name, card]) => (
          <li key={name}>
            <button type="button" className={styles.card} data-kind={card.kind} onClick={() => setLarge(name)}>
              <CardText name={name} card={card} />
            </button>
          </li>
        ))}
      </ul>
      {large !== null && catalogue && (
        <Dialog title={entryOf(texts, large)?.name ?? large} onClose={() => setLarge(null)}>
          <div className={styles.large}>
            <CardText name={large} card={catalogue.cards[large]} ruled />
          </div>
        </Dialog>
      )}
    </Page>
  )
}

/** A card with everything that is printed on it; `ruled`: with rulings in full. */
function CardText({ name, card, ruled = false }: { name: string; card: Printed; ruled?: boolean }) {
  const texts = useTexts()
  const { settings } = useApp()
  const { pages } = texts
  const entry = entryOf(texts, name)
  const ruling = RULINGS[settings.language][name]
  return (
    <>
      {!ruled && <strong className={styles.name}>{entry?.name ?? name}</strong>}
      <span className={styles.kind}>{[pages.cards.one[card.kind], card.number].filter(Boolean).join(' · ')}</span>
      <CardFacts card={card} />
      <span className={styles.does}>{entry?.does}</span>
      <span className={styles.who}>
        {pages.cards.players(card.players)}
        {card.travels && ` · ${pages.cards.travels}`}
      </span>
      {ruling && (
        <span className={styles.ruling}>
          {pages.cards.rulings}
          {ruled && ` — ${settings.language === 'fr' ? espaces(ruling) : ruling}`}
        </span>
      )}
    </>
  )
}
