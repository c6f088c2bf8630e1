import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FIXTURE_SETUPS, fixtureName } from './fixture-deck.ts'
import { playthrough } from './playthrough.ts'

const FOLDER = new URL('../../../../fixtures/playthroughs/', import.meta.url)

/** UPDATE_GOLDEN=1 writes the transcripts anew; look at every changed line before committing it. */
const update = process.env.UPDATE_GOLDEN === '1'

describe('golden playthroughs', () => {
  for (const setup of FIXTURE_SETUPS)
    it(`plays ${fixtureName(setup)}.txt line by line as before`, () => {
      const file = new URL(`${fixtureName(setup)}.txt`, FOLDER)
      const now = playthrough(setup, 'golden')
      if (update) {
        mkdirSync(FOLDER, { recursive: true })
        writeFileSync(file, now)
      }
      expect(now).toBe(readFileSync(file, 'utf8'))
    })
})
