import { agricola, type View } from '@furrow/engine/agricola'
import { atOnce, type Steps } from '../steps.ts'
import { FARMERS_MIND, thinkingAhead } from './farmer.ts'

const MOST = 3

/** Up to three action spaces that are worth a look for the seat that looks and has to place a person, best first. */
export const suggest = (view: View): string[] => atOnce(suggesting(view))

/** The same, step by step. */
export function* suggesting(view: View): Steps<string[]> {
  const decision = view.table.decisions.find(({ ask }) => ask === 'place')
  if (!decision || (view.viewer !== 'all' && view.viewer !== decision.seat)) return []
  const s = agricola.imagine(view, 'suggest')
  return (yield* thinkingAhead(s, decision.seat, FARMERS_MIND, 'quick'))
    .filter(({ move }) => move.verb === 'place')
    .slice(0, MOST)
    .map(({ move }) => agricola.print(s, move))
}
