import { basePath } from '../app/base.ts'

/** Keeps the built page at hand, so that it also opens without a network. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that refuses it, as in private windows, just needs the network.
  navigator.serviceWorker.register(`${basePath()}sw.js`).catch(() => {})
}
