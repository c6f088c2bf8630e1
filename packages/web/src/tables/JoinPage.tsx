import type { Me, TableInfo } from '@furrow/server/client'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { LONGEST_NAME, NameField } from '../account/NameField.tsx'
import { changeTo, goTo, hrefOf, useRoute } from '../app/route.ts'
import { Arrived } from '../connection/Arrived.tsx'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said, Trouble } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { gameText, isRefused } from '../connection/words.ts'
import type { OnlineTexts } from '../texts/subjects.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { KnownBefore } from './KnownBefore.tsx'
import { Options } from './Options.tsx'
import { SeatList } from './SeatList.tsx'
import { isFree } from './tables.ts'

/** Where an invitation leads, by its link or its code. */
export default function JoinPage() {
  const [invitation = ''] = useRoute().rest
  const { join } = useWords('online')
  return (
    <Arrived title={join.title}>
      {(me) => <Invited key={`${me.id} ${invitation}`} me={me} invitation={invitation} />}
    </Arrived>
  )
}

function Invited({ me, invitation }: { me: Me; invitation: string }) {
  const texts = useWords('online')
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [trouble, setTrouble] = useState<unknown>(null)
  const look = useCallback(() => {
    getServer()
      .http.invitation(invitation)
      .then(
        (found) => {
          if (found.seat !== null) changeTo('room', found.id)
          setInfo(found)
          setTrouble(null)
        },
        (why: unknown) => {
          setInfo(null)
          setTrouble(why)
        },
      )
  }, [invitation])
  useEffect(look, [look])
  if (info) return <Offer me={me} info={info} invitation={invitation} onChanged={look} />
  return (
    <Page title={texts.join.title}>
      {trouble === null && <p>{texts.loading}</p>}
      {isRefused(trouble, 'not-found', 'bad-request') ? <Dead /> : null}
      {trouble !== null && !isRefused(trouble, 'not-found', 'bad-request') && (
        <Trouble trouble={trouble} onRetry={look} />
      )}
    </Page>
  )
}

/** An invitation that was renewed, or whose table is gone. */
function Dead() {
  const texts = useWords('online')
  return (
    <div className={styles.trouble} data-dead>
      <p role="alert">
        <strong>{texts.join.dead}</strong> {texts.join.deadHint}
      </p>
      <p className={styles.acts}>
        <a href={hrefOf('online')}>{texts.toOnline}</a>
        <a href={hrefOf('start')}>{texts.toStart}</a>
      </p>
    </div>
  )
}

/** Why one cannot sit down, if so. */
function hintOf({ join }: OnlineTexts, { status, seats }: TableInfo): string | null {
  if (status === 'closed') return join.closedHint
  if (status === 'finished') return join.overHint
  return status === 'playing' || !seats.some(isFree) ? join.begunHint : null
}

interface OfferProps {
  me: Me
  info: TableInfo
  invitation: string
  onChanged(): void
}

/** The table of the invitation: what is played, who sits there, and the choice to sit down or to watch. */
function Offer({ me, info, invitation, onChanged }: OfferProps) {
  const texts = useWords('online')
  const { busy, trouble, run } = useDoing()
  const naming = useDoing()
  const [typed, setTyped] = useState<string | null>(null)
  const hint = hintOf(texts, info)

  /** Takes the name in the field; what is wrong with it is said below it. */
  async function takeName(): Promise<boolean> {
    const wanted = typed?.trim() ?? ''
    if (wanted === '' || wanted === me.name) return true
    let taken = false
    await naming.run(async () => {
      const { http, become } = getServer()
      become(await http.rename(wanted))
      taken = true
    })
    return taken
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void run(async () => {
      if (!(await takeName())) return
      try {
        await getServer().http.join(info.id, invitation)
      } catch (error) {
        // The table is no longer as it was when the invitation was opened, or the invitation was renewed.
        if (isRefused(error, 'taken', 'wrong-moment', 'forbidden')) onChanged()
        throw error
      }
      goTo('room', info.id)
    })
  }

  const watch = (
    <a className={styles.link} data-action="watch" href={hrefOf('room', info.id, invitation)}>
      {info.status === 'finished' ? texts.mine.look : texts.join.watch}
    </a>
  )
  return (
    <Page title={texts.named(texts.join.title, gameText(texts, info.game))}>
      <div className={styles.two}>
        <section className={styles.card}>
          <h2>{texts.name.label}</h2>
          <KnownBefore table={info} />
          {hint === null ? (
            <form className={styles.stack} onSubmit={submit}>
              <input
                name="name"
                className={styles.field}
                aria-label={texts.name.label}
                maxLength={LONGEST_NAME}
                autoComplete="nickname"
                value={typed ?? me.name}
                onFocus={(event) => event.target.select()}
                onChange={(event) => setTyped(event.target.value)}
              />
              <p className={styles.soft}>{texts.join.nameHint}</p>
              <Said trouble={naming.trouble} special={{ taken: texts.nameTaken }} />
              <Said trouble={trouble} special={{ taken: texts.noSeat, 'wrong-moment': texts.begun }} />
              <p className={styles.acts}>
                <Button look="main" className={styles.large} type="submit" data-action="sit" disabled={busy}>
                  {texts.join.sit}
                </Button>
                {watch}
              </p>
            </form>
          ) : (
            <>
              <NameField me={me} />
              <p className={styles.good}>{hint}</p>
              <Said trouble={trouble} special={{ taken: texts.noSeat, 'wrong-moment': texts.begun }} />
              {info.status !== 'closed' && <p className={styles.acts}>{watch}</p>}
            </>
          )}
          <a href={hrefOf('online')}>{texts.toOnline}</a>
        </section>
        <div className={styles.column}>
          <section className={styles.card}>
            <h2>{texts.join.sits}</h2>
            <SeatList seats={info.seats} />
          </section>
          <Options info={info} />
        </div>
      </div>
    </Page>
  )
}
