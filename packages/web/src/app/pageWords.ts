import type { Subjects } from '../texts/languages.ts'
import type { Page } from './route.ts'

const ACCOUNT = ['account', 'online'] as const

/** The words that a page needs before it can be shown, beside those that every page needs. */
export const PAGE_WORDS: Readonly<Partial<Record<Page, readonly (keyof Subjects)[]>>> = {
  start: ['guide'],
  new: ['online'],
  series: ['series'],
  rules: ['rules'],
  cards: ['rulings'],
  express: ['express'],
  online: ['online'],
  account: ACCOUNT,
  join: ['online'],
  room: ['online'],
  recover: ACCOUNT,
  reset: ACCOUNT,
  welcome: ACCOUNT,
  mail: ACCOUNT,
  unsubscribe: ACCOUNT,
  imprint: ACCOUNT,
  privacy: ACCOUNT,
  admin: ['admin'],
}
