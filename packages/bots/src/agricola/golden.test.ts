import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { playRounds } from '../testing/agricola.ts'

/** The moves of a game between farmers, as a short hash. */
async function gameHash(setup: object, rounds = 14): Promise<string> {
  const { told } = await playRounds(rounds, setup, 'golden', ['farmer'])
  return createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 16)
}

// Only a change that means to change how the farmer plays, or a rule, may change these:
// npx vitest run golden --update=all
describe('the farmer plays the same game for the same seed', () => {
  // It looks far ahead there, and thinks long: from round 5 on to the end of the game.
  it('alone, up to round 5', async () => {
    expect(await gameHash({ players: 1 }, 5)).toMatchInlineSnapshot(`"94a155ec7d1a9909"`)
  })

  it('of two, with the tile', async () => {
    expect(await gameHash({ players: 2, tile: true })).toMatchInlineSnapshot(`"c1746e16d39a447d"`)
  })

  it('of four', async () => {
    expect(await gameHash({ players: 4 })).toMatchInlineSnapshot(`"04df617f6bfa86e4"`)
  })
})
