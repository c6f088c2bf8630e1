import type { Language } from './languages.ts'

/** How the browser writes the chosen language, if it speaks it: an English one in Britain writes 23:59, not 11:59 PM. */
export const localeOf = (language: Language, spoken: readonly string[] = navigator.languages): string =>
  spoken.find((tag) => (tag === language || tag.startsWith(`${language}-`)) && isLocale(tag)) ?? language

/** Some systems give their browsers names that are none, such as `en-US@posix`. */
function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** "15 Nov 2026" */
export const dayText = (language: Language, at: number): string =>
  new Date(at).toLocaleDateString(localeOf(language), { dateStyle: 'medium' })

/** "23:59" */
export const timeText = (language: Language, at: number): string =>
  new Date(at).toLocaleTimeString(localeOf(language), { timeStyle: 'short' })

/** "15 Nov 2026, 23:59" */
export const whenText = (language: Language, at: number): string =>
  new Date(at).toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })
