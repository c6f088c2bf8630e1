/** What tabs of the same browser tell each other: which game one of them plays from now on. */
export interface Tabs {
  /** Says that this tab plays the game now; others that have it open let go of it. */
  claim(id: string): void
  /** Called when another tab has taken this game over. */
  onClaimed(listener: (id: string) => void): void
}

export function browserTabs(): Tabs {
  // Without such a channel tabs do not know of each other, as in very old browsers.
  if (!('BroadcastChannel' in globalThis)) return { claim: () => {}, onClaimed: () => {} }
  const channel = new BroadcastChannel('furrow.games')
  return {
    claim: (id) => channel.postMessage(id),
    onClaimed(listener) {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => typeof data === 'string' && listener(data)
    },
  }
}
