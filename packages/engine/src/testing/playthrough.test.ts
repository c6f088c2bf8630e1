import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { playthrough } from './playthrough.ts'
import { EVERY_SETUP } from './random-play.ts'

const FOLDER = new URL('../../../../fixtures/playthroughs/', import.meta.url)

/** UPDATE_GOLDEN=1 writes the transcripts anew; look at every changed line before committing it. */
const update = process.env.UPDATE_GOLDEN === '1'

const nameOf = (setup: { players?: number; cards?: string; tile?: boolean }): string =>
  `agricola-${setup.players}p-${setup.cards}${setup.tile ? '-tile' : ''}.txt`

describe('golden playthroughs', () => {
  for (const setup of EVERY_SETUP)
    it(`plays ${nameOf(setup)} line by line as before`, () => {
      const file = new URL(nameOf(setup), FOLDER)
      const now = playthrough(setup, 'golden')
      if (update) {
        mkdirSync(FOLDER, { recursive: true })
        writeFileSync(file, now)
      }
      expect(now).toBe(readFileSync(file, 'utf8'))
    })
})
