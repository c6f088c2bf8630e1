// Answers as a terminal shows them.

/** Columns of even width; nothing but the sentence if there is nothing. */
export function columns(rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return none
  const wide = (i: number): number => Math.max(...rows.map((row) => [...(row[i] ?? '')].length))
  const widths = (rows[0] ?? []).map((_, i) => wide(i))
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === row.length - 1 ? cell : cell + ' '.repeat((widths[i] ?? 0) - [...cell].length)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const moment = (at: number | null): string =>
  at === null ? '-' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')

export const untilWords = (until: number | null): string => (until === null ? 'for good' : `until ${moment(until)} UTC`)
