import { at } from '../contract/at.ts'
import type { Update } from '../contract/update.ts'

/** What is said next in a guided game, and which spaces it is about. */
export interface Hint {
  say: 'field' | 'cell' | 'grain' | 'seed' | 'sow' | 'food' | 'wood' | 'own' | 'choose' | 'animals' | 'feed' | 'end'
  spaces: readonly string[]
}

/** What a farm lacks, the most urgent first, and where it is found. */
const LACKS: readonly [say: Hint['say'], lacks: (farm: Farm, round: number) => boolean, spaces: readonly string[]][] = [
  ['field', ({ fields }) => fields.length === 0, ['farmland']],
  ['seed', (farm) => hasSeed(farm) && farm.fields.some(({ crop }) => crop === null), ['grain-utilization']],
  ['grain', (farm) => !hasSeed(farm) && farm.fields.every(({ crop }) => crop === null), ['grain-seeds']],
  ['food', ({ goods, foodNeeded }, round) => round > 1 && (goods.food ?? 0) < foodNeeded, ['fishing', 'day-laborer']],
  ['wood', ({ goods }) => (goods.wood ?? 0) < 5, ['forest']],
]

type Farm = Update['view']['seats'][number]

const hasSeed = ({ goods }: Farm): boolean => (goods.grain ?? 0) > 0

/** The hint for this moment of somebody's first game; null while others choose. It ends after the first harvest. */
export function hintFor({ view, human, decision, moves, pending }: Update, harvests: readonly number[]): Hint | null {
  if (!decision || pending) return null
  const say = (what: Hint['say']): Hint => ({ say: what, spaces: [] })
  if (view.round > at(harvests, 0)) return say('end')
  if (decision.ask === 'feed') return say('feed')
  if (decision.ask === 'keep' || decision.ask === 'breed') return say('animals')
  if (decision.ask !== 'place') {
    const verbs = new Set(moves.map(({ verb }) => verb))
    return say(verbs.has('plow') ? 'cell' : verbs.has('sow') ? 'sow' : 'choose')
  }
  const farm = at(view.seats, human)
  const open = new Set(moves.map(({ space }) => space))
  for (const [what, lacks, spaces] of LACKS) {
    const found = spaces.filter((space) => open.has(space))
    if (found.length > 0 && lacks(farm, view.round)) return { say: what, spaces: found }
  }
  return say('own')
}
