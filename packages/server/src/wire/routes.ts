// Every resource: what it is called, what it takes, what it does. The description served at /api comes from here.
import type { Route } from './route.ts'
import { adminRoutes } from './routes-admin.ts'
import { listRoutes } from './routes-lists.ts'
import { mailRoutes } from './routes-mail.ts'
import { meRoutes } from './routes-me.ts'
import { programRoutes } from './routes-programs.ts'
import { recoveryRoutes } from './routes-recovery.ts'
import { siteRoutes } from './routes-site.ts'
import { tableRoutes } from './routes-tables.ts'

export const routes: readonly Route[] = [
  ...siteRoutes,
  ...meRoutes,
  ...recoveryRoutes,
  ...mailRoutes,
  ...listRoutes,
  ...tableRoutes,
  ...programRoutes,
  ...adminRoutes,
]
