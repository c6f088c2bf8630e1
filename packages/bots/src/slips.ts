import { next, type Random, seeded } from '@furrow/engine/core'

/** About normally distributed with a spread of 1: the sum of twelve even chances, less six. */
function noise(random: Random): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += next(random) / 2 ** 32
  return sum
}

/** What somebody takes for the best who misjudges everything by about so many points. The same chance, the same slips. */
export function misjudged<T extends { readonly value: number }>(of: readonly T[], slip: number, chance: string): T[] {
  const random = seeded(`${chance}/slips`)
  return of
    .map((one) => ({ one, value: one.value + slip * noise(random) }))
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one)
}
