import { askBeforeCrops } from '../actions/crops.ts'
import { gainOne } from '../actions/supply.ts'
import { fieldCards } from '../cards/standing.ts'
import { windowForAll } from '../cards/trigger.ts'
import { oneOf } from '../core/shape.ts'
import { cropKind, reaped } from '../farm/crops.ts'
import { cellsOf } from '../farm/yard.ts'
import { type Step, step } from '../flow/step.ts'
import { tell } from '../state/events.ts'
import { clockwise, type Frame, push, type State } from '../state/state.ts'
import { breedStep } from './breeding.ts'
import { beginFeeding } from './feeding.ts'

const PHASES = ['begin', 'field', 'crops', 'reap', 'reaped', 'hungry', 'feed', 'fed', 'breed', 'end'] as const

/** B11: all players complete one phase before the next begins. `phase` is what comes next. */
export interface HarvestFrame extends Frame {
  readonly step: 'harvest'
  readonly phase: (typeof PHASES)[number]
}

/** There are only these, and frames are never changed, so each exists once. */
const FRAMES = Object.fromEntries(PHASES.map((phase) => [phase, { step: 'harvest', seat: 0, phase }])) as {
  readonly [P in HarvestFrame['phase']]: HarvestFrame // one for each of PHASES
}
export const harvestFrame = (phase: HarvestFrame['phase']): HarvestFrame => FRAMES[phase]

export const harvestStep: Step<HarvestFrame> = step<HarvestFrame>('harvest', {
  fields: { phase: oneOf(...PHASES) },
  asks(s, f) {
    // Phases in which nobody has anything to do follow upon each other.
    const depth = s.stack.length
    for (let top: Frame = f; harvestStep.is(top) && s.stack.length === depth; top = s.stack[depth - 1])
      begin(s, top.phase)
    return false
  },
})

/** What happens in a phase; what comes next stands on the stack before anything else is put on it. */
function begin(s: State, phase: HarvestFrame['phase']): void {
  const go = (next: HarvestFrame['phase']) => {
    s.stack[s.stack.length - 1] = FRAMES[next]
  }
  switch (phase) {
    case 'begin':
      go('field')
      windowForAll(s, 'harvest-start')
      break
    case 'field':
      go('crops')
      tell({ event: 'phase', phase: 'field' })
      windowForAll(s, 'field-start')
      break
    case 'crops':
      go('reap')
      askBeforeCrops(s)
      break
    case 'reap':
      go('reaped')
      for (const seat of clockwise(s, s.starting)) reap(s, seat)
      windowForAll(s, 'field-phase')
      break
    case 'reaped':
      go('hungry')
      windowForAll(s, 'field-phase-all')
      break
    case 'hungry':
      go('feed')
      windowForAll(s, 'before-feeding')
      break
    case 'feed':
      go('fed')
      tell({ event: 'phase', phase: 'feeding' })
      beginFeeding(s)
      break
    case 'fed':
      go('breed')
      windowForAll(s, 'after-feeding')
      break
    case 'breed':
      go('end')
      tell({ event: 'phase', phase: 'breeding' })
      for (const seat of [...clockwise(s, s.starting)].reverse()) push(s, breedStep.frame(seat, {}))
      break
    case 'end':
      s.stack.pop()
      windowForAll(s, 'harvest-end')
  }
}

/** B11: exactly 1 crop from every sown field, cards included. */
function reap(s: State, seat: number): void {
  const p = s.players[seat]
  for (const cell of cellsOf(p.fields)) {
    if (p.crops[cell] === 0) continue
    gainOne(s, seat, cropKind(p.crops[cell]), 1, 'field')
    p.crops[cell] = reaped(p.crops[cell])
  }
  for (const { data } of fieldCards(p)) {
    if (data[0] === 0) continue
    gainOne(s, seat, cropKind(data[0]), 1, 'field')
    data[0] = reaped(data[0])
  }
}
