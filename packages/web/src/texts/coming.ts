import { use } from 'react'

/**
 * Something that comes over the network once and is there from then on. It stays a promise when it has come, and says so in
 * the two fields that React reads: a part of the page that waited for it is tried again, and has to ask React for it in that
 * try too, or else the hooks after it are taken for others.
 */
export function coming<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { value, status: 'fulfilled' }),
    () => undefined, // whoever waits for it hears of it
  )
  return promise
}

/** What is there, or comes: this part of the page waits for it. */
export const useComing = <T>(what: T | Promise<T>): T => (what instanceof Promise ? use(what) : what)
