// Answers as a terminal shows them.

/** What strangers typed, on one line: it must not steer the terminal, nor look like a line of ours. */
export const oneLine = (typed: string): string =>
  typed.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')

/** Columns of even width; nothing but the sentence if there is nothing. */
export function columns(given: readonly (readonly string[])[], none: string): string {
  if (given.length === 0) return none
  const rows = given.map((row) => row.map(oneLine))
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
