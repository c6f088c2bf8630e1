import { type FormEvent, useState } from 'react'
import { useApp } from '../app/context.ts'
import { goTo } from '../app/route.ts'
import { freshId } from '../local/client.ts'
import { storeGame } from '../local/store.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './GamesPage.module.css'

/** A game from elsewhere: pasted or from a file, checked by playing it again, then kept and shown. */
export function BringGame() {
  const { pages } = useTexts()
  const { client, store } = useApp()
  const [text, setText] = useState('')
  const [bad, setBad] = useState(false)

  async function open(record: string): Promise<void> {
    const story = await client.story(record)
    setBad(story === null)
    if (!story) return
    const id = freshId(store, Date.now)
    const { game, rounds, over, seats } = story
    const names = seats.map(({ name }) => name)
    storeGame(store, { id, game, when: Date.now(), round: rounds.length, over, names, text: record })
    goTo('replay', id, 0)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void open(text)
  }

  return (
    <form className={styles.bring} onSubmit={submit}>
      <h2>{pages.games.bring}</h2>
      <textarea
        name="record"
        aria-label={pages.games.bringHint}
        placeholder={pages.games.bringHint}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {bad && (
        <p className={styles.bad} role="alert">
          {pages.games.unreadable}
        </p>
      )}
      <div className={styles.row}>
        <Button look="main" type="submit" disabled={text.trim() === ''}>
          {pages.games.open}
        </Button>
        <label className={styles.file}>
          {pages.games.file}
          <input
            type="file"
            accept=".txt,text/plain"
            onChange={(event) => void event.target.files?.[0]?.text().then(open)}
          />
        </label>
      </div>
    </form>
  )
}
