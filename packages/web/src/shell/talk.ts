import { type RefObject, useEffect } from 'react'
import { type Room, useRoom } from '../app/context.ts'

interface Talk {
  /** The talk of the table, if it is one where people talk. */
  talk: Room['talk'] | undefined
  /** The name of its tab, with how much is unread. */
  name: string
}

/**
 * The talk in a tab of the table: whatever is seen of it counts as read. `open`: its tab is chosen; `panel`: what the
 * tabs show, which a narrow screen may hide; `pane`: the part that a narrow screen shows.
 */
export function useTalkTab(open: boolean, panel: RefObject<HTMLElement | null>, pane: string): Talk {
  const talk = useRoom()?.talk
  const unread = talk?.unread ?? 0
  useEffect(() => {
    if (open && unread > 0 && panel.current?.checkVisibility()) talk?.onRead()
  }, [open, unread, talk, pane, panel])
  const title = talk?.title ?? ''
  return { talk, name: unread > 0 ? `${title} (${unread})` : title }
}
