// Where somebody gets mail: their address, the proof that it is theirs, and the way out.
import type { MailInfo } from '../client/types.ts'
import type { House } from '../house.ts'
import { digestOf, newSecret } from '../ids.ts'
import type { Mail } from '../mail/mail.ts'
import { Refused } from '../refused.ts'
import { type Route, route } from './route.ts'
import { MailAddress, MailTurns, Token } from './schemas.ts'

const DAY_MS = 86_400_000

function mailOf({ mail }: House): Mail {
  if (!mail) throw new Refused('forbidden', 'This site sends no mail.')
  return mail
}

async function told({ store }: House, person: string): Promise<MailInfo | null> {
  const row = await store.address(person)
  return row && { address: row.address, confirmed: row.confirmed !== null, turns: row.turns }
}

export const mailRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/me/mail',
    summary: 'Where I get mail',
    answers: 'MailInfo | null',
    run: async ({ house, visitor }) => ({ body: await told(house, visitor.person.id) }),
  }),
  route({
    method: 'POST',
    path: '/api/me/mail',
    summary: 'Set the address at which I get mail; a link is sent there to show that it is mine',
    answers: 'MailInfo',
    body: MailAddress,
    run: async ({ house, visitor, body }) => {
      const mail = mailOf(house)
      const { id, password } = visitor.person
      if (password === null) throw new Refused('forbidden', 'Claim your name with a password first.')
      if (!(await house.limits.mails.allows(id)))
        throw new Refused('too-many', 'That is a lot of mail. Please wait a little.')
      const now = house.tables.now()
      const token = newSecret()
      const { address, language } = body
      await house.store.keepAddress({ person: id, address, confirmed: null, language, turns: true })
      await house.store.keepLink({
        id: digestOf(token),
        kind: 'mail',
        person: id,
        made: now,
        until: now + DAY_MS,
        uses: 1,
        note: address,
      })
      await mail.confirm(id, token)
      return { body: await told(house, id) }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/me/mail',
    summary: 'Do I want mail when it is my turn?',
    answers: 'MailInfo',
    body: MailTurns,
    run: async ({ house, visitor, body }) => {
      await setTurns(house, visitor.person.id, body.turns)
      return { body: await told(house, visitor.person.id) }
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/me/mail',
    summary: 'Forget my address',
    answers: '{}',
    run: async ({ house, visitor }) => {
      await house.store.dropAddress(visitor.person.id)
      return { body: {} }
    },
  }),
  route({
    method: 'POST',
    path: '/api/mail/confirm',
    summary: 'The address to which this link was sent is its owner’s',
    answers: '{}',
    body: Token,
    anybody: true,
    run: async ({ house, body }) => {
      const { store, tables } = house
      const now = tables.now()
      const id = digestOf(body.token)
      const link = await store.link(id, now)
      const row = link?.kind === 'mail' && link.person !== null ? await store.address(link.person) : null
      if (!row || row.address !== link?.note || !(await store.useLink(id, now)))
        throw new Refused('not-found', 'This link was used already, or its time is over.')
      await store.keepAddress({ ...row, confirmed: now })
      return { body: {} }
    },
  }),
  route({
    method: 'POST',
    path: '/api/mail/unsubscribe',
    summary: 'No more mail about turns, by the link that stands in each',
    answers: '{}',
    body: Token,
    anybody: true,
    run: async ({ house, body }) => {
      const person = mailOf(house).unsubscribes(body.token)
      if (person === null) throw new Refused('not-found', 'This link is none of ours.')
      if (await house.store.address(person)) await setTurns(house, person, false)
      return { body: {} }
    },
  }),
]

async function setTurns({ store }: House, person: string, turns: boolean): Promise<void> {
  const row = await store.address(person)
  if (!row) throw new Refused('not-found', 'There is no address to which mail could go.')
  await store.keepAddress({ ...row, turns })
}
