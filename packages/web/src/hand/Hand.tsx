import type { Described } from '@furrow/engine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { at } from '../contract/at.ts'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './Hand.module.css'
import { HandCard } from './HandCard.tsx'
import { ORDERS, sorted } from './order.ts'

const NONE: readonly Described[] = []

/** The cards in the hand of the seat in front. */
export function useHand(): string[] {
  const { update } = useTable()
  const { occupations, minors } = at(update.view.seats, update.human).hand
  return [...occupations, ...minors].filter((card) => card !== null)
}

/** Arrow keys go from card to card. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-in-hand]')]
  const here = event.target instanceof HTMLElement ? cards.indexOf(event.target) : -1
  if (by === undefined || here < 0) return
  event.preventDefault()
  cards[here + by]?.focus()
}

/** Where the hand is a row to swipe, the first card that can be played comes into view. */
function useShown(card: string | null) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (card === null) return
    // The page of the hand comes to the front first.
    const frame = requestAnimationFrame(() => {
      const hand = row.current
      const found = hand?.querySelector<HTMLElement>(`[data-in-hand="${card}"]`)
      if (!hand || !found || hand.scrollWidth <= hand.clientWidth) return
      const [all, one] = [hand.getBoundingClientRect(), found.getBoundingClientRect()]
      if (one.left < all.left || one.right > all.right)
        hand.scrollLeft += (one.left + one.right - all.left - all.right) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [card])
  return row
}

/** The hand along the bottom, all cards side by side; the one that is pointed at rises. */
export function Hand({ form = 'hand' }: { form?: 'hand' | 'open' }) {
  const { ui, table } = useTexts()
  const { settings, change } = useApp()
  const { catalogue, targets, say, play } = useTable()
  const hand = useHand()
  const [stop, setStop] = useState<string | null>(null)
  const cards = sorted(hand, settings.hand, {
    cards: catalogue.cards,
    isPlayable: (card) => targets.cards.has(card),
    nameOf: (card) => say.name(card),
  })
  // One stop of the keyboard for the whole hand: where it was, or the first that can be played.
  const first = cards.find((card) => targets.cards.has(card)) ?? cards[0]
  const focus = stop !== null && cards.includes(stop) && !targets.cards.size ? stop : first
  const row = useShown(cards.find((card) => targets.cards.has(card)) ?? null)
  return (
    <section ref={row} className={styles.hand} aria-label={ui.hand} onKeyDown={onArrow}>
      <label className={styles.sort} title={table.sort.label}>
        <span aria-hidden="true">⇅</span>
        <select
          aria-label={table.sort.label}
          value={settings.hand}
          // What the list offers is what there is.
          onChange={({ target }) => change({ hand: ORDERS.find((order) => order === target.value) ?? 'kind' })}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {table.sort.orders[order]}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.cards} data-hand={hand.length}>
        {cards.map((card) => (
          <HandCard
            key={card}
            name={card}
            printed={catalogue.cards[card]}
            moves={targets.cards.get(card) ?? NONE}
            form={form}
            isStop={card === focus}
            onFocus={setStop}
            say={say}
            play={play}
          />
        ))}
      </div>
    </section>
  )
}
