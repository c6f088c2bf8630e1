import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { isRefusal } from '../core/refusal.ts'
import { FIXTURE_SETUPS, fixtureName } from './fixture-deck.ts'
import { countLines } from './perft.ts'
import { randomState } from './random-play.ts'

const FILE = new URL('../../../../fixtures/lines-of-play.json', import.meta.url)
const update = process.env.UPDATE_GOLDEN === '1'

type Counts = { [setup: string]: number[] }
const pinned = JSON.parse(readFileSync(FILE, 'utf8')) as Counts

/** From the start, and from the middle of a game. */
const DEPTH_AT_START = 3
const DEPTH_LATER = 2
const LATER = 120

// A rule that allows or forbids one thing more changes these numbers, wherever it is.
describe('the number of lines of play', () => {
  const now: Counts = {}
  for (const given of FIXTURE_SETUPS)
    it(`${fixtureName(given)}: to a fixed depth, from the start and from the middle`, () => {
      const setup = agricola.setup(given)
      if (isRefusal(setup)) throw new Error(setup.message)
      const start = countLines(agricola.start(setup, 'lines'), given.players > 4 ? DEPTH_AT_START - 1 : DEPTH_AT_START)
      const middle = countLines(randomState(given, 'lines', LATER), DEPTH_LATER)
      now[fixtureName(given)] = [start, middle]
      if (!update) expect([start, middle]).toEqual(pinned[fixtureName(given)])
    })

  afterAll(() => {
    if (update) writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`)
  })
})
