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
  deck?: string[]
  deal?: string
  apart?: boolean
  mulligan?: string
}

/** Every kind of table, its hands dealt from the fixtures' own deck, and two drafts. */
export const FIXTURE_SETUPS: readonly FixtureSetup[] = [
  ...(EVERY_SETUP as FixtureSetup[]).map((setup) => (setup.cards === 'dealt' ? { ...setup, deck: DECK } : setup)),
  { players: 2, cards: 'dealt', tile: false, deck: DRAFT_DECK, deal: 'draft-8' },
  { players: 5, cards: 'dealt', tile: false, deck: DRAFT_DECK, deal: 'draft-7', apart: true, mulligan: 'three' },
]

export const fixtureName = ({ players, cards, tile, deal }: FixtureSetup): string =>
  `agricola-${players}p-${deal ?? cards}${tile ? '-tile' : ''}`
