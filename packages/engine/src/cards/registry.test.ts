import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import '../agricola.ts'
import { cards } from './registry.ts'

describe('Every card', () => {
  const files = ['minors', 'occupations'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url)).filter((file) => !file.endsWith('.test.ts')),
  )

  it('is registered once, and goes by the id and name of its file', () => {
    const named = cards().map(({ id, name }) => `${id.toLowerCase()}-${name}.ts`)
    expect([...named].sort()).toEqual([...files].sort())
  })

  it('has a test beside it', () => {
    const tests = ['minors', 'occupations'].flatMap((folder) => readdirSync(new URL(folder, import.meta.url)))
    for (const file of files) expect(tests).toContain(file.replace('.ts', '.test.ts'))
  })
})
