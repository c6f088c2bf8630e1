import { Icon } from '../art/Icon.tsx'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './Waiting.module.css'

/** What lies on coming rounds for the seat at the device; a narrow screen has no room for those rounds themselves. */
export function Waiting() {
  const { ui, pages } = useTexts()
  const { update, say } = useTable()
  const own = update.view.promises.filter(({ seat }) => seat === update.human)
  if (own.length === 0) return null
  return (
    <ul className={styles.waiting} aria-label={pages.waiting}>
      {own.map(({ round, what, count }, i) => (
        <li key={i}>
          {ui.waits(round)}: {count}
          <Icon name={what === 'field' ? 'plow' : what} label={say.good(what)} />
        </li>
      ))}
    </ul>
  )
}
