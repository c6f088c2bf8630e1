import { useMemo, useState } from 'react'
import { useClient } from '../app/context.ts'
import { at } from '../contract/at.ts'
import type { ExpressCatalogue } from '../contract/catalogue.ts'
import type { Offer } from '../contract/offer.ts'
import type { ExpressUpdate } from '../contract/update.ts'
import type { ExpressTexts } from '../texts/subjects.ts'
import { useWords } from '../texts/texts.ts'
import type { TableState } from './context.ts'
import { sayIn } from './words.ts'

const NONE: readonly number[] = []
const NO_OFFERS: readonly Offer[] = []

/** One of them may be "you"; others go by their names, or by the colours of their seats. */
const namesIn = (texts: ExpressTexts, { seats, you }: ExpressUpdate): string[] =>
  seats.map(({ name }, seat) => (seat === you ? texts.you : name.trim() || at(texts.colours, seat)))

/** What the parts of the table share, for this moment of the game. */
export function useTableState(update: ExpressUpdate, catalogue: ExpressCatalogue): TableState {
  const texts = useWords('express')
  const client = useClient()
  const { number, offers, log } = update
  // What was picked holds for one question only.
  const [picks, setPicks] = useState({ number, picked: NONE })
  const picked = picks.number === number ? picks.picked : NONE
  const names = useMemo(() => namesIn(texts, update), [texts, update])
  const say = useMemo(() => sayIn(texts, names), [texts, names])
  const rolls = useMemo(() => log.filter(({ events }) => events.some(({ event }) => event === 'rolled')).length, [log])
  return {
    update,
    catalogue,
    offers: offers?.moves ?? NO_OFFERS,
    extras: offers?.extras ?? NO_OFFERS,
    rolls,
    texts,
    say,
    names,
    picked,
    toggle(die) {
      const next = picked.includes(die) ? picked.filter((each) => each !== die) : [...picked, die]
      setPicks({ number, picked: next })
    },
    clear: () => setPicks({ number, picked: NONE }),
    play: (move) => client.play(move),
  }
}
