const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Diacritic}\u00ad]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

/** Does a text have all typed words, whatever their order, case and accents? */
export function matches(text: string, typed: string): boolean {
  const found = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => found.includes(word))
}
