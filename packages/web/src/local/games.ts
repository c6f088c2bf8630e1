import { makeBot, suggest } from '@furrow/bots'
import {
  agricola,
  type Event,
  type ExpressView,
  express,
  isRefusal,
  obstaclesAt,
  type Refusal,
  refuse,
  type State,
  type View,
} from '@furrow/engine'
import { catalogueOf, expressCatalogue } from './catalogue.ts'
import type { LocalGame } from './localGame.ts'
import { offersOf } from './offers.ts'

const farm: LocalGame = {
  game: agricola,
  bot: (level, seed) => makeBot(level, seed, agricola.name),
  leavesMove: ({ event }: Event) => event === 'phase' || event === 'round',
  mayPlayItself: (events: readonly Event[]) =>
    !events.some((event) => event.event === 'lost' || (event.event === 'fed' && event.begging > 0)),
  suggest: (view: View) =>
    view.table.decisions.some(({ seat, ask }) => seat === view.viewer && ask === 'place') ? suggest(view) : [],
  obstacles: (state: State, seat, space) => obstaclesAt(state, seat, space),
  offers: () => null,
  catalogue: (state: State) => catalogueOf(state),
}

const dice: LocalGame = {
  game: express,
  bot: (level, seed) => makeBot(level, seed, express.name),
  leavesMove: () => false,
  // Dice want to be rolled by hand.
  mayPlayItself: () => false,
  suggest: () => [],
  obstacles: () => [],
  offers: (view: ExpressView, seat, open) => offersOf(view, seat, open),
  catalogue: expressCatalogue,
}

const GAMES: readonly LocalGame[] = [farm, dice]

/** The game of that name. */
export function localGame(name: string): LocalGame | Refusal {
  return GAMES.find(({ game }) => game.name === name) ?? refuse('bad-record', `There is no game "${name}" here.`)
}

/** The game of a view: whoever asks about one has it from there. */
export function knownGame(name: string): LocalGame {
  const local = localGame(name)
  if (isRefusal(local)) throw new Error(local.message)
  return local
}
