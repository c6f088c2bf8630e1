import type { CSSProperties } from 'react'
import { at } from '../contract/at.ts'
import { useTable } from '../table/context.ts'
import styles from './CardStrip.module.css'
import { Hand, useHand } from './Hand.tsx'
import { InPlay, inPlay } from './InPlay.tsx'
import { stripOf } from './strip.ts'

/** The hand along the bottom, and beside it what has been played from it. */
export function CardStrip() {
  const { update } = useTable()
  const played = inPlay(at(update.view.seats, update.human)).length
  const { width, form, small } = stripOf(useHand().length, played)
  return (
    <div className={styles.strip} style={{ '--card-width': width } as CSSProperties}>
      <Hand form={form} />
      <InPlay form={small ? 'lying' : form} />
    </div>
  )
}
