import type { Section } from '../rules/section.ts'
import type { CardTexts } from './cards/shape.ts'
import { coming } from './coming.ts'
import english from './main.en.ts'
import type {
  AccountTexts,
  AdminTexts,
  DraftTexts,
  ExpressTexts,
  GuideTexts,
  OnlineTexts,
  RoomTexts,
  Rulings,
  SeriesTexts,
} from './subjects.ts'
import type { Texts } from './texts.ts'

/** What is said, subject by subject; each subject of each language is loaded when it is first needed. */
export interface Subjects {
  main: Texts
  online: OnlineTexts
  room: RoomTexts
  account: AccountTexts
  admin: AdminTexts
  express: ExpressTexts
  guide: GuideTexts
  draft: DraftTexts
  series: SeriesTexts
  rules: readonly Section[]
  rulings: Rulings
  'cards/base': CardTexts
  'cards/five-six': CardTexts
  'cards/promo': CardTexts
  'cards/moor': CardTexts
}

/** A language for which there are words, such as `en`. */
export type Language = string

/**
 * Every subject in every language, as files such as `online.fr.ts`: a further language is a further set of files. English
 * is what the others are measured by; its main words are there from the start.
 */
const FILES = {
  ...import.meta.glob<{ default: unknown }>([
    './{main,online,room,account,admin,express,guide,draft,series,rulings}.??.ts',
    './cards/{base,five-six,promo,moor}.??.ts',
    '!./main.en.ts',
  ]),
  ...import.meta.glob<{ default: unknown }>('../rules/rules.??.ts'),
}

/** The language that is there from the start. */
export const FIRST_LANGUAGE: Language = english.lang

/** The languages there are, English first. */
export const LANGUAGES: readonly Language[] = [
  FIRST_LANGUAGE,
  ...Object.keys(FILES)
    .flatMap((path) => /^\.\/main\.(..)\.ts$/.exec(path)?.[1] ?? [])
    .sort(),
]

/** A language by its name in its own words: "Français". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const pathOf = (subject: keyof Subjects, language: Language): string =>
  `${subject === 'rules' ? '../rules' : '.'}/${subject}.${language}.ts`

async function load(subject: keyof Subjects, language: Language): Promise<unknown> {
  const file = FILES[pathOf(subject, language)]
  if (!file) throw new Error(`There are no words about "${subject}" in "${language}".`)
  return (await file()).default
}

const kept = new Map<string, unknown>([[pathOf('main', FIRST_LANGUAGE), english]])

/** The words about a subject, there or coming. If a language cannot come, English is better than nothing. */
export function wordsIn<S extends keyof Subjects>(subject: S, language: Language): Subjects[S] | Promise<Subjects[S]> {
  const path = pathOf(subject, language)
  if (!kept.has(path)) kept.set(path, coming(load(subject, language).catch(() => wordsIn(subject, FIRST_LANGUAGE))))
  return kept.get(path) as Subjects[S] | Promise<Subjects[S]> // each file holds the words that its subject names
}
