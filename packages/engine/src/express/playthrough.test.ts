import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expressPlaythrough } from '../testing/express-playthrough.ts'

const FOLDER = new URL('../../../../fixtures/playthroughs/', import.meta.url)

/** UPDATE_GOLDEN=1 writes the transcripts anew; look at every changed line before committing it. */
const update = process.env.UPDATE_GOLDEN === '1'

describe('golden playthroughs of Express', () => {
  it.each([1, 2, 3, 4])('plays express-%ip.txt line by line as before', (players) => {
    const file = new URL(`express-${players}p.txt`, FOLDER)
    const now = expressPlaythrough({ players }, 'golden')
    if (update) {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(file, now)
    }
    expect(now).toBe(readFileSync(file, 'utf8'))
  })
})
