import type { Language } from '../app/settings.ts'
import { en } from './en.ts'
import type { Texts } from './texts.ts'

let french: Promise<Texts> | null = null

/** English is there from the start, French comes when it is wanted. If it cannot come, English is better than nothing. */
export function textsIn(language: Language): Texts | Promise<Texts> {
  if (language === 'en') return en
  french ??= import('./fr.ts').then(
    ({ fr }) => fr,
    () => {
      french = null
      return en
    },
  )
  return french
}
