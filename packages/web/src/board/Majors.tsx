import type { Described } from '@furrow/engine'
import { memo } from 'react'
import { Icon } from '../art/Icon.tsx'
import { majorArt } from '../art/majors.tsx'
import { at } from '../contract/at.ts'
import type { Printed } from '../contract/catalogue.ts'
import { useTable } from '../table/context.ts'
import { useTip } from '../table/tip.ts'
import type { Say } from '../texts/say.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Piles } from '../ui/Piles.tsx'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import styles from './Majors.module.css'

const NONE: readonly Described[] = []

/** The supply board of majors. */
export function Majors() {
  const { ui } = useTexts()
  const { update, catalogue, targets, say, play } = useTable()
  return (
    <section className={styles.majors} aria-label={ui.majors}>
      {update.view.majors.map((name) => (
        <Major
          key={name}
          name={name}
          printed={at(catalogue.cards, name)}
          moves={targets.cards.get(name) ?? NONE}
          say={say}
          play={play}
        />
      ))}
    </section>
  )
}

interface Props {
  name: string
  printed: Printed
  /** The moves that bring it out. */
  moves: readonly Described[]
  say: Say
  play(move: string): void
}

/** A major in the supply; it is drawn again only if something about it has changed. */
const Major = memo(function Major({ name, printed: { cost, vp }, moves, say, play }: Props) {
  const texts = useTexts()
  const { ui } = texts
  const tip = useTip(name, moves[0]?.text)
  const paid = moves.find(({ back }) => back === undefined)?.text
  const returns = moves.filter(({ back }) => back !== undefined)
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
      {returns.map(({ text, back = '' }) => (
        <Button key={text} className={styles.back} data-move={text} onClick={() => play(text)}>
          <Icon name="renovate" />
          {say.name(back)}
        </Button>
      ))}
    </div>
  )
})
