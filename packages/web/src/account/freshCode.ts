import { makeValue } from '../connection/value.ts'

/** The recovery code that was just given out, as long as it is shown. */
export const freshCode = makeValue<string | null>(null)
