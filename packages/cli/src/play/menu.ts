// The answers to a question as a numbered list, like with like.
import type { Described } from '@furrow/engine/core'

/** How a game groups and names its moves; `table` is that of a view. */
export interface Menu<Table> {
  title(move: Described, table: Table): string
  label(move: Described, table: Table): string
}

/** Longer groups are cut; `moves` shows them whole. */
const SHOWN = 24
const WIDE = 110

/** The lines of the menu; move number n is `moves[n - 1]`. */
export function menu(
  moves: readonly Described[],
  table: unknown,
  { title, label }: Menu<unknown>,
  whole: boolean,
): string[] {
  const groups = new Map<string, string[]>()
  moves.forEach((move, i) => {
    const name = title(move, table)
    const group = groups.get(name) ?? []
    group.push(`${i + 1} ${label(move, table)}`)
    groups.set(name, group)
  })
  return [...groups].flatMap(([name, items]) => [
    name,
    ...flowing(whole ? items : items.slice(0, SHOWN)),
    ...(whole || items.length <= SHOWN ? [] : [`  … and ${items.length - SHOWN} more: "moves" lists them all.`]),
  ])
}

function flowing(items: readonly string[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const item of items) {
    if (line !== '' && line.length + item.length + 3 > WIDE) {
      lines.push(line)
      line = ''
    }
    line += `${line === '' ? '  ' : '   '}${item}`
  }
  return line === '' ? lines : [...lines, line]
}
