import { expect, test } from 'vitest'
import { hrefOfPath } from './route.ts'

test('links that were given away lead to their places in the page', () => {
  expect(hrefOfPath('/join/aB3_x-Yz')).toBe('#/join/aB3_x-Yz')
  expect(hrefOfPath('/table/aB3_x-Yz')).toBe('#/room/aB3_x-Yz')
  expect(hrefOfPath('/furrow/join/aB3_x-Yz', '/furrow/')).toBe('#/join/aB3_x-Yz')
  expect(hrefOfPath('/join/aB3_x-Yz', '/furrow/')).toBeNull()
  for (const path of ['/', '/index.html', '/join/', '/join/a/b', '/table/<b>', '/rules/x'])
    expect(hrefOfPath(path)).toBeNull()
})
