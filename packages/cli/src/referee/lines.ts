import { StringDecoder } from 'node:string_decoder'

/** What came in as a line: its text, or that it was longer than allowed and has been thrown away. */
export type Line = { text: string } | { tooLong: true }

/** Cuts a stream into lines without ever holding more than `most` bytes of one. */
export async function* lines(stream: AsyncIterable<Buffer>, most: number): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let size = 0
  const take = (part: Buffer) => {
    size += part.length
    if (size <= most) parts.push(part)
    else parts = []
  }
  const finish = (): Line => {
    const line: Line = size > most ? { tooLong: true } : { text: textOf(parts) }
    parts = []
    size = 0
    return line
  }
  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end))
      yield finish()
      from = end + 1
    }
    take(chunk.subarray(from))
  }
  if (size > 0) yield finish()
}

const NEWLINE = 0x0a

const textOf = (parts: readonly Buffer[]): string => new StringDecoder('utf8').end(Buffer.concat(parts))
