// The end of a connection that nobody wants: the other side need not agree to it.
import type { Duplex } from 'node:stream'

/** So long the last words may take to be sent. */
const LAST_WORDS_MS = 1000

/** Says something and ends, for good: half a connection would stay open for as long as the other side likes. */
export function endWith(stream: Duplex, text: string): void {
  const late = setTimeout(() => stream.destroy(), LAST_WORDS_MS).unref()
  stream.on('close', () => clearTimeout(late))
  stream.resume() // what still comes is not read, and must not keep the words from being read
  stream.end(text, () => stream.destroy())
}
