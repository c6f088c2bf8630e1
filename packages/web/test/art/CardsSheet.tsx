import { use } from 'react'
import { CardFrame, type CardKind } from '../../src/art/cards/CardFrame.tsx'
import { Picture } from '../../src/art/cards/Picture.tsx'
import { type DeckName, loadDeck } from '../../src/art/cards/pictures.ts'

const decks = new Map<DeckName, ReturnType<typeof loadDeck>>()
const deckOf = (name: DeckName) => {
  const known = decks.get(name) ?? loadDeck(name)
  decks.set(name, known)
  return known
}

interface Props {
  deck: DeckName
  from: number
  to: number
}

/** All pictures of a deck. */
export function CardsSheet({ deck, from, to }: Props) {
  const pictures = Object.entries(use(deckOf(deck))).slice(from, to)
  return pictures.map(([name, picture]) => (
    <figure key={name}>
      <Picture of={picture} className="big-picture" line={1.3} />
      <figcaption>{name}</figcaption>
    </figure>
  ))
}

const KINDS: [CardKind, DeckName, number][] = [
  ['occupation', 'base', 52],
  ['minor', 'base', 8],
  ['major', 'majors', 4],
  ['moor', 'moor', 30],
  ['minor', 'promo', 0],
]
const WORDS = 'Whenever you use a space where wood lies, take 1 more wood from the general supply.'

/** Cards as they are held, as they lie and as they are read. */
export function FramesSheet() {
  const loaded = KINDS.map(([kind, deck, from]) => ({
    kind,
    pictures: Object.entries(use(deckOf(deck))).slice(from, from + 14),
  }))
  const title = (name: string) => name.replaceAll('-', ' ').replace(/\b./g, (letter) => letter.toUpperCase())
  return loaded.map(({ kind, pictures }) => (
    <div key={kind + pictures[0]?.[0]} className="frames">
      {pictures.slice(0, 1).map(([name, picture]) => (
        <CardFrame
          key={name}
          kind={kind}
          size="readable"
          name={title(name)}
          picture={picture}
          words={WORDS}
          condition="3 occupations"
          price={[
            { good: 'wood', count: 2 },
            { good: 'clay', count: 1 },
          ]}
          points={2}
          travels
          lit
        />
      ))}
      <div className="frames">
        {pictures.slice(0, 10).map(([name, picture], i) => (
          <CardFrame
            key={name}
            kind={kind}
            size="hand"
            name={title(name)}
            picture={picture}
            words="+1 wood where wood lies"
            price={
              kind === 'occupation'
                ? []
                : [
                    { good: 'wood', count: 2 },
                    { good: 'stone', count: 1 },
                  ]
            }
            points={i % 3}
            travels={i === 3}
            lit={i % 2 === 0}
          />
        ))}
        {pictures.slice(0, 14).map(([name, picture], i) => (
          <CardFrame key={name} kind={kind} size="lying" name={title(name)} picture={picture} points={i % 3} />
        ))}
      </div>
    </div>
  ))
}
