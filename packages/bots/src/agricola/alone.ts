import { agricola, at, type Move, type State } from '@furrow/engine'
import { evaluate } from './evaluate.ts'
import type { Network } from './network/network.ts'
import { finish, type Placement, place, placements, turns } from './search.ts'

// Alone nobody takes anything away, so that whole rounds can be planned.

/** How many unfinished plans are kept in mind, and how far ahead they reach: to the end of this round, and so many more. */
const PLANS = Number(process.env.PLANS ?? 10)
const ROUNDS_MORE = Number(process.env.MORE ?? 0)
/** More turns than such a plan can have. */
const LONGEST = 40

interface Plan {
  state: State
  value: number
  first: Move
}

/** Answers everything up to the next turn. */
function onward(s: State, seat: number, network: Network): State {
  let now = s
  for (let n = 0; n < LONGEST && !now.over && at(agricola.decisions(now), 0).ask !== 'place'; n++)
    now = finish(now, seat, network, 1).state
  return now
}

/** The placements, best first, after planning the rest of the round. */
export function planned(s: State, seat: number, network: Network): Placement[] {
  const found = placements(s, seat, network, 3)
  if (found.length === 1) return found
  const last = s.round + ROUNDS_MORE
  const best = new Map<Move, number>()
  let open: Plan[] = found.map(({ move, after }) => plan(onward(after, seat, network), seat, network, move))
  for (let n = 0; n < LONGEST && open.length > 0; n++) {
    const next: Plan[] = []
    for (const { state, value, first } of open) {
      if (state.over || state.round > last) {
        best.set(first, Math.max(value, best.get(first) ?? Number.NEGATIVE_INFINITY))
        continue
      }
      for (const move of turns(state, seat))
        next.push(plan(onward(place(state, seat, move, network, 1).after, seat, network), seat, network, first))
    }
    next.sort((a, b) => b.value - a.value)
    open = next.filter(({ value }, i) => i === 0 || value !== next[i - 1]?.value).slice(0, PLANS)
  }
  const value = (option: Placement) => best.get(option.move) ?? Number.NEGATIVE_INFINITY
  return found.sort((a, b) => value(b) - value(a))
}

const plan = (state: State, seat: number, network: Network, first: Move): Plan => ({
  state,
  value: evaluate(state, seat, network),
  first,
})
