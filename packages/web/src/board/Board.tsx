import type { SpaceView, TableView } from '@furrow/engine'
import { type CSSProperties, type KeyboardEvent, memo } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { useTable } from '../table/context.ts'
import type { Say } from '../texts/say.ts'
import { useTexts } from '../texts/texts.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import { ARROWS, nextPlace, type Place } from '../ui/walk.ts'
import styles from './Board.module.css'
import { isMain, type Layout, layoutOf, type Spot } from './layout.ts'
import { Majors } from './Majors.tsx'
import { placed, SpaceCard } from './SpaceCard.tsx'

/** The main board reads first, extensions and tile last. */
const rank = ({ id, stage }: SpaceView): number => (isMain(id) ? 0 : stage > 0 ? 1 : 2)

/** Reading order: the main board, the round cards as they came, then extensions and tile. */
const inOrder = (spaces: readonly SpaceView[]): SpaceView[] =>
  [...spaces].sort((a, b) => rank(a) - rank(b) || a.since - b.since)

const middleOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Arrow keys go from one space to the next, as they go about on the farm: those that cannot be used say why. Tab leaves them out. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const arrow = ARROWS[event.key]
  const at = event.target instanceof Element && event.target.closest('[data-space]')
  if (!arrow || !at) return
  event.preventDefault()
  const spaces = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-space]')]
  spaces[nextPlace(middleOf(at), spaces.map(middleOf), arrow)]?.focus()
}

export function Board() {
  const { ui } = useTexts()
  const { update, catalogue, targets, say, names, play, suggested } = useTable()
  const { spaces, players, round } = update.view
  const narrow = useNarrow()
  const layout = layoutOf(spaces, players)
  return (
    <section
      className={styles.board}
      aria-label={ui.board}
      style={{ '--columns': layout.columns } as CSSProperties}
      onKeyDown={onArrow}
    >
      {inOrder(spaces).map((space) => {
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
              marked={move !== undefined && suggested.includes(space.id)}
              say={say}
              names={names}
              play={play}
            />
          )
        )
      })}
      {!narrow && (
        <>
          <ComingRounds layout={layout} />
          <div
            className={styles.majors}
            style={{ '--column': layout.majors.column, '--span': layout.majors.span } as CSSProperties}
          >
            <Majors />
          </div>
        </>
      )}
    </section>
  )
}

/** Round spaces without a card yet, with what lies there for the players. */
function ComingRounds({ layout }: { layout: Layout }) {
  const { update, catalogue, say } = useTable()
  const { round, rounds, promises } = update.view
  const coming = Array.from({ length: rounds - round }, (_, i) => round + 1 + i)
  return coming.map((number) => (
    <ComingRound
      key={number}
      number={number}
      {...at(layout.rounds, number - 1)}
      harvest={catalogue.harvests.includes(number)}
      promises={promises}
      say={say}
    />
  ))
}

interface ComingProps extends Spot {
  number: number
  harvest: boolean
  promises: TableView['promises']
  say: Say
}

const ComingRound = memo(function ComingRound({ number, harvest, promises, say, ...spot }: ComingProps) {
  const { ui } = useTexts()
  const own = promises.filter(({ round }) => round === number)
  return (
    <div className={styles.coming} style={placed(spot)} data-harvest={harvest}>
      <span className={styles.number}>{number}</span>
      {harvest && <Icon name="harvest" label={ui.harvest} className={styles.harvest} />}
      {own.map(({ seat, what, count }, i) => (
        <span key={i} className={styles.promise}>
          <Token seat={seat} label={say.who(seat)} />
          {count}
          <Icon name={what} label={say.good(what)} />
        </span>
      ))}
    </div>
  )
})
