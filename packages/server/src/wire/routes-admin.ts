// What administrators may ask for: the same verbs as on the command line, each as a post.
import { carryOut, verbs } from '../admin/verbs.ts'
import type { Route } from './route.ts'

export const adminRoutes: readonly Route[] = verbs.map((verb) => ({
  method: 'POST',
  path: `/api/admin/${verb.name}`,
  summary: `For administrators: ${verb.summary.charAt(0).toLowerCase()}${verb.summary.slice(1)}`,
  answers: verb.answers,
  body: verb.body,
  admin: true,
  run: async ({ house, visitor: { person }, body }) => ({
    body: await carryOut(house, { id: person.id, name: person.name }, verb, body),
  }),
}))
