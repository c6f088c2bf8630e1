import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../app/context.ts'
import { changeTo, useRoute } from '../app/route.ts'
import { storedGame } from '../local/store.ts'
import type { Frame, Story } from '../local/story.ts'
import { TableFrame } from '../table/TableFrame.tsx'
import { useTableState } from '../table/useTableState.ts'
import { useTexts } from '../texts/texts.ts'
import { Page } from '../ui/Page.tsx'
import { ReplayBar } from './ReplayBar.tsx'

const whole = (text: string | undefined): number => Math.max(0, Math.trunc(Number(text) || 0))

/** A stored game, step by step. The address names game, step and seat, so every moment has a link. */
export default function ReplayPage() {
  const { pages } = useTexts()
  const { client, store } = useApp()
  const { rest } = useRoute()
  const [id = '', stepText, seatText] = rest
  const game = useMemo(() => storedGame(store, id), [store, id])
  const text = game?.text ?? null
  const [story, setStory] = useState<Story | null>(null)
  const [frame, setFrame] = useState<Frame | null>(null)
  const [damaged, setDamaged] = useState(false)
  const step = whole(stepText)
  const seat = whole(seatText)

  useEffect(() => {
    if (text === null) return
    let wanted = true
    void client.story(text).then((told) => {
      if (!wanted) return
      setStory(told)
      setDamaged(told === null)
    })
    return () => {
      wanted = false
    }
  }, [client, text])

  useEffect(() => {
    if (text === null) return
    let wanted = true
    void client.frame(text, step, seat).then((shown) => wanted && setFrame(shown))
    return () => {
      wanted = false
    }
  }, [client, text, step, seat])

  if (text === null || damaged)
    return (
      <Page title={pages.replay.title}>
        <p role="alert">{damaged ? pages.games.unreadable : pages.missing}</p>
      </Page>
    )
  if (!story || !frame) return null
  return (
    <ReplayTable id={id} story={story} frame={frame} onGo={(to, from) => changeTo('replay', id, to, from ?? seat)} />
  )
}

interface Props {
  id: string
  story: Story
  frame: Frame
  onGo(step: number, seat?: number): void
}

function ReplayTable({ id, story, frame, onGo }: Props) {
  const { update, catalogue } = frame
  const { doubt: _doubt, settle: _settle, ...table } = useTableState(update, catalogue, update.log)
  return (
    <TableFrame
      table={{ ...table, id }}
      bar={<ReplayBar story={story} step={update.number} seat={update.human} names={table.names} onGo={onGo} />}
    />
  )
}
