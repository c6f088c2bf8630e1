import type { Me } from '@furrow/server/client'
import type { ReactNode } from 'react'
import { Entry } from '../account/Entry.tsx'
import { useWords } from '../texts/texts.ts'
import { Page } from '../ui/Page.tsx'
import { Banned } from './Banned.tsx'
import { useMe } from './server.ts'
import { Trouble } from './Trouble.tsx'
import { isRefused } from './words.ts'

/** What needs to know who the visitor is; until then a word, and if the server cannot be reached, ways on. */
export function Arrived({ title, children }: { title: string; children(me: Me): ReactNode }) {
  const texts = useWords('online')
  const { me, trouble, retry } = useMe()
  if (me) return children(me)
  return (
    <Page title={title}>
      {trouble === null ? (
        <p>{texts.loading}</p>
      ) : isRefused(trouble, 'no-guests') ? (
        <Entry />
      ) : isRefused(trouble, 'banned') ? (
        <Banned trouble={trouble} />
      ) : (
        <Trouble trouble={trouble} onRetry={retry} />
      )}
    </Page>
  )
}
