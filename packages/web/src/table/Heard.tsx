import type { Obstacle } from '@furrow/engine/agricola'
import { obstacleText, outlookOf } from '../now/outlook.ts'
import { sentences } from '../texts/sentences.ts'
import { useTexts } from '../texts/texts.ts'
import { Announced } from '../ui/Unseen.tsx'
import { useFarmsAfter, useObstacles, usePreviews, useTable } from './context.ts'
import type { TipTarget } from './tip.ts'

const NONE: readonly string[] = []

/** What using a space or card now would cost and bring, or why it cannot be used, said to whoever has come to it by keyboard. */
export function Heard({ tip }: { tip: TipTarget | null }) {
  const texts = useTexts()
  const { update, say } = useTable()
  const { id = '', move } = tip ?? {}
  const space = update.view.spaces.find((each) => each.id === id)
  const wanted = move ? [move] : NONE
  const events = usePreviews(wanted).get(move ?? '') ?? []
  const farm = useFarmsAfter(wanted).get(move ?? '') ?? null
  const by = space?.people ?? []
  const told = useObstacles(space && !move && by.length === 0 && update.decision ? [id] : NONE).get(id)
  const obstacles: readonly Obstacle[] = (!move && by.length > 0 ? [{ why: 'taken', by }] : told) ?? []
  const words = [
    ...new Set(obstacles.map((obstacle) => obstacleText(texts, say, obstacle))),
    ...outlookOf(texts, say, events, update.human, farm),
  ]
  return <Announced>{sentences(words)}</Announced>
}
