import { agricolaBots, suggesting } from '@furrow/bots/agricola'
import { agricola, type Event, obstaclesAt, type State, type View } from '@furrow/engine/agricola'
import { catalogueOf } from './catalogue.ts'
import type { LocalGame } from './localGame.ts'

/** The board game on this device. */
export const farm: LocalGame = {
  game: agricola,
  bot: (level, seed) => agricolaBots[level]?.(seed) ?? null,
  leavesMove: ({ event }: Event) => event === 'phase' || event === 'round',
  beginsHarvest: (event: Event) => event.event === 'phase' && event.phase === 'field',
  // Nobody begs unasked; animals that cannot be kept are simply gone.
  mayPlayItself: (events: readonly Event[]) => !events.some((event) => event.event === 'fed' && event.begging > 0),
  *suggest(view: View) {
    const places = view.table.decisions.some(({ seat, ask }) => seat === view.viewer && ask === 'place')
    return places ? yield* suggesting(view) : []
  },
  obstacles: (state: State, seat, space) => obstaclesAt(state, seat, space),
  offers: () => null,
  catalogue: (state: State) => catalogueOf(state),
}
