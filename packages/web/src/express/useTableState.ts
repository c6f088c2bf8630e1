import { useMemo, useState } from 'react'
import { useClient } from '../app/context.ts'
import type { ExpressUpdate } from '../local/messages.ts'
import type { ExpressTexts } from '../texts/express.fr.ts'
import type { TableState } from './context.ts'
import { offersOf } from './offers.ts'
import { sayIn, useExpressTexts } from './words.ts'

const NONE: readonly number[] = []

/** One of them may be "you"; others go by their names, or by the colours of their seats. */
const namesIn = (texts: ExpressTexts, { seats, you }: ExpressUpdate): string[] =>
  seats.map(({ name }, seat) => (seat === you ? texts.you : name.trim() || texts.colours[seat]))

/** What the parts of the table share, for this moment of the game. */
export function useTableState(update: ExpressUpdate): TableState {
  const texts = useExpressTexts()
  const client = useClient()
  const { number, decision, seen, moves, extras, log } = update
  // What was picked holds for one question only.
  const [picks, setPicks] = useState({ number, picked: NONE })
  const picked = picks.number === number ? picks.picked : NONE
  const names = useMemo(() => namesIn(texts, update), [texts, update])
  const say = useMemo(() => sayIn(texts, names), [texts, names])
  const seat = decision?.seat ?? 0
  const rolls = useMemo(() => log.filter(({ events }) => events.some(({ event }) => event === 'rolled')).length, [log])
  return {
    update,
    offers: useMemo(() => offersOf(seen, seat, moves), [seen, seat, moves]),
    extras: useMemo(() => offersOf(seen, seat, extras), [seen, seat, extras]),
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
