import type { FurrowHttp, TableState } from '@furrow/server/client'
import { at } from '../../contract/at.ts'
import type { GameName } from '../../contract/options.ts'
import type { Moment, Story } from '../../contract/story.ts'
import type { AnyUpdate } from '../../contract/update.ts'
import type { Client } from '../../local/client.ts'
import type { Reel } from '../../replay/ReplayPage.tsx'
import { inForce, sittersOf, updateFrom } from './sight.ts'

type Engine = Pick<Client, 'look' | 'story' | 'moment' | 'chapters'>

/** A finished game from its record: everything can be seen again. */
export function recordReel(engine: Engine, record: Promise<string>): Reel {
  return {
    story: () => record.then(engine.story),
    moment: (step, seat) => record.then((text) => engine.moment(text, step, seat)),
  }
}

/** A game under way: the server shows its moments as one may know them. */
export function runningReel(
  engine: Engine,
  http: Pick<FurrowHttp, 'moment'>,
  state: TableState,
  key: string | undefined,
): Reel {
  const { info } = state
  const moves = inForce(state.log)
  const begun = state.log.find(({ kind }) => kind === 'start')?.number ?? 0
  const seats = sittersOf(info)

  async function moment(wanted: number, seat: number): Promise<Moment | null> {
    const step = Math.max(0, Math.min(wanted, moves.length))
    const number = step === 0 ? begun : at(moves, step - 1).number
    const { view, decisions } = await http.moment(info.id, number, key)
    const then = { ...state, view, decisions, number, ask: null, undo: null }
    const update = {
      ...updateFrom(then, moves.slice(0, step), seats, seat),
      number: step,
      human: Math.min(seat, seats.length - 1),
    } as AnyUpdate // the same game
    const { catalogue } = await engine.look({ game: update.game, view: update.seen }, false)
    return { update, catalogue }
  }

  async function story(): Promise<Story> {
    const game = info.game as GameName // the server plays no other games than the page
    const { rounds, harvests } = await engine.chapters(game, moves, 0)
    return { game, steps: moves.length, rounds, harvests, points: [], over: false, seats }
  }

  return { story, moment }
}
