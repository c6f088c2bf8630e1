import { Suspense } from 'react'
import { later } from '../app/later.tsx'

export const Sheets = later(() => import('./AllSheets.tsx'))

/** All drawings, once on the page of whatever shows some of them; they come after the first paint. */
export function Drawings() {
  return (
    <Suspense>
      <Sheets />
    </Suspense>
  )
}
