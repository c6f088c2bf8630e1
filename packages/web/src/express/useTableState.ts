import { useMemo, useState } from 'react'
import { type TableState, useClient } from './context.ts'
import type { ExpressUpdate } from './local/types.ts'
import { sayIn, useExpressTexts } from './words.ts'

const NONE: readonly number[] = []

/** A lone person is "you"; several go by the colours of their seats, bots by their names. */
function namesIn(texts: ReturnType<typeof useExpressTexts>, { names, options }: ExpressUpdate): string[] {
  const people = options.sitters.filter((sitter) => sitter === 'person').length
  return names.map((name, seat) => {
    if (options.sitters[seat] !== 'person') return name
    return people === 1 ? texts.you : (texts.colours[name as keyof typeof texts.colours] ?? name)
  })
}

/** What the parts of the table share, for this moment of the game. */
export function useTableState(update: ExpressUpdate): TableState {
  const texts = useExpressTexts()
  const client = useClient()
  const { number } = update
  // What was picked holds for one question only.
  const [picks, setPicks] = useState({ number, picked: NONE })
  const picked = picks.number === number ? picks.picked : NONE
  const names = useMemo(() => namesIn(texts, update), [texts, update])
  const say = useMemo(() => sayIn(texts, names), [texts, names])
  return {
    update,
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
