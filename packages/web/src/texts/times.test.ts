import { expect, test } from 'vitest'
import { localeOf } from './times.ts'

test('times are written the way of the browser where it speaks the chosen language', () => {
  expect(localeOf('en', ['fr-FR', 'en-GB', 'en'])).toBe('en-GB')
  expect(localeOf('fr', ['en-GB', 'fr'])).toBe('fr')
  expect(localeOf('fr', ['en-GB', 'en'])).toBe('fr')
  expect(localeOf('en', ['enm'])).toBe('en')
  expect(localeOf('en', ['en-US@posix', 'en-GB'])).toBe('en-GB')
})
