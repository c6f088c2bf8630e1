import type { SpaceView } from '@furrow/engine/agricola'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import { ARROWS, nextPlace, type Place } from '../ui/walk.ts'
import styles from './Board.module.css'
import { isMain, type Layout, layoutOf } from './layout.ts'
import { Majors } from './Majors.tsx'
import { RoundsToCome } from './RoundsToCome.tsx'
import { SpaceCard } from './SpaceCard.tsx'

/** The main board reads first, extensions and tile last. */
const rank = ({ id, stage }: SpaceView): number => (isMain(id) ? 0 : stage > 0 ? 1 : 2)

/** Reading order: the main board, the round cards as they came, then extensions and tile. */
const inOrder = (spaces: readonly SpaceView[]): SpaceView[] =>
  [...spaces].sort((a, b) => rank(a) - rank(b) || a.since - b.since)

/** What arrow keys lead to. */
const WALKED = '[data-space], [data-round], [data-card]'

const middleOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * Arrow keys go from one space to the next, as they go about on the farm: those that cannot be used, round cards to come and majors say why. Tab leaves
 * them out, but for one if none can be used. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const arrow = ARROWS[event.key]
  const at = event.target instanceof Element && event.target.closest(WALKED)
  if (!arrow || !at) return
  event.preventDefault()
  const spaces = [...event.currentTarget.querySelectorAll<HTMLElement>(WALKED)]
  spaces[nextPlace(middleOf(at), spaces.map(middleOf), arrow)]?.focus()
}

/** A column without a space yet takes little room. */
const columnsOf = ({ columns, waiting }: Layout): string =>
  Array.from({ length: columns }, (_, i) => `minmax(0, ${waiting.has(i + 1) ? 0.46 : 1}fr)`).join(' ')

interface Props {
  question?: ReactNode
  /** What stands below the question and needs all the ground. */
  over?: ReactNode
  /** What a guide says, on the meadow beside the round cards. */
  note?: ReactNode
}

/** The spaces, the round cards to come, the shelf of majors, and above it what to do now. */
export function Board({ question, over, note }: Props) {
  const { ui } = useTexts()
  const { update, catalogue, targets, say, names, play, suggested } = useTable()
  const { spaces, round, seats } = update.view
  const narrow = useNarrow()
  const layout = layoutOf(spaces)
  const born = seats.filter(({ newborns }) => newborns > 0).map(({ seat }) => seat)
  const parents = useMemo(() => born, [born.join()])
  return (
    <section
      className={styles.board}
      aria-label={ui.board}
      style={{ '--grid': columnsOf(layout), '--ground': layout.ground } as CSSProperties}
      onKeyDown={onArrow}
    >
      {!narrow && (
        <div className={styles.meadow} data-spaces={targets.spaces.size > 0}>
          {question && (
            <div className={styles.question} data-over={Boolean(over)}>
              {question}
              {over}
            </div>
          )}
          <div className={styles.majors}>
            <Majors />
          </div>
        </div>
      )}
      {note && !over && <div className={styles.note}>{note}</div>}
      {inOrder(spaces).map((space, i) => {
        const spot = layout.spots.get(space.id)
        const move = targets.spaces.get(space.id)
        return (
          spot && (
            <SpaceCard
              key={space.id}
              space={space}
              {...spot}
              face={catalogue.faces[space.id]}
              round={round}
              move={move}
              isStop={i === 0 && targets.spaces.size === 0}
              marked={move !== undefined && suggested.includes(space.id)}
              parents={parents}
              say={say}
              names={names}
              play={play}
            />
          )
        )
      })}
      {!narrow && <RoundsToCome layout={layout} />}
    </section>
  )
}
