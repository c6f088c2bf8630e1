import type { SessionInfo } from '@furrow/server/client'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import type { OnlineTexts } from '../texts/subjects.ts'
import { useWords } from '../texts/texts.ts'
import { dayText, timeText } from '../texts/times.ts'
import { Button } from '../ui/Button.tsx'

/** The server names devices in English: "Chrome on Linux", or "A program". */
function deviceText({ account }: OnlineTexts, device: string): string {
  const [browser = '', system = ''] = device.split(' on ')
  return account.device(browser === 'A program' ? account.program : browser, system)
}

/** The devices on which one is known, and the way to end each. */
export function Sessions() {
  const texts = useWords('online')
  const { account } = texts
  const { settings } = useApp()
  const [sessions, setSessions] = useState<readonly SessionInfo[] | null>(null)
  const [missing, setMissing] = useState<unknown>(null)
  const { busy, trouble, run } = useDoing()
  const look = useCallback(() => getServer().http.sessions().then(setSessions, setMissing), [])
  useEffect(() => void look(), [look])
  const end = (id: string) =>
    void run(async () => {
      await getServer().http.endSession(id)
      await look()
    })
  return (
    <section className={styles.card}>
      <h2>{account.sessions}</h2>
      <Said trouble={trouble ?? missing} />
      <ul className={styles.tables}>
        {sessions?.map(({ id, device, seen, current }) => (
          <li key={id} className={styles.table} data-session={current ? 'current' : 'other'}>
            <div className={styles.about}>
              <strong>{deviceText(texts, device)}</strong>
              {current && ` (${account.current})`}
              <div className={styles.soft}>
                {account.seen(dayText(settings.language, seen), timeText(settings.language, seen))}
              </div>
            </div>
            {!current && (
              <Button
                data-action="end"
                disabled={busy}
                aria-label={account.endOf(deviceText(texts, device))}
                onClick={() => end(id)}
              >
                {account.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
