import type { Manners, Pace } from '../contract/manners.ts'
import { ORDERS, type Order } from '../hand/order.ts'
import type { Store } from '../local/store.ts'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../texts/languages.ts'

export type Theme = 'auto' | 'light' | 'dark'

/** How fast things move on the table. */
export type Motion = 'calm' | 'brisk' | 'none'

/** What is either on or off. */
export const SWITCHES = ['hints', 'forced', 'hold', 'sound'] as const
export type Switch = (typeof SWITCHES)[number]

export interface Settings extends Manners, Record<Switch, boolean> {
  language: Language
  theme: Theme
  motion: Motion
  /** How the hand is sorted. */
  hand: Order
}

const KEY = 'furrow.settings'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']
export const PACES: readonly Pace[] = ['calm', 'brisk', 'instant']
export const MOTIONS: readonly Motion[] = ['calm', 'brisk', 'none']

const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.includes(value as T) ? (value as T) : otherwise

/** What the browser prefers, as far as we speak it. */
const preferred = (languages: readonly string[]): Language =>
  languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? FIRST_LANGUAGE

export function readSettings(store: Store, languages: readonly string[]): Settings {
  let kept: { [K in keyof Settings]?: unknown } = {}
  try {
    kept = { ...JSON.parse(store.getItem(KEY) ?? '{}') }
  } catch {
    // Unreadable settings are no settings.
  }
  return {
    language: oneOf(LANGUAGES, kept.language, preferred(languages)),
    theme: oneOf(THEMES, kept.theme, 'auto'),
    pace: oneOf(PACES, kept.pace, 'calm'),
    motion: oneOf(MOTIONS, kept.motion, 'calm'),
    hand: oneOf(ORDERS, kept.hand, 'kind'),
    hints: kept.hints !== false,
    forced: kept.forced !== false,
    hold: kept.hold === true,
    sound: kept.sound === true,
  }
}

/** Tells the browser the language and the theme. */
export function declareSettings({ language, theme }: Pick<Settings, 'language' | 'theme'>): void {
  document.documentElement.lang = language
  document.documentElement.dataset.theme = theme
}

export function keepSettings(store: Store, settings: Settings): void {
  try {
    store.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Then they hold until the page is closed.
  }
}
