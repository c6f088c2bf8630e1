import { at } from '@furrow/engine/core'
/** Rows of cells as lines of even columns; columns named in `right` are numbers and stand to the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = widthsOf(rows)
  return rows.map((row) =>
    row
      .map((cell, i) => padded(cell, at(widths, i), right.includes(i)))
      .join('  ')
      .trimEnd(),
  )
}

/** The same as a table in Markdown: the first row is the head, and all columns but the first are numbers. */
export function markdown(rows: readonly (readonly string[])[]): string[] {
  const widths = widthsOf(rows)
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => padded(cell, at(widths, i), i > 0)).join(' | ')} |`
  const rule = `|${widths.map((wide, i) => (i > 0 ? `${'-'.repeat(wide + 1)}:` : '-'.repeat(wide + 2))).join('|')}|`
  const [head = [], ...body] = rows
  return [line(head), rule, ...body.map(line)]
}

const widthsOf = (rows: readonly (readonly string[])[]): number[] => {
  const most = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: most }, (_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
}

const padded = (cell: string, width: number, right: boolean): string =>
  right ? cell.padStart(width) : cell.padEnd(width)

/** Blocks of lines next to each other. */
export function beside(left: readonly string[], right: readonly string[], gap = 3): string[] {
  const width = Math.max(0, ...left.map((line) => line.length)) + gap
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${(left[i] ?? '').padEnd(width)}${right[i] ?? ''}`.trimEnd(),
  )
}

/** A label and a list, broken into lines below each other. */
export function wrapped(label: string, words: readonly string[], width = 110): string[] {
  const lines: string[] = []
  let line = ''
  words.forEach((word, i) => {
    const next = `${word}${i < words.length - 1 ? ', ' : ''}`
    if (line !== '' && label.length + line.length + next.length > width) {
      lines.push(line)
      line = ''
    }
    line += next
  })
  lines.push(line || 'none')
  return lines.map((text, i) => `${i === 0 ? label : ' '.repeat(label.length)}${text}`.trimEnd())
}
