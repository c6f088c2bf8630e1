// npm run torture: a server is harmed in every way we know of, for as long as is wished.
import { killAll } from '../testing/spawn.ts'
import { canMeasure } from './leaks.ts'
import { readOptions } from './options.ts'
import { torture } from './torture.ts'

const options = readOptions(process.argv.slice(2))
if ('text' in options) {
  console.log(options.text)
  process.exit(options.code)
}
process.on('exit', killAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

console.log(`Seed ${options.seed}: --seed ${options.seed} brings the same harms in the same order.`)
if (!canMeasure) console.log('Open files and memory cannot be measured on this system.')
let failures = 0
for (const store of options.stores) {
  const { wrong, harms, moves, talk, bytes, slowestMs, mostBytes, mostFiles } = await torture(store, options, (text) =>
    console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`),
  )
  console.log(
    `${store}: ${harms} harms, ${moves} moves and ${talk} lines of talk acknowledged, ${(bytes / 1e6).toFixed(1)} MB heard; ` +
      `play went on after at most ${slowestMs} ms; a process held at most ${Math.round(mostBytes / 2 ** 20)} MB and ${mostFiles} files.`,
  )
  for (const what of wrong) console.log(`  ${what}`)
  if (harms === 0) console.log('  The time was over before the first harm: give it more --minutes.')
  failures += wrong.length + (harms === 0 ? 1 : 0)
}
console.log(failures === 0 ? 'Nothing was lost, leaked or told.' : `${failures} things went wrong.`)
process.exit(failures === 0 ? 0 : 1)
