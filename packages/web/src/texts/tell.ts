/** Who did what, as a sentence without its full stop: "Red went to the Forest and got 3 wood". */
export function tellIn(language: string): (name: string, parts: readonly string[]) => string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (name, parts) => `${name} ${list.format(parts)}`
}
