import type { ProgramInfo } from '@furrow/server/client'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { Icon } from '../art/Icon.tsx'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { dayText, timeText } from '../texts/times.ts'
import { Button } from '../ui/Button.tsx'

/** The programs that one has made, and the way to delete each; nothing for those who have made none. */
export function Programs() {
  const { account } = useWords('online')
  const { language } = useApp().settings
  const [programs, setPrograms] = useState<readonly ProgramInfo[]>([])
  const [missing, setMissing] = useState<unknown>(null)
  const [sure, setSure] = useState<string | null>(null)
  const { busy, trouble, run } = useDoing()
  const look = useCallback(() => getServer().http.programs().then(setPrograms, setMissing), [])
  useEffect(() => void look(), [look])
  const drop = (id: string) =>
    void run(async () => {
      await getServer().http.deleteProgram(id)
      await look()
    })
  if (programs.length === 0 && missing === null) return null
  return (
    <section className={styles.card} data-part="programs">
      <h2>{account.programs}</h2>
      <p className={styles.soft}>{account.programsHint}</p>
      <Said trouble={trouble ?? missing} />
      <ul className={styles.tables}>
        {programs.map(({ id, name, seen }) => (
          <li key={id} className={styles.table} data-program={id}>
            <div className={styles.about}>
              <Icon name="program" /> <strong>{name}</strong>
              <div className={styles.soft}>
                {seen === null
                  ? account.programUnseen
                  : account.seen(dayText(language, seen), timeText(language, seen))}
              </div>
            </div>
            {sure === id ? (
              <Button look="danger" data-action="delete-program" disabled={busy} onClick={() => drop(id)}>
                {account.programSure(name)}
              </Button>
            ) : (
              <Button
                data-action="delete-program"
                disabled={busy}
                aria-label={account.programDropOf(name)}
                onClick={() => setSure(id)}
              >
                {account.programDrop}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
