import type { Described } from '@furrow/engine/core'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import { useClient, useSnapshot } from '../app/context.ts'
import { at } from '../contract/at.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Update } from '../contract/update.ts'
import { EndTurn } from '../shell/EndTurn.tsx'
import { focusAnswer } from '../shell/useKeyboardFocus.ts'
import { usePreviews, useTable } from '../table/context.ts'
import type { Say } from '../texts/say.ts'
import { moveText, type Texts, useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { FenceTools } from './FenceTools.tsx'
import { MoveButton } from './MoveButton.tsx'
import styles from './NowBar.module.css'
import { netOf } from './net.ts'
import { keepText } from './outlook.ts'
import { promptFor } from './prompt.ts'

/** Some questions have dozens of answers; the first ones are explained. */
const MOST_PREVIEWS = 12

/** The focus that comes with a press comes at once. */
const PRESS_MS = 300

interface Props {
  /** What else has to be said about the table. */
  notice: ReactNode
  onSearch(): void
  onSince(): void
  onExtras(): void
}

/** What to do now, in a sentence, with everything that is a button. */
export function NowBar({ notice, onSearch, onSince, onExtras }: Props) {
  const texts = useTexts()
  const { ui, pages, table } = texts
  const client = useClient()
  const { refused, status, sending } = useSnapshot()
  const { update, catalogue, targets, say, tool, setTool, suggested } = useTable()
  const { decision, moves, extras, canUndo, held } = update
  const feeding = decision?.ask === 'feed'
  const buttons = feeding ? [] : targets.buttons
  const previews = usePreviews(buttons.slice(0, MOST_PREVIEWS).map(({ text }) => text))
  const pressed = useRef(Number.NEGATIVE_INFINITY)
  /** Whoever is led here wants to answer; whoever presses the empty bar does not. */
  const onFocus = ({ target, currentTarget, timeStamp }: FocusEvent) => {
    if (target === currentTarget && timeStamp - pressed.current > PRESS_MS) focusAnswer()
  }
  const { seat, young } = at(update.view.seats, update.human)
  /** What is said of an answer: in words for animals, in goods for everything else. */
  const said = ({ text, verb }: Described) => {
    const events = previews.get(text)
    if (!events) return {}
    if (verb !== 'keep') return { brings: netOf(events, update.human) }
    return { note: keepText(texts, say, events, { seat, young: decision?.ask === 'breed' ? young : {} }) }
  }
  return (
    <section
      className={styles.bar}
      data-own={decision !== null}
      id="now"
      tabIndex={-1}
      aria-label={ui.now}
      onPointerDown={(event) => {
        pressed.current = event.timeStamp
      }}
      onFocus={onFocus}
    >
      <div className={styles.now}>
        <p className={styles.prompt} data-own={decision !== null}>
          {status === 'broken'
            ? ui.broken
            : refused
              ? ui.refused
              : sending
                ? ui.sending
                : nowText(texts, say, update, catalogue)}
        </p>
        {notice}
        {decision?.ask === 'keep' && <span className={styles.hint}>{ui.ask.keepHint}</span>}
        {suggested.length > 0 && (
          <span className={styles.star}>
            <b>★</b> {table.star}
          </span>
        )}
        {targets.tools.length > 1 && (
          <fieldset className={styles.tools}>
            <legend>{ui.toolLabel}</legend>
            {targets.tools.map((each) => (
              <Button key={each} aria-pressed={tool === each} className={styles.tool} onClick={() => setTool(each)}>
                {ui.tools[each]}
              </Button>
            ))}
          </fieldset>
        )}
        {tool === 'fence' && <FenceTools />}
        <div className={styles.moves}>
          {buttons.map((move) => (
            <MoveButton
              key={move.text}
              move={move}
              main={move.verb === 'done' || move.verb === 'stay'}
              {...said(move)}
            />
          ))}
        </div>
      </div>
      <div className={styles.always}>
        {extras.length > 0 && (
          <Button onClick={onExtras} title={ui.anytimeHint}>
            {ui.anytime}
          </Button>
        )}
        {moves.length > 0 && (
          <Button onClick={onSearch} aria-label={ui.search} aria-keyshortcuts="/" title={ui.searchKey}>
            ⌕ <kbd className={styles.key}>/</kbd>
          </Button>
        )}
        <Button onClick={onSince} aria-label={pages.turn.since} aria-keyshortcuts="r" title={pages.turn.sinceHint}>
          ↻
        </Button>
        <Button disabled={!canUndo} onClick={() => client.undo()} aria-keyshortcuts="z" title={ui.undoHint}>
          ↶ {ui.undo}
        </Button>
        <Button
          disabled={!canUndo}
          onClick={() => client.reset()}
          aria-label={pages.turn.reset}
          aria-keyshortcuts="x"
          title={pages.turn.resetHint}
        >
          ⇤<span className={styles.wide}> {pages.turn.reset}</span>
        </Button>
        {held && <EndTurn />}
      </div>
    </section>
  )
}

/** The sentence; where several people share the device, with who is meant. */
export function nowText(
  texts: Texts,
  say: Say,
  { decision, moves, view, held, pending, human, you }: Update,
  { cards }: Catalogue,
): string {
  const asks = (words: string) => (you === null ? texts.ui.asks(say.who(human), words) : words)
  if (pending) return asks(texts.pages.turn.pending(moveText(texts, say, pending)))
  if (held) return asks(texts.pages.turn.held)
  if (decision) return asks(promptFor(texts, say, decision, moves, cards))
  const [waiting] = view.decisions
  return waiting ? texts.ui.thinking(say.who(waiting.seat)) : texts.ui.ask.over
}
