import type { ComponentProps, ReactNode } from 'react'
import { useClient, useRoom } from '../app/context.ts'
import type { AnyUpdate } from '../contract/update.ts'
import styles from './TopBar.module.css'
import { TopBarNeed } from './TopBarNeed.tsx'
import { TopBarTools } from './TopBarTools.tsx'
import { TopBarTurn } from './TopBarTurn.tsx'

interface Props {
  update: AnyUpdate
  /** Where the name of the game leads. */
  brand: { name: string; href: string; label?: string }
  /** In words, and as short as a narrow screen needs it. */
  round: { words: string; short: string }
  stage?: string
  /** All rounds in a row, in place of the words where there is room. */
  track?: ReactNode
  /** The next harvest and the food for it; null after the last. */
  need: ComponentProps<typeof TopBarNeed> | null
  /** The seat in turn, if there is one, and whether it is the one in front. */
  turn: { seat: number; own: boolean; words: string; name: string; more?: ReactNode } | null
  /** What leads to the end of a finished game. */
  toEnd: string
}

/** Where a game stands: round, next harvest, and whose turn it is; rules and settings are always at hand. */
export function TopBar({ update, brand, round, stage, track, need, turn, toEnd }: Props) {
  const client = useClient()
  const room = useRoom()
  return (
    <header className={styles.bar}>
      <a className={styles.brand} href={brand.href} aria-label={brand.label}>
        {brand.name}
      </a>
      <h1 className={styles.round} data-track={track !== undefined}>
        <span className={styles.long}>{round.words}</span>
        <span className={styles.short}>{round.short}</span>
      </h1>
      {track}
      {stage && <span className={styles.stage}>{stage}</span>}
      {need && <TopBarNeed {...need} />}
      <span className={styles.space} />
      {turn && (
        <TopBarTurn seat={turn.seat} own={turn.own} words={turn.words} short={turn.name}>
          {turn.more && <span className={styles.long}> · {turn.more}</span>}
        </TopBarTurn>
      )}
      {turn?.seat !== update.human && room?.ownClock}
      {update.outcome && (
        <a className={styles.end} href={client.href('end')}>
          {toEnd}
        </a>
      )}
      <TopBarTools game={update.game} />
    </header>
  )
}
