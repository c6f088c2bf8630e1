import { Icon } from '../art/Icon.tsx'
import type { Pile } from '../contract/catalogue.ts'
import { goodWord, useTexts } from '../texts/texts.ts'
import styles from './Piles.module.css'

interface Props {
  piles: readonly Pile[]
  sign?: string
  /** A single piece goes without its number. */
  bare?: boolean
}

/** Goods in pictures: "3 wood 1 reed". A screen reader hears the words. */
export function Piles({ piles, sign = '', bare = false }: Props) {
  const texts = useTexts()
  return (
    <span className={styles.piles}>
      {piles.map(([good, n]) => (
        <span key={good} className={styles.pile}>
          <span className={styles.count}>
            {sign}
            {bare && n === 1 ? '' : n}
          </span>
          <Icon name={good} label={goodWord(texts, good, n)} />
        </span>
      ))}
    </span>
  )
}
