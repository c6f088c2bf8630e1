import type { ExpressSeatView } from '@furrow/engine/express'
import { Picture } from '../art/cards/Picture.tsx'
import { Shelf } from '../art/scenes/Shelf.tsx'
import { Unseen } from '../ui/Unseen.tsx'
import { useTable } from './context.ts'
import styles from './Helpers.module.css'
import { PICTURES } from './pictures.ts'

const OCCUPATIONS = ['mayor', 'builder', 'farmer', 'rancher', 'gatherer', 'midwife'] as const
const IMPROVEMENTS = ['oven', 'hearth', 'basketmaker', 'joinery', 'pottery', 'stonecutter'] as const
type Helper = (typeof OCCUPATIONS)[number] | (typeof IMPROVEMENTS)[number]

/** Occupations and improvements as small cards on a shelf: those one has are bright and ticked. */
export function Helpers({ own }: { own: ExpressSeatView }) {
  const { texts } = useTable()
  return (
    <Shelf className={styles.shelf}>
      <Cards kind="occupation" title={texts.ui.occupations} all={OCCUPATIONS} owned={own.occupations} />
      <Cards kind="improvement" title={texts.ui.improvements} all={IMPROVEMENTS} owned={own.improvements} />
    </Shelf>
  )
}

interface Props {
  kind: 'occupation' | 'improvement'
  title: string
  all: readonly Helper[]
  owned: readonly Helper[]
}

function Cards({ kind, title, all, owned }: Props) {
  const { texts } = useTable()
  return (
    <ul className={styles.cards} aria-label={title} data-kind={kind}>
      {all.map((name) => {
        const has = owned.includes(name)
        return (
          <li key={name} className={styles.card} data-owned={has} title={texts.does[name]}>
            <span className={styles.name}>{texts.faces[name]}</span>
            <Unseen>{has ? texts.ui.owned : texts.ui.missing}</Unseen>
            <Picture of={PICTURES[name]} line={2.2} className={styles.picture} />
            {has && (
              <span className={styles.mark} aria-hidden="true">
                ✓
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Those somebody has, as small as stamps. */
export function Stamps({ own }: { own: ExpressSeatView }) {
  return (
    <span className={styles.stamps}>
      {[...own.occupations, ...own.improvements].map((name) => (
        <Picture key={name} of={PICTURES[name]} line={3} className={styles.stamp} />
      ))}
    </span>
  )
}
