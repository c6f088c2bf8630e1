import { expect, test } from 'vitest'
import { shownName } from './guest.ts'
import onlineFr from './online.fr.ts'
import { localeOf } from './times.ts'

test('times are written the way of the browser where it speaks the chosen language', () => {
  expect(localeOf('en', ['fr-FR', 'en-GB', 'en'])).toBe('en-GB')
  expect(localeOf('fr', ['en-GB', 'fr'])).toBe('fr')
  expect(localeOf('fr', ['en-GB', 'en'])).toBe('fr')
  expect(localeOf('en', ['enm'])).toBe('en')
  expect(localeOf('en', ['en-US@posix', 'en-GB'])).toBe('en-GB')
})

test('only the names that the server gave to guests are translated', () => {
  expect(shownName(onlineFr.guest, 'Guest 1937')).toBe('Invité 1937')
  for (const own of ['Guest', 'Guest 12', 'My Guest 1937', 'Red']) expect(shownName(onlineFr.guest, own)).toBe(own)
})
