import { cardNames } from '../cards/registry.ts'
import { Damaged, int, type Json, nameOf, record, type Shape, scalar, shared, text } from '../core/shape.ts'
import type { Move } from '../notation/moves.ts'
import type { Frame, State } from '../state/state.ts'

/** A frame without what every frame has. */
type Locals<F extends Frame> = Omit<F, 'step' | 'seat'>

/** What a frame of the stack does when it lies on top, and everything there is to know about it. */
export interface Step<F extends Frame> {
  readonly name: F['step']
  readonly shape: Shape<F>
  /** The space or card that its question comes from. */
  about(f: F): string | null
  /** Does it have to be carried out? Then nothing is offered that would make it impossible. */
  compulsory(f: F): boolean
  /** True: there is a question now, itself or what it has put on top. False: it has done something, and the stack has to be looked at again. */
  asks(s: State, f: F): boolean
  readonly options: ((s: State, f: F, out: Move[]) => void) | undefined
  readonly choose: ((s: State, f: F, move: Move) => void) | undefined
  /** How likely an answer leads on where something compulsory has to remain possible: the highest are tried first. */
  readonly likely: ((s: State, f: F, move: Move) => number) | undefined
  frame(seat: number, locals: Locals<F>): F
  is(frame: Frame | undefined): frame is F
}

interface Described<F extends Frame> {
  fields: { [K in keyof Locals<F>]: Shape<Locals<F>[K]> }
  /** The one frame of this step, where there is only one: also whoever decodes it gets this. */
  only?: F
  about?: Step<F>['about']
  compulsory?: Step<F>['compulsory']
  asks: Step<F>['asks']
  options?: Step<F>['options']
  choose?: Step<F>['choose']
  likely?: Step<F>['likely']
}

/** A step describes itself in one place. */
export function step<F extends Frame>(name: F['step'], of: Described<F>): Step<F> {
  const { fields, only, about = () => null, compulsory = () => false, asks, options, choose, likely } = of
  // Frames are never changed in place. F is these fields.
  const shape = shared(record({ step: text, seat: int, ...fields } as unknown as { [K in keyof F]: Shape<F[K]> }))
  return {
    name,
    shape: only ? { ...shape, decode: (json, where) => shape.decode(json, where) && only } : shape,
    about,
    compulsory,
    asks,
    // Every step has every field, so that asking one is as quick as asking another.
    options,
    choose,
    likely,
    frame: (seat, locals) => ({ step: name, seat, ...locals }) as F, // F is these fields
    is: (frame): frame is F => frame !== undefined && frame.step === name,
  }
}

/** Cards go by name in JSON, so that a save outlives new cards. */
export const cardShape: Shape<number> = nameOf(cardNames, 'the name of a card')

let steps: ReadonlyMap<string, Step<Frame>> = new Map()

/** Called once, with every step there is (see `steps.ts`), so that steps themselves can look ahead along the stack. */
export function registerSteps(found: readonly { readonly name: string }[]): void {
  // Each step is only ever given frames of its own name.
  steps = new Map((found as unknown as Step<Frame>[]).map((one) => [one.name, one]))
}

export const stepOf = (frame: Frame): Step<Frame> => steps.get(frame.step) as Step<Frame> // a step has put it there, or it was decoded

/** Frames of every kind: each step knows its own. */
export const frameShape: Shape<Frame> = {
  copy: scalar.copy,
  equal: (a, b) => a === b || (a.step === b.step && stepOf(a).shape.equal(a, b)),
  hash: (v, h) => stepOf(v).shape.hash(v, h),
  encode: (v) => stepOf(v).shape.encode(v),
  decode(json: Json | undefined, where) {
    const name = (json as { step?: unknown } | null | undefined)?.step
    const known = typeof name === 'string' ? steps.get(name) : undefined
    if (!known) throw new Damaged(`The saved game is damaged: ${where} should be a known step.`)
    return known.shape.decode(json, where)
  },
}
