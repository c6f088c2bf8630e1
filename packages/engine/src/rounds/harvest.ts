import { askBeforeCrops } from '../actions/crops.ts'
import { windowForAll } from '../cards/trigger.ts'
import { oneOf } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { tell } from '../state/events.ts'
import { clockwise, type Frame, push, type State } from '../state/state.ts'
import { breedStep } from './breeding.ts'
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
  'end',
] as const

/** B11: all players complete one phase before the next begins. `phase` is what comes next. */
export interface HarvestFrame extends Frame {
  readonly step: 'harvest'
  readonly phase: (typeof PHASES)[number]
}

export const harvestStep: Step<HarvestFrame> = step<HarvestFrame>('harvest', {
  fields: { phase: oneOf(...PHASES) },
  asks(s, f) {
    const go = (phase: HarvestFrame['phase']) => {
      s.stack[s.stack.length - 1] = harvestStep.frame(f.seat, { phase })
    }
    switch (f.phase) {
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
        go('reaping')
        takeCrops(s)
        break
      case 'reaping':
        go('reaped')
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
    return false
  },
})
