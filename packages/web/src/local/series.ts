import {
  afterGame,
  foodAfter,
  goalOf,
  keepOccupation,
  newSeries,
  nextSetup,
  readSeries,
  type Series,
  type State,
} from '@furrow/engine/agricola'
import { isRefusal, type Refusal } from '@furrow/engine/core'
import type { SeriesNow, SeriesStep } from '../contract/series.ts'
import { openStored } from './authority.ts'

/** The series after that step; null if it is damaged, or the step does not fit it. */
export function seriesNow({ series: kept, after, keep }: SeriesStep): SeriesNow | null {
  let series: Series | Refusal = kept === null ? newSeries() : readSeries(kept)
  if (!isRefusal(series) && after !== undefined) series = played(series, after)
  if (!isRefusal(series) && keep !== undefined) series = keepOccupation(series, keep)
  if (isRefusal(series)) return null
  const setup = nextSetup(series)
  const next = isRefusal(setup)
    ? null
    : {
        goal: goalOf(series.games.length),
        food: foodAfter(series),
        setup: JSON.parse(JSON.stringify(setup)) as NonNullable<SeriesNow['next']>['setup'], // plain data
      }
  return { series, next }
}

function played(series: Series, record: string): Series | Refusal {
  const table = openStored(record)
  return isRefusal(table) ? table : afterGame(series, table.history.state as State) // a game of its own setup, or refused
}
