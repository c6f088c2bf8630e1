// npm run learn [-- GENERATIONS GAMES]: lets the farmer play against itself and learn from what came of it.
// Each generation plays the games over every kind of table, then bends what it knows towards the points they ended with.
import { writeFileSync } from 'node:fs'
import { learned } from '../packages/bots/src/experience.generated.ts'
import { type Experience, read, write } from '../packages/bots/src/experience.ts'
import { join, type Lessons, study } from '../packages/bots/src/learn/study.ts'
import { train } from '../packages/bots/src/learn/train.ts'
import { PICTURE } from '../packages/bots/src/picture.ts'
import { agricola, isRefusal, type Setup, seeded } from '../packages/engine/src/index.ts'
import { EVERY_SETUP } from '../packages/engine/src/testing/index.ts'

const FILE = new URL('../packages/bots/src/experience.generated.ts', import.meta.url)
const CURIOSITY = 0.12
/** Lessons of so many generations are kept; each is gone through so often. */
const KEPT = 6
const TIMES = 3
const RATE = 0.001

const setups = EVERY_SETUP.map((given): Setup => {
  const setup = agricola.setup(given)
  if (isRefusal(setup)) throw new Error(setup.message)
  return setup
})

function save(e: Experience): void {
  const note = '// Written by scripts/learn.ts: what the farmer has learned from playing against itself. Do not edit.'
  const fields = Object.entries(write(e, PICTURE)).sort(([a], [b]) => a.localeCompare(b))
  const lines = fields.map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`)
  writeFileSync(FILE, `${note}\nexport const learned = {\n${lines.join('\n')}\n}\n`)
}

const whole = (text: string | undefined, fallback: number): number => {
  const n = text === undefined ? fallback : Number(text)
  if (Number.isSafeInteger(n) && n > 0) return n
  console.error('Usage: npm run learn -- [generations] [games a generation], both whole numbers above 0.')
  process.exit(2)
}
const [generations, games] = [whole(process.argv[2], 10), whole(process.argv[3], 360)]

const e = read(learned, PICTURE)
const random = seeded('learn')
const kept: Lessons[] = []
for (let g = 1; g <= generations; g++) {
  const played = Array.from({ length: games }, (_, i) => study(setups[i % setups.length], `${g}/${i}`, e, CURIOSITY))
  kept.push(join(played))
  if (kept.length > KEPT) kept.shift()
  const error = train(e, join(kept), TIMES, RATE, random)
  save(e)
  console.log(`Generation ${g}: ${games} games, off by ${Math.sqrt(error).toFixed(2)} points on average.`)
}
