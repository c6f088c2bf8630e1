// A server in trouble is asked again for a while before anybody is bothered with it.

/** So long the same is asked again, in ms. */
export const TROUBLE_MS = 10_000

/** Refusals that say nothing of what was asked, only that the server cannot see to it now. */
const ABOUT_THE_SERVER = ['storage', 'stopping']
/** What a proxy says by itself while the server behind it is away. */
const OF_A_PROXY = [502, 503, 504]

export const isTrouble = (code: string): boolean => ABOUT_THE_SERVER.includes(code)

export const isTroubleStatus = (status: number, code: string | undefined): boolean =>
  code === undefined ? OF_A_PROXY.includes(status) : isTrouble(code)

/** Longer after each failure, and not the same for all who wait. */
export const backOff = (failures: number, longest: number): number =>
  Math.min(longest, 250 * 2 ** Math.min(failures, 6)) * (0.5 + Math.random())
