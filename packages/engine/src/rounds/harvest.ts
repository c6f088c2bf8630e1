import { gainOne } from '../actions/supply.ts'
import { fieldCards } from '../cards/standing.ts'
import { windowForAll } from '../cards/trigger.ts'
import { cropKind, reaped } from '../farm/crops.ts'
import { cellsOf } from '../farm/yard.ts'
import { tell } from '../state/events.ts'
import { clockwise, type Frame, push, type State } from '../state/state.ts'
import { beginFeeding } from './feeding.ts'

/** B11: all players complete one phase before the next begins. */
export interface HarvestFrame extends Frame {
  readonly step: 'harvest'
  readonly phase: 'begin' | 'field' | 'feed' | 'breed' | 'end'
}

export const harvestStep = {
  asks(s: State, f: HarvestFrame): boolean {
    const go = (phase: HarvestFrame['phase']) => {
      s.stack[s.stack.length - 1] = { ...f, phase } as HarvestFrame
    }
    switch (f.phase) {
      case 'begin':
        go('field')
        windowForAll(s, 'harvest-start')
        break
      case 'field':
        go('feed')
        tell({ event: 'phase', phase: 'field' })
        for (const seat of clockwise(s, s.starting)) reap(s, seat)
        windowForAll(s, 'field-phase')
        break
      case 'feed':
        go('breed')
        tell({ event: 'phase', phase: 'feeding' })
        beginFeeding(s)
        break
      case 'breed':
        go('end')
        windowForAll(s, 'after-feeding')
        tell({ event: 'phase', phase: 'breeding' })
        for (const seat of [...clockwise(s, s.starting)].reverse()) push(s, { step: 'breed', seat })
        break
      case 'end':
        s.stack.pop()
        windowForAll(s, 'harvest-end')
    }
    return false
  },
}

/** B11: exactly 1 crop from every sown field, cards included. */
function reap(s: State, seat: number): void {
  const p = s.players[seat]
  for (const cell of cellsOf(p.fields)) {
    if (p.crops[cell] === 0) continue
    gainOne(s, seat, cropKind(p.crops[cell]), 1, 'field')
    p.crops[cell] = reaped(p.crops[cell])
  }
  if (p.played.length === 0) return
  for (const { data } of fieldCards(p)) {
    if (data[0] === 0) continue
    gainOne(s, seat, cropKind(data[0]), 1, 'field')
    data[0] = reaped(data[0])
  }
}
