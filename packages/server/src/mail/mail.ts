// Mail waits in the store until it is sent: nobody at a table waits for a mail server.
import { createHmac } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { isSame } from '../ids.ts'
import type { Log } from '../ops/log.ts'
import type { AddressRow, MailRow } from '../store/admin-store.ts'
import type { Store } from '../store/store.ts'
import { botOn, readRow, seatOf } from '../tables/doc.ts'
import { readBody } from '../tables/line.ts'
import { type Letter, lettersIn } from './letters.ts'

const LOOK_MS = 5000
/** So long one process has for a mail before another tries. */
const LEASE_MS = 120_000
const MOST = 20
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 3_600_000
/** A day and some: then a mail comes too late. */
const MOST_TRIES = 30
const ANSWER_MS = 15_000

export interface MailParts {
  readonly store: Store
  readonly log: Log
  readonly now: () => number
  readonly secret: string
  readonly url: string
  readonly from: string
  readonly site: string
  /** The page's address, for links. */
  readonly address: string
}

export class Mail {
  readonly #parts: MailParts
  readonly #transport
  readonly #timer: NodeJS.Timeout
  #sending: Promise<void> = Promise.resolve()

  constructor(parts: MailParts) {
    this.#parts = parts
    const patience = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS }
    this.#transport = createTransport({ url: parts.url, ...patience }, { from: parts.from })
    this.#timer = setInterval(() => this.look(), LOOK_MS).unref()
  }

  password(person: string, token: string): Promise<void> {
    return this.#queue({ id: `password ${token.slice(0, 8)} ${person}`, person, kind: 'password', body: token })
  }

  confirm(person: string, token: string): Promise<void> {
    return this.#queue({ id: `confirm ${token.slice(0, 8)} ${person}`, person, kind: 'confirm', body: token })
  }

  async #queue(mail: Pick<MailRow, 'id' | 'person' | 'kind' | 'body'>): Promise<void> {
    await this.#parts.store.queueMail({ ...mail, table: '', at: this.#parts.now(), tries: 0 })
    this.look()
  }

  /** Whose link it is that stops mail about turns; null if it is none of ours. */
  unsubscribes(token: string): string | null {
    const at = token.lastIndexOf('.')
    const person = token.slice(0, Math.max(0, at))
    return at > 0 && isSame(token.slice(at + 1), this.#mark(person)) ? person : null
  }

  #mark(person: string): string {
    return createHmac('sha256', this.#parts.secret).update(`unsubscribe ${person}`).digest('base64url')
  }

  /** Sends what is due, one after the other. */
  look(): void {
    this.#sending = this.#sending
      .then(() => this.#sendDue())
      .catch((error: unknown) => this.#parts.log('warn', 'mail could not be looked for', { error: String(error) }))
  }

  async #sendDue(): Promise<void> {
    const { store, now } = this.#parts
    const due = await store.takeMails(now(), now() + LEASE_MS, MOST)
    for (const mail of due) await this.#send(mail)
  }

  async #send(mail: MailRow): Promise<void> {
    const { store, log, now } = this.#parts
    const letter = await this.#write(mail)
    if (letter === null) return store.looked(mail.person, mail.table).then(() => store.mailDone(mail.id))
    try {
      await this.#transport.sendMail({ to: letter.to, subject: letter.subject, text: letter.text })
      await store.mailDone(mail.id)
    } catch (error) {
      // Never to whom, and never the link.
      log('warn', 'a mail was not sent', { kind: mail.kind, tries: mail.tries + 1, error: codeOf(error) })
      if (isForGood(error) || mail.tries + 1 >= MOST_TRIES) await store.mailDone(mail.id)
      else await store.delayMail(mail.id, now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** mail.tries))
    }
  }

  /** The letter, or null if there is no reason for it any more. */
  async #write({ person: id, kind, table, body }: MailRow): Promise<(Letter & { to: string }) | null> {
    const { store, site, address: page } = this.#parts
    const [person, address] = await Promise.all([store.person(id), store.address(id)])
    if (!person || !address) return null
    const letters = lettersIn(address.language)
    const to = address.address
    if (kind === 'confirm') return { to, ...letters.confirm(site, person.name, `${page}/mail/${body}`) }
    if (address.confirmed === null) return null
    if (kind === 'password') return { to, ...letters.password(site, person.name, `${page}/reset/${body}`) }
    const others = await this.#othersAt(table, address)
    if (others === null) return null
    const stop = `${page}/unsubscribe/${id}.${this.#mark(id)}`
    return { to, ...letters.turn(site, person.name, others, `${page}/table/${table}`, stop) }
  }

  /** With whom the person plays there, if it is still their turn; else null. */
  async #othersAt(table: string, { person, turns }: AddressRow): Promise<string[] | null> {
    const { store } = this.#parts
    const [row, last] = await Promise.all([store.row(table), store.lastLines([table])])
    const line = last.get(table)
    if (!row || !line || !turns || row.status !== 'playing') return null
    const { doc } = readRow(row)
    const seat = seatOf(doc, person)
    const here = seat === null ? null : doc.seats[seat]
    if (seat === null || !here || botOn(here) !== null || !readBody(line).turn?.includes(seat)) return null
    return doc.seats.flatMap((one) => (one !== here && (one.kind === 'person' || one.kind === 'bot') ? [one.name] : []))
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#transport.close()
    await this.#sending
  }
}

/** The mail server says that it will never take it. */
const isForGood = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'the mail server said no'
