import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'

const SRC = new URL('../', import.meta.url)

/** Every file that is loaded with this one; types load nothing. */
function loadedWith(entry: string): string[] {
  const found = new Set<string>()
  const follow = (url: URL): void => {
    const path = url.pathname.slice(SRC.pathname.length)
    if (found.has(path)) return
    found.add(path)
    const text = readFileSync(url, 'utf8')
    for (const [, what, from] of text.matchAll(/^(?:import|export) ?(type\b)?[^']*?'(\.[^']+)'/gms))
      if (what === undefined) follow(new URL(String(from), url))
  }
  follow(new URL(entry, import.meta.url))
  return [...found]
}

const rooms = (entry: string): string[] => [...new Set(loadedWith(entry).map((path) => at(path.split('/'), 0)))].sort()

// Whoever plays one game loads that game alone.
describe('an entry', () => {
  it('core loads no game', () => {
    expect(rooms('core.ts')).toEqual(['core', 'entries'])
  })

  it('express loads nothing of the board game', () => {
    expect(rooms('express.ts')).toEqual(['core', 'entries', 'express'])
  })

  it('agricola loads nothing of the dice game, but all its cards', () => {
    const loaded = rooms('agricola.ts')
    expect(loaded).toContain('decks')
    expect(loaded).not.toContain('express')
  })
})
