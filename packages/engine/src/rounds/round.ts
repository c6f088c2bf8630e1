import { windowForAll } from '../cards/trigger.ts'
import { below } from '../core/random.ts'
import { oneOf } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { beginPile } from '../moor/pile.ts'
import { returnSpecials } from '../moor/special.ts'
import { FIRST_IN_THE_MOOR, HIDDEN_YET, isHarvest, ROUNDS, stageOf } from '../spaces/boards.ts'
import { tell } from '../state/events.ts'
import { boardOf, type Frame, push, type State } from '../state/state.ts'
import { collectPromises } from './collect.ts'
import { harvestStep } from './harvest.ts'
import { scoringStep } from './scoring.ts'
import { workFrame } from './work.ts'

const PHASES = [
  'prepare',
  'special',
  'collect',
  'start',
  'fill',
  'work',
  'work-end',
  'home',
  'round-end',
  'harvest',
  'end',
] as const

/** The course of a game: one phase after the other. `phase` is the one that comes next. */
export interface RoundFrame extends Frame {
  readonly step: 'round'
  readonly phase: (typeof PHASES)[number]
}

/** There are only these, and frames are never changed, so each exists once. */
const PHASE = Object.fromEntries(PHASES.map((phase) => [phase, { step: 'round', seat: 0, phase }])) as {
  readonly [P in RoundFrame['phase']]: RoundFrame // one for each of PHASES
}
export const roundFrame = (phase: RoundFrame['phase']): RoundFrame => PHASE[phase]

/** The new round's card: drawn from what is left of its stage, or as the setup says. B2 */
function reveal(s: State): void {
  const { ids, stages } = boardOf(s)
  let card: number
  if (s.setup.order) card = ids.indexOf(s.setup.order[s.round - 1])
  else if (s.moor && s.round === 1) card = ids.indexOf(FIRST_IN_THE_MOOR)
  else {
    const left: number[] = []
    for (const each of stages[stageOf(s.round)]) if (s.since[each] === HIDDEN_YET) left.push(each)
    card = left.length === 1 ? left[0] : left[below(s.random, left.length)]
  }
  s.since[card] = s.round
  tell({ event: 'round', round: s.round, card: ids[card] })
  windowForAll(s, 'reveal', { space: card })
}

/** B4: every accumulation space receives its goods, on top of what is left there. */
function fill(s: State): void {
  const { spaces, piles } = boardOf(s)
  for (const pile of piles) if (s.since[pile] <= s.round) s.lying[pile] += spaces[pile].accumulates?.count ?? 0
}

export const roundStep: Step<RoundFrame> = step<RoundFrame>('round', {
  fields: { phase: oneOf(...PHASES) },
  asks(s, f) {
    // Phases in which nobody has anything to do follow upon each other.
    const depth = s.stack.length
    for (let top: Frame = f; roundStep.is(top) && s.stack.length === depth; top = s.stack[depth - 1])
      begin(s, top.phase)
    return false
  },
})

const goOn = (s: State, next: RoundFrame): void => {
  s.stack[s.stack.length - 1] = next
}

/** What happens in a phase; what comes next stands on the stack before anything else is put on it. */
function begin(s: State, phase: RoundFrame['phase']): void {
  switch (phase) {
    case 'prepare':
      goOn(s, s.moor ? PHASE.special : PHASE.collect)
      s.round++
      tell({ event: 'phase', phase: 'preparation' })
      reveal(s)
      break
    case 'special':
      goOn(s, PHASE.collect)
      beginPile(s)
      break
    case 'collect':
      goOn(s, PHASE.start)
      collectPromises(s)
      break
    case 'start':
      goOn(s, PHASE.fill)
      windowForAll(s, 'round-start')
      break
    case 'fill':
      goOn(s, PHASE.work)
      fill(s)
      for (const p of s.players) p.gained = 0
      windowForAll(s, 'before-work')
      break
    case 'work':
      goOn(s, PHASE['work-end'])
      tell({ event: 'phase', phase: 'work' })
      push(s, workFrame(s.starting))
      break
    case 'work-end':
      goOn(s, PHASE.home)
      windowForAll(s, 'work-end')
      break
    case 'home':
      // B4: the phase begins while the people still stand on their spaces.
      goOn(s, PHASE['round-end'])
      windowForAll(s, 'returning-home')
      break
    case 'round-end':
      goOn(s, isHarvest(s.round) ? PHASE.harvest : PHASE.end)
      returnHome(s)
      windowForAll(s, 'round-end')
      break
    case 'harvest':
      goOn(s, PHASE.end)
      push(s, harvestStep.frame(0, { phase: 'begin', grainFields: [] }))
      break
    case 'end':
      endRound(s)
  }
}

/** B4: everybody goes home. Newborns stay newborns until the harvest of this round is over. B11 */
function returnHome(s: State): void {
  for (let space = 0; space < s.who.length; space++) s.who[space] = 0
  if (s.moor) {
    for (const p of s.players) p.guests = 0
    returnSpecials(s)
  }
  tell({ event: 'phase', phase: 'home' })
}

function endRound(s: State): void {
  for (const p of s.players) {
    p.newborns = 0
    p.home = p.people
  }
  s.stack[s.stack.length - 1] = s.round === ROUNDS ? scoringStep.frame(0, {}) : roundFrame('prepare')
}
