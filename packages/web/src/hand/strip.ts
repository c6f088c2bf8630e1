// The strip along the bottom holds the hand and the cards in play. It is measured in units of which the width of the
// window has STRIP: a card in hand is 88 wide, so that fourteen lie side by side.

const STRIP = 1316
const EDGES = 12
const SORT = 30
const LABEL = 26
const GAP = 3
/** As narrow and as wide as a card gets: with few of them there is room for all its words. */
const NARROWEST = 88
const WIDEST = 182
/** From this width on the words stand beside the picture. */
const OPEN = 125
const MOST = 14
/** A card in play where they lie in two rows. */
const SMALL = 62

export interface Strip {
  /** How wide a card is. */
  width: number
  form: 'hand' | 'open'
  /** Do the cards in play lie in two rows, as small ones? */
  small: boolean
}

/** How so many cards in hand and in play share the strip. */
export function stripOf(hand: number, played: number): Strip {
  const room = STRIP - EDGES - SORT - (played > 0 ? LABEL : 0)
  const small = hand + played > MOST
  const cards = small ? hand : hand + played
  const rest = small ? room - Math.ceil(played / 2) * (SMALL + GAP) : room
  const width = Math.floor(Math.min(WIDEST, Math.max(NARROWEST, rest / Math.max(1, cards) - GAP)))
  return { width, form: width >= OPEN ? 'open' : 'hand', small }
}
