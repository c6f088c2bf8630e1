import type { Described } from '@furrow/engine/core'
import type { ReactNode } from 'react'
import { useClient } from '../app/context.ts'
import { Icon } from '../art/Icon.tsx'
import type { Pile } from '../contract/catalogue.ts'
import { useTable } from '../table/context.ts'
import { goodWord, moveText, useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './MoveButton.module.css'

interface Props {
  move: Described
  main?: boolean
  look?: 'main' | 'danger' | 'plain'
  /** What one has more or less of afterwards. */
  brings?: readonly Pile[]
  /** What else is to be said of it. */
  note?: string
  /** Instead of the move's own words. */
  children?: ReactNode
}

const SIGNS: { [verb: string]: string } = { bake: 'bread', renovate: 'renovate', use: 'minor' }

/** A move as a button: in words, with the goods it is about. */
export function MoveButton({ move, main = false, look, brings = [], note, children }: Props) {
  const texts = useTexts()
  const { say, play } = useTable()
  const client = useClient()
  const { text, verb } = move
  const foresee = () => client.foresee?.(text)
  return (
    <Button
      look={look ?? (main ? 'main' : 'plain')}
      data-move={text}
      onPointerEnter={foresee}
      onPointerDown={foresee}
      onClick={() => play(text)}
    >
      {SIGNS[verb] && <Icon name={SIGNS[verb]} />}
      {children ?? moveText(texts, say, move)}
      {note && <span className={styles.note}>{note}</span>}
      {brings.length > 0 && <Brings piles={brings} />}
    </Button>
  )
}

/** "+2 food −1 grain", in pictures. */
function Brings({ piles }: { piles: readonly Pile[] }) {
  const texts = useTexts()
  return (
    <span className={styles.brings}>
      {piles.map(([good, n]) => (
        <span key={good} className={styles.pile}>
          {n > 0 ? '+' : '−'}
          {Math.abs(n)}
          <Icon name={good} label={goodWord(texts, good, 1)} />
        </span>
      ))}
    </span>
  )
}
