import { Complaint } from './complaint.ts'

/** An option of a command: `--name VALUE`, or a flag without a value. */
export interface Option<T> {
  /** What stands for the value in the help; null for a flag. */
  readonly value: string | null
  readonly help: string
  /** What a value has to be, for complaints. */
  readonly wants: string
  readonly fallback: T
  /** The value that a text stands for, or undefined. */
  read(text: string): T | undefined
}

export type Options = { readonly [name: string]: Option<unknown> }
type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never }

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
  wants: 'a text',
  fallback,
  read: (given) => (given === '' ? undefined : given),
})

export const whole = <F extends number | null>(
  help: string,
  from: number,
  to: number,
  fallback: F,
): Option<number | F> => ({
  value: 'N',
  help,
  wants: `a whole number from ${from} to ${to}`,
  fallback,
  read(given) {
    const n = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
    return n >= from && n <= to ? n : undefined
  },
})

export const oneOf = <C extends string, F extends C | null>(
  choices: readonly C[],
  help: string,
  fallback: F,
): Option<C | F> => ({
  value: choices.join('|'),
  help,
  wants: choices.join(' or '),
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

/** A command of `furrow`. */
export interface Command {
  /** Does it with the words after its name; gives the exit code. */
  run(args: readonly string[]): number | Promise<number>
}

interface Spec<O extends Options> {
  readonly name: string
  readonly summary: string
  /** What has to stand there without a `--`, by name: FILE. */
  readonly words?: readonly string[]
  readonly options: O
  /** More about it, below the options. */
  readonly more?: string
  run(values: Values<O>, words: readonly string[]): number | Promise<number>
}

export const command = <O extends Options>(spec: Spec<O>): Command => ({
  run(args) {
    if (asksForHelp(args)) {
      console.log(helpOf(spec))
      return 0
    }
    const { values, words } = readArgs(args, spec)
    return spec.run(values, words)
  },
})

const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h')

function helpOf({ name, summary, words = [], options, more }: Spec<Options>): string {
  const rows = Object.entries(options).map(([option, { value, help, fallback }]): [string, string] => [
    `--${option}${value === null ? '' : ` ${value}`}`,
    `${help}${usual(fallback)}`,
  ])
  const wide = Math.max(...rows.map(([left]) => left.length), '--help'.length)
  return [
    `Usage: furrow ${[name, ...words].join(' ')} [options]`,
    '',
    summary,
    '',
    ...[...rows, ['--help', 'this text']].map(([left, right]) => `  ${left.padEnd(wide)}  ${right}`),
    ...(more ? ['', more] : []),
  ].join('\n')
}

const usual = (fallback: unknown): string => {
  const said = Array.isArray(fallback) ? fallback.join(',') : fallback
  return said === null || said === false || said === '' ? '' : ` (otherwise ${said})`
}

export function readArgs<O extends Options>(
  args: readonly string[],
  { name, words: names = [], options }: Pick<Spec<O>, 'name' | 'words' | 'options'>,
): { values: Values<O>; words: string[] } {
  const values = new Map<string, unknown>()
  const words: string[] = []
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (!arg.startsWith('-') || arg === '-') {
      words.push(arg)
      continue
    }
    const [, option = '', given] = /^--([a-z-]+)(?:=(.*))?$/s.exec(arg) ?? []
    if (!Object.hasOwn(options, option))
      throw new Complaint(`furrow ${name} has no option ${arg}; see furrow ${name} --help.`)
    if (values.has(option)) throw new Complaint(`--${option} is given twice.`)
    const takesValue = options[option].value !== null
    if (!takesValue && given !== undefined) throw new Complaint(`--${option} takes no value.`)
    values.set(option, takesValue ? readValue(option, options[option], given ?? rest.shift()) : true)
  }
  if (words.length < names.length)
    throw new Complaint(`furrow ${name} needs ${names.slice(words.length).join(' and ')}.`)
  if (words.length > names.length)
    throw new Complaint(`furrow ${name} does not know what to do with "${words[names.length]}".`)
  const all = Object.keys(options).map((option) => [
    option,
    values.has(option) ? values.get(option) : options[option].fallback,
  ])
  return { values: Object.fromEntries(all) as Values<O>, words } // every option is there, read by its own reader
}

function readValue(name: string, option: Option<unknown>, given: string | undefined): unknown {
  if (given === undefined) throw new Complaint(`--${name} needs ${option.wants}.`)
  const value = option.read(given)
  if (value === undefined) throw new Complaint(`--${name} needs ${option.wants}, not "${given}".`)
  return value
}
