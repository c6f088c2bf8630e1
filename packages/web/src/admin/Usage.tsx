import { useApp } from '../app/context.ts'
import { Said } from '../connection/Trouble.tsx'
import { useWords } from '../texts/texts.ts'
import { localeOf } from '../texts/times.ts'
import styles from './admin.module.css'
import { useVerb } from './useVerb.ts'

/** How much the site is used. */
export function Usage() {
  const { usage, tables, loading } = useWords('admin')
  const { settings } = useApp()
  const { data, trouble } = useVerb('usage', '{}')
  if (!data) return trouble === null ? <p>{loading}</p> : <Said trouble={trouble} />
  const megabytes = (data.bytes / 1_000_000).toLocaleString(localeOf(settings.language), { maximumFractionDigits: 2 })
  const statuses = (['waiting', 'playing', 'finished', 'closed'] as const).map(
    (status) => `${data.tables[status]} ${tables.statuses[status]}`,
  )
  const facts: [string, readonly string[]][] = [
    [
      usage.people,
      [usage.claimed(data.people.claimed), usage.guests(data.people.guests), usage.programs(data.people.programs)],
    ],
    [usage.active, [usage.day(data.active.day), usage.week(data.active.week)]],
    [usage.tables, statuses],
    [usage.chat, [usage.lines(data.chat)]],
    [usage.reports, [String(data.reports)]],
    [usage.size, [usage.megabytes(megabytes)]],
  ]
  return (
    <dl className={styles.facts} data-usage>
      {facts.map(([name, parts]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{parts.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
