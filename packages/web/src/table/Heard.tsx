import { sentences } from '../texts/sentences.ts'
import { Announced } from '../ui/Unseen.tsx'
import type { TipTarget } from './tip.ts'
import { useTipWords } from './useTipWords.ts'

/** The same as a tip says of using a space or card, for whoever listens. */
export function Heard({ tip }: { tip: TipTarget | null }) {
  const { why, brings } = useTipWords({ id: tip?.id ?? '', move: tip?.move })
  return <Announced>{sentences([...why, ...brings])}</Announced>
}
