import type { Amounts, FaceName, Offer } from '../contract/offer.ts'
import { Art } from './art.tsx'
import { Cube } from './Cube.tsx'
import { useTable } from './context.ts'
import styles from './Offers.module.css'
import { moveText } from './words.ts'

interface Props {
  offer: Offer
  /** The key that plays it. */
  shortcut?: string | undefined
  main?: boolean
  label?: string | undefined
}

/** A move with what it takes and what it brings. */
export function OfferButton({ offer, shortcut, main = false, label }: Props) {
  const { texts, say, play } = useTable()
  const { move, dice, by, gain, cost, paid, choice, points } = offer
  const words = moveText(texts, say, move)
  const helper = move.card ? texts.does[move.card as keyof typeof texts.does] : null // every card of the game has words
  const isPayment = move.verb === 'pay'
  return (
    <button
      type="button"
      className={styles.offer}
      data-move={move.text}
      data-main={main}
      aria-keyshortcuts={shortcut}
      onClick={() => play(move.text)}
    >
      <span className={styles.dice} aria-hidden="true">
        {isPayment && <Handed cost={cost} />}
        {dice.map((face, i) => (
          <Die key={i} face={face} />
        ))}
      </span>
      <span className={styles.label}>
        {label ?? (by ? texts.named(texts.faces[by], words) : words)}
        {helper && <small className={styles.does}>{helper}</small>}
      </span>
      <span className={styles.effects}>
        {!isPayment && <Goods amounts={gain} sign="+" />}
        {!isPayment && <Goods amounts={cost} sign="−" />}
        {!isPayment && !choice && paid.length > 0 && (
          <span className={styles.cost}>
            {texts.pays} {say.faces(paid)}
          </span>
        )}
        {choice && <span className={styles.cost}>{texts.payChoice}</span>}
        {points !== 0 && (
          <span className={styles.points} data-bad={points < 0} title={texts.pointsHint}>
            {texts.points(points)}
          </span>
        )}
      </span>
      {shortcut && <kbd className={styles.key}>{shortcut.toUpperCase()}</kbd>}
    </button>
  )
}

/** What is handed over, one by one. */
const Handed = ({ cost }: { cost: Amounts }) =>
  Object.entries(cost).flatMap(([good, n]) =>
    Array.from({ length: n }, (_, i) => <Art key={`${good} ${i}`} name={good} />),
  )

/** Dice look like dice, beside goods of the same picture. */
function Die({ face }: { face: FaceName }) {
  const { view } = useTable().update
  return (
    <span className={styles.cube}>
      <Cube kind={view.dice.find((die) => die.face === face)?.kind ?? ''} face={face} />
    </span>
  )
}

function Goods({ amounts, sign }: { amounts: Amounts; sign: string }) {
  const { say } = useTable()
  return Object.entries(amounts).map(([good, n]) => (
    <span key={good} className={sign === '+' ? styles.gain : styles.cost}>
      {sign}
      {n}
      <Art name={good} label={say.good(good)} />
    </span>
  ))
}
