import { readFileSync } from 'node:fs'
import { EVERY_SETUP } from './random-play.ts'

/** The cards that fixtures deal from, so that a new card changes none of them. */
const DECK = JSON.parse(readFileSync(new URL('../../../../fixtures/deck.json', import.meta.url), 'utf8')) as string[]

interface FixtureSetup {
  players: number
  cards: string
  tile: boolean
  deck?: string[]
}

/** Every kind of table, its hands dealt from the fixtures' own deck. */
export const FIXTURE_SETUPS: readonly FixtureSetup[] = (EVERY_SETUP as FixtureSetup[]).map((setup) =>
  setup.cards === 'dealt' ? { ...setup, deck: DECK } : setup,
)

export const fixtureName = ({ players, cards, tile }: FixtureSetup): string =>
  `agricola-${players}p-${cards}${tile ? '-tile' : ''}`
