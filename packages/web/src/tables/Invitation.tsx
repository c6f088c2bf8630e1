import type { TableInfo } from '@furrow/server/client'
import { useRef, useState } from 'react'
import { baseAddress } from '../app/base.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { getSite } from '../connection/site.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { gameText } from '../connection/words.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { linkOf, spoken } from './invitation.ts'

/** The link to give away, and the code to say aloud. */
export function Invitation({ info, invite }: { info: TableInfo; invite: string }) {
  const texts = useWords('online')
  const { room } = texts
  const { entry } = useWords('account')
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [sure, setSure] = useState(false)
  const { busy, trouble, run } = useDoing()
  const link = linkOf(baseAddress(), invite)

  const copy = () =>
    // Some browsers have no clipboard for pages, or do not let them use it.
    void (navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => setSaid(room.copied),
      () => {
        field.current?.select()
        setSaid(room.copyYourself)
      },
    )

  const share = () =>
    void navigator.share({ title: 'Furrow', text: room.shareText(gameText(texts, info.game)), url: link }).catch(() => {
      // Whoever closes the window of the system has shared nothing.
    })

  const renew = () =>
    void run(async () => {
      await getServer().http.renewInvitation(info.id)
      setSure(false)
      setSaid(room.renewed)
    })

  return (
    <section className={styles.card}>
      <h2>{room.invite}</h2>
      <p className={styles.soft}>{getSite().guests ? room.inviteHint : entry.inviteHint}</p>
      <div className={styles.copy}>
        <input
          ref={field}
          className={styles.field}
          name="link"
          readOnly
          aria-label={room.link}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button look="main" data-action="copy" onClick={copy}>
          {room.copy}
        </Button>
      </div>
      {info.code !== null && (
        <p className={styles.acts}>
          <span className={styles.soft}>{room.codeLabel}</span>
          <strong className={styles.code} data-code={info.code}>
            {spoken(info.code)}
          </strong>
        </p>
      )}
      <p role="status">{said}</p>
      <Said trouble={trouble} />
      <p className={styles.acts}>
        {'share' in navigator && <Button onClick={share}>{room.share}</Button>}
        {sure ? (
          <>
            <span>{room.renewSure}</span>
            <Button look="danger" data-action="renew-sure" disabled={busy} onClick={renew}>
              {room.renew}
            </Button>
            <Button look="quiet" onClick={() => setSure(false)}>
              {texts.name.cancel}
            </Button>
          </>
        ) : (
          <Button data-action="renew" onClick={() => setSure(true)}>
            {room.renew}
          </Button>
        )}
      </p>
    </section>
  )
}
