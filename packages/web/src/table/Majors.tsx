import { Icon } from '../art/Icon.tsx'
import { majorArt } from '../art/majors.tsx'
import { entryOf, useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Piles } from '../ui/Piles.tsx'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import { useTable } from './context.ts'
import styles from './Majors.module.css'
import { useTip } from './tip.ts'

/** The supply board of majors. */
export function Majors() {
  const { ui } = useTexts()
  const { update } = useTable()
  return (
    <section className={styles.majors} aria-label={ui.majors}>
      {update.view.majors.map((name) => (
        <Major key={name} name={name} />
      ))}
    </section>
  )
}

function Major({ name }: { name: string }) {
  const texts = useTexts()
  const { ui } = texts
  const { catalogue, targets, say, play } = useTable()
  const moves = targets.cards.get(name) ?? []
  const tip = useTip(name, moves[0])
  const { cost, vp } = catalogue.cards[name]
  const paid = moves.find((move) => !move.includes(' return '))
  const returns = moves.filter((move) => move.includes(' return '))
  const lit = moves.length > 0
  return (
    <div className={styles.slot} data-lit={lit}>
      <button
        type="button"
        className={styles.major}
        data-card={name}
        aria-disabled={!paid}
        tabIndex={paid ? 0 : -1}
        onClick={() => paid && play(paid)}
        {...tip}
      >
        <Unseen>{`${say.name(name)}. ${ui.points(vp)}`}</Unseen>
        <SeenOnly>
          <span className={styles.name}>{entryOf(texts, name)?.name ?? name}</span>
          <svg viewBox="0 0 24 24" className={styles.art} aria-hidden="true">
            {majorArt(name)}
          </svg>
          <span className={styles.row}>
            <Piles piles={cost} />
            <span className={styles.points} aria-hidden="true">
              {vp}
            </span>
          </span>
        </SeenOnly>
      </button>
      {returns.map((move) => (
        <Button key={move} className={styles.back} data-move={move} onClick={() => play(move)}>
          <Icon name="renovate" />
          {say.name(move.split(' ').at(-1) ?? '')}
        </Button>
      ))}
    </div>
  )
}
