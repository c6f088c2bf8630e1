// What a resource is made of.
import type { Static, TSchema } from 'typebox'
import type { House } from '../house.ts'
import type { Visitor } from '../people/people.ts'

/** A request that has been read: by whom, and with what. */
export interface Asked<P = unknown, Q = unknown, B = unknown> {
  house: House
  visitor: Visitor
  params: P
  query: Q
  body: B
  address: string
  device: string
  /** The cookie that says who has signed in on this device before. */
  devices: string | null
}

/** What is answered; `cookie` signs the visitor in or, with null, out. */
export interface Answer {
  body: unknown
  status?: number
  type?: string
  cookie?: Visitor | null
}

export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  answers: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** Makes a guest of somebody who comes for the first time. */
  welcomes?: true
  /** Open to those who are banned, and to guests where there should be none: what is theirs stays theirs. */
  always?: true
  /** For administrators only. */
  admin?: true
  /** Works without a visitor. */
  anybody?: true
  run(asked: Asked): Promise<Answer>
}

/** A route whose `run` gets what its schemas describe: the reader has checked it. */
export const route = <P extends TSchema, Q extends TSchema, B extends TSchema>(
  given: Omit<Route, 'run' | 'params' | 'query' | 'body'> & {
    params?: P
    query?: Q
    body?: B
    run(asked: Asked<Static<P>, Static<Q>, Static<B>>): Promise<Answer>
  },
): Route => given as Route
