import type account from './account.en.ts'
import type admin from './admin.en.ts'
import type draft from './draft.en.ts'
import type express from './express.en.ts'
import type guide from './guide.en.ts'
import type online from './online.en.ts'
import type room from './room.en.ts'
import type series from './series.en.ts'
import type { Words } from './shape.ts'

/** Every language says the same things about games between people, */
export type OnlineTexts = Words<typeof online>

/** about the table of people who sit far from each other, */
export type RoomTexts = Words<typeof room>

/** about a guided first game, */
export type GuideTexts = Words<typeof guide>

/** and about Express. */
export type ExpressTexts = Words<typeof express>

/** The choice of cards before a game. */
export type DraftTexts = Words<typeof draft>

/** The solo series. */
export type SeriesTexts = Words<typeof series>

/** Ways into an account, mail, reports, and the texts of the site. */
export type AccountTexts = Words<typeof account>

/** The page of administrators. */
export type AdminTexts = Words<typeof admin>

/** Points that a card leaves open, by its name, and how they are ruled; docs/RULINGS.md has all of them. */
export type Rulings = { readonly [card: string]: string }
