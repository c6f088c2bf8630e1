import type { Obstacle } from '@furrow/engine/agricola'
import { obstacleText, outlookOf } from '../now/outlook.ts'
import { useTexts } from '../texts/texts.ts'
import { useFarmsAfter, useObstacles, usePreviews, useTable } from './context.ts'
import type { TipTarget } from './tip.ts'

const NONE: readonly string[] = []

/** What using a space or card now would cost and bring, and why it cannot be used. */
export function useTipWords({ id, move }: Pick<TipTarget, 'id' | 'move'>): { why: string[]; brings: string[] } {
  const texts = useTexts()
  const { update, catalogue, say } = useTable()
  const space = update.view.spaces.find((each) => each.id === id)
  const wanted = move ? [move] : NONE
  const events = usePreviews(wanted).get(move ?? '') ?? []
  const farm = useFarmsAfter(wanted).get(move ?? '') ?? null
  // Who stands there can be seen; about the rest the engine is asked, for whoever has to choose.
  const by = space?.people ?? []
  const isSpecial = update.view.moor?.special.some(({ actions }) => actions.some(({ action }) => action === id))
  const isAsked = (space || catalogue.cards[id] || isSpecial) && !move && by.length === 0 && update.decision
  const told = useObstacles(isAsked ? [id] : NONE).get(id)
  const obstacles: readonly Obstacle[] | undefined = !move && by.length > 0 ? [{ why: 'taken', by }] : told
  const why = (obstacles ?? []).map((obstacle) => obstacleText(texts, say, obstacle))
  // A card may let one place a person on certain spaces only.
  if (space && obstacles?.length === 0 && update.decision?.ask === 'place') why.push(texts.table.notNow)
  return { why: [...new Set(why)], brings: outlookOf(texts, say, events, update.human, farm) }
}
