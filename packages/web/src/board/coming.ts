import type { TableView } from '@furrow/engine/agricola'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Say } from '../texts/say.ts'
import type { Texts } from '../texts/texts.ts'

/** Stages end with a harvest. */
export const stageOfRound = ({ harvests }: Pick<Catalogue, 'harvests'>, round: number): number =>
  1 + harvests.filter((harvest) => harvest < round).length

/** The round cards of that stage that have not come out yet. */
export function stillToCome({ spaces }: TableView, catalogue: Catalogue, round: number): string[] {
  const stage = stageOfRound(catalogue, round)
  const out = new Set(spaces.map(({ id }) => id))
  return Object.keys(catalogue.faces).filter((id) => catalogue.faces[id]?.stage === stage && !out.has(id))
}

/** Which cards can still come in that round, in words. */
export const comingText = ({ table }: Texts, say: Say, view: TableView, catalogue: Catalogue, round: number): string =>
  table.canCome(stillToCome(view, catalogue, round).map((id) => say.name(id)))
