// What the house is called, who may come in, and the texts that the law or the host wants to be there.
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { SiteInfo } from '../client/types.ts'
import { oneOf, orEnv, text, type Values } from '../options.ts'
import { Refused } from '../refused.ts'

export interface SiteConfig {
  /** What the site is called, besides Furrow. */
  readonly siteName: string | null
  /** Text files; `imprint.fr.txt` beside `imprint.txt` is the same in French. */
  readonly imprint: string | null
  readonly privacy: string | null
  /** Who may claim a name. */
  readonly signUps: 'open' | 'invited' | 'closed'
  readonly guests: boolean
  readonly chat: boolean
}

const ON_OFF = ['on', 'off'] as const

export const siteOptions = {
  'site-name': orEnv('FURROW_SITE_NAME', text('NAME', 'what this site is called, shown on its first page', null)),
  imprint: orEnv(
    'FURROW_IMPRINT',
    text('FILE', 'a text file that says who runs the site; FILE.fr.txt in French', null),
  ),
  privacy: orEnv('FURROW_PRIVACY', text('FILE', 'a text file about what is stored of people', null)),
  'sign-ups': orEnv(
    'FURROW_SIGN_UPS',
    oneOf<SiteConfig['signUps'], SiteConfig['signUps']>(
      ['open', 'invited', 'closed'],
      'who may claim a name with a password',
      'open',
    ),
  ),
  guests: orEnv('FURROW_GUESTS', oneOf(ON_OFF, 'may people play without a claimed name?', 'on')),
  chat: orEnv('FURROW_CHAT', oneOf(ON_OFF, 'may people talk at tables?', 'on')),
}

export const siteConfigOf = (v: Values<typeof siteOptions>): SiteConfig => ({
  siteName: v['site-name'],
  imprint: v.imprint,
  privacy: v.privacy,
  signUps: v['sign-ups'],
  guests: v.guests !== 'off',
  chat: v.chat !== 'off',
})

export const PAGES = ['imprint', 'privacy'] as const
export type SitePage = (typeof PAGES)[number]

const LANGUAGES = ['en', 'fr']
const LONGEST_TEXT = 100_000

export interface Site extends SiteConfig {
  /** The page in this language, or in the one there is; null if there is none. */
  page(which: SitePage, language: string): string | null
}

/** A text that cannot be read: said at the start, in a sentence. */
export class SiteRefusal extends Error {}

export function openSite(config: SiteConfig): Site {
  const texts = new Map<string, string>()
  for (const which of PAGES) {
    const file = config[which]
    if (file === null) continue
    texts.set(which, readText(file))
    for (const language of LANGUAGES) {
      const end = extname(file)
      const translated = `${file.slice(0, file.length - end.length)}.${language}${end}`
      if (existsSync(translated)) texts.set(`${which} ${language}`, readText(translated))
    }
  }
  return { ...config, page: (which, language) => texts.get(`${which} ${language}`) ?? texts.get(which) ?? null }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(0, LONGEST_TEXT)
  } catch (error) {
    throw new SiteRefusal(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

/** What the page asks before it shows what there is. */
export const siteInfo = (site: SiteConfig, mail: boolean): SiteInfo => ({
  name: site.siteName,
  imprint: site.imprint !== null,
  privacy: site.privacy !== null,
  signUps: site.signUps,
  guests: site.guests,
  chat: site.chat,
  mail,
})

export function mustTalk({ chat }: SiteConfig): void {
  if (!chat) throw new Refused('forbidden', 'Nobody talks at the tables of this site.')
}
