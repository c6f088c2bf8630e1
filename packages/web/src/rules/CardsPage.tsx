import { Suspense, useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { Picture } from '../art/cards/Picture.tsx'
import { Drawings } from '../art/Drawings.tsx'
import type { Catalogue, Printed } from '../contract/catalogue.ts'
import { CardFacts } from '../hand/CardFacts.tsx'
import { PicturesContext, useDecks, usePictures } from '../hand/pictures.ts'
import { WithCards } from '../hand/WithCards.tsx'
import { entryOf, useTexts, useWords } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Page } from '../ui/Page.tsx'
import styles from './CardsPage.module.css'
import { Figures } from './Figures.tsx'
import { matches } from './matches.ts'

const KINDS = ['all', 'major', 'minor', 'occupation'] as const
type Kind = (typeof KINDS)[number]

/** Every major and hand card, to be searched by name and text. */
export default function CardsPage() {
  const { pages } = useTexts()
  const { client } = useApp()
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  useEffect(() => {
    let wanted = true
    void client.catalogue().then((printed) => wanted && setCatalogue(printed))
    return () => {
      wanted = false
    }
  }, [client])
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
      </div>
      <Suspense fallback={<Coming />}>
        {catalogue ? (
          <WithCards decks={catalogue.decks}>
            <Drawn catalogue={catalogue} typed={typed} kind={kind} />
          </WithCards>
        ) : (
          <Coming />
        )}
      </Suspense>
    </Page>
  )
}

/** The cards can be read before their pictures come. */
function Drawn({ catalogue, typed, kind }: { catalogue: Catalogue; typed: string; kind: Kind }) {
  return (
    <PicturesContext value={useDecks(catalogue.decks)}>
      <Drawings />
      <Found cards={catalogue.cards} typed={typed} kind={kind} />
    </PicturesContext>
  )
}

/** Blank cards where the cards will lie: one can begin to type, and nothing moves when they come. */
function Coming() {
  const { pages } = useTexts()
  return (
    <>
      <output className={styles.found}>{pages.cards.coming}</output>
      <ul className={styles.cards} aria-hidden="true" data-coming>
        {BLANKS.map((n) => (
          <li key={n}>
            <span className={styles.card}>
              <span className={styles.picture} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const BLANKS = Array.from({ length: 24 }, (_, n) => n)

function Found({ cards, typed, kind }: { cards: Catalogue['cards']; typed: string; kind: Kind }) {
  const texts = useTexts()
  const { pages } = texts
  const [large, setLarge] = useState<string | null>(null)
  const all = Object.entries(cards)
  const found = all.filter(([name, card]) => {
    const entry = entryOf(texts, name)
    return (kind === 'all' || card.kind === kind) && matches(`${entry?.name} ${entry?.does} ${name}`, typed)
  })
  return (
    <>
      <output className={styles.found}>{found.length > 0 ? pages.cards.found(found.length) : pages.cards.none}</output>
      <ul className={styles.cards}>
        {found.map(([name, card]) => (
          <li key={name}>
            <button type="button" className={styles.card} data-kind={card.kind} onClick={() => setLarge(name)}>
              <CardText name={name} card={card} />
            </button>
          </li>
        ))}
      </ul>
      {large !== null && cards[large] && (
        <Dialog title={entryOf(texts, large)?.name ?? large} onClose={() => setLarge(null)}>
          <div className={styles.large}>
            <CardText name={large} card={cards[large]} ruled />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** A card with everything that is printed on it; `ruled`: with rulings in full. */
function CardText({ name, card, ruled = false }: { name: string; card: Printed; ruled?: boolean }) {
  const texts = useTexts()
  const { pages } = texts
  const entry = entryOf(texts, name)
  const ruling = useWords('rulings')[name]
  const picture = usePictures()[name]
  return (
    <>
      <span className={styles.picture}>{picture && <Picture of={picture} line={ruled ? 0.6 : 0.8} />}</span>
      {!ruled && <strong className={styles.name}>{entry?.name ?? name}</strong>}
      <span className={styles.kind}>{[pages.cards.one[card.kind], card.number].filter(Boolean).join(' · ')}</span>
      <CardFacts card={card} />
      <span className={styles.does}>{entry?.does}</span>
      <span className={styles.who}>
        {pages.cards.players(card.players)}
        {card.travels && ` · ${pages.cards.travels}`}
      </span>
      <Figures name={name} whole={ruled} />
      {ruling && (
        <span className={styles.ruling}>
          {pages.cards.rulings}
          {ruled && ` — ${ruling}`}
        </span>
      )}
    </>
  )
}
