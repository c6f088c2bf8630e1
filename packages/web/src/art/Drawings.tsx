import { lazy, Suspense } from 'react'

const Sheets = lazy(() => import('./AllSheets.tsx'))

/** All drawings, once on the page of whatever shows some of them; they come after the first paint. */
export function Drawings() {
  return (
    <Suspense>
      <Sheets />
    </Suspense>
  )
}
