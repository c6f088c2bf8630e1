import type { SeatView } from '@furrow/engine/agricola'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useClient } from '../app/context.ts'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { type Held, type Herd, herdsAt, penAt, placesFor, type Wish, whyNot } from './herding.ts'

/** From so many pixels on it is a drag, not a click. */
const DRAG = 6
/** How long a sentence stays. */
const READING_MS = 6000

interface Grip {
  herd: Herd
  x: number
  y: number
  dragging: boolean
}

type Places = ReadonlyMap<string, Wish>
const NOWHERE: Places = new Map()

/** Animals of the own farm taken in hand, by dragging, clicking or keys, and put elsewhere. */
export function useHerding(farm: SeatView) {
  const { ui } = useTexts()
  const client = useClient()
  const { update, say, arrange } = useTable()
  const { number, decision } = update
  const [taken, setTaken] = useState<(Held & { number: number }) | null>(null)
  const [places, setPlaces] = useState(NOWHERE)
  const [note, setNote] = useState('')
  const [ghost, setGhost] = useState<{ x: number; y: number } | null>(null)
  const finding = useRef<Promise<Places>>(Promise.resolve(NOWHERE))
  const grip = useRef<Grip | null>(null)
  const dragged = useRef(false)
  // What is in hand is in hand for this moment of the game only.
  const held = taken?.number === number ? taken : null

  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(''), READING_MS)
    return () => clearTimeout(timer)
  }, [note])

  function take(herd: Herd, count: number): void {
    const next = { herd, count, number }
    setTaken(next)
    setPlaces(NOWHERE)
    setNote('')
    const found = placesFor(farm, next, async (move) => (await client.preview(move)) !== null)
    finding.current = found
    void found.then((known) => {
      if (finding.current === found) setPlaces(known)
    })
  }

  function release(): void {
    setTaken(null)
    setGhost(null)
  }

  async function put(hand: Held, cell: string): Promise<void> {
    release()
    const to = penAt(farm, cell)
    if (to === hand.herd.pen) return
    const wish = to === null ? undefined : (await finding.current).get(to)
    const { animal } = hand.herd
    if (!wish) setNote(ui.herd[whyNot(farm, hand, to)])
    else {
      if (wish.count < hand.count) setNote(ui.herd.only(say.count(animal, wish.count)))
      arrange(wish.move)
    }
  }

  /** Several kinds may share the house; they stand below one another. `down`: how far down in the space, from 0 to 1. */
  function herdAt(cell: string, down: number): Herd | undefined {
    const herds = herdsAt(farm, cell)
    return herds[Math.min(herds.length - 1, Math.floor(down * 3))]
  }

  // While animals wait for a place, which of them stay is the question.
  const free = decision !== null && Object.keys(farm.homeless).length === 0
  const canTake = (cell: string): boolean => free && herdsAt(farm, cell).length > 0

  return {
    held,
    note,
    ghost,
    canTake,
    release,
    /** What could go to this space of what is in hand. */
    wishFor: (cell: string): Wish | undefined => (held ? places.get(penAt(farm, cell) ?? '') : undefined),
    /** One more or one fewer of the herd in hand. */
    change(by: number): void {
      if (!held) return
      const count = held.count + by
      if (count >= 1 && count <= held.herd.count) take(held.herd, count)
    },
    /** A click or a tap where nothing else is clicked for: takes animals in hand, or puts them down. */
    press(cell: string, down: number): void {
      const herd = herdAt(cell, down)
      if (held) void put(held, cell)
      else if (herd && canTake(cell)) take(herd, herd.count)
    },
    wasDrag: (): boolean => dragged.current,
    /** Takes the animals of a space in hand; again: the next kind that lives there, or puts them back. */
    pickUp(cell: string): void {
      if (!canTake(cell)) return
      const herds = herdsAt(farm, cell)
      const next = herds[held ? herds.indexOf(held.herd) + 1 : 0]
      if (next) take(next, next.count)
      else release()
    },
    onPointerDown(event: PointerEvent<HTMLElement>, cell: string): void {
      dragged.current = false
      const { top, height } = event.currentTarget.getBoundingClientRect()
      const herd = herdAt(cell, (event.clientY - top) / height)
      if (!herd || held || !canTake(cell) || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { herd, x: event.clientX, y: event.clientY, dragging: false }
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent): void {
      const now = grip.current
      if (!now || (!now.dragging && Math.hypot(x - now.x, y - now.y) < DRAG)) return
      if (!now.dragging) take(now.herd, now.herd.count)
      now.dragging = true
      setGhost({ x, y })
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      const now = grip.current
      grip.current = null
      if (!now?.dragging) return
      dragged.current = true
      const cell = document.elementFromPoint(clientX, clientY)?.closest('[data-cell]')?.getAttribute('data-cell')
      if (cell) void put({ herd: now.herd, count: now.herd.count }, cell)
      else release()
    },
    onPointerCancel(): void {
      grip.current = null
      release()
    },
  }
}
