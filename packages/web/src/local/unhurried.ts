import type { Steps } from '@furrow/bots/agricola'

/** So long at a time is thought about what nobody has asked for: a click that comes meanwhile waits no longer. */
const SLICE_MS = 5

/** Thinks a little at a time and hears what is asked in between; null once `isWanted` says no. */
export async function unhurried<T>(
  steps: Steps<T>,
  isWanted: () => boolean,
  clock: () => number = () => performance.now(),
): Promise<T | null> {
  while (isWanted()) {
    const end = clock() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (clock() < end)
    await new Promise((resume) => setTimeout(resume))
  }
  return null
}
