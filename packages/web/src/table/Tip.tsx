import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { comingText } from '../board/coming.ts'
import { CardPiece } from '../hand/CardPiece.tsx'
import { usePictures } from '../hand/pictures.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { useTable } from './context.ts'
import styles from './Tip.module.css'
import type { TipTarget } from './tip.ts'
import { useTipWords } from './useTipWords.ts'

const GAP = 6

/** Puts the tip beside what it is about, wholly on the screen; a card in hand rises out of it. */
function place(tip: HTMLDivElement, { left, right, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip
  const low = bottom > innerHeight - 24
  const beside = innerWidth - right > width + 2 * GAP ? right + GAP : left - width - GAP
  const x = low || beside < GAP ? (left + right - width) / 2 : beside
  const y = low ? bottom - height : beside < GAP ? bottom + GAP : top
  const fit = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP))
  // Below what is narrow, or above it where there is no room.
  const clear = beside < GAP && !low && y + height > innerHeight ? top - height - GAP : y
  tip.style.left = `${fit(x, width, innerWidth)}px`
  tip.style.top = `${fit(clear, height, innerHeight)}px`
}

/** What a tip says comes a moment after the tip: it is placed with every word, and again when a typeface makes it larger. */
function useBeside(tip: RefObject<HTMLDivElement | null>, beside: DOMRect): void {
  useLayoutEffect(() => {
    if (tip.current) place(tip.current, beside)
  })
  useEffect(() => {
    const { current } = tip
    if (!current) return
    const watch = new ResizeObserver(() => place(current, beside))
    watch.observe(current)
    return () => watch.disconnect()
  }, [tip, beside])
}

/** What a space or card does, what using it now would bring, and why it cannot be used. */
export function Tip({ id, move, beside }: TipTarget) {
  const texts = useTexts()
  const { update, catalogue, say, suggested } = useTable()
  const pictures = usePictures()
  const tip = useRef<HTMLDivElement>(null)
  useBeside(tip, beside)
  const space = update.view.spaces.find((each) => each.id === id)
  const entry = entryOf(texts, id)
  const printed = catalogue.cards[id]
  const round = /^round-(\d+)$/.exec(id)?.[1]
  const { why, brings } = useTipWords({ id, move })
  /** What lies beneath it in a stack of majors, from the top. */
  const beneath = (update.view.stacks.find((stack) => stack.at(-1) === id)?.slice(0, -1) ?? []).reverse()
  const unlit = update.view.seats.some((seat) => seat.unlit.includes(id))
  const marked = move !== undefined && suggested.includes(id)
  const name = round ? texts.ui.round(Number(round), update.view.rounds) : (entry?.name ?? id)
  return (
    <div ref={tip} className={styles.tip} data-tip={id} data-large={printed !== undefined} aria-hidden="true">
      {printed ? (
        <CardPiece
          name={id}
          printed={printed}
          picture={pictures[id] ?? null}
          size="readable"
          lit={move !== undefined}
        />
      ) : (
        <>
          <strong className={styles.name}>{name}</strong>
          <p className={styles.does}>
            {round ? comingText(texts, say, update.view, catalogue, Number(round)) : entry?.does}
          </p>
        </>
      )}
      {beneath.map((card) => (
        <p key={card} className={styles.does}>
          <strong>{texts.moor.beneath(say.name(card))}</strong> {entryOf(texts, card)?.does}
        </p>
      ))}
      {unlit && <p className={styles.why}>{texts.moor.unlit}</p>}
      {space && space.group > 0 && <p className={styles.does}>{texts.ui.linked}</p>}
      {why.length > 0 && <p className={styles.why}>{why.join(' ')}</p>}
      {marked && <p className={styles.marked}>★ {texts.pages.turn.suggested}</p>}
      {brings.length > 0 && (
        <ul className={styles.events}>
          {brings.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
