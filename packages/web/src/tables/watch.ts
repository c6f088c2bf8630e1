// Watches for "your turn" while the visitor has online games: the title, the number on the start page, messages.
import type { TableEntry } from '@furrow/server/client'
import { baseAddress } from '../app/base.ts'
import { hrefOf } from '../app/route.ts'
import { APP, pressTitle } from '../app/title.ts'
import { getServer } from '../connection/server.ts'
import { isRefused } from '../connection/words.ts'
import type { Store } from '../local/store.ts'
import { type Language, wordsIn } from '../texts/languages.ts'
import { keepOnlineGames, pendingTurns } from './pending.ts'
import { awaited, messageOf, news, titleOf, untilNext } from './turns.ts'

interface Watch {
  store: Store
  language: Language
  /** What was known at the last look. */
  known: readonly TableEntry[] | null
  timer: ReturnType<typeof setTimeout> | undefined
}

let watch: Watch | null = null

/** From now on until no game is left. Who is watching already only learns the language. */
export function watchTurns(store: Store, language: Language): void {
  if (watch) {
    watch.language = language
    void showTitle(language)
    return
  }
  watch = { store, language, known: null, timer: undefined }
  keepOnlineGames(store, true)
  document.addEventListener('visibilitychange', lookIfSeen)
  void look(watch)
}

/** Something has just changed at a table: look now instead of later. */
export function lookNow(): void {
  if (watch) void look(watch)
}

const lookIfSeen = () => {
  if (!document.hidden) lookNow()
}

async function look(looking: Watch): Promise<void> {
  clearTimeout(looking.timer)
  const over = await isOver(looking)
  if (looking !== watch) return
  clearTimeout(looking.timer)
  if (over) rest(looking)
  else looking.timer = setTimeout(() => void look(looking), untilNext(document.hidden))
}

/** Looks, tells what is new, and says whether there is nothing left to watch for. */
async function isOver(looking: Watch): Promise<boolean> {
  const { http } = getServer()
  try {
    const tables = await http.myTables('playing')
    if (looking !== watch) return false
    const fresh = news(looking.known, tables)
    looking.known = tables
    pendingTurns.set(awaited(tables).length)
    await showTitle(looking.language)
    if (document.hidden) for (const table of fresh) await tell(looking.language, table)
    return tables.length === 0 && (await http.myTables('waiting')).length === 0
  } catch (trouble) {
    // Somebody whom the server does not know has no games; everything else passes.
    return isRefused(trouble, 'not-signed-in')
  }
}

function rest({ store, language }: Watch): void {
  watch = null
  document.removeEventListener('visibilitychange', lookIfSeen)
  keepOnlineGames(store, false)
  pendingTurns.set(0)
  void showTitle(language)
}

/** Somebody else is here now: what was known of the games of the one before is forgotten. */
export function forgetTurns(): void {
  if (!watch) return
  clearTimeout(watch.timer)
  rest(watch)
}

async function showTitle(language: Language): Promise<void> {
  const words = await wordsIn('online', language)
  // What holds now, not what held when the words were asked for.
  const waiting = pendingTurns.get()
  pressTitle(waiting === 0 ? null : titleOf(words, APP, waiting))
}

export const canTell = (): boolean => 'Notification' in window

/** A message of the browser, one for each table. Only those who have allowed it see it. */
async function tell(language: Language, table: TableEntry): Promise<void> {
  if (!canTell() || Notification.permission !== 'granted') return
  const { title, body } = messageOf(await wordsIn('online', language), table)
  const address = `${baseAddress()}/${hrefOf('room', table.id)}`
  const options = { body, tag: table.id, icon: `${baseAddress()}/icon.svg`, data: address }
  // Phones let only the service worker show messages; it also answers to a click on one.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) {
    await worker.showNotification(title, options)
    return
  }
  const message = new Notification(title, options)
  message.onclick = () => {
    window.focus()
    location.assign(address)
  }
}
