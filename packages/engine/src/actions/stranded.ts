/** Something compulsory cannot be carried out: no offered move may lead here. */
export class Stranded extends Error {
  constructor(about: string) {
    super(`Nothing can be done on ${about}, though something has to be.`)
  }
}

/** Looking ahead, that is an answer like any other: nobody reads the sentence or asks where it came from. */
const AHEAD = new Stranded('this')
let depth = 0

export const stranded = (about: string): Stranded => (depth > 0 ? AHEAD : new Stranded(about))

/** Is this only tried? Then what it leads to is looked at anyway, and need not be looked ahead for again. */
export const isLookingAhead = (): boolean => depth > 0

/** Runs something that only tries what would happen. */
export function lookingAhead<T>(run: () => T): T {
  depth++
  try {
    return run()
  } finally {
    depth--
  }
}
