import { createContext, type RefObject, useContext, useEffect, useState } from 'react'
import type { Stills } from './stills.ts'

/** Where there is none, drawings remain drawings. */
export const StillsContext = createContext<Stills | null>(null)

/** The picture of this drawing, once it has been painted; null as long as the drawing itself has to be seen. */
export function useStill(svg: RefObject<SVGSVGElement | null>, without: string, of: unknown): string | null {
  const stills = useContext(StillsContext)
  const [still, setStill] = useState<{ of: unknown; picture: string | null } | null>(null)
  useEffect(
    () => (svg.current ? stills?.keep(svg.current, without, (picture) => setStill({ of, picture })) : undefined),
    [stills, svg, without, of],
  )
  return still && still.of === of ? still.picture : null
}
