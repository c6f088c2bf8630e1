/** What a move is made of, each part by its name. Which parts there are depends on the verb alone. */
export interface Described {
  /** What `print` gives. */
  readonly text: string
  readonly verb: string
  /** An action space. */
  readonly space?: string
  /** A space of the farm, or several. */
  readonly cell?: string
  readonly cells?: readonly string[]
  /** A card, major, occupation or improvement. */
  readonly card?: string
  /** A special action card, and one of its actions. */
  readonly special?: string
  readonly action?: string
  /** What is handed in for it. */
  readonly back?: string
  /** A kind of cards. */
  readonly kind?: string
  readonly goods?: { readonly [good: string]: number }
  /** What is given for them, where that has to be said. */
  readonly price?: { readonly [good: string]: number }
  readonly count?: number
  /** Faces of dice. */
  readonly dice?: readonly string[]
  /** Where something comes from, and what it turns into. */
  readonly from?: string
  readonly to?: string
  /** Where animals are put. */
  readonly pens?: readonly { readonly pen: string; readonly animal: string; readonly count: number }[]
  /** The moves of a line. */
  readonly moves?: readonly Described[]
}
