import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient, useRoom, useSnapshot } from '../app/context.ts'
import type { Catalogue } from '../local/catalogue.ts'
import type { Update } from '../local/messages.ts'
import { AgainDialog } from './AgainDialog.tsx'
import { DoubtDialog } from './DoubtDialog.tsx'
import { ExtrasDialog } from './ExtrasDialog.tsx'
import { FeedPanel } from './FeedPanel.tsx'
import { Handover } from './Handover.tsx'
import { NowBar } from './NowBar.tsx'
import { SearchDialog } from './SearchDialog.tsx'
import { TableFrame } from './TableFrame.tsx'
import { useKeyboardFocus } from './useKeyboardFocus.ts'
import { useTableState } from './useTableState.ts'

type Open = 'search' | 'extras' | 'again'

/** The table while it is played: everything one needs, on one screen. */
export function TableScreen({ update, catalogue }: { update: Update; catalogue: Catalogue }) {
  const client = useClient()
  const { suggested, status } = useSnapshot()
  const room = useRoom()
  const { doubt, settle, ...table } = useTableState(update, catalogue, suggested)
  const [open, setOpen] = useState<Open | null>(null)
  const [typed, setTyped] = useState('')
  const search = useCallback(() => {
    setTyped('')
    setOpen('search')
  }, [])
  const asked = update.decision !== null
  const { over } = update.view
  const wasOver = useRef(over)

  useKeyboardFocus(update)

  useEffect(() => {
    if (over && !wasOver.current) location.assign(client.href('end'))
    wasOver.current = over
  }, [over, client])

  useEffect(() => {
    const keys: { [key: string]: () => void } = {
      '/': search,
      r: () => setOpen('again'),
      z: () => client.undo(),
      x: () => client.reset(),
      e: () => client.endTurn(),
    }
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
      if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      const act = keys[event.key]
      // Any other letter begins a search; where something takes letters itself, such as the farm, it has had its turn.
      const begins = !act && !event.defaultPrevented && asked && /^\p{L}$/u.test(event.key)
      if (!act && !begins) return
      event.preventDefault()
      if (act) act()
      else {
        setTyped(event.key)
        setOpen('search')
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [client, asked, search])

  if (update.handover !== null || status === 'elsewhere')
    return <Handover seat={status === 'elsewhere' ? null : update.handover} names={table.names} />

  const close = () => setOpen(null)
  return (
    <TableFrame
      table={table}
      bar={
        <NowBar
          notice={room?.notice}
          onSearch={search}
          onAgain={() => setOpen('again')}
          onExtras={() => setOpen('extras')}
        />
      }
      over={update.decision?.ask === 'feed' && <FeedPanel />}
    >
      {open === 'search' && <SearchDialog begun={typed} onClose={close} />}
      {open === 'extras' && <ExtrasDialog onClose={close} />}
      {open === 'again' && <AgainDialog onClose={close} />}
      {doubt && <DoubtDialog doubt={doubt} onSettle={settle} />}
    </TableFrame>
  )
}
