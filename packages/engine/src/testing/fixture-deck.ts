import { readFileSync } from 'node:fs'
import { EVERY_SETUP } from './random-play.ts'

const namesIn = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../../fixtures/${file}`, import.meta.url), 'utf8')) as string[]

/** The cards that fixtures deal from, so that a new card changes none of them; drafts need more of them. */
const DECK = namesIn('deck.json')
const DRAFT_DECK = namesIn('draft-deck.json')

interface FixtureSetup {
  players: number
  cards: string
  tile: boolean
  moor?: number
  deck?: string[]
  deal?: string
  apart?: boolean
  mulligan?: string
}

/** The minors of the Moor that fixtures deal, and at level 3 the usual deck with them. */
const MOOR_DECK = namesIn('moor-deck.json')

/** Farmers of the Moor at every level and player count. M2 */
const MOOR_SETUPS: readonly FixtureSetup[] = [1, 2, 3].flatMap((moor) =>
  [1, 2, 3, 4, 5].map((players) => ({
    players,
    cards: moor === 1 ? 'none' : 'dealt',
    tile: false,
    moor,
    ...(moor === 1 ? {} : { deck: moor === 2 ? MOOR_DECK : [...DECK, ...MOOR_DECK] }),
  })),
)

/** Every kind of table, its hands dealt from the fixtures' own deck, and two drafts. */
export const FIXTURE_SETUPS: readonly FixtureSetup[] = [
  ...(EVERY_SETUP as FixtureSetup[]).map((setup) => (setup.cards === 'dealt' ? { ...setup, deck: DECK } : setup)),
  { players: 2, cards: 'dealt', tile: false, deck: DRAFT_DECK, deal: 'draft-8' },
  { players: 5, cards: 'dealt', tile: false, deck: DRAFT_DECK, deal: 'draft-7', apart: true, mulligan: 'three' },
  ...MOOR_SETUPS,
]

export const fixtureName = ({ players, cards, tile, deal, moor }: FixtureSetup): string =>
  moor ? `agricola-${players}p-moor-${moor}` : `agricola-${players}p-${deal ?? cards}${tile ? '-tile' : ''}`
