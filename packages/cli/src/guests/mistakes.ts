/** How an answer of a guest can fail to count: it may not be played, it came too late, or the program has ended. */
export type Mistake = 'illegal' | 'late' | 'ended'

/** Leaves `choose` of a guest that has not answered. */
export class Mistaken extends Error {
  readonly mistake: Mistake
  constructor(mistake: Mistake, sentence: string) {
    super(sentence)
    this.mistake = mistake
  }
}

/** The mistakes of a bot, and what was said about the first one. */
export interface Mistakes {
  illegal: number
  late: number
  ended: number
  first: string | null
}

export const noMistakes = (): Mistakes => ({ illegal: 0, late: 0, ended: 0, first: null })

const countOf = ({ illegal, late, ended }: Mistakes): number => illegal + late + ended

export function addMistakes(to: Mistakes, from: Mistakes): void {
  to.illegal += from.illegal
  to.late += from.late
  to.ended += from.ended
  to.first ??= from.first
}

/** A line for people; none where there are no mistakes. */
export function tellMistakes(bot: string, mistakes: Mistakes): string[] {
  if (countOf(mistakes) === 0) return []
  const { illegal, late, ended, first } = mistakes
  return [`${bot}: ${illegal} illegal, ${late} late, ${ended} missing answers. The first: ${first}`]
}
