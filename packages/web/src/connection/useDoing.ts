import { useState } from 'react'

/** Something asked of the server by a press of a button: one thing at a time, and what went wrong stays to be said. */
export function useDoing() {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<unknown>(null)
  async function run(act: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setTrouble(null)
    try {
      await act()
    } catch (error) {
      setTrouble(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, trouble, run }
}
