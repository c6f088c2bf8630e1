import type { ExpressSeatView } from '@furrow/engine/express'
import { Art } from './art.tsx'
import { useTable } from './context.ts'
import styles from './Helpers.module.css'

const OCCUPATIONS = ['mayor', 'builder', 'farmer', 'rancher', 'gatherer', 'midwife'] as const
const IMPROVEMENTS = ['oven', 'hearth', 'basketmaker', 'joinery', 'pottery', 'stonecutter'] as const
type Helper = (typeof OCCUPATIONS)[number] | (typeof IMPROVEMENTS)[number]

/** Occupations and improvements as boxes to be ticked. */
export function Helpers({ own }: { own: ExpressSeatView }) {
  const { texts } = useTable()
  return (
    <div className={styles.helpers}>
      <Boxes title={texts.ui.occupations} all={OCCUPATIONS} owned={own.occupations} />
      <Boxes title={texts.ui.improvements} all={IMPROVEMENTS} owned={own.improvements} />
    </div>
  )
}

function Boxes({ title, all, owned }: { title: string; all: readonly Helper[]; owned: readonly Helper[] }) {
  const { texts } = useTable()
  return (
    <ul className={styles.boxes} aria-label={title}>
      {all.map((name) => {
        const has = owned.includes(name)
        return (
          <li key={name} className={styles.box} data-owned={has} title={texts.does[name]}>
            <span aria-hidden="true">{has ? '☑' : '☐'}</span>
            <Art name={name} />
            <span className={styles.name}>{texts.faces[name]}</span>
            <span className={styles.state}>{has ? texts.ui.owned : texts.ui.missing}</span>
          </li>
        )
      })}
    </ul>
  )
}
