import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Heard } from './Heard.tsx'
import { Tip } from './Tip.tsx'
import { TipContext, type TipTarget } from './tip.ts'

interface Props {
  /** Which moment of the game is seen: what was explained at another one holds no more. */
  moment: string
  children: ReactNode
}

/** Explains what is pointed at, until the next move. What it stands around is not drawn again for that. */
export function Tips({ moment, children }: Props) {
  const [shown, setShown] = useState<{ tip: TipTarget; moment: string } | null>(null)
  const now = useRef(moment)
  now.current = moment
  const setTip = useCallback((tip: TipTarget | null) => setShown(tip && { tip, moment: now.current }), [])
  const tip = shown?.moment === moment ? shown.tip : null

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setTip(null)
    // The press that plays a move takes the tip away with it: to do so before would need a picture of its own.
    const onPress = ({ pointerType }: PointerEvent) =>
      setShown((shown) => (pointerType === 'mouse' && shown?.tip.move !== undefined ? shown : null))
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress, true)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress, true)
    }
  }, [setTip])

  return (
    <TipContext value={setTip}>
      {children}
      {tip && <Tip {...tip} />}
      <Heard tip={tip} />
    </TipContext>
  )
}
