import { type FormEvent, useEffect, useRef, useState } from 'react'
import { matches } from '../rules/matches.ts'
import { readMove } from '../texts/say.ts'
import { moveText, useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useTable } from './context.ts'
import styles from './SearchDialog.module.css'

const MOST = 40

/** Finds a move by typing its text or its words; Enter plays the first. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts()
  const { ui } = texts
  const { update, say, play } = useTable()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const all = [...update.moves, ...update.extras].map((move) => ({ move, label: moveText(texts, say, readMove(move)) }))
  const found = all.filter(({ move, label }) => matches(`${move} ${label}`, typed))
  const exact = found.filter(({ move }) => move === typed.trim().toLowerCase())
  const shown = [...exact, ...found.filter((each) => !exact.includes(each))].slice(0, MOST)

  function choose(move: string): void {
    onClose()
    play(move)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (shown.length > 0) choose(shown[0].move)
  }

  return (
    <Dialog title={ui.search} onClose={onClose}>
      <form onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={ui.searchHint}
          aria-label={ui.searchHint}
          spellCheck={false}
          autoComplete="off"
        />
      </form>
      {shown.length === 0 && <p>{ui.searchNone}</p>}
      <ul className={styles.list}>
        {shown.map(({ move, label }, i) => (
          <li key={move}>
            <button type="button" className={styles.move} data-first={i === 0} onClick={() => choose(move)}>
              {label} <code>{move}</code>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
