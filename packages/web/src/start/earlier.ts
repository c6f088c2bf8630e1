/** One place earlier inside its stage. */
export const earlier = (stage: readonly string[], card: string): string[] => {
  const at = stage.indexOf(card)
  if (at < 1) return [...stage]
  const next = [...stage]
  next.splice(at - 1, 2, stage[at], stage[at - 1])
  return next
}

/** One place later inside its stage. */
export const later = (stage: readonly string[], card: string): string[] => earlier([...stage].reverse(), card).reverse()
