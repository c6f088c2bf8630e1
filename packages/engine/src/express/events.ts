import type { ScoreLine } from '../core/game.ts'
import { teller } from '../core/teller.ts'
import type { FaceName, IMPROVEMENTS, OCCUPATIONS } from './dice.ts'
import type { Amounts, GoodName, HOUSES } from './sheet.ts'

/** What happened, in the words of the game. `rolled` is the only one that brings out something nobody knew. */
export type ExpressEvent =
  | { event: 'round'; round: number; starting: number }
  | { event: 'rolled'; seat: number; dice: FaceName[] }
  | { event: 'kept'; seat: number; dice: FaceName[] }
  | { event: 'set'; seat: number; occupation: (typeof OCCUPATIONS)[number]; from: FaceName; to: FaceName }
  /** A dice group was taken: these dice are used. */
  | { event: 'took'; seat: number; dice: FaceName[] }
  /** `dice` were paid at double the cost; `virtual` says which workshops helped. */
  | { event: 'paid'; seat: number; sheet: Amounts; dice: FaceName[]; virtual: GoodName[] }
  | { event: 'got'; seat: number; goods: Amounts }
  | { event: 'rooms'; seat: number; count: number }
  | { event: 'upgraded'; seat: number; to: (typeof HOUSES)[number] }
  | { event: 'born'; seat: number }
  /** What was planted, if anything: 2 of it are on the sheet now, in place of the 1 taken from there or from a die. */
  | { event: 'field'; seat: number; planted: GoodName | null; from: 'die' | 'sheet' | null }
  | { event: 'pasture'; seat: number }
  | { event: 'learned'; seat: number; occupation: (typeof OCCUPATIONS)[number] }
  | { event: 'built'; seat: number; improvement: (typeof IMPROVEMENTS)[number] }
  | { event: 'cooked'; seat: number; good: GoodName; count: number; food: number }
  | { event: 'discarded'; seat: number; good: GoodName; count: number }
  | { event: 'harvest'; harvest: number }
  | { event: 'fed'; seat: number; food: number; missing: number }
  | { event: 'bred'; seat: number; animals: Amounts }
  | { event: 'scored'; seat: number; harvest: number; points: number; total: number; lines: ScoreLine[] }
  | { event: 'starting'; seat: number }
  | { event: 'over' }

/** May a move that told this not be taken back any more? */
export const reveals = ({ event }: ExpressEvent): boolean => event === 'rolled'

/** X3: an action begins when the dice are kept or rolled. */
export const beginsTurn = ({ event }: ExpressEvent): boolean => event === 'kept' || event === 'rolled'
export const beginsRound = ({ event }: ExpressEvent): boolean => event === 'round'

const told = teller<ExpressEvent>()

export const { listen } = told

/** The event is only made when somebody listens. */
export function tell(event: () => ExpressEvent): void {
  if (told.listening()) told.tell(event())
}
