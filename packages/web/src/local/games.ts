import { makeBot, suggest } from '@furrow/bots'
import {
  agricola,
  type Event,
  express,
  isRefusal,
  obstaclesAt,
  type Refusal,
  refuse,
  type State,
  type View,
} from '@furrow/engine'
import { catalogueOf } from './catalogue.ts'
import type { Played } from './played.ts'

const farm: Played = {
  game: agricola,
  bot: (level, seed) => makeBot(level, seed, agricola.name),
  leavesMove: ({ event }: Event) => event === 'phase' || event === 'round',
  mayPlayItself: (events: readonly Event[]) =>
    !events.some((event) => event.event === 'lost' || (event.event === 'fed' && event.begging > 0)),
  suggest: (view: View) =>
    view.table.decisions.some(({ seat, ask }) => seat === view.viewer && ask === 'place') ? suggest(view) : [],
  obstacles: (state: State, seat, space) => obstaclesAt(state, seat, space),
  catalogue: (state: State) => catalogueOf(state),
}

const dice: Played = {
  game: express,
  bot: (level, seed) => makeBot(level, seed, express.name),
  leavesMove: () => false,
  // Dice want to be rolled by hand.
  mayPlayItself: () => false,
  suggest: () => [],
  obstacles: () => [],
  catalogue: () => null,
}

const GAMES: readonly Played[] = [farm, dice]

/** The game of that name. */
export function playedAs(name: string): Played | Refusal {
  return GAMES.find(({ game }) => game.name === name) ?? refuse('bad-record', `There is no game "${name}" here.`)
}

/** The game of a view: whoever asks about one has it from there. */
export function surelyPlayed(name: string): Played {
  const played = playedAs(name)
  if (isRefusal(played)) throw new Error(played.message)
  return played
}
