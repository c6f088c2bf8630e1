// Where mail goes out, and from whom.
import { orEnv, pattern, text, type Values, whole } from '../options.ts'

export interface MailConfig {
  /** The mail server; null: no mail is sent. */
  readonly mailUrl: string | null
  readonly mailFrom: string | null
  /** So long it has to be somebody's turn before they are written to. */
  readonly mailAfterMs: number
}

const MINUTE_MS = 60_000

export const mailAfter = orEnv(
  'FURROW_MAIL_AFTER',
  whole('so long it has to be somebody’s turn in a game over days before they get mail', 0, 10_080, 10, 'MINUTES'),
)

export const mailOptions = {
  mail: orEnv(
    'FURROW_MAIL',
    pattern(
      'URL',
      'the mail server: smtp://user:password@host:587, or smtps://… (needs --origin and --mail-from)',
      /^smtps?:\/\/\S+$/,
      'a URL such as smtp://user:password@mail.example.org:587',
      null,
    ),
  ),
  'mail-from': orEnv('FURROW_MAIL_FROM', text('ADDRESS', 'from whom mail comes: Furrow <furrow@example.org>', null)),
  'mail-after': mailAfter,
}

export const mailConfigOf = (v: Values<typeof mailOptions>): MailConfig => ({
  mailUrl: v.mail,
  mailFrom: v['mail-from'],
  mailAfterMs: v['mail-after'] * MINUTE_MS,
})

/** A sentence if mail could not be sent as it is asked for. */
export function mailTrouble({ mailUrl, mailFrom }: MailConfig, origins: readonly string[]): string | null {
  if (mailUrl === null) return null
  if (origins.length === 0) return 'Mail has links in it: name the address of the page with --origin.'
  if (mailFrom === null) return 'Mail comes from somebody: name the address with --mail-from.'
  return null
}
