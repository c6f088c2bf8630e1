/** A short word nobody has played yet; chance of the page, not of the rules. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => (byte % 36).toString(36)).join('')
