import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

const record = readFileSync(new URL('../../../../fixtures/moments/agricola-end.txt', import.meta.url), 'utf8')

test('a whole game fits into an address that can be sent, and comes out as it went in', async () => {
  const packed = await pack(record)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(6000)
  expect(await unpack(packed)).toBe(record)
})

test('names in any script come through', async () => {
  expect(await unpack(await pack('Zoë, Łukasz, 花子, 🐑'))).toBe('Zoë, Łukasz, 花子, 🐑')
})

test('what is damaged, cut off or far too long is none', async () => {
  const packed = await pack(record)
  expect(await unpack(packed.slice(0, 200))).toBeNull()
  expect(await unpack('!')).toBeNull()
  expect(await unpack(await pack('x'.repeat(3_000_000)))).toBeNull()
})
