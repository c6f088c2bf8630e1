import { at } from '@furrow/engine/core'
// After each harm: is everything still there, does play go on, is nothing held on to, was nobody told too much?
import { insist } from './crowd.ts'
import { canMeasure, type Held, heldBy, ownSockets, tooMuch } from './leaks.ts'
import { type Scene, wait } from './scene.ts'
import { hiddenFrom, type StoredGame, told } from './secrets.ts'

/** So long everything may take to come back by itself. */
const PATIENCE_MS = 30_000
/** Connections to the database that each process is configured to use, and one to listen. */
const CONNECTIONS = 11

/** How long it took until somebody's move was acknowledged again; a sentence if it did not come to that. */
export async function goesOn({ crowd }: Scene, sitDown: () => Promise<void>): Promise<number | string> {
  const [before, start] = [crowd.moves, Date.now()]
  while (crowd.moves === before) {
    if (crowd.isOver) await sitDown()
    if (Date.now() - start > PATIENCE_MS) return `nobody could play for ${PATIENCE_MS / 1000} s`
    await wait(20)
  }
  return Date.now() - start
}

/** Waits until nothing is wrong, for what needs a moment to pass by itself. */
async function settled(look: () => Promise<string[]> | string[]): Promise<string[]> {
  for (const until = Date.now() + PATIENCE_MS; ; ) {
    const wrong = await look()
    if (wrong.length === 0 || Date.now() > until) return wrong
    await wait(250)
  }
}

async function leaks({ target }: Scene, fresh: readonly Held[]): Promise<string[]> {
  if (!canMeasure) return []
  return settled(() =>
    target.processes.flatMap(({ child }, i) => {
      const now = heldBy(child.pid)
      return now ? tooMuch(now, at(fresh, i), ownSockets()).map((what) => `process ${i}: ${what}`) : []
    }),
  )
}

async function connections({ target: { database, processes } }: Scene): Promise<string[]> {
  if (!database) return []
  const most = processes.length * CONNECTIONS
  return settled(async () => {
    const sql = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`
    const { n } = at(await insist(() => database.postgres.ask<{ n: number }>(database.url, sql)), 0)
    return n > most ? [`${n} connections to the database, and ${most} are configured`] : []
  })
}

async function leaked({ target, crowd }: Scene): Promise<string[]> {
  const secret = await insist(() => target.secret())
  const sessions = crowd.members.map(({ person }) => ({ person, session: sessionOf(person.http.cookie) }))
  const wrong: string[] = []
  for (const table of crowd.tables) {
    const members = crowd.members.filter((member) => member.table === table)
    // What was heard is taken before the log is read: what the log shows then may have been told.
    const heard = members.map((member) => ({ member, texts: member.tap.take() }))
    const doc = JSON.parse((await insist(() => target.doc(table))) ?? 'null') as
      | (StoredGame & { finished: unknown })
      | null
    if (!doc || doc.finished) continue // afterwards everything is shown
    const shown = JSON.stringify(await insist(() => at(members, 0).person.http.log(table)))
    for (const { member, texts } of heard) {
      const { seat, person } = member
      const others = sessions.flatMap((each) => (each.person === person ? [] : [each.session]))
      const words = [secret, doc.seed, '$argon2', ...others].filter((word) => word !== '')
      const hidden = hiddenFrom(doc, seat ?? 'public')
      wrong.push(
        ...told(texts, `somebody at ${seat === null ? 'no seat' : `seat ${seat}`} of ${table}`, {
          words,
          hidden,
          shown,
        }),
      )
    }
  }
  return wrong
}

const sessionOf = (cookie: string | null): string => cookie?.replace(/^furrow=/, '').split('.')[0] ?? ''

/** Everything that is wrong now. */
export async function whatIsWrong(scene: Scene, fresh: readonly Held[]): Promise<string[]> {
  const deaths = scene.target.deaths.splice(0)
  return [
    ...deaths,
    ...(await insist(() => scene.crowd.lost())),
    ...(await connections(scene)),
    ...(await leaks(scene, fresh)),
    ...(await leaked(scene)),
  ]
}
