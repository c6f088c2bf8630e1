import { type ComponentType, createElement } from 'react'
import { coming, useComing } from '../texts/coming.ts'

type Loaded<P> = { default: ComponentType<P> }

/** A part of the page that comes when it is first shown, or before that if it is fetched. */
export type Later<P extends object> = ComponentType<P> & { fetch(): Promise<void> }

/**
 * What has come is shown at once. React's own `lazy` waits a little also for what is there, and what was seen to wait is then not
 * shown for a third of a second.
 */
export function later<P extends object>(load: () => Promise<Loaded<P>>): Later<P> {
  let kept: Promise<Loaded<P>> | undefined
  const Shown = (props: P) => {
    kept ??= coming(load())
    return createElement(useComing(kept).default, props)
  }
  const fetch = async () => {
    const loaded = coming(load())
    await loaded
    // What could not be fetched is asked for again when it is shown.
    kept ??= loaded
  }
  return Object.assign(Shown, { fetch })
}
