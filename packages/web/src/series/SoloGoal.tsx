import { useApp, useSnapshot } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { useWords } from '../texts/texts.ts'
import { keptSeries } from './kept.ts'

/** The end of a game alone: was the goal reached, and does a series go on? B15 */
export function SoloGoal({ goal, points }: { goal: number; points: number }) {
  const words = useWords('series')
  const { store } = useApp()
  const { id } = useSnapshot()
  return (
    <p data-part="goal">
      {points >= goal ? words.goalReached(goal) : words.goalMissed(goal)}{' '}
      {id !== null && keptSeries(store).game === id && (
        <a data-action="series" href={hrefOf('series')}>
          {words.back}
        </a>
      )}
    </p>
  )
}
