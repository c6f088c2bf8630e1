import type { Me } from '@furrow/server/client'
import type { ReactNode } from 'react'
import { Page } from '../ui/Page.tsx'
import { useMe } from './house.ts'
import { Trouble } from './Trouble.tsx'
import { useOnlineTexts } from './words.ts'

/** What needs to know who the visitor is; until then a word, and if the server cannot be reached, ways on. */
export function Arrived({ title, children }: { title: string; children(me: Me): ReactNode }) {
  const texts = useOnlineTexts()
  const { me, trouble, again } = useMe()
  if (me) return children(me)
  return (
    <Page title={title}>
      {trouble === null ? <p>{texts.loading}</p> : <Trouble trouble={trouble} onAgain={again} />}
    </Page>
  )
}
