import type { Deed, Occasion } from '../cards/windows.ts'
import { record, type Shape, shared, text } from '../core/shape.ts'
import type { Move } from '../notation/moves.ts'
import type { Goods } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import type { acts } from './all.ts'
import type { Obstacle } from './obstacle.ts'

/** An action as data: what a space or a card lets its user do. Each kind has a file beside this one. */
export type Act = (typeof acts)[keyof typeof acts] extends infer R ? (R extends ActRules<infer A> ? A : never) : never

/** Where an action is done: the space it belongs to (-1: none) and how far it has come. */
export interface Doing {
  readonly space: number
  /** How often it was done already in this action: rooms, stables, sown fields, pastures. */
  readonly times: number
  /** What it has to remember meanwhile, e.g. the fences built so far. */
  readonly memo: number
}

interface AnyAct {
  readonly act: string
}

/** What each kind of action knows. Nothing else decides whether it is legal. */
export interface ActRules<A extends AnyAct> {
  readonly name: A['act']
  readonly shape: Shape<A>
  /** The windows that open before and after it, or null: nobody watches it. */
  readonly deed: Deed | null
  /** The same for a single move, where it is something else than the action is called. */
  readonly deedOf: ((move: Move | null) => Deed | null) | undefined
  /** Is it the action that cards quote by its name? */
  named(act: A): boolean
  /** Can it be begun, or gone on with? Counts on what could be exchanged at any time. B12 */
  possible(s: State, seat: number, act: A, doing: Doing): boolean
  /** What stands in its way where it is not possible. */
  readonly obstacle: ((s: State, seat: number, act: A, doing: Doing) => Obstacle) | undefined
  /** Its moves; none for an action without a choice. Where there are none yet, exchanges have to come first. */
  readonly options: ((s: State, seat: number, act: A, doing: Doing, out: Move[]) => void) | undefined
  /** Moves that cannot be paid for yet, but perhaps with what cards bring directly before the action. */
  readonly hoped: ((s: State, seat: number, act: A, out: Move[]) => void) | undefined
  /** Does this move belong to it? */
  readonly takes: ((s: State, move: Move) => boolean) | undefined
  /** Does it. Returns what to remember if it can be repeated in the same action, else null. */
  run(s: State, seat: number, act: A, doing: Doing, move: Move | null): number | null
  /** The whole action is over. */
  readonly end: ((s: State, seat: number, act: A) => void) | undefined
  /** What a watcher can see of the move before it is carried out, and of it all afterwards. */
  readonly sees: ((s: State, seat: number, act: A, move: Move | null) => Partial<Occasion>) | undefined
}

type Described<A extends AnyAct> = Pick<ActRules<A>, 'possible' | 'run'> &
  Partial<Pick<ActRules<A>, 'deedOf' | 'obstacle' | 'options' | 'hoped' | 'takes' | 'end' | 'sees'>> & {
    fields: { [K in keyof Omit<A, 'act'>]: Shape<A[K]> }
    deed?: Deed
    named?: ActRules<A>['named']
  }

/** An act describes itself in one place. */
export function act<A extends AnyAct>(name: A['act'], of: Described<A>): ActRules<A> {
  const {
    fields,
    deed = null,
    deedOf,
    named = () => true,
    possible,
    obstacle,
    options,
    hoped,
    takes,
    run,
    end,
    sees,
  } = of
  // A is these fields.
  const shape = shared(record({ act: text, ...fields } as unknown as { [K in keyof A]: Shape<A[K]> }))
  // Every act has every field, so that asking one is as quick as asking another.
  return { name, shape, deed, deedOf, named, possible, obstacle, options, hoped, takes, run, end, sees }
}

export const ONCE = null

/** Of actions that anybody can take at any time. */
export const ALWAYS = (): boolean => true

/** What an occupation costs, by the number of occupations already played: the last entry holds for all later ones. B6 */
export type Price = readonly number[]

export interface Package {
  readonly pay: Goods | null
  readonly gain: Goods
}
