import type { ChatLine } from '@furrow/server/client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { timeText } from '../texts/times.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Chat.module.css'
import { ReportLine } from './Report.tsx'

const LONGEST = 500
/** From so many characters left on, they are counted. */
const NEAR = 60

interface Props {
  /** The table at which it is said. */
  table: string
  chat: readonly ChatLine[]
  onSend(text: string): Promise<void>
  /** Those who sit there and those who watch talk apart. */
  room: ChatLine['room']
  /** Fills what is there, under a heading that stands there already. */
  filling?: boolean
}

/** What was said, and a field to say something. */
export function Chat({ table, chat, onSend, room, filling = false }: Props) {
  const { chat: words, you } = useWords('online')
  const { settings } = useApp()
  const [text, setText] = useState('')
  const { busy, trouble, run } = useDoing()
  const lines = useRef<HTMLDivElement>(null)
  const last = chat.at(-1)?.number
  useEffect(() => {
    if (last !== undefined) lines.current?.scrollTo({ top: lines.current.scrollHeight })
  }, [last])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    void run(async () => {
      await onSend(said)
      // What was typed meanwhile stays.
      setText((now) => (now === text ? '' : now))
    })
  }

  const left = LONGEST - text.length
  return (
    <section className={styles.chat} aria-label={words.title[room]} data-chat={room} data-filling={filling}>
      {!filling && <h2 className={styles.title}>{words.title[room]}</h2>}
      <div
        ref={lines}
        className={styles.lines}
        role="log"
        aria-live="polite"
        aria-label={words.title[room]}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
      >
        {chat.length === 0 && <p className={styles.none}>{words.none}</p>}
        {chat.map(({ number, at, name, me, text: said }) => (
          <p key={number} data-me={me}>
            <strong>{me ? `${name} (${you})` : name}</strong>{' '}
            <time className={styles.time}>{timeText(settings.language, at)}</time>
            {!me && <ReportLine table={table} line={number} name={name} said={said} />}
            <span className={styles.text}>{said}</span>
          </p>
        ))}
      </div>
      <Said trouble={trouble} />
      <form className={styles.form} onSubmit={submit}>
        <input
          name="message"
          className={styles.field}
          aria-label={words.label}
          placeholder={words.label}
          maxLength={LONGEST}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={busy || text.trim() === ''}>
          {words.send}
        </Button>
      </form>
      {left <= NEAR && <p className={styles.none}>{words.left(left)}</p>}
    </section>
  )
}
