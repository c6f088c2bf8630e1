import { actsFrame } from '../actions/acts-step.ts'
import type { Improvement } from '../actions/improvement.ts'
import { pay } from '../actions/pay.ts'
import { release } from '../actions/release.ts'
import { stranded } from '../actions/stranded.ts'
import { gain, settle } from '../actions/supply.ts'
import { trade } from '../actions/trade.ts'
import { openWindow } from '../cards/trigger.ts'
import { occasion } from '../cards/windows.ts'
import { bool, int, nameOf, oneOf } from '../core/shape.ts'
import { liftTile, slashCells } from '../farm/tiles.ts'
import { type Cell, count, lowest, yardOf } from '../farm/yard.ts'
import { type Step, step } from '../flow/step.ts'
import { CHOOSE } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Frame, pop, push, replace, type State } from '../state/state.ts'
import { askToKeepCard } from './pile.ts'
import { printedAction, SPECIAL_ACTIONS, SPECIAL_CARD_NAMES, type SpecialAction } from './special-cards.ts'

/** A special action that is being carried out. `card` is the one it stands on, or -1: a card grants it without one. */
export interface SpecialFrame extends Frame {
  readonly step: 'special'
  readonly card: number
  readonly action: number
  /** What comes next: the cards that act before it, the action itself, the cards that act after it. */
  readonly phase: 'before' | 'act' | 'after'
  /** Cards that came into play later than this do not know the moment. */
  readonly known: number
  /** The space whose tile was taken away, or -1, and whether it is clear of tiles now. */
  readonly cell: number
  readonly cleared: boolean
}

/** M6: Black Market is for minors, Clandestine Work for both. */
const marketAct = (action: SpecialAction): Improvement => ({
  act: 'improvement',
  minor: true,
  major: action === 'clandestine-work',
  majorFrom: 0,
  named: false,
})

/** Begins an action: nothing of it is done yet. */
export function beginSpecial(s: State, seat: number, card: number, action: number): void {
  push(s, specialStep.frame(seat, { card, action, phase: 'before', known: s.order, cell: -1, cleared: false }))
}

const cellsOf = (s: State, f: SpecialFrame): number => {
  const p = s.players[f.seat]
  const action = SPECIAL_ACTIONS[f.action]
  return action === 'cut-peat' ? p.moors : action === 'fell-trees' ? p.forests : slashCells(p)
}

/** The actions that choose a tile. */
const TILED: readonly SpecialAction[] = ['cut-peat', 'fell-trees', 'slash-and-burn']
const isTiled = (f: SpecialFrame): boolean => TILED.includes(SPECIAL_ACTIONS[f.action])

export const specialStep: Step<SpecialFrame> = step<SpecialFrame>('special', {
  fields: {
    card: nameOf(() => SPECIAL_CARD_NAMES, 'a special action card'),
    action: nameOf(() => SPECIAL_ACTIONS, 'a special action'),
    phase: oneOf('before', 'act', 'after'),
    known: int,
    cell: int,
    cleared: bool,
  },
  about: (f) => SPECIAL_ACTIONS[f.action],
  // Hiring Fair can be carried out whatever is done meanwhile; of the others something could be missing then.
  compulsory: (f) => f.phase !== 'after' && SPECIAL_ACTIONS[f.action] !== 'hiring-fair',
  asks(s, f) {
    switch (f.phase) {
      case 'before':
        replace(s, { ...f, phase: 'act' } as SpecialFrame)
        tell({ event: 'special', seat: f.seat, action: SPECIAL_ACTIONS[f.action] })
        openWindow(
          s,
          'before-special',
          occasion(f.seat, { special: f.action, source: SPECIAL_ACTIONS[f.action] }),
          f.known,
        )
        return false
      case 'act':
        if (!isTiled(f)) {
          replace(s, { ...f, phase: 'after' } as SpecialFrame)
          deal(s, f)
          return false
        }
        // Nothing that comes before it may take the last tile away.
        if (cellsOf(s, f) === 0) throw stranded(SPECIAL_ACTIONS[f.action])
        if (count(cellsOf(s, f)) > 1) return true
        clear(s, f, lowest(cellsOf(s, f)))
        return false
      case 'after':
        finish(s, f)
        return false
    }
  },
  options(s, f, out) {
    for (let rest = cellsOf(s, f); rest !== 0; rest &= rest - 1) out.push(CHOOSE[lowest(rest)])
  },
  choose(s, f, move) {
    if (move.verb === 'choose') clear(s, f, move.cell)
  },
})

/** M6: takes the tile away, and what comes of it. */
function clear(s: State, f: SpecialFrame, cell: Cell): void {
  const action = SPECIAL_ACTIONS[f.action]
  // Whoever has begun it carries it out: nothing that comes before may leave no tile for it.
  if (cell < 0) throw stranded(action)
  const p = s.players[f.seat]
  const name = yardOf(p).names[cell]
  // A field comes before the tile goes, so that fences round it make no pasture of it.
  if (action === 'slash-and-burn') p.fields |= 1 << cell
  const cleared = liftTile(p, cell)
  replace(s, { ...f, phase: 'after', cell, cleared } as SpecialFrame)
  tell({ event: 'tile', seat: f.seat, tile: action === 'cut-peat' ? 'moor' : 'forest', cell: name, what: 'removed' })
  if (action === 'slash-and-burn') {
    tell({ event: 'built', seat: f.seat, what: 'field', cell: name })
    release(s, f.seat, 1 << cell)
  } else gain(s, f.seat, printedAction(f.card, action).gain, action)
  // Animals may have lived there, on a card's permission.
  if (p.played.length > 0) settle(s, f.seat)
}

/** The actions without a tile: what they cost, then what they bring. */
function deal(s: State, f: SpecialFrame): void {
  const action = SPECIAL_ACTIONS[f.action]
  const printed = printedAction(f.card, action)
  if (action === 'hiring-fair') gain(s, f.seat, printed.gain, action)
  else if (action === 'horse-coper') trade(s, f.seat, printed.pay, printed.gain, action)
  else {
    push(s, actsFrame(s, f.seat, action, -1, [marketAct(action)], 'all', false))
    pay(s, f.seat, [printed.pay], action)
  }
}

/** The action is complete: alone the card leaves the game (M13), and cards act that watch it. */
function finish(s: State, f: SpecialFrame): void {
  pop(s, f.seat)
  if (s.players.length === 1 && f.card >= 0) askToKeepCard(s, f.seat, f.card)
  const { home, guests } = s.players[f.seat]
  openWindow(
    s,
    'after-special',
    occasion(f.seat, {
      special: f.action,
      source: SPECIAL_ACTIONS[f.action],
      cells: f.cell < 0 ? 0 : 1 << f.cell,
      cleared: f.cleared,
      count: home + guests,
    }),
    f.known,
  )
}
