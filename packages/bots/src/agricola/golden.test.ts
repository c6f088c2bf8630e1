import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { playOut } from '../testing/agricola.ts'

/** The moves of a whole game between farmers, as a short hash. */
async function gameHash(setup: object): Promise<string> {
  const { told } = await playOut(setup, 'golden', ['farmer'])
  return createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 16)
}

// Only a change that means to change how the farmer plays, or a rule, may change these:
// npx vitest run golden --update=all
describe('the farmer plays the same game for the same seed', () => {
  it('alone', async () => {
    expect(await gameHash({ players: 1 })).toMatchInlineSnapshot(`"f22dbf5b783993f2"`)
  }, 600_000)

  it('of two, with the tile', async () => {
    expect(await gameHash({ players: 2, tile: true })).toMatchInlineSnapshot(`"304bc9889dec9808"`)
  }, 120_000)

  it('of four', async () => {
    expect(await gameHash({ players: 4 })).toMatchInlineSnapshot(`"b98910a0c8bd6e04"`)
  }, 120_000)
})
