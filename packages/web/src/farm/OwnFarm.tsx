import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { useClient } from '../app/context.ts'
import { at } from '../contract/at.ts'
import { growth, pastureMove } from '../now/targets.ts'
import { useTable } from '../table/context.ts'
import { sentences } from '../texts/sentences.ts'
import { moveText, useTexts } from '../texts/texts.ts'
import { ARROWS } from '../ui/walk.ts'
import { FarmArt } from './FarmArt.tsx'
import { HerdGhost, HerdNote } from './HerdNote.tsx'
import styles from './OwnFarm.module.css'
import { useHerding } from './useHerding.ts'
import { cellWords } from './words.ts'
import { columnsOf, gridOf, rowsOf, type Spots, step } from './yard.ts'

/** The person's own farm: the spaces that a move is for light up and can be clicked, dragged over or walked with arrow keys. */
export function OwnFarm() {
  const texts = useTexts()
  const { update, targets, say, play, tool, picked, setPicked } = useTable()
  const client = useClient()
  const farm = at(update.view.seats, update.human)
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState('a1')
  const painting = useRef<boolean | null>(null)
  const herding = useHerding(farm)
  const fencing = tool === 'fence'
  const offered = tool && !fencing ? targets.cells.get(tool) : undefined
  const open = fencing ? growth(targets, picked) : undefined
  const first = farm.yard.map(({ cell }) => cell).find((cell) => offered?.has(cell) || open?.has(cell))
  const stop = offered?.has(focused) || open?.has(focused) || !first ? focused : first

  function pick(cell: string, put: boolean): void {
    const next = new Set(picked)
    if (put) next.add(cell)
    else next.delete(cell)
    setPicked(next)
  }

  function press(event: MouseEvent<HTMLElement>, cell: string): void {
    const move = offered?.get(cell)
    // A key presses without a place; the end of a drag is no click.
    const byPointer = event.detail > 0
    if (byPointer && herding.wasDrag()) return
    if (move && !herding.held) play(move.text)
    else if (!fencing || herding.held) {
      const { top, height } = event.currentTarget.getBoundingClientRect()
      herding.press(cell, byPointer ? (event.clientY - top) / height : 0)
    }
  }

  /** Keys for animals; false if this is none of them. */
  function herdKey(key: string, cell: string): boolean {
    const { held } = herding
    if (key === 'm') herding.pickUp(cell)
    else if (!held) return false
    else if (key === 'Escape') herding.release()
    else if (key === 'Enter' || key === ' ') herding.press(cell, 0)
    else if (key === '+' || key === '-') herding.change(key === '+' ? 1 : -1)
    else return false
    return true
  }

  function onKeyDown(event: KeyboardEvent, cell: string): void {
    const arrow = ARROWS[event.key]
    if (arrow) {
      event.preventDefault()
      const next = step(farm.yard, cell, ...arrow)
      setFocused(next)
      grid.current?.querySelector<HTMLButtonElement>(`[data-cell="${next}"]`)?.focus()
    } else if (herdKey(event.key, cell)) event.preventDefault()
    else if (fencing && event.key === ' ') {
      event.preventDefault()
      if (picked.has(cell) || open?.has(cell)) pick(cell, !picked.has(cell))
    } else if (fencing && event.key === 'Enter') {
      event.preventDefault()
      const move = pastureMove(targets, picked)
      if (move) play(move)
      else if (open?.has(cell)) pick(cell, !picked.has(cell))
    }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, cell: string): void {
    if (!fencing) herding.onPointerDown(event, cell)
    if (!fencing || herding.held || !(picked.has(cell) || open?.has(cell))) return
    if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId)
    painting.current = !picked.has(cell)
    pick(cell, painting.current)
  }

  function onPointerEnter(cell: string): void {
    const move = offered?.get(cell)
    if (move) client.foresee?.(move.text)
    if (!fencing || painting.current === null) return
    if (painting.current ? open?.has(cell) : picked.has(cell)) pick(cell, painting.current)
  }

  const label = (cell: string) => {
    const move = offered?.get(cell)
    const what = move ? moveText(texts, say, move) : picked.has(cell) ? texts.ui.cell.picked : ''
    const wish = herding.wishFor(cell)
    const room = wish && herding.held ? texts.ui.herd.room(say.count(herding.held.herd.animal, wish.count)) : ''
    const hint = herding.canTake(cell) && !herding.held ? texts.ui.herd.hint : ''
    return sentences([texts.ui.named(cell, cellWords(texts, say, farm, cell)), what, room, hint])
  }

  return (
    <div
      className={styles.farm}
      style={shapeOf(farm.yard)}
      onPointerUp={() => {
        painting.current = null
      }}
      onPointerLeave={() => {
        painting.current = null
      }}
    >
      <FarmArt farm={farm} together={update.decision?.ask === 'feed'} />
      <Names spots={farm.yard} />
      <table className={styles.grid} ref={grid} aria-label={texts.ui.yourFarm}>
        <tbody>
          {gridOf(farm.yard).map((row, i) => (
            <tr key={i}>
              {row.map((cell, column) =>
                cell === null ? (
                  <td key={column} />
                ) : (
                  <td key={column}>
                    <button
                      type="button"
                      className={styles.cell}
                      data-cell={cell}
                      data-lit={offered?.has(cell) || open?.has(cell) || false}
                      data-picked={picked.has(cell)}
                      tabIndex={cell === stop ? 0 : -1}
                      aria-label={label(cell)}
                      aria-pressed={fencing ? picked.has(cell) : undefined}
                      onFocus={() => setFocused(cell)}
                      data-herd={herding.canTake(cell)}
                      data-drop={herding.wishFor(cell) !== undefined}
                      onClick={(event) => press(event, cell)}
                      onKeyDown={(event) => onKeyDown(event, cell)}
                      onPointerDown={(event) => onPointerDown(event, cell)}
                      onPointerEnter={() => onPointerEnter(cell)}
                      onPointerMove={herding.onPointerMove}
                      onPointerUp={herding.onPointerUp}
                      onPointerCancel={herding.onPointerCancel}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <HerdNote
        held={herding.held}
        dragging={herding.ghost !== null}
        note={herding.note}
        onChange={herding.change}
        onRelease={herding.release}
      />
      {herding.held && herding.ghost && <HerdGhost held={herding.held} at={herding.ghost} />}
    </div>
  )
}

/** In units of the drawing: a space, and the board around all of them. */
const SIDE = 100
const EDGE = 14

/** How wide and high the drawing is, and which part of it is board around the spaces. */
function shapeOf(spots: Spots): CSSProperties {
  const [columns, rows] = [columnsOf(spots).length, rowsOf(spots).length]
  const [width, height] = [columns * SIDE + 2 * EDGE, rows * SIDE + 2 * EDGE]
  return {
    '--farm-ratio': width / height,
    '--farm-rows': rows,
    '--farm-beside': `${(100 * EDGE) / width}%`,
    '--farm-above': `${(100 * EDGE) / height}%`,
  } as CSSProperties // React knows no custom properties
}

/** The letters and digits by which spaces are called, on the edge; those that were added have their names on them. */
const Names = memo(function Names({ spots }: { spots: Spots }) {
  const [west = 0, north = 0] = [columnsOf(spots)[0], rowsOf(spots)[0]]
  const [columns, rows] = [columnsOf(spots).length, rowsOf(spots).length]
  const box = [west * SIDE - EDGE, north * SIDE - EDGE, columns * SIDE + 2 * EDGE, rows * SIDE + 2 * EDGE]
  return (
    <svg viewBox={box.join(' ')} className={styles.names} aria-hidden="true" focusable="false">
      {spots.map(({ cell, x, y }) => {
        const added = cell.startsWith('x')
        return (
          <Fragment key={cell}>
            {!added && y === 0 && (
              <text x={x * SIDE + SIDE / 2} y={-3}>
                {cell.charAt(0)}
              </text>
            )}
            {!added && x === 0 && (
              <text x={-7} y={y * SIDE + SIDE / 2 + 4}>
                {cell.charAt(1)}
              </text>
            )}
            {added && (
              <text x={x * SIDE + 12} y={y * SIDE + 15}>
                {cell}
              </text>
            )}
          </Fragment>
        )
      })}
    </svg>
  )
})
