import { agricola, type Event, obstaclesAt, type State, type View } from '@furrow/engine/agricola'
import { catalogueOf } from './catalogue.ts'
import type { LocalGame } from './localGame.ts'

/** Those who think are large, and nobody needs them to see the table: they come after it. */
const thinking = () => import('@furrow/bots/agricola')

/** The board game on this device. */
export const farm: LocalGame = {
  game: agricola,
  bot: async (level, seed) => (await thinking()).agricolaBots[level]?.(seed) ?? null,
  leavesMove: ({ event }: Event) => event === 'phase' || event === 'round',
  beginsHarvest: (event: Event) => event.event === 'phase' && event.phase === 'field',
  // Nobody begs unasked; animals that cannot be kept are simply gone.
  mayPlayItself: (events: readonly Event[]) => !events.some((event) => event.event === 'fed' && event.begging > 0),
  async suggest(view: View) {
    const places = view.table.decisions.some(({ seat, ask }) => seat === view.viewer && ask === 'place')
    // Where they cannot come, nothing is marked; the table stands without that.
    const bots = places ? await thinking().catch(() => null) : null
    return bots?.suggesting(view) ?? null
  },
  obstacles: (state: State, seat, space) => obstaclesAt(state, seat, space),
  offers: () => null,
  catalogue: (state: State) => catalogueOf(state),
}
