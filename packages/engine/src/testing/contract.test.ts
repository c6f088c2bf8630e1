import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import type { Described } from '../core/describe.ts'
import type { Game, Seat } from '../core/game.ts'
import { withOwn } from '../core/own.ts'
import { below, pick, seeded } from '../core/random.ts'
import { isRefusal } from '../core/refusal.ts'
import type { Json } from '../core/shape.ts'
import { wholeView } from '../core/whole-view.ts'
import { express } from '../express/express.ts'

// What the contract promises of every game, over random games of every kind of table.

// What follows knows nothing of a game but the contract.
type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>

const tables: [game: AnyGame, setup: object][] = [
  [agricola, { players: 1 }],
  [agricola, { players: 3, cards: 'dealt' }],
  [agricola, { players: 4, cards: 'dealt', tile: true }],
  [agricola, { players: 6, cards: 'dealt' }],
  [agricola, { players: 2, cards: 'dealt', deal: 'draft-8', mulligan: 'hand' }],
  [agricola, { players: 3, cards: 'dealt', deal: 'choose', mulligan: 'three' }],
  [agricola, { players: 2, cards: 'dealt', moor: 3 }],
  [agricola, { players: 1, moor: 1 }],
  [express, { players: 1 }],
  [express, { players: 3 }],
]

/** Random play, extras too; `look` is called at every question. */
function wander(game: AnyGame, given: object, seed: string, look: (state: unknown, seat: Seat) => void): void {
  const setup = game.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  const random = seeded(`${seed}/moves`)
  const state = game.start(setup, seed)
  for (let asked = game.decisions(state); asked.length > 0; asked = game.decisions(state)) {
    const { seat } = pick(random, asked)
    look(state, seat)
    const extras = below(random, 6) === 0 ? game.extras(state, seat) : []
    game.advance(state, seat, pick(random, extras.length > 0 ? extras : game.moves(state, seat)))
  }
}

/** At every question of a game: Node compares much faster; Vitest tells what differs. */
function expectSame(is: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(is, wanted)) expect(is).toEqual(wanted)
}

/** The view with what is different in `now` put in the place of what it was; null in a list stands for what is the same. */
function put(view: Json, was: Json, now: Json): Json {
  if (isDeepStrictEqual(was, now)) return view
  if (Array.isArray(view) && Array.isArray(was) && Array.isArray(now))
    return now.map((part, i) => (i < was.length ? put(view[i] ?? null, was[i] ?? null, part) : part))
  if (!isNamed(view) || !isNamed(was) || !isNamed(now)) return now
  const kept = Object.entries(view).filter(([key]) => !(key in was) || key in now)
  const parts = Object.entries(now).map(([key, part]): [string, Json] => [
    key,
    key in was ? put(view[key] ?? null, was[key] ?? null, part) : part,
  ])
  return Object.fromEntries([...kept, ...parts])
}

const isNamed = (json: Json): json is { [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const name = ([game, setup]: (typeof tables)[number]) => `${game.name} ${JSON.stringify(setup)}`

describe.each(tables.map((table) => [name(table), ...table] as const))('%s', (_name, game, setup) => {
  it('describes every move with its text and parts that are names', () => {
    const wrong: unknown[] = []
    wander(game, setup, 'describe', (state, seat) => {
      for (const move of [...game.moves(state, seat), ...game.extras(state, seat)]) {
        const described: Described = game.describe(state, move)
        const printed = game.print(state, move)
        if (described.text !== printed) wrong.push({ described, printed })
        if (Object(move).verb !== described.verb) wrong.push({ described, move })
        // Every word of the text is a part: whoever has the description needs no text.
        const { text, ...parts } = described
        const words = JSON.stringify(parts)
        const loose = text.split(/[ +,]+/).filter((word) => !/^\d+$|^(dice|return|nothing|none)$/.test(word))
        for (const word of loose) if (!words.includes(`"${word}"`)) wrong.push({ described, word })
      }
    })
    expect(wrong).toEqual([])
  })

  it('gives every move a key of its own, the same for equal moves', () => {
    wander(game, setup, 'keys', (state, seat) => {
      const moves = [...game.moves(state, seat), ...game.extras(state, seat)]
      const keys = moves.map((move) => game.key(move))
      expect(new Set(keys).size).toBe(new Set(moves.map((move) => game.print(state, move))).size)
      const parsed = moves.map((move) => game.key(game.parse(state, seat, game.print(state, move))))
      expectSame(parsed, keys)
    })
  })

  it('draws anew only what the seat cannot know', () => {
    const random = seeded('resample')
    let changed = 0
    wander(game, setup, 'resample', (state, seat) => {
      if (below(random, 5) !== 0) return
      const draft = game.copy(state)
      game.resample(draft, seat, random)
      expectSame(game.view(draft, seat), game.view(state, seat))
      expectSame(game.moves(draft, seat), game.moves(state, seat))
      expect(isRefusal(game.load(JSON.parse(JSON.stringify(game.save(draft)))))).toBe(false)
      if (!game.equal(draft, state)) changed++
    })
    expect(changed).toBeGreaterThan(0)
  })

  it('resamples from the same random numbers to the same table, whatever was hidden before', () => {
    const random = seeded('same')
    wander(game, setup, 'same', (state, seat) => {
      if (below(random, 30) !== 0) return
      const drafts = ['one', 'two'].map((before) => {
        const draft = game.copy(state)
        game.resample(draft, seat, seeded(before))
        game.resample(draft, seat, seeded('then'))
        return draft
      })
      // Else a search could tell from what it draws what the others really hold.
      expect(game.equal(drafts[0], drafts[1])).toBe(true)
    })
  })

  it('shows a seat the same, made from what everybody sees or made for itself', () => {
    wander(game, setup, 'common', (state, seat) => {
      const common = game.view(state, 'public')
      const before = JSON.stringify(common)
      expectSame(withOwn(common, game.own(state, seat)), game.view(state, seat))
      expect(JSON.stringify(common)).toBe(before)
    })
  })

  it('leaves out of two views what is the same in both, and nothing else', () => {
    let before: unknown = null
    wander(game, setup, 'differing', (state) => {
      if (before !== null && game.differing) {
        const [was, now] = game.differing(before, state, false)
        expectSame(put(game.view(before, 'public') as Json, was, now), game.view(state, 'public'))
        const [bareWas, bareNow] = game.differing(before, state, true)
        expectSame(put(game.bare(before, 'public') as Json, bareWas, bareNow), game.bare(state, 'public'))
      }
      before = game.copy(state)
    })
  })

  it('makes the whole view of a bare one, of a seat and of the public', () => {
    wander(game, setup, 'whole', (state, seat) => {
      for (const viewer of [seat, 'public'] as const) {
        const view = game.view(state, viewer)
        const bare = { viewer, ...game.bare(state, viewer) }
        expect(bare).not.toHaveProperty('table')
        expectSame(wholeView(game, JSON.parse(JSON.stringify(bare))), view)
      }
    })
  })

  it('packs a state into a text of one byte a character, and gives an equal one back that is played on alike', () => {
    wander(game, setup, 'packed', (state, seat) => {
      const saved = JSON.stringify(game.save(state))
      const packed = game.pack(state)
      expect([...packed.text].every((letter) => letter.charCodeAt(0) < 256)).toBe(true)
      const unpacked = game.unpack(packed)
      expect(game.equal(unpacked, state)).toBe(true)
      expect(JSON.stringify(game.save(unpacked))).toBe(saved)
      expectSame(game.view(unpacked, seat), game.view(state, seat))
      const move = pick(seeded(saved), game.moves(unpacked, seat))
      const [played, alike] = [game.copy(state), game.copy(unpacked)]
      game.advance(played, seat, move)
      game.advance(unpacked, seat, move)
      game.advance(alike, seat, move)
      expect(game.equal(unpacked, played)).toBe(true)
      expect(game.equal(alike, played)).toBe(true)
      expect(JSON.stringify(game.save(game.unpack(packed)))).toBe(saved)
    })
  })

  it('says which of its own parts a seat sees as it saw them before', () => {
    let before: unknown = null
    wander(game, setup, 'own', (state, seat) => {
      if (before !== null) {
        const earlier = game.own(before, seat)
        const wrong = game
          .own(state, seat, before)
          .filter(({ same, value }, i) => same && !isDeepStrictEqual(value, earlier[i]?.value))
        expect(wrong).toEqual([])
      }
      before = game.copy(state)
    })
  })

  it('counts rounds from 1, begins each with an event, and ends with the points of the outcome', () => {
    const rounds: number[] = []
    let last: unknown = null
    wander(game, setup, 'rounds', (state) => {
      if (game.round(state) !== rounds.at(-1)) rounds.push(game.round(state))
      last = state
    })
    expect(rounds).toEqual(rounds.map((_, i) => i + 1))
    const over = last as never
    expect(game.points(over)).toEqual(game.outcome(over)?.seats.map(({ total }) => total))
  })
})

it('says what of a setup is secret', () => {
  expect(agricola.hidden).toEqual(['hands'])
  const secretive = (cards: string) => agricola.secretive(agricola.setup({ players: 2, cards }) as never)
  expect([secretive('none'), secretive('dealt')]).toEqual([false, true])
  expect([express.hidden, express.secretive({ players: 2, starting: null, faces: {} })]).toEqual([[], false])
})
