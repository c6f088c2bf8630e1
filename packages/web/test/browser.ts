import { existsSync } from 'node:fs'
import bundled from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

// They keep the browser quiet where there is no network, and let it run as root.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium: the one of the environment, an installed one, or the one inside the npm package. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const installed = process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path))
  return chromium.launch({ executablePath: installed ?? (await bundled.executablePath()), args: [...FLAGS, ...flags] })
}
