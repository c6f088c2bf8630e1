// furrow admin: what administrators do, on the machine itself, whether a server runs there or not.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { baseOption, originOption, storeOptions } from '../config.ts'
import { flag, type Options, readOptions } from '../options.ts'
import { complain, say } from '../process.ts'
import { Refused } from '../refused.ts'
import type { Order } from './order.ts'
import type { Verb } from './verb.ts'

const common = {
  ...storeOptions,
  origin: originOption('the address of the page, for links'),
  base: baseOption,
  json: flag('the answer as JSON'),
}

const help = (verbs: readonly Verb[]): string => `Usage: furrow admin VERB [options]

Works on the data of a server that runs or is stopped: in the folder (--data) or in PostgreSQL (--database).

${verbs.map(({ name, words, summary }) => `  ${[name, ...words.map((word) => word.toUpperCase())].join(' ').padEnd(25)}${summary}`).join('\n')}

People are named by their name or id. furrow admin VERB --help tells more about a verb.`

/** Carries out what the command line asks for; gives the exit code. */
export async function admin(args: readonly string[]): Promise<number> {
  const { verbs } = await import('./verbs.ts')
  const [name, ...others] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return say(help(verbs), 0)
  const verb = verbs.find((one) => one.name === name)
  if (!verb) return complain(`There is no "${name}"; furrow admin --help lists what there is.`, 2)
  const { words, summary, options } = verb
  const line = {
    name: `furrow admin ${name}`,
    summary: `${summary}.`,
    words: words.map((word) => word.toUpperCase()),
    options: { ...options, ...common } as Options & typeof common, // no verb has an option of these names
  }
  const told = readOptions(others, line, process.env)
  if ('help' in told) return say(told.help, 0)
  if ('refusal' in told) return complain(told.refusal, 2)
  const { data, database, origin, base, json } = told.values
  const wish = wishOf(verb, told.words, told.values)
  try {
    const wanted = { verb: name, wish, address: origin[0] === undefined ? null : origin[0] + base.replace(/\/$/, '') }
    const answer = await order(wanted, { folder: resolve(data), database })
    return say(json ? JSON.stringify(answer) : verb.tell(answer as never), 0) // the answer of this verb
  } catch (error) {
    const { StoreRefusal } = await import('../store/store.ts')
    if (error instanceof Refused || error instanceof StoreRefusal) return complain(error.message, 1)
    throw error
  }
}

/** The words and options of the command line under their names; a word that is a number is one. */
function wishOf({ words, options }: Verb, given: readonly string[], values: { readonly [name: string]: unknown }) {
  const wish: Record<string, unknown> = {}
  words.forEach((word, i) => {
    const text = given[i] ?? ''
    wish[word] = word === 'number' && /^\d{1,7}$/.test(text) ? Number(text) : text
  })
  for (const name of Object.keys(options)) {
    const value = values[name]
    if (value !== null && value !== undefined) wish[name] = value
  }
  return wish
}

interface Where {
  readonly folder: string
  readonly database: string | null
}

/** By the server that has the folder, or else by ourselves. */
async function order(wanted: Order, { folder, database }: Where): Promise<unknown> {
  const [{ beside }, { readAnswer, fulfil }, { askServer }, { dataFile, isTaken }] = await Promise.all([
    import('./beside.ts'),
    import('./order.ts'),
    import('../store/sqlite-orders.ts'),
    import('../store/sqlite-file.ts'),
  ])
  const text = JSON.stringify(wanted)
  if (database === null && !existsSync(dataFile(folder)))
    throw new Refused('not-found', `There is nothing in ${folder}.`)
  if (database === null && isTaken(folder)) return readAnswer(await askServer(folder, text))
  return beside({ folder, database }, async (office) => readAnswer(await fulfil(office, text)))
}
