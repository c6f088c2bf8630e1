import { askBeforeCrops } from '../actions/crops.ts'
import { fieldCards } from '../cards/standing.ts'
import { windowForAll } from '../cards/trigger.ts'
import { int, list, oneOf } from '../core/shape.ts'
import { type Crop, cropKind } from '../farm/crops.ts'
import { type Step, step } from '../flow/step.ts'
import { ROUNDS } from '../spaces/boards.ts'
import { tell } from '../state/events.ts'
import { GRAIN } from '../state/goods.ts'
import type { Frame, Player, State } from '../state/state.ts'
import { askAfterBreeding } from './after-breeding.ts'
import { breedAll } from './breeding.ts'
import { beginFeeding } from './feeding.ts'
import { takeCrops } from './reaping.ts'

const PHASES = [
  'begin',
  'field',
  'crops',
  'reap',
  'reaping',
  'reaped',
  'hungry',
  'feed',
  'fed',
  'breed',
  'bred',
  'end',
] as const

/** B11: all players complete one phase before the next begins. `phase` is what comes next. */
export interface HarvestFrame extends Frame {
  readonly step: 'harvest'
  readonly phase: (typeof PHASES)[number]
  /** For each seat the fields that gave grain; empty until the crops are taken. */
  readonly grainFields: readonly number[]
}

const NONE: readonly number[] = []

const harvestFrame = (phase: HarvestFrame['phase'], grainFields = NONE): HarvestFrame => ({
  step: 'harvest',
  seat: 0,
  phase,
  grainFields,
})

export const harvestStep: Step<HarvestFrame> = step<HarvestFrame>('harvest', {
  fields: { phase: oneOf(...PHASES), grainFields: list(int) },
  asks(s, f) {
    // Phases in which nobody has anything to do follow upon each other.
    const depth = s.stack.length
    for (let top: Frame = f; harvestStep.is(top) && s.stack.length === depth; top = s.stack[depth - 1]) begin(s, top)
    return false
  },
})

const goOn = (s: State, phase: HarvestFrame['phase'], grainFields: readonly number[]): void => {
  s.stack[s.stack.length - 1] = harvestFrame(phase, grainFields)
}

/** What happens in a phase; what comes next stands on the stack before anything else is put on it. */
function begin(s: State, f: HarvestFrame): void {
  switch (f.phase) {
    case 'begin':
      goOn(s, 'field', f.grainFields)
      windowForAll(s, 'harvest-start')
      break
    case 'field':
      goOn(s, 'crops', f.grainFields)
      tell({ event: 'phase', phase: 'field' })
      windowForAll(s, 'field-start')
      break
    case 'crops':
      goOn(s, 'reap', f.grainFields)
      askBeforeCrops(s)
      break
    case 'reap':
      goOn(s, 'reaping', s.players.map(grainFieldsOf))
      takeCrops(s)
      break
    case 'reaping':
      goOn(s, 'reaped', f.grainFields)
      windowForAll(s, 'field-phase')
      break
    case 'reaped':
      goOn(s, 'hungry', f.grainFields)
      windowForAll(s, 'field-phase-all', { grainFields: f.grainFields })
      break
    case 'hungry':
      goOn(s, 'feed', f.grainFields)
      windowForAll(s, 'before-feeding')
      break
    case 'feed':
      goOn(s, 'fed', f.grainFields)
      tell({ event: 'phase', phase: 'feeding' })
      beginFeeding(s)
      break
    case 'fed':
      goOn(s, 'breed', f.grainFields)
      windowForAll(s, 'after-feeding')
      break
    case 'breed':
      goOn(s, 'bred', f.grainFields)
      tell({ event: 'phase', phase: 'breeding' })
      breedAll(s)
      break
    case 'bred':
      goOn(s, 'end', f.grainFields)
      // After the last harvest everybody is asked before scoring anyway.
      if (s.round < ROUNDS) askAfterBreeding(s)
      break
    case 'end':
      s.stack.pop()
      windowForAll(s, 'harvest-end')
  }
}

/** Fields on which grain stands, cards included: each of them will give some. */
function grainFieldsOf(p: Player): number {
  let n = 0
  for (let cell = 0; cell < p.crops.length; cell++) if (((p.fields >> cell) & 1) !== 0 && isGrain(p.crops[cell])) n++
  for (const { data } of fieldCards(p)) if (isGrain(data[0])) n++
  return n
}

const isGrain = (crop: Crop): boolean => crop !== 0 && cropKind(crop) === GRAIN
