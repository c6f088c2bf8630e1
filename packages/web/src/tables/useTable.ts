import type { TableState } from '@furrow/server/client'
import { useEffect, useState } from 'react'
import { getServer } from '../connection/server.ts'

export interface AtTable {
  state: TableState | null
  /** Why the table does not come. */
  trouble: unknown
  /** It was there, and can be seen no longer. */
  lost: boolean
  /** Comes in anew, as somebody who has just sat down or after trouble. */
  retry(): void
}

type Seen = Omit<AtTable, 'retry'>
const NOTHING: Seen = { state: null, trouble: null, lost: false }

/** The table of this name as it is now, for as long as the page shows it; `key` opens it to those who do not sit there. */
export function useTable(id: string, key: string | undefined): AtTable {
  const [visit, setVisit] = useState(0)
  const [seen, setSeen] = useState<Seen>(NOTHING)
  useEffect(() => {
    let here = true
    const socket = getServer().socket()
    // Somebody who was only watching may be shut out, and tables can be gone after a pause.
    socket.onLost = (table, trouble) => {
      if (here && table === id) setSeen({ state: null, trouble, lost: true })
    }
    socket
      .join(id, (state) => here && setSeen({ ...NOTHING, state }), key)
      .catch((trouble: unknown) => here && setSeen((before) => ({ ...before, trouble })))
    return () => {
      here = false
      socket.leave(id).catch(() => undefined) // a socket that is closed has left already
    }
  }, [id, key, visit])
  return { ...seen, retry: () => setVisit(visit + 1) }
}
