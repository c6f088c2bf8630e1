import { useCallback, useEffect, useRef, useState } from 'react'
import { untilNext } from '../tables/turns.ts'

export interface Polled<T> {
  data: T | null
  /** Why the last question was not answered; the data are then those from before. */
  trouble: unknown
  retry(): void
}

/** Asks now, again and again while the page is open, and at once when it comes back to the front. */
export function usePolled<T>(load: () => Promise<T>): Polled<T> {
  const [answer, setAnswer] = useState<{ data: T | null; trouble: unknown }>({ data: null, trouble: null })
  const ask = useRef<() => void>(() => undefined)
  useEffect(() => {
    let here = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = async () => {
      clearTimeout(timer)
      const next = await load().then(
        (data) => () => setAnswer({ data, trouble: null }),
        (trouble: unknown) => () => setAnswer(({ data }) => ({ data, trouble })),
      )
      if (!here) return
      next()
      clearTimeout(timer)
      timer = setTimeout(run, untilNext(document.hidden))
    }
    const onSeen = () => {
      if (!document.hidden) void run()
    }
    ask.current = () => void run()
    document.addEventListener('visibilitychange', onSeen)
    void run()
    return () => {
      here = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [load])
  return { ...answer, retry: useCallback(() => ask.current(), []) }
}
