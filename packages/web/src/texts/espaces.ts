/** French puts a space before : ; ! ? and inside « », at which no line may break. */
const bound = (text: string): string => text.replace(/ ([:;!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')

/** The same texts, with those spaces bound. */
export function espaces<T>(texts: T): T {
  // What goes in comes out with the same shape, so every cast gives back the type that went in.
  if (typeof texts === 'string') return bound(texts) as T
  if (typeof texts === 'function') return ((...args: unknown[]) => espaces(texts(...args))) as T
  if (Array.isArray(texts)) return texts.map(espaces) as T
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, espaces(text)])) as T
}
