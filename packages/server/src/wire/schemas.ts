// The shape of everything that comes in. What is not of its shape goes no further.
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Json } from '../client/types.ts'
import { Refused } from '../refused.ts'

const closed = { additionalProperties: false }
const text = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength })
const whole = (maximum: number, minimum = 0) => Type.Integer({ minimum, maximum })

const Id = text(40)
const Key = text(80)
const MoveNumber = whole(1_000_000)
const Command = text(40)

export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('free') }, closed),
  Type.Object({ kind: Type.Literal('live'), seconds: whole(86_400, 1), extra: whole(3600) }, closed),
  Type.Object({ kind: Type.Literal('days'), days: whole(60, 1) }, closed),
])

export const SeatWish = Type.Object(
  {
    kind: Type.Union([Type.Literal('me'), Type.Literal('open'), Type.Literal('invited'), Type.Literal('bot')]),
    level: Type.Optional(text(40)),
  },
  closed,
)

export const NewTable = Type.Object(
  {
    game: text(40),
    setup: Type.Optional(Type.Unsafe<{ [key: string]: Json }>(Type.Record(Type.String(), Type.Unknown()))), // out of a JSON body
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 12 }),
    public: Type.Optional(Type.Boolean()),
    pace: Type.Optional(Pace),
    /** May pages mark what is worth a look? Not unless that is said. */
    suggestions: Type.Optional(Type.Boolean()),
    /** May moves be taken back, as far as the rules of taking back go? They may unless that is denied. */
    undo: Type.Optional(Type.Boolean()),
    /** Where chance comes from; only for tables by link, and everybody is told that it was chosen. */
    seed: Type.Optional(text(200)),
    /** The visitor's own name for this wish: asked for again under it, it is the same table. */
    command: Type.Optional(Command),
  },
  closed,
)

export const Name = Type.Object({ name: text(100) }, closed)
const Invitation = Type.Optional(text(80))
export const Claim = Type.Object(
  { name: Type.Optional(text(100)), password: text(200), invitation: Invitation },
  closed,
)
export const SignUp = Type.Object({ name: text(100), password: text(200), invitation: Invitation }, closed)
export const ByCode = Type.Object({ name: text(100), code: text(100), password: text(200) }, closed)
export const Token = Type.Object({ token: text(200) }, closed)
export const ByLink = Type.Object({ token: text(200), password: text(200) }, closed)
/** A person by their seat, or a line of talk by its number. */
export const Report = Type.Object(
  {
    table: Id,
    seat: Type.Optional(whole(11)),
    line: Type.Optional(MoveNumber),
    note: Type.Optional(Type.String({ maxLength: 500 })),
  },
  closed,
)
export const SiteParams = Type.Object({ page: Type.Union([Type.Literal('imprint'), Type.Literal('privacy')]) }, closed)
export const LanguageQuery = Type.Object({ language: Type.Optional(text(10)) }, closed)
export const MailAddress = Type.Object(
  {
    address: Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+\\.[^\\s@<>,;]+$' }),
    language: text(10),
  },
  closed,
)
export const MailTurns = Type.Object({ turns: Type.Boolean() }, closed)
export const SignIn = Type.Object({ name: text(100), password: text(200) }, closed)
export const NewPassword = Type.Object({ old: text(200), password: text(200) }, closed)
export const Password = Type.Object({ password: Type.Optional(text(200)) }, closed)
/** A solo series is looked at by whoever plays it; here it is a text of bounded length. */
export const KeptSeries = Type.Object({ series: text(10_000), changed: whole(Number.MAX_SAFE_INTEGER) }, closed)
export const Join = Type.Object({ key: Type.Optional(Key), seat: Type.Optional(whole(11)) }, closed)
export const HandOver = Type.Object({ level: Type.Optional(text(40)) }, closed)
export const Clone = Type.Object(
  {
    seats: Type.Optional(Type.Array(SeatWish, { minItems: 1, maxItems: 12 })),
    public: Type.Optional(Type.Boolean()),
    command: Type.Optional(Command),
  },
  closed,
)
/** `number` is that of the question that is answered. */
export const PostedMove = Type.Object({ move: text(1000), number: MoveNumber, command: Command }, closed)
export const Nothing = Type.Object({}, closed)

export const TableParams = Type.Object({ id: Id }, closed)
export const SeatParams = Type.Object({ id: Id, seat: Type.String({ pattern: '^[0-9]{1,2}$' }) }, closed)
export const MomentParams = Type.Object({ id: Id, number: Type.String({ pattern: '^[0-9]{1,7}$' }) }, closed)
export const KeyParams = Type.Object({ key: Key }, closed)
export const KeyQuery = Type.Object({ key: Type.Optional(Key) }, closed)
export const LogQuery = Type.Object(
  { key: Type.Optional(Key), after: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })) },
  closed,
)
export const ListQuery = Type.Object(
  {
    status: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('finished')])),
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}(\\.[A-Za-z0-9_-]{1,40})?$' })),
  },
  closed,
)

/** Everything a client may say over the socket. */
export const Message = Type.Union([
  Type.Object(
    {
      type: Type.Literal('join'),
      table: Id,
      from: Type.Optional(MoveNumber),
      chatFrom: Type.Optional(MoveNumber),
      invite: Type.Optional(Key),
      command: Command,
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('leave'), table: Id, command: Command }, closed),
  Type.Object(
    { type: Type.Literal('play'), table: Id, number: MoveNumber, move: text(1000), command: Command },
    closed,
  ),
  Type.Object(
    { type: Type.Literal('undo'), table: Id, number: MoveNumber, move: Type.Optional(MoveNumber), command: Command },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('chat'),
      table: Id,
      number: Type.Optional(MoveNumber),
      text: text(2000),
      command: Command,
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('ping') }, closed),
])

export type Reader<T> = (value: unknown) => T

/** Gives the value back if it has the shape; else refuses with a sentence that says where it has not. */
export function reader<S extends TSchema>(schema: S, what: string): Reader<Static<S>> {
  const compiled = Compile(schema)
  return (value) => {
    if (compiled.Check(value)) return value as Static<S> // just checked
    const [error] = compiled.Errors(value)
    const where = error ? error.instancePath.replaceAll('/', '.').slice(1) : ''
    const why = error ? error.message.replace('schema is false', 'is not known') : 'is not understood'
    throw new Refused('bad-request', `${where ? `"${where}" of the ${what}` : `The ${what}`} ${why}.`)
  }
}
