// Texts in few bytes.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Line } from './store.ts'

export const packText = (text: string): Uint8Array => deflateRawSync(text, { level: 6 })
export const unpackText = (bytes: Uint8Array): string => inflateRawSync(bytes).toString('utf8')

/** A run of lines as one piece. */
export const packLines = (lines: readonly Line[]): Uint8Array =>
  packText(JSON.stringify(lines.map(({ at, body }, i) => [at - (lines[i - 1]?.at ?? 0), body])))

export function unpackLines(first: number, bytes: Uint8Array): Line[] {
  const packed = JSON.parse(unpackText(bytes)) as [number, string][] // written by packLines
  let at = 0
  return packed.map(([later, body], i) => {
    at += later
    return { number: first + i, at, body }
  })
}
