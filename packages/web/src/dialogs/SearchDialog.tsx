import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { matches } from '../rules/matches.ts'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { takesLetters, useKeys } from '../ui/useShortcuts.ts'
import { type Findable, findable } from './findable.ts'
import styles from './SearchDialog.module.css'

const MOST = 40

/** Finds a move by typing its text or its words; Enter plays the first. `begun`: what was typed before it opened. */
export function SearchDialog({ begun, onClose }: { begun: string; onClose(): void }) {
  const texts = useTexts()
  const { ui } = texts
  const { update, catalogue, say, play } = useTable()
  const [typed, setTyped] = useState(begun)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus(), [])
  // Letters belong to the search wherever the focus is; a space presses what has it.
  useKeys((event) => {
    if (takesLetters(event.target) || !/^[\p{L}\p{N}]$/u.test(event.key)) return
    event.preventDefault()
    setTyped((before) => before + event.key)
    input.current?.focus()
  })
  const all = [...update.moves, ...update.extras].map((move) => findable(texts, say, catalogue.faces, move))
  const found = all.filter(({ words }) => matches(words, typed))
  const exact = typed.trim().toLowerCase()
  // The move itself, then what is called so, then what has to do with it. Nobody gives something up by a quick Enter.
  const rank = ({ move, name }: Findable) =>
    move.text === exact ? 0 : move.verb === 'discard' ? 3 : matches(name, typed) ? 1 : 2
  const shown = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST)

  function choose(move: string): void {
    onClose()
    play(move)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const [first] = shown
    if (first) choose(first.move.text)
  }

  // The browser says a moment late that Escape has closed a dialog; whoever types on would be too fast for it.
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
    onClose()
  }

  return (
    <Dialog title={ui.search} onClose={onClose}>
      <form onSubmit={submit} onKeyDown={onKeyDown}>
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
        {shown.map(({ move: { text }, label, does }, i) => (
          <li key={text}>
            <button
              type="button"
              className={styles.move}
              data-found={text}
              data-first={i === 0}
              onClick={() => choose(text)}
            >
              {label} <span className={styles.does}>{does}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
