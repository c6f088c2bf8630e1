// Loaded before the program, it makes the next version of it: the schema has one more step, as a real one might be.
import { registerHooks } from 'node:module'
import { nextStep } from './next-step.ts'

const END = '\n]\n' // of the list of steps

registerHooks({
  load(url, context, load) {
    const loaded = load(url, context)
    if (!url.endsWith('/store/postgres-schema.ts')) return loaded
    const source = String(loaded.source)
    if (source.split(END).length !== 2) throw new Error('The steps of the schema are not where they were.')
    return { ...loaded, source: source.replace(END, `\n  ${JSON.stringify(nextStep)},${END}`) }
  },
})
