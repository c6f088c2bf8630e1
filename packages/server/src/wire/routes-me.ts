// Oneself: name, password, sessions, everything stored.
import { noteRefused } from '../admin/notes.ts'
import { deletePerson, exportPerson } from '../people/data.ts'
import { meOf } from '../people/me.ts'
import { freshCode } from '../people/recovery.ts'
import { signingUp } from '../people/signup.ts'
import { mayTryOwnPassword, mayTryPassword } from '../people/tries.ts'
import { Refused } from '../refused.ts'
import { type Route, route } from './route.ts'
import { Claim, KeptSeries, Name, NewPassword, Password, SignIn, SignUp, TableParams } from './schemas.ts'

export const meRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am; the first visit makes a guest',
    answers: 'Me',
    welcomes: true,
    run: async ({ house, visitor }) => ({ body: await meOf(house, visitor.person) }),
  }),
  route({
    method: 'PATCH',
    path: '/api/me',
    summary: 'Change my name',
    answers: 'Me',
    body: Name,
    run: async ({ house, visitor, body }) => ({
      body: await meOf(house, await house.people.rename(visitor, body.name)),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/me/claim',
    summary: 'Claim my name with a password, to come back on another device; the recovery code is told this once',
    answers: 'Me with recovery',
    body: Claim,
    always: true,
    run: async ({ house, visitor, body }) => {
      const tried = await mayTryOwnPassword(house, visitor)
      const { password, name, invitation } = body
      const person = await signingUp(house, invitation, () => house.people.claim(visitor, password, name))
      await tried.wasRight()
      const recovery = await freshCode(house, person)
      return { body: { ...(await meOf(house, person)), recovery }, cookie: { ...visitor, person } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/account',
    summary: 'Sign up with a name and a password, without being a guest first; the recovery code is told this once',
    answers: 'Me with recovery',
    body: SignUp,
    anybody: true,
    run: async ({ house, body, address, device }) => {
      if (!(await house.limits.guests.allows(address)))
        throw new Refused('too-many', 'Too many accounts have come from your address. Please wait a little.')
      const { name, password, invitation } = body
      const visitor = await signingUp(house, invitation, () => house.people.signUp(name, password, device))
      const recovery = await freshCode(house, visitor.person)
      return { body: { ...(await meOf(house, visitor.person)), recovery }, cookie: visitor, status: 201 }
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/password',
    summary: 'Change my password; my other sessions are ended',
    answers: '{ ended }',
    body: NewPassword,
    run: async ({ house, visitor, body }) => {
      const tried = await mayTryOwnPassword(house, visitor)
      const ended = await house.people.changePassword(visitor, body.old, body.password)
      await tried.wasRight()
      for (const { id } of ended) house.endSession(id)
      return { body: { ended: ended.length } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/session',
    summary: 'Sign in with a claimed name',
    answers: 'Me',
    body: SignIn,
    anybody: true,
    run: async ({ house, body, address, device, devices }) => {
      try {
        const tried = await mayTryPassword(house, body.name, address, devices)
        const visitor = await house.people.signIn(body.name, body.password, device)
        await tried.wasRight()
        return { body: await meOf(house, visitor.person), cookie: visitor }
      } catch (error) {
        if (error instanceof Refused)
          await noteRefused(house.store, house.tables.now(), { what: error.code, name: body.name, address })
        throw error
      }
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/session',
    summary: 'Sign out',
    always: true,
    answers: '{}',
    run: async ({ house, visitor }) => {
      await house.people.endSession(visitor, visitor.session.id)
      house.endSession(visitor.session.id)
      return { body: {}, cookie: null }
    },
  }),
  route({
    method: 'GET',
    path: '/api/me/sessions',
    summary: 'The devices on which I am signed in',
    answers: 'SessionInfo[]',
    run: async ({ house, visitor }) => ({ body: await house.people.sessions(visitor) }),
  }),
  route({
    method: 'DELETE',
    path: '/api/me/sessions/:id',
    summary: 'End one of my sessions',
    answers: '{}',
    params: TableParams,
    run: async ({ house, visitor, params }) => {
      await house.people.endSession(visitor, params.id)
      house.endSession(params.id)
      return { body: {} }
    },
  }),
  route({
    method: 'GET',
    path: '/api/me/series',
    summary: 'My solo series, as my devices keep it',
    answers: 'KeptSeries | null',
    run: async ({ house, visitor }) => ({ body: await house.people.series(visitor) }),
  }),
  route({
    method: 'PATCH',
    path: '/api/me/series',
    summary: 'Keep my solo series, unless a later one is kept already; the answer is the later one',
    answers: 'KeptSeries',
    body: KeptSeries,
    run: async ({ house, visitor, body }) => ({ body: await house.people.keepSeries(visitor, body) }),
  }),
  route({
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything that is stored of me',
    always: true,
    answers: '{ person, sessions, tables, chat, series, programs, mail }',
    run: async ({ house, visitor }) => ({ body: await exportPerson(house.tables, house.people, visitor) }),
  }),
  route({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Delete everything that is stored of me; bots play on for me',
    always: true,
    answers: '{}',
    body: Password,
    run: async ({ house, visitor, body }) => {
      if (visitor.person.password !== null) await mayTryOwnPassword(house, visitor)
      await house.people.mustKnowPassword(visitor, body.password)
      for (const { id } of await deletePerson(house.tables, house.people, visitor)) house.endSession(id)
      return { body: {}, cookie: null }
    },
  }),
]
