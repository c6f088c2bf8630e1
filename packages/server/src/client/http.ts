// Resources over HTTP, typed. What can be asked twice without harm is asked again while the server is in trouble. In a browser the cookie goes by itself; elsewhere it is kept here.

import type { AdminAnswers } from './admin.ts'
import { backOff, isTrouble, isTroubleStatus, TROUBLE_MS } from './trouble.ts'
import {
  type HostedTable,
  type Json,
  type KeptSeries,
  LOG_PAGE,
  type LogLine,
  type MailInfo,
  type Me,
  type NewTable,
  type PastMoment,
  type ProgramInfo,
  type Recovered,
  type SeatWish,
  type SessionInfo,
  type SiteInfo,
  type TableEntry,
  type TableInfo,
  type TableStatus,
} from './types.ts'

/** The server said no, and why. */
export class ServerRefusal extends Error {
  readonly code: string
  readonly status: number
  /** Has it to do with the server alone, so that the same may be done in a moment? */
  readonly isTrouble: boolean
  /** What there is to know besides: until when, and why. */
  readonly details: { readonly until?: number | null; readonly note?: string }
  constructor(
    code: string,
    message: string,
    status: number,
    trouble = isTrouble(code),
    details: ServerRefusal['details'] = {},
  ) {
    super(message)
    this.details = details
    this.code = code
    this.status = status
    this.isTrouble = trouble
  }
}

export interface HttpOptions {
  /** So long a server in trouble is asked again before its refusal is told. */
  troubleMs?: number
  /** Waits before the next try. */
  pause?: (ms: number) => Promise<void>
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const LONGEST_PAUSE_MS = 2000
/** The connection may have been cut with the process at its other end, so it is tried again; but who is offline soon hears of it. */
const CUT_OFF_TRIES = 2

const TWICE: How = { twice: true }
const newCommand = (): string => Array.from({ length: 2 }, () => Math.random().toString(36).slice(2)).join('')

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Headers = Record<string, string>

interface How {
  headers?: Headers
  /** The result is the same however often the server hears of it. */
  twice?: boolean
}

export class FurrowHttp {
  readonly #base: string
  readonly #keepsCookie: boolean
  readonly #options: Required<HttpOptions>
  /** That of the session. */
  cookie: string | null = null
  /** By which the server knows this device again after signing out. */
  #device: string | null = null

  /** `base` is the server's address; in a page of the server itself it can be left out. */
  constructor(base = '', cookie: string | null = null, options: HttpOptions = {}) {
    this.#base = base.replace(/\/$/, '')
    this.#keepsCookie = !('document' in globalThis)
    this.cookie = cookie
    this.#options = { troubleMs: TROUBLE_MS, pause: sleep, ...options }
  }

  /** The address of the socket. */
  get socketUrl(): string {
    const base = this.#base || String((globalThis as { location?: { origin: string } }).location?.origin ?? '')
    return `${base.replace(/^http/, 'ws')}/api/socket`
  }

  async #ask(
    method: Method,
    path: string,
    body?: unknown,
    { headers = {}, twice = method === 'GET' }: How = {},
  ): Promise<Response> {
    const { troubleMs, pause } = this.#options
    for (let failures = 0, left = twice ? troubleMs : 0; ; failures++) {
      try {
        return await this.#askOnce(method, path, body, headers)
      } catch (error) {
        const ms = backOff(failures, LONGEST_PAUSE_MS)
        const passes = error instanceof ServerRefusal ? error.isTrouble : failures < CUT_OFF_TRIES
        if (!passes || ms > left) throw error
        left -= ms
        await pause(ms)
      }
    }
  }

  async #askOnce(method: Method, path: string, body: unknown, headers: Headers): Promise<Response> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.#keepsCookie && this.#cookies()),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      credentials: 'same-origin',
    })
    if (this.#keepsCookie) {
      for (const set of response.headers.getSetCookie?.() ?? []) this.#keep(set.replace(/;.*/s, ''))
    }
    if (response.ok) return response
    const refusal = (await response.json().catch(() => ({}))) as {
      code?: string
      message?: string
    } & ServerRefusal['details']
    throw new ServerRefusal(
      refusal.code ?? 'internal',
      refusal.message ?? `The server answered ${response.status}.`,
      response.status,
      isTroubleStatus(response.status, refusal.code),
      { ...(refusal.until !== undefined && { until: refusal.until }), ...(refusal.note && { note: refusal.note }) },
    )
  }

  #cookies(): { Cookie?: string } {
    const given = [this.cookie, this.#device].filter((cookie) => cookie !== null)
    return given.length === 0 ? {} : { Cookie: given.join('; ') }
  }

  #keep(set: string): void {
    const value = set.endsWith('=') ? null : set
    if (set.startsWith('furrow=')) this.cookie = value
    else this.#device = value
  }

  async #json<T>(method: Method, path: string, body?: unknown, how?: How): Promise<T> {
    return (await (await this.#ask(method, path, body, how)).json()) as T // as the server's description says
  }

  about = () => this.#json<{ games: string[]; bots: { [game: string]: string[] }; site: SiteInfo }>('GET', '/api/about')
  /** The imprint or the privacy page. */
  sitePage = async (page: 'imprint' | 'privacy', language: string) =>
    (await this.#ask('GET', `/api/site/${page}${query({ language })}`)).text()
  /** Who I am; a guest who is new is named in this language, or else in the browser's. */
  me = (language?: string) =>
    this.#json<Me>(
      'GET',
      '/api/me',
      undefined,
      language === undefined ? {} : { headers: { 'Accept-Language': language } },
    )
  rename = (name: string) => this.#json<Me>('PATCH', '/api/me', { name }, TWICE)
  claim = (password: string, name?: string, invitation?: string) =>
    this.#json<Recovered>('POST', '/api/me/claim', { password, name, invitation })
  /** Without being a guest first. */
  signUp = (name: string, password: string, invitation?: string) =>
    this.#json<Recovered>('POST', '/api/account', { name, password, invitation })
  /** A new recovery code in place of the old one. */
  newRecovery = (password: string) => this.#json<{ recovery: string }>('POST', '/api/me/recovery', { password })
  recoverByCode = (name: string, code: string, password: string) =>
    this.#json<Recovered>('POST', '/api/recovery/code', { name, code, password })
  /** Whose password a link sets. */
  whoseLink = (token: string) => this.#json<{ name: string }>('POST', '/api/recovery/look', { token })
  recoverByLink = (token: string, password: string) =>
    this.#json<Recovered>('POST', '/api/recovery/link', { token, password })
  recoverByMail = (name: string) => this.#json<object>('POST', '/api/recovery/mail', { name })
  mail = () => this.#json<MailInfo | null>('GET', '/api/me/mail')
  setMail = (address: string, language: string) => this.#json<MailInfo>('POST', '/api/me/mail', { address, language })
  setMailTurns = (turns: boolean) => this.#json<MailInfo>('PATCH', '/api/me/mail', { turns })
  dropMail = () => this.#json<object>('DELETE', '/api/me/mail')
  confirmMail = (token: string) => this.#json<object>('POST', '/api/mail/confirm', { token })
  unsubscribe = (token: string) => this.#json<object>('POST', '/api/mail/unsubscribe', { token })
  /** To the administrators: the person on a seat, or a line of talk. */
  report = (table: string, what: { seat?: number; line?: number; note?: string }) =>
    this.#json<object>('POST', '/api/reports', { table, ...what })
  /** What administrators may ask for: a verb of `furrow admin`, and what it needs. */
  admin = <V extends keyof AdminAnswers>(verb: V, wish: object = {}) =>
    this.#json<AdminAnswers[V]>('POST', `/api/admin/${verb}`, wish)
  changePassword = (old: string, password: string) =>
    this.#json<{ ended: number }>('POST', '/api/me/password', { old, password })
  signIn = (name: string, password: string) => this.#json<Me>('POST', '/api/session', { name, password })
  signOut = () => this.#json<object>('DELETE', '/api/session')
  /** An account for a program. Its token is told this once: a client with `furrow=TOKEN` as its cookie is that program. */
  newProgram = (name: string) => this.#json<Me & { token: string }>('POST', '/api/bots', { name })
  /** The programs that I have made. */
  programs = () => this.#json<ProgramInfo[]>('GET', '/api/bots')
  deleteProgram = (id: string) => this.#json<object>('DELETE', `/api/bots/${encodeURIComponent(id)}`)
  sessions = () => this.#json<SessionInfo[]>('GET', '/api/me/sessions')
  endSession = (id: string) => this.#json<object>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`)
  series = () => this.#json<KeptSeries | null>('GET', '/api/me/series')
  keepSeries = (kept: KeptSeries) => this.#json<KeptSeries>('PATCH', '/api/me/series', kept)
  exportMe = () => this.#json<{ [key: string]: Json }>('GET', '/api/me/export')
  deleteMe = (password?: string) => this.#json<object>('DELETE', '/api/me', { password })

  /** The first page, or the one after the entry with which the last one ended. */
  myTables = (status?: TableStatus, last?: Place) =>
    this.#json<TableEntry[]>('GET', `/api/me/tables${query({ status, before: placeText(last) })}`)
  publicTables = (status?: TableStatus, last?: Place) =>
    this.#json<TableEntry[]>('GET', `/api/tables${query({ status, before: placeText(last) })}`)
  /** Named beforehand, it is one table however often it is asked for. */
  createTable = (table: NewTable) =>
    this.#json<HostedTable>('POST', '/api/tables', { command: newCommand(), ...table }, TWICE)
  table = (id: string, key?: string) => this.#json<TableInfo>('GET', `/api/tables/${id}${query({ key })}`)
  /** The table of an invitation link or a short code. */
  invitation = (key: string) => this.#json<TableInfo>('GET', `/api/join/${encodeURIComponent(key)}`)
  /** Every line after that number, asked for page by page. */
  log = async (id: string, after = 0, key?: string): Promise<LogLine[]> => {
    const all: LogLine[] = []
    for (;;) {
      const path = `/api/tables/${id}/log${query({ after: all.at(-1)?.number ?? after, key })}`
      const page = await this.#json<LogLine[]>('GET', path)
      all.push(...page)
      if (page.length < LOG_PAGE) return all
    }
  }
  /** The game as it was after the line of that number. */
  moment = (id: string, number: number, key?: string) =>
    this.#json<PastMoment>('GET', `/api/tables/${id}/moments/${number}${query({ key })}`)
  record = async (id: string, key?: string) =>
    (await this.#ask('GET', `/api/tables/${id}/record${query({ key })}`)).text()
  join = (id: string, key?: string, seat?: number) => this.#at(id, 'join', { key, seat }, TWICE)
  leave = (id: string) => this.#at(id, 'leave')
  start = (id: string) => this.#at(id, 'start', {}, TWICE)
  /** For those who sit there and the host: only they are told the new ones. */
  renewInvitation = (id: string) => this.#at<HostedTable>(id, 'renew', {}, TWICE)
  /** During a game: my seat, or that of somebody who is gone. Before it: the host puts a bot on a free seat. */
  handToBot = (id: string, seat: number, level?: string) => this.#at(id, `seats/${seat}/bot`, { level })
  /** Before the game: the host takes a bot away, and the seat is free again. */
  freeSeat = (id: string, seat: number) => this.#at(id, `seats/${seat}/free`)
  takeBack = (id: string) => this.#at(id, 'back', {}, TWICE)
  rematch = (id: string) => this.#at(id, 'rematch', {}, TWICE)
  /** The same game once more, for those who are invited; with `listed` for everybody. */
  clone = (id: string, seats?: SeatWish[], listed?: boolean) =>
    this.#at(id, 'clone', { seats, public: listed, command: newCommand() }, TWICE)

  #at<T = TableInfo>(id: string, verb: string, body: object = {}, how?: How): Promise<T> {
    return this.#json<T>('POST', `/api/tables/${id}/${verb}`, body, how)
  }
}

/** Where an entry stands in a list. */
type Place = Pick<TableEntry, 'changed' | 'id'>
const placeText = (place: Place | undefined): string | undefined => place && `${place.changed}.${place.id}`

function query(values: { [name: string]: string | number | undefined }): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return given.length === 0 ? '' : `?${given.join('&')}`
}
