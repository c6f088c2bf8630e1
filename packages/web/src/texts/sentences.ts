/** Sentences and scraps of sentences one after another, each with one full stop between. */
export const sentences = (parts: readonly (string | false | undefined)[]): string =>
  parts.flatMap((part) => (part ? [part.replace(/[.\s]+$/, '')] : [])).join('. ')
