/** One place earlier inside its stage. */
export const earlier = (stage: readonly string[], card: string): string[] => {
  const place = stage.indexOf(card)
  const before = stage[place - 1]
  return before === undefined ? [...stage] : [...stage.slice(0, place - 1), card, before, ...stage.slice(place + 1)]
}

/** One place later inside its stage. */
export const later = (stage: readonly string[], card: string): string[] => earlier([...stage].reverse(), card).reverse()
