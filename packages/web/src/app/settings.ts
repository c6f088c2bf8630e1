import type { Pace } from '../local/messages.ts'
import type { Store } from '../local/store.ts'

export type Language = 'en' | 'fr'
export type Theme = 'auto' | 'light' | 'dark'

export interface Settings {
  language: Language
  theme: Theme
  pace: Pace
}

const KEY = 'furrow.settings'
export const LANGUAGES: readonly Language[] = ['en', 'fr']
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']
export const PACES: readonly Pace[] = ['calm', 'brisk', 'instant']

const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.includes(value as T) ? (value as T) : otherwise

/** What the browser prefers, as far as we speak it. */
const preferred = (languages: readonly string[]): Language =>
  languages.map((tag) => tag.slice(0, 2)).find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en'

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
  }
}

export function keepSettings(store: Store, settings: Settings): void {
  try {
    store.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Then they hold until the page is closed.
  }
}
