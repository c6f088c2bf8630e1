import { memo } from 'react'
import { stageOfRound } from '../board/coming.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './RoundTrack.module.css'

interface Props {
  round: number
  rounds: number
  catalogue: Pick<Catalogue, 'harvests'>
  /** Do people speak of stages in this game? */
  staged?: boolean
}

/** All rounds in a row, stage by stage, with the harvests; whoever listens hears the round elsewhere. */
export const RoundTrack = memo(function RoundTrack({ round, rounds, catalogue, staged = true }: Props) {
  const { ui } = useTexts()
  return (
    <ol className={styles.track} aria-hidden="true" data-track>
      {Array.from({ length: rounds }, (_, i) => i + 1).map((number) => {
        const stage = stageOfRound(catalogue, number)
        const harvest = catalogue.harvests.includes(number)
        return (
          <li
            key={number}
            data-stage={stage}
            data-when={number < round ? 'past' : number === round ? 'now' : 'coming'}
            data-ends={harvest ? 'harvest' : undefined}
            title={[
              ui.round(number, rounds),
              ...(staged ? [ui.stage(stage)] : []),
              ...(harvest ? [ui.harvest] : []),
            ].join(' · ')}
          >
            {number}
            {harvest && <Sickle />}
          </li>
        )
      })}
    </ol>
  )
})

const Sickle = () => (
  <svg viewBox="0 0 12 12" className={styles.sickle} aria-hidden="true" focusable="false">
    <path d="M2 6.5a4.6 4.6 0 0 1 8.7-1.8 5.6 5.6 0 0 0-6.9 2.6Z" />
    <path d="m2.8 7.2 2 3.4" />
  </svg>
)
