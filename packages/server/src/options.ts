// The options of every command: one table says how each is written, which environment variable says the same, what it
// is otherwise, and its line of help.
import { parseArgs } from 'node:util'

/** An option of a command: `--name VALUE`, or a flag without a value. */
export interface Option<T> {
  /** What stands for the value in the help; null for a flag. */
  readonly value: string | null
  readonly help: string
  /** What a value has to be, for refusals. */
  readonly wants: string
  readonly fallback: T
  /** The environment variable that says the same; options win over it. */
  readonly env?: string
  /** The value that a text stands for, or undefined. */
  read(text: string): T | undefined
}

export type Options = { readonly [name: string]: Option<unknown> }
export type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never }

export const flag = (help: string): Option<boolean> => ({
  value: null,
  help,
  wants: 'no value',
  fallback: false,
  read: () => true,
})

export const text = <F extends string | null>(value: string, help: string, fallback: F): Option<string | F> => ({
  value,
  help,
  wants: 'a value',
  fallback,
  read: (given) => (given === '' ? undefined : given),
})

/** A text of a certain form. */
export const pattern = <F extends string | null>(
  value: string,
  help: string,
  form: RegExp,
  wants: string,
  fallback: F,
): Option<string | F> => ({ value, help, wants, fallback, read: (given) => (form.test(given) ? given : undefined) })

export const whole = <F extends number | null>(
  help: string,
  from: number,
  to: number,
  fallback: F,
  value = 'N',
): Option<number | F> => ({
  value,
  help,
  wants: `a whole number from ${from} to ${to}`,
  fallback,
  read(given) {
    const n = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
    return n >= from && n <= to ? n : undefined
  },
})

/** A number above 0, with a fraction or without. */
export const decimal = (help: string, fallback: number): Option<number> => ({
  value: 'N',
  help,
  wants: 'a number above 0',
  fallback,
  read: (given) => (/^\d{1,9}(\.\d{1,9})?$/.test(given) && Number(given) > 0 ? Number(given) : undefined),
})

export const oneOf = <C extends string, F extends C | null>(
  choices: readonly C[],
  help: string,
  fallback: F,
): Option<C | F> => ({
  value: choices.join('|'),
  help,
  wants: choices.join(', ').replace(/, ([^,]*)$/, ' or $1'),
  fallback,
  read: (given) => choices.find((choice) => choice === given),
})

/** Several texts with commas between them. */
export const list = (value: string, help: string, fallback: readonly string[]): Option<readonly string[]> => ({
  value,
  help,
  wants: 'names with commas between them',
  fallback,
  read(given) {
    const parts = given.split(',').map((part) => part.trim())
    return parts.includes('') ? undefined : parts
  },
})

/** The same option, which an environment variable may give too. */
export const orEnv = <T>(env: string, option: Option<T>): Option<T> => ({ ...option, env })

/** What a command can be told. */
export interface CommandLine<O extends Options, W extends readonly string[] = readonly string[]> {
  /** As people write it: furrow sim. */
  readonly name: string
  readonly summary: string
  /** What has to stand there without a `--`, by name: FILE. */
  readonly words?: W
  readonly options: O
  /** More about it, below the options. */
  readonly more?: string
}

/** One text for each word that has to be there. */
export type Words<W extends readonly string[]> = { readonly [K in keyof W]: string }

/** What a command was told; the help, if it was asked for; or a sentence that says what cannot be understood. */
export type Told<O extends Options, W extends readonly string[]> =
  | {
      readonly values: Values<O>
      readonly words: Words<W>
      /** The options that were given, here or in the environment. */
      readonly given: ReadonlySet<keyof O>
    }
  | { readonly help: string }
  | { readonly refusal: string }

export function readOptions<O extends Options, W extends readonly string[]>(
  args: readonly string[],
  line: CommandLine<O, W>,
  env: NodeJS.ProcessEnv = {},
): Told<O, W> {
  if (args.includes('--help') || args.includes('-h')) return { help: helpOf(line) }
  try {
    const [given, words] = readArgs(args, line)
    const said = { ...readEnv(env, line.options), ...Object.fromEntries(given) }
    return {
      values: { ...fallbacks(line.options), ...said }, // each read by its own reader
      words: words as Words<W>, // as many as are named
      given: new Set(Object.keys(said)),
    }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    throw error
  }
}

class Refusal extends Error {}

function readArgs<O extends Options>(
  args: readonly string[],
  { name, options, words: names = [] }: CommandLine<O>,
): [given: Map<string, unknown>, words: string[]] {
  const given = new Map<string, unknown>()
  const words: string[] = []
  for (const token of tokensOf(args, options)) {
    if (token.kind === 'positional') words.push(plain(token.value))
    if (token.kind !== 'option') continue
    const option =
      token.rawName.startsWith('--') && Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!option) throw new Refusal(`${name} has no option ${token.rawName}; see ${name} --help.`)
    if (given.has(token.name)) throw new Refusal(`--${token.name} is given twice.`)
    if (option.value === null && token.value !== undefined) throw new Refusal(`--${token.name} takes no value.`)
    given.set(
      token.name,
      option.value === null ? true : readValue(`--${token.name}`, option, token.value && plain(token.value)),
    )
  }
  if (words.length < names.length) throw new Refusal(`${name} needs ${names.slice(words.length).join(' and ')}.`)
  if (words.length > names.length)
    throw new Refusal(`${name} does not know what to do with "${words.slice(names.length).join(' ')}".`)
  return [given, words]
}

/** Options have two dashes: what has one and is longer than a letter is an id that happens to begin so. */
const isWord = (arg: string): boolean => /^-[^-]./.test(arg)
/** Goes before such words, which would be taken to pieces otherwise; no argument has it in it. */
const SHIELD = '\0'
const plain = (text: string): string => (text.startsWith(SHIELD) ? text.slice(1) : text)

/** Not strict: the sentences about mistakes are our own. */
function tokensOf(args: readonly string[], options: Options) {
  const types = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value === null ? 'boolean' : 'string' }] as const,
  )
  return parseArgs({
    args: args.map((arg) => (isWord(arg) ? SHIELD + arg : arg)),
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens
}

/** What holds if nothing is said. */
export const fallbacks = <O extends Options>(options: O): Values<O> =>
  Object.fromEntries(Object.entries(options).map(([name, { fallback }]) => [name, fallback])) as Values<O> // every option is there

/** A variable that is empty says nothing. */
const readEnv = (env: NodeJS.ProcessEnv, options: Options) =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, option]) => {
      const said = option.env === undefined ? undefined : env[option.env]
      return option.env === undefined || !said ? [] : [[name, readValue(option.env, option, said)]]
    }),
  )

function readValue(name: string, option: Option<unknown>, given: string | undefined): unknown {
  if (given === undefined) throw new Refusal(`${name} needs ${option.wants}.`)
  const value = option.read(given)
  if (value === undefined) throw new Refusal(`${name} needs ${option.wants}, not "${given}".`)
  return value
}

function helpOf({ name, summary, words = [], options, more }: CommandLine<Options>): string {
  const rows = Object.entries(options).map(([option, { value, help, fallback, env }]): [string, string] => [
    `--${option}${value === null ? '' : ` ${value}`}`,
    `${help}${usual(fallback)}${env === undefined ? '' : ` [${env}]`}`,
  ])
  const wide = Math.max(...rows.map(([left]) => left.length), '--help'.length)
  return [
    `Usage: ${[name, ...words].join(' ')} [options]`,
    '',
    summary,
    '',
    ...[...rows, ['--help', 'this text'] as const].map(([left, right]) => `  ${left.padEnd(wide)}  ${right}`),
    ...(more ? ['', more] : []),
  ].join('\n')
}

const usual = (fallback: unknown): string => {
  const said = Array.isArray(fallback) ? fallback.join(',') : fallback
  if (typeof said === 'object') return '' // it has no text of its own
  return said === false || said === '' ? '' : ` (otherwise ${said})`
}
