// Harm after harm in a random order, and after each of them everything is looked at.
import { type Random, seeded, shuffled } from '@furrow/engine/core'
import { goesOn, whatIsWrong } from './checks.ts'
import { Crowd } from './crowd.ts'
import { harmsFor } from './harms.ts'
import { type Held, heldBy } from './leaks.ts'
import type { Options, StoreKind } from './options.ts'
import type { Harm, Scene } from './scene.ts'
import { openTarget } from './target.ts'

/** Tables with two people, and with one and a bot. */
const PAIRS = 3
const ALONE = 2

export interface Report {
  store: StoreKind
  harms: number
  moves: number
  talk: number
  bytes: number
  /** The longest time until somebody could play again. */
  slowestMs: number
  mostBytes: number
  mostFiles: number
  wrong: string[]
}

/** Every harm once, shuffled, and then again: none is left out for long. */
function* order(random: Random, from: readonly Harm[]): Generator<Harm> {
  for (;;) yield* shuffled(random, from)
}

export async function torture(store: StoreKind, options: Options, say: (text: string) => void): Promise<Report> {
  const random = seeded(`${options.seed} ${store}`)
  const until = Date.now() + (options.minutes * 60_000) / options.stores.length
  const target = await openTarget(store)
  const fresh: Held[] = target.processes.map(({ child }) => heldBy(child.pid) ?? { files: 0, bytes: 0 })
  const crowd = new Crowd(target.addresses, seeded(`${options.seed} talk`))
  const scene: Scene = { target, crowd, random }
  const report: Report = {
    store,
    harms: 0,
    moves: 0,
    talk: 0,
    bytes: 0,
    slowestMs: 0,
    mostBytes: 0,
    mostFiles: 0,
    wrong: [],
  }
  const measuring = setInterval(() => measure(scene, report), 250)
  try {
    await freshTables(crowd)
    for (const harm of order(random, harmsFor(store, options.only))) {
      if (Date.now() > until) break
      await one(harm, scene, fresh, report, say)
      report.wrong.push(...(await freshTables(crowd)))
    }
  } finally {
    clearInterval(measuring)
    Object.assign(report, { moves: crowd.moves, talk: crowd.talk, bytes: crowd.bytes })
    await crowd.close()
    await target.close()
  }
  return report
}

async function one(
  harm: Harm,
  scene: Scene,
  fresh: readonly Held[],
  report: Report,
  say: (text: string) => void,
): Promise<void> {
  const wrong: string[] = []
  await harm.run(scene).catch((error: unknown) => wrong.push(`${error instanceof Error ? error.message : error}`))
  const again = await goesOn(scene, async () => void wrong.push(...(await freshTables(scene.crowd))))
  if (typeof again === 'string') wrong.push(again)
  else report.slowestMs = Math.max(report.slowestMs, again)
  wrong.push(...(await whatIsWrong(scene, fresh)))
  report.harms++
  report.wrong.push(...wrong.map((what) => `${harm.name}: ${what}`))
  const outcome = wrong.length === 0 ? `well, play went on after ${again} ms` : `WRONG\n    ${wrong.join('\n    ')}`
  say(`${scene.target.kind}  ${scene.crowd.moves} moves  ${harm.name}: ${outcome}`)
}

/** New tables in the place of those whose game is over. Gives what is missing there. */
async function freshTables(crowd: Crowd): Promise<string[]> {
  const wrong = await crowd.sendHome()
  const count = (people: number) =>
    crowd.tables.filter((table) => crowd.members.filter((m) => m.table === table && m.seat !== null).length === people)
      .length
  while (count(2) < PAIRS) await crowd.sitDown(false)
  while (count(1) < ALONE) await crowd.sitDown(true)
  return wrong
}

function measure({ target }: Scene, report: Report): void {
  for (const { child } of target.processes) {
    const held = heldBy(child.pid)
    report.mostBytes = Math.max(report.mostBytes, held?.bytes ?? 0)
    report.mostFiles = Math.max(report.mostFiles, held?.files ?? 0)
  }
}

/** Which harm would come first, second, … with a seed: the same every time. */
export const plan = (seed: string, store: StoreKind, howMany: number): string[] => {
  const coming = order(seeded(`${seed} ${store}`), harmsFor(store, ''))
  return Array.from({ length: howMany }, () => coming.next().value?.name ?? '')
}
