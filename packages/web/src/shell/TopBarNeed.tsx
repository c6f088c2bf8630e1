import { type ReactNode, useId } from 'react'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import styles from './TopBar.module.css'

interface Props {
  /** The harvest is near, and there is too little. */
  short: boolean
  /** When the next harvest is and what it needs, in words; a narrow screen shows numbers, and the words at a touch. */
  harvest: string
  need: string
  soon: string
  have: string
  sickle: ReactNode
  bowl: ReactNode
  /** What else the harvest takes, in words and as numbers. */
  heat?: { words: string; have: string; sign: ReactNode }
}

/** The next harvest, and the food for it. */
export function TopBarNeed({ short, harvest, need, soon, have, sickle, bowl, heat }: Props) {
  const id = useId()
  const words = `${harvest}. ${need}.${heat ? ` ${heat.words}.` : ''}`
  return (
    <>
      <button type="button" className={styles.harvest} data-short={short} popoverTarget={id} title={words}>
        <Unseen>{words}</Unseen>
        <SeenOnly>
          {sickle}
          <span className={styles.long}>{harvest}</span>
          <span className={styles.soon}>{soon}</span>
          <span className={styles.need}>
            {bowl}
            <span className={styles.long}>{need}</span>
            <span className={styles.short}>{have}</span>
          </span>
          {heat && (
            <span className={styles.need}>
              {heat.sign}
              {heat.have}
            </span>
          )}
        </SeenOnly>
      </button>
      <p id={id} popover="auto" className={styles.told}>
        {words}
      </p>
    </>
  )
}
