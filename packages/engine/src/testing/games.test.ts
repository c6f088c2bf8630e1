import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { readRecord } from '../core/record.ts'
import { isRefusal } from '../core/refusal.ts'
import { replay } from '../core/replay.ts'

const FOLDER = new URL('../../../../fixtures/games/', import.meta.url)
const files = readdirSync(FOLDER).filter((file) => file.startsWith('agricola-'))

describe('finished games', () => {
  it('cover every player count, with and without hand cards', () => {
    for (const players of [1, 2, 3, 4, 5, 6])
      for (const cards of ['none', 'dealt']) expect(files).toContain(`agricola-${players}p-${cards}.txt`)
  })

  for (const file of files)
    it(`${file} is played again to the same result`, () => {
      const record = readRecord(readFileSync(new URL(file, FOLDER), 'utf8'))
      if (isRefusal(record)) throw new Error(record.message)
      // `replay` refuses a record whose result is not that of its moves.
      const played = replay(agricola, record)
      if (isRefusal(played)) throw new Error(played.message)
      expect(played.state.over).toBe(true)
      expect(record.result).not.toBeNull()
    })
})
