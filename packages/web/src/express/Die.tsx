import type { ExpressTableView } from '@furrow/engine/express'
import { Unseen } from '../ui/Unseen.tsx'
import { Cube } from './Cube.tsx'
import { useTable } from './context.ts'
import styles from './Die.module.css'

/** Longer names do not fit below a die in letters of the usual size. */
const LONG = 9

interface Props {
  die: ExpressTableView['dice'][number]
  place: number
  lit: boolean
  picked: boolean
  onPick(): void
}

/** A die: a cube with a picture, and its name below. A used one lies aside, grey and small, and says so. */
export function Die({ die, place, lit, picked, onPick }: Props) {
  const { texts } = useTable()
  const { kind, face, used } = die
  const name = face ? texts.faces[face] : texts.kinds[kind]
  const state = face === null ? texts.unrolled : used ? texts.used : picked ? texts.picked : ''
  return (
    <button
      type="button"
      className={styles.die}
      data-die={place}
      data-kind={kind}
      data-face={face ?? ''}
      data-used={used && face !== null}
      data-lit={lit && !picked}
      aria-pressed={picked}
      aria-disabled={!lit}
      onClick={() => lit && onPick()}
    >
      <span className={styles.cube} style={{ '--place': place } as React.CSSProperties}>
        <Cube kind={kind} face={face} />
      </span>
      <span className={styles.name} data-long={name.length > LONG}>
        {name}
      </span>
      <Unseen>{[face && texts.dieOf(texts.kinds[kind]), state].filter(Boolean).join(', ')}</Unseen>
      {used && face && (
        <span className={styles.used} aria-hidden="true">
          {texts.used}
        </span>
      )}
    </button>
  )
}
