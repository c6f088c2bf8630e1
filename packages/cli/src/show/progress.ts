/** A bar on stderr that grows; nothing at all where nobody is looking. */
export function progress(total: number): { add(n: number): void; end(): void } {
  if (!process.stderr.isTTY) return { add() {}, end() {} }
  const WIDE = 40
  let done = 0
  let shown = ''
  return {
    add(n) {
      done += n
      const full = Math.floor((done / total) * WIDE)
      const bar = `\r[${'#'.repeat(full)}${' '.repeat(WIDE - full)}] ${done}/${total}`
      if (bar !== shown) process.stderr.write(bar)
      shown = bar
    },
    end() {
      process.stderr.write(`\r${' '.repeat(shown.length)}\r`)
    },
  }
}
