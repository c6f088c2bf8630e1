import { agricola, cardNamed, cards } from '@furrow/engine/agricola'
import { at, isRefusal } from '@furrow/engine/core'
import { describe, expect, it } from 'vitest'
import { answer, bot, playOut } from '../testing/agricola.ts'
import { heldWorth } from './evaluation/card-values.ts'
import { NETWORKS } from './farmer.ts'

const worth = heldWorth(NETWORKS.base)

const table = (given: object, seed = 'draft') => {
  const setup = agricola.setup({ players: 2, cards: 'dealt', ...given })
  if (isRefusal(setup)) throw new Error(setup.message)
  return agricola.start(setup, seed)
}

/** Plays everything before round 1 with farmers. */
async function dealt(given: object, seed?: string) {
  const s = table(given, seed)
  for (let [next] = agricola.decisions(s); next && s.round === 0; [next] = agricola.decisions(s)) {
    const text = await answer(bot('farmer'), s, next.seat)
    const move = agricola.parse(s, next.seat, text)
    if (isRefusal(move) || agricola.check(s, next.seat, move)) throw new Error(text)
    agricola.advance(s, next.seat, move)
  }
  return s
}

describe('the farmer before round 1', () => {
  it.each([
    { players: 2, deal: 'draft-7' },
    { players: 3, deal: 'draft-9', apart: true },
    { players: 4, deal: 'choose', mulligan: 'three' },
    { players: 5, deal: 'draft-8', mulligan: 'hand', fivePlus: true },
    { players: 6, deal: 'draft-10' },
  ])('answers every question: %o', async (given) => {
    const s = await dealt(given)
    expect(s.round).toBe(1)
    for (const { hand } of s.players) expect(hand.length).toBeGreaterThanOrEqual(13)
  })

  it('keeps the card of its pack that it thinks most of', async () => {
    const s = table({ deal: 'draft-8', apart: true })
    const { pack } = at(s.players, 1)
    const best = pack.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    expect(await answer(bot('farmer'), s, 1)).toBe(`pick ${at(cards(), best).name}`)
  })

  it('puts away what it thinks least of', async () => {
    const s = table({ deal: 'choose' })
    const least = (await answer(bot('farmer'), s, 0)).replace('drop ', '')
    expect(worth(cardNamed(least))).toBe(Math.min(...at(s.players, 0).hand.map(worth)))
  })

  it('does not know the packs of others', async () => {
    const s = table({ players: 3, deal: 'draft-8' })
    const other = agricola.copy(s)
    const [first, second] = [at(other.players, 0), at(other.players, 2)]
    ;[first.pack, second.pack] = [second.pack, first.pack]
    expect(await answer(bot('farmer'), other, 1)).toBe(await answer(bot('farmer'), s, 1))
  })

  it('plays on after a draft, to the end', async () => {
    const { outcome } = await playOut({ players: 2, cards: 'dealt', deal: 'draft-8' }, 'on', ['farmer', 'random'])
    expect(outcome.seats.map(({ rank }) => rank)).toEqual([1, 2])
  })
})
