/** A part of the rules: sentences, lists and tables in our own words. */
export interface Section {
  id: string
  title: string
  body: readonly Block[]
}

export type Block =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
