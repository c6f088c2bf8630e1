import { memo } from 'react'
import { Scene } from './Scene.tsx'
import styles from './SpecialCard.module.css'

interface Props {
  /** The special actions on it, three or four. */
  actions: readonly string[]
  /** It was taken this round and lies face down. */
  back?: boolean | undefined
  lit?: boolean | undefined
}

/** A special action card of the Moor: the scenes of its actions, or its back with the path through the moor. */
export const SpecialCard = memo(function SpecialCard({ actions, back, lit }: Props) {
  if (back)
    return (
      <div className={styles.card} data-back="true">
        <svg
          viewBox="0 0 120 80"
          preserveAspectRatio="xMidYMid slice"
          className={`art-picture ${styles.whole}`}
          aria-hidden="true"
        >
          <use href="#art-bd-moor" width="120" height="80" />
          <use href="#art-birch" x="12" y="18" width="44" height="44" strokeWidth="1" />
          <use href="#art-cottongrass" x="74" y="34" width="34" height="34" strokeWidth="1.2" />
          <use href="#art-peatstack" x="50" y="48" width="26" height="26" strokeWidth="1.5" />
          <rect width="120" height="80" className="art-veil" />
        </svg>
      </div>
    )
  return (
    <div className={styles.card} data-lit={lit ? 'true' : undefined}>
      {actions.map((action) => (
        <Scene key={action} space={action} line={2} className={styles.scene} />
      ))}
    </div>
  )
})
