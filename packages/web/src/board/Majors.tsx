import type { Described } from '@furrow/engine/core'
import { memo } from 'react'
import { CardFrame } from '../art/cards/CardFrame.tsx'
import type { PictureData } from '../art/cards/compose.ts'
import { Icon } from '../art/Icon.tsx'
import { Shelf } from '../art/scenes/Shelf.tsx'
import { at } from '../contract/at.ts'
import type { Printed } from '../contract/catalogue.ts'
import { usePictures } from '../hand/pictures.ts'
import { useTable } from '../table/context.ts'
import { useTip } from '../table/tip.ts'
import type { Say } from '../texts/say.ts'
import { sentences } from '../texts/sentences.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Piles } from '../ui/Piles.tsx'
import { Unseen } from '../ui/Unseen.tsx'
import styles from './Majors.module.css'

/** As many stacks as the shelf has places for, five in a row. */
const TWO_ROWS = 10
const NONE: readonly Described[] = []

/** The supply board of majors, each in its own place, also when others are gone. */
export function Majors() {
  const { ui } = useTexts()
  const { update, catalogue, targets, say, play } = useTable()
  const pictures = usePictures()
  const there = new Set(update.view.majors)
  const beneath = (top: string): readonly string[] =>
    update.view.stacks.find((stack) => stack.at(-1) === top)?.slice(0, -1) ?? []
  return (
    <section className={styles.majors} aria-label={ui.majors}>
      <Shelf className={catalogue.majors.length > TWO_ROWS ? `${styles.shelf} ${styles.many}` : styles.shelf}>
        {catalogue.majors.map((stack) => {
          const top = stack.find((name) => there.has(name))
          if (top === undefined) return <div key={stack.join()} className={styles.empty} />
          return (
            <Major
              key={stack.join()}
              name={top}
              printed={at(catalogue.cards, top)}
              picture={pictures[top] ?? null}
              beneath={beneath(top)
                .map((card) => say.name(card))
                .reverse()
                .join(', ')}
              moves={targets.cards.get(top) ?? NONE}
              say={say}
              play={play}
            />
          )
        })}
      </Shelf>
    </section>
  )
}

interface Props {
  name: string
  printed: Printed
  picture: PictureData | null
  /** What lies beneath it, in words. */
  beneath: string
  /** The moves that bring it out. */
  moves: readonly Described[]
  say: Say
  play(move: string): void
}

/** A major in the supply; it is drawn again only if something about it has changed. */
const Major = memo(function Major({ name, printed: { cost, vp }, picture, beneath, moves, say, play }: Props) {
  const texts = useTexts()
  const { ui } = texts
  const tip = useTip(name, moves[0]?.text)
  const paid = moves.find(({ back }) => back === undefined)?.text
  const returns = moves.filter(({ back }) => back !== undefined)
  const lit = moves.length > 0
  return (
    <div className={styles.slot} data-lit={lit} data-stack={beneath !== ''}>
      <button
        type="button"
        className={styles.major}
        data-card={name}
        aria-disabled={!paid}
        tabIndex={paid ? 0 : -1}
        onClick={() => paid && play(paid)}
        {...tip}
      >
        <Unseen>
          {sentences([
            say.name(name),
            entryOf(texts, name)?.does,
            ui.points(vp),
            beneath && texts.moor.beneath(beneath),
          ])}
        </Unseen>
        <span className={styles.seen} aria-hidden="true">
          <CardFrame
            kind="major"
            size="lying"
            name={entryOf(texts, name)?.name ?? name}
            picture={picture}
            points={vp}
            lit={lit}
          />
        </span>
        <span className={styles.cost}>
          <Piles piles={cost} />
        </span>
      </button>
      {returns.map(({ text, back = '' }) => (
        <Button key={text} className={styles.back} data-move={text} onClick={() => play(text)}>
          <Icon name="renovate" />
          <Unseen>{texts.table.handIn(say.name(name))} </Unseen>
          {say.name(back)}
        </Button>
      ))}
    </div>
  )
})
