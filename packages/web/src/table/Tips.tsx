import { type ReactNode, useEffect, useState } from 'react'
import { Heard } from './Heard.tsx'
import { Tip } from './Tip.tsx'
import { TipContext, type TipTarget } from './tip.ts'

/** Explains what is pointed at, until the next move. What it stands around is not drawn again for that. */
export function Tips({ number, children }: { number: number; children: ReactNode }) {
  const [tip, setTip] = useState<TipTarget | null>(null)

  useEffect(() => setTip(null), [number])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setTip(null)
    const onPress = () => setTip(null)
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress, true)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress, true)
    }
  }, [])

  return (
    <TipContext value={setTip}>
      {children}
      {tip && <Tip {...tip} />}
      <Heard tip={tip} />
    </TipContext>
  )
}
