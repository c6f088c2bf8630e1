// Structured logs: one JSON object a line, on the error stream, so that what is said to people stays apart.

export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type Level = (typeof LEVELS)[number]
export type Log = (level: Exclude<Level, 'silent'>, message: string, more?: object) => void

export function makeLog(least: Level, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  return (level, message, more = {}) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return
    write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...more })}\n`)
  }
}
