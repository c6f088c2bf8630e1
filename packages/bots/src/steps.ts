/** Thinking that can be laid aside after every step, by whoever must not keep others waiting. */
export type Steps<T> = Generator<void, T>

/** Thinks to the end at once. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
