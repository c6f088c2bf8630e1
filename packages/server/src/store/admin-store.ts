// What a store keeps for those who run the server: marks on people, links that work once, mail, reports, and the log.

/** What a person can be marked as. A mark holds until a moment, or for good. */
export type Mark = 'admin' | 'banned' | 'muted'

export interface MarkRow {
  person: string
  mark: Mark
  at: number
  until: number | null
  /** Why, in the words of whoever set it. */
  note: string
}

/**
 * What somebody can be handed to use a number of times: `recovery` and `password` open an account to set a new password,
 * `mail` confirms an address, `invitation` lets somebody sign up. The id is a digest: what is handed out is not stored.
 */
export interface LinkRow {
  id: string
  kind: 'recovery' | 'password' | 'mail' | 'invitation'
  /** Whose it is; null for an invitation. */
  person: string | null
  made: number
  until: number | null
  /** How often it can still be used. */
  uses: number
  note: string
}

/** Where a person gets mail. */
export interface AddressRow {
  person: string
  address: string
  /** When they have shown that it is theirs. */
  confirmed: number | null
  language: string
  /** Do they want to hear when it is their turn? */
  turns: boolean
}

/** A mail that is to be sent, or was: of those about a turn one is kept for each table until the person looks there. */
export interface MailRow {
  id: string
  person: string
  kind: 'turn' | 'password' | 'confirm'
  table: string
  /** When it is to be tried. */
  at: number
  tries: number
  body: string
}

/** What somebody has reported about somebody else. */
export interface ReportRow {
  id: string
  at: number
  /** Who reports; empty once they have deleted their account. */
  person: string
  about: string
  table: string
  /** The line of talk it is about. */
  chat: number | null
  body: string
  closed: number | null
}

/** A line of the log of administration: a deed, or somebody who was not let in. */
export interface LogRow {
  id: number
  at: number
  kind: 'deed' | 'refused'
  /** Who did it; empty on the machine itself, and for those who were not let in. */
  actor: string
  actorName: string
  what: string
  /** The person or table it was done to, and its name. */
  about: string
  name: string
  more: string
}

export interface PeopleQuery {
  /** Part of the name, as names are compared. */
  text?: string | undefined
  kind?: 'claimed' | 'guest' | 'program' | undefined
  mark?: Mark | undefined
  /** Only those who come after this one in the list: newest first. */
  before?: { created: number; id: string } | undefined
  limit: number
}

export interface ListedPerson {
  id: string
  name: string
  key: string | null
  created: number
  /** When one of their sessions was last seen. */
  seen: number | null
}

export interface Usage {
  people: { claimed: number; guests: number; programs: number }
  /** People seen since the two moments asked for. */
  active: { day: number; week: number }
  tables: { waiting: number; playing: number; finished: number; closed: number }
  chat: number
  /** Reports nobody has dealt with. */
  reports: number
  bytes: number
}

export interface AdminStore {
  listPeople(query: PeopleQuery): Promise<ListedPerson[]>
  marks(people: readonly string[]): Promise<MarkRow[]>
  setMark(mark: MarkRow): Promise<void>
  /** False if there was none. */
  dropMark(person: string, mark: Mark): Promise<boolean>

  /** Of the kinds for one person there is one at a time: a new one takes the place of the old. */
  keepLink(link: LinkRow): Promise<void>
  /** The link, if it can still be used at this moment. */
  link(id: string, now: number): Promise<LinkRow | null>
  /** Uses it once; null if it cannot be used. */
  useLink(id: string, now: number): Promise<LinkRow | null>
  links(kind: LinkRow['kind'], limit: number): Promise<LinkRow[]>
  /** False if there was none. */
  dropLink(id: string): Promise<boolean>
  /** Those of a person, of a kind. */
  dropLinks(person: string, kind: LinkRow['kind']): Promise<void>

  address(person: string): Promise<AddressRow | null>
  keepAddress(address: AddressRow): Promise<void>
  dropAddress(person: string): Promise<void>
  /** Keeps a mail to be sent; one of the same id that waits or was sent stays instead. */
  queueMail(mail: MailRow): Promise<void>
  /** The same, for those only who want to hear when it is their turn. */
  queueTurn(mail: MailRow): Promise<void>
  /** Up to `limit` mails that are due; nobody else gets them before the given moment. */
  takeMails(now: number, until: number, limit: number): Promise<MailRow[]>
  /** It was sent, or given up: a mail about a turn is remembered until the person looks. */
  mailDone(id: string): Promise<void>
  /** It is tried again at this moment. */
  delayMail(id: string, at: number): Promise<void>
  /** The person has looked at the table. */
  looked(person: string, table: string): Promise<void>

  report(report: ReportRow): Promise<void>
  reports(open: boolean, limit: number): Promise<ReportRow[]>
  /** False if there is no such report. */
  closeReport(id: string, closed: number): Promise<boolean>

  /** Keeps the newest `most` lines of its kind. */
  note(line: Omit<LogRow, 'id'>, most: number): Promise<void>
  /** The newest first, those before an id. */
  notes(kind: LogRow['kind'] | null, before: number | null, limit: number): Promise<LogRow[]>

  /** What was said is gone; its number stays taken. False if there is no such line. */
  unsay(table: string, number: number): Promise<boolean>
  /** With the table go its lines, talk, mails and reports. */
  deleteTable(id: string): Promise<void>
  usage(day: number, week: number): Promise<Usage>
}
