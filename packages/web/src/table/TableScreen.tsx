import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useClient, useRoom, useSnapshot } from '../app/context.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Update } from '../contract/update.ts'
import { DoubtDialog } from '../dialogs/DoubtDialog.tsx'
import { ExtrasDialog } from '../dialogs/ExtrasDialog.tsx'
import { SearchDialog } from '../dialogs/SearchDialog.tsx'
import { SinceDialog } from '../dialogs/SinceDialog.tsx'
import { GuideNote } from '../guide/GuideNote.tsx'
import { useGuide } from '../guide/useGuide.ts'
import { performed } from '../motion/stage.ts'
import { FeedPanel } from '../now/FeedPanel.tsx'
import { NowBar } from '../now/NowBar.tsx'
import { Handover } from '../shell/Handover.tsx'
import { useKeyboardFocus } from '../shell/useKeyboardFocus.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { TableParts } from './TableParts.tsx'
import { useTableState } from './useTableState.ts'

type Open = 'search' | 'extras' | 'since'

/** The table while it is played: everything one needs, on one screen. */
export default function TableScreen({ update, catalogue }: { update: Update; catalogue: Catalogue }) {
  const client = useClient()
  const { suggested, status } = useSnapshot()
  const room = useRoom()
  const narrow = useNarrow()
  const { hint, stop } = useGuide(update, catalogue)
  const { doubt, answer, ...table } = useTableState(update, catalogue, hint ? hint.spaces : suggested)
  const [open, setOpen] = useState<Open | null>(null)
  const [begun, setBegun] = useState('')
  // The search is open before the next key comes, which then is typed into it: no letter is too fast.
  const search = (letter: string) =>
    flushSync(() => {
      setBegun(letter)
      setOpen('search')
    })
  const asked = update.decision !== null
  const { over } = update.view
  const wasOver = useRef(over)

  useKeyboardFocus((asked || update.held) && !table.arranging ? update.number : null)

  useEffect(() => {
    const ends = over && !wasOver.current
    wasOver.current = over
    if (!ends) return
    let wanted = true
    // The last harvest is seen first.
    void performed().then(() => wanted && location.assign(client.href('end')))
    return () => {
      wanted = false
    }
  }, [over, client])

  const keys: { readonly [key: string]: () => void } = {
    '/': () => search(''),
    r: () => setOpen('since'),
    z: () => client.undo(),
    x: () => client.reset(),
    e: () => client.endTurn(),
  }
  useShortcuts((event) => {
    const act = keys[event.key]
    // Any other letter begins a search; where something takes letters itself, such as the farm, it has had its turn.
    const begins = !act && !event.defaultPrevented && asked && /^\p{L}$/u.test(event.key)
    if (!act && !begins) return
    event.preventDefault()
    if (act) act()
    else search(event.key)
  })

  if (update.handover !== null || status === 'elsewhere')
    return <Handover seat={status === 'elsewhere' ? null : update.handover} names={table.names} />

  const close = () => setOpen(null)
  const guide = hint && <GuideNote hint={hint} onStop={stop} />
  return (
    <TableParts
      table={table}
      question={
        <NowBar
          notice={(narrow && guide) || room?.notice}
          onSearch={() => search('')}
          onSince={() => setOpen('since')}
          onExtras={() => setOpen('extras')}
        />
      }
      note={guide}
      over={update.decision?.ask === 'feed' && <FeedPanel />}
    >
      {open === 'search' && <SearchDialog begun={begun} onClose={close} />}
      {open === 'extras' && <ExtrasDialog onClose={close} />}
      {open === 'since' && <SinceDialog onClose={close} />}
      {doubt && <DoubtDialog doubt={doubt} onAnswer={answer} />}
    </TableParts>
  )
}
