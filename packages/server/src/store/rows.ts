// Everything a store keeps as rows of the same form, whichever store it is: to be carried from one to the other.
import { createHash } from 'node:crypto'

export type Value = string | number | boolean | null
export type Row = { readonly [column: string]: Value }

interface Kind {
  /** What tells rows apart, and their order. */
  readonly key: readonly string[]
  readonly columns: readonly string[]
  /** Those of the columns that say yes or no. */
  readonly flags?: readonly string[]
}

const kind = (key: string, more: string, flags: readonly string[] = []): Kind => ({
  key: key.split(' '),
  columns: [...key.split(' '), ...(more === '' ? [] : more.split(' '))],
  flags,
})

/** Who holds a bot's turn, or a duty, and what was spent of a limit says nothing elsewhere. */
export const KINDS = {
  settings: kind('key', 'value'),
  people: kind('id', 'name key password created'),
  programs: kind('program', 'maker'),
  sessions: kind('id', 'person created seen device'),
  series: kind('person', 'changed body'),
  tables: kind('id', 'code invite status listed changed doc snapshot_number snapshot', ['listed']),
  seats: kind('person table_id', ''),
  lines: kind('table_id number', 'at body'),
  chat: kind('table_id number', 'at person body'),
  jobs: kind('table_id', 'at'),
  marks: kind('person mark', 'at until note'),
  links: kind('id', 'kind person made until uses note'),
  addresses: kind('person', 'address confirmed language turns', ['turns']),
  mails: kind('id', 'person kind table_id at sent tries body'),
  reports: kind('id', 'at person about table_id chat body closed'),
  log: kind('id', 'at kind actor actor_name what about name more'),
} satisfies { [name: string]: Kind }

export type KindName = keyof typeof KINDS
export const kindNames = Object.keys(KINDS) as KindName[]
export const kindOf = (name: KindName): Kind => KINDS[name]

/** Settings that are of this store alone. */
export const isOwnSetting = (key: Value | undefined): boolean => String(key).startsWith('duty ')

/** A store from which rows can be read: in the order of their keys, some at a time. */
export interface Source {
  pages(name: KindName): AsyncIterable<Row[]>
  close(): Promise<void>
}

/** A store into which rows can be written. Nothing of it is there before `keep`. */
export interface Target extends Source {
  write(name: KindName, rows: readonly Row[]): Promise<void>
  keep(): Promise<void>
}

export interface Sum {
  rows: number
  checksum: string
}

/** Adds up rows so that two stores that hold the same give the same. */
export class Adding {
  readonly #hash = createHash('sha256')
  #rows = 0

  add(name: KindName, rows: readonly Row[]): void {
    this.#rows += rows.length
    for (const row of rows) this.#hash.update(JSON.stringify(kindOf(name).columns.map((column) => row[column] ?? null)))
  }

  get sum(): Sum {
    return { rows: this.#rows, checksum: this.#hash.copy().digest('hex').slice(0, 16) }
  }
}
