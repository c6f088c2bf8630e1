import { expect, test } from 'vitest'
import { linkOf, placeOf, spoken } from './invitation.ts'

test('a code leads to its table however it was written down', () => {
  for (const text of ['bcdfghjk', 'BCDF GHJK', ' bcdf-ghjk ', 'Bcdf.Ghjk'])
    expect(placeOf(text)).toEqual({ page: 'join', key: 'bcdfghjk' })
  expect(placeOf(spoken('bcdfghjk'))).toEqual({ page: 'join', key: 'bcdfghjk' })
  expect(spoken('bcdfghjk')).toBe('BCDF GHJK')
})

test('links lead where they say, with all their capitals', () => {
  const key = 'aB3_x-Yz0123456789abcdef'
  expect(placeOf(linkOf('https://furrow.example', key))).toEqual({ page: 'join', key })
  expect(placeOf(`  Come! http://furrow.example/#/join/${key}  `)).toEqual({ page: 'join', key })
  expect(placeOf(`https://furrow.example/table/${key}`)).toEqual({ page: 'room', key })
  expect(placeOf(`https://furrow.example/#/room/${key}`)).toEqual({ page: 'room', key })
  expect(placeOf(key)).toEqual({ page: 'join', key })
})

test('other words lead nowhere', () => {
  for (const text of ['', '  ', 'bcdf', 'aeiouaei', 'hello there', '<b>']) expect(placeOf(text)).toBeNull()
})
