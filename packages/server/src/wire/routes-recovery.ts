// Ways back for somebody who has forgotten the password: a code kept on paper, a link from an administrator or by mail.
import { noteRefused } from '../admin/notes.ts'
import type { House } from '../house.ts'
import { meOf } from '../people/me.ts'
import { freshCode, mailLink, openByCode, openByLink, whoseLink } from '../people/recovery.ts'
import { mayTryOwnPassword, mayTryPassword } from '../people/tries.ts'
import { Refused } from '../refused.ts'
import { type Route, route } from './route.ts'
import { ByCode, ByLink, Name, Password, Token } from './schemas.ts'

export const recoveryRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/me/recovery',
    summary: 'A new recovery code, told this once; the one before is worth nothing any more',
    answers: '{ recovery }',
    body: Password,
    run: async ({ house, visitor, body }) => {
      const tried = await mayTryOwnPassword(house, visitor)
      await house.people.mustKnowPassword(visitor, body.password)
      await tried.wasRight()
      return { body: { recovery: await freshCode(house, visitor.person) } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/recovery/code',
    summary: 'Set a new password with the recovery code; other sessions are ended, and there is a new code',
    answers: 'Me with recovery',
    body: ByCode,
    anybody: true,
    run: async ({ house, body, address, device, devices }) => {
      const tried = await mayTryPassword(house, body.name, address, devices)
      try {
        const { visitor, recovery } = await openByCode(house, body, device)
        await tried.wasRight()
        return { body: { ...(await meOf(house, visitor.person)), recovery }, cookie: visitor }
      } catch (error) {
        if (error instanceof Refused && error.code === 'wrong-password')
          await noteRefused(house.store, house.tables.now(), { what: 'recovery-code', name: body.name, address })
        throw error
      }
    },
  }),
  route({
    method: 'POST',
    path: '/api/recovery/look',
    summary: 'Whose password a link sets',
    answers: '{ name }',
    body: Token,
    anybody: true,
    run: async ({ house, body, address }) => {
      await mayTryLink(house, address)
      return { body: { name: (await whoseLink(house, body.token)).name } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/recovery/link',
    summary: 'Set a new password with a link; other sessions are ended, and there is a new recovery code',
    answers: 'Me with recovery',
    body: ByLink,
    anybody: true,
    run: async ({ house, body, address, device }) => {
      await mayTryLink(house, address)
      const { visitor, recovery } = await openByLink(house, body, device)
      return { body: { ...(await meOf(house, visitor.person)), recovery }, cookie: visitor }
    },
  }),
  route({
    method: 'POST',
    path: '/api/recovery/mail',
    summary: 'Mail me a link to set a new password; the answer is the same whether that name has an address or not',
    answers: '{}',
    body: Name,
    anybody: true,
    run: async ({ house, body, address, devices }) => {
      await mayTryPassword(house, body.name, address, devices)
      await mailLink(house, body.name)
      return { body: {} }
    },
  }),
]

async function mayTryLink({ limits }: House, address: string): Promise<void> {
  if (!(await limits.passwordsOfAddress.allows(address)))
    throw new Refused('too-many', 'Too many links were tried. Please wait a minute.')
}
