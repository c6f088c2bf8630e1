// A record in an address: compressed, in letters that need no escape.

/** No record is longer; what unpacks to more is none. */
const MOST = 2_000_000

const through = (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer()

/** The text as part of an address. */
export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text that was packed so, or null if it is none. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const parts: string[] = []
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let length = 0
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const reader = stream.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length
      if (length > MOST) {
        await reader.cancel()
        return null
      }
      parts.push(decoder.decode(next.value, { stream: true }))
    }
    return parts.join('') + decoder.decode()
  } catch {
    return null
  }
}
