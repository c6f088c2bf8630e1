// npm run learn [-- GENERATIONS GAMES [KIND]]: trains one of the farmer's networks with games against itself.
// Each generation plays the games over every kind of table, then trains on the points they ended with.
import { writeFileSync } from 'node:fs'
import { isInPlay } from '../packages/bots/src/agricola/evaluation/card-values.ts'
import { FEATURES, MOOR_FEATURES } from '../packages/bots/src/agricola/evaluation/features.ts'
import { NETWORKS } from '../packages/bots/src/agricola/farmer.ts'
import { join, selfPlay } from '../packages/bots/src/agricola/learn/self-play.ts'
import { weightsFile } from '../packages/bots/src/agricola/learn/weights-file.ts'
import type { Network } from '../packages/bots/src/agricola/network/network.ts'
import { fitSparse } from '../packages/bots/src/agricola/network/ridge.ts'
import { type Samples, train } from '../packages/bots/src/agricola/network/train.ts'
import { agricola, isRefusal, type Setup, seeded } from '../packages/engine/src/index.ts'
import { EVERY_MOOR, EVERY_SETUP } from '../packages/engine/src/testing/index.ts'

const EXPLORATION = 0.06
/** Samples of so many generations are kept; each generation trains on them for so many epochs. */
const KEPT = 12
const EPOCHS = 1
/**
 * How strongly the values of single cards are held where they were: about as much as forty games with each of them say.
 * In the hand a card cannot be worth much more or less than any other.
 */
const PULL = 1600
const PULL_IN_HAND = 10_000
/** Small steps: the networks know much already, and larger ones made the Moor alone worse again. */
const RATE = 0.0004

/** Hand cards need more games than all the rest: every kind of table once, and those with cards again and again. */
const WITH_CARDS = [2, 4, 3, 4, 2, 4, 3, 5, 4, 2, 6].map((players) => ({ players, cards: 'dealt', promos: true }))
/** Most people play the Moor alone or with two. */
const OF_TWO = [1, 3, 1, 2].map((moor) => ({ players: 2, moor }))
const ALONE = [1, 3, 2, 1, 3].map((moor) => ({ players: 1, moor }))
const isAlone = (setup: object): boolean => 'players' in setup && setup.players === 1

/** The kinds of tables that have a network of their own. */
const KINDS = {
  base: {
    network: NETWORKS.base,
    features: FEATURES,
    tables: [...EVERY_SETUP, ...WITH_CARDS, ...WITH_CARDS],
    file: 'weights.generated.ts',
  },
  moor: {
    network: NETWORKS.moor,
    features: MOOR_FEATURES,
    tables: [...EVERY_MOOR.filter((setup) => !isAlone(setup)), ...OF_TWO],
    file: 'moor-weights.generated.ts',
  },
  'moor-alone': {
    network: NETWORKS['moor-alone'],
    features: MOOR_FEATURES,
    tables: ALONE,
    file: 'moor-alone-weights.generated.ts',
  },
}

function usage(): never {
  console.error(
    'Usage: npm run learn -- [generations] [games a generation] [base|moor|moor-alone], the first two above 0.',
  )
  process.exit(2)
}

const whole = (text: string | undefined, fallback: number): number => {
  const n = text === undefined ? fallback : Number(text)
  return Number.isSafeInteger(n) && n > 0 ? n : usage()
}

const [, , first, second, name = 'base'] = process.argv
const [generations, games] = [whole(first, 10), whole(second, 360)]
const isKind = (text: string): text is keyof typeof KINDS => Object.hasOwn(KINDS, text)
const { network, features, tables, file } = isKind(name) ? KINDS[name] : usage()

const setups = tables.map((given): Setup => {
  const setup = agricola.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  return setup
})

function save(trained: Network): void {
  const url = new URL(`../packages/bots/src/agricola/${file}`, import.meta.url)
  writeFileSync(url, weightsFile(trained, features))
}

const known = network.sparse.slice()
const random = seeded('learn')
const kept: Samples[] = []
for (let g = 1; g <= generations; g++) {
  const played = Array.from({ length: games }, (_, i) =>
    selfPlay(setups[(g * games + i) % setups.length], `${g}/${i}`, network, EXPLORATION),
  )
  kept.push(join(played))
  if (kept.length > KEPT) kept.shift()
  const samples = join(kept)
  const loss = train(network, samples, EPOCHS, RATE, random)
  fitSparse(network, samples, (place) => (isInPlay(place) ? PULL : PULL_IN_HAND), known)
  save(network)
  console.log(`Generation ${g}: ${games} games, off by ${Math.sqrt(loss).toFixed(2)} points on average.`)
}
