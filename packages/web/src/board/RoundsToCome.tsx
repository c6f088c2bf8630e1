import type { TableView } from '@furrow/engine/agricola'
import { memo } from 'react'
import { isPiece } from '../art/pieces/index.ts'
import { Piece } from '../art/pieces/Piece.tsx'
import { RoundBack } from '../art/scenes/RoundBack.tsx'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { useTable } from '../table/context.ts'
import { useTip } from '../table/tip.ts'
import type { Say } from '../texts/say.ts'
import { sentences } from '../texts/sentences.ts'
import { useTexts } from '../texts/texts.ts'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import { comingText, stageOfRound } from './coming.ts'
import type { Layout, Spot } from './layout.ts'
import styles from './RoundsToCome.module.css'
import { placed } from './SpaceCard.tsx'

/** Round cards that have not come out yet, face down, with what lies there for the players. */
export function RoundsToCome({ layout }: { layout: Layout }) {
  const texts = useTexts()
  const { update, catalogue, say } = useTable()
  const { round, rounds, promises } = update.view
  const coming = Array.from({ length: rounds - round }, (_, i) => round + 1 + i)
  return coming.map((number) => (
    <RoundToCome
      key={number}
      number={number}
      {...at(layout.rounds, number - 1)}
      beside={!layout.waiting.has(at(layout.rounds, number - 1).column)}
      stage={stageOfRound(catalogue, number)}
      harvest={catalogue.harvests.includes(number)}
      words={comingText(texts, say, update.view, catalogue, number)}
      promises={promises}
      say={say}
    />
  ))
}

interface Props extends Spot {
  number: number
  /** Does it lie in a column that has spaces? */
  beside: boolean
  stage: number
  harvest: boolean
  /** Which cards can still come. */
  words: string
  promises: TableView['promises']
  say: Say
}

const RoundToCome = memo(function RoundToCome({
  number,
  beside,
  stage,
  harvest,
  words,
  promises,
  say,
  ...spot
}: Props) {
  const { ui } = useTexts()
  const own = promises.filter(({ round }) => round === number)
  const told = own.map(({ seat, what, count }) => ui.named(say.who(seat), say.count(what, count)))
  const tip = useTip(`round-${number}`, undefined)
  return (
    <button
      type="button"
      className={styles.coming}
      style={placed(spot)}
      data-round={number}
      data-harvest={harvest}
      data-beside={beside}
      data-promises={own.length}
      tabIndex={-1}
      aria-disabled="true"
      {...tip}
    >
      <Unseen>{sentences([ui.named(ui.waits(number), words), harvest && ui.harvest, ...told])}</Unseen>
      <SeenOnly>
        <RoundBack round={number} stage={stage} harvest={harvest} />
        {own.length > 0 && (
          <span className={styles.promises}>
            {own.map(({ seat, what, count }, i) => (
              <span key={i} className={styles.promise}>
                <Token seat={seat} />
                {count}
                {isPiece(what) && <Piece name={what} />}
              </span>
            ))}
          </span>
        )}
      </SeenOnly>
    </button>
  )
})
