import { existsSync } from 'node:fs'
import bundled from '@sparticuz/chromium'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

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

async function options(flags: readonly string[]) {
  const installed = process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path))
  return { executablePath: installed ?? (await bundled.executablePath()), args: [...FLAGS, ...flags] }
}

/** A real Chromium: the one of the environment, an installed one, or the one inside the npm package. */
export const launchBrowser = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch(await options(flags))

// Tests ask where things are and what they say, and never for a picture: without memory for pixels the browser lays out and
// makes frames as ever, and leaves out colouring them in, a quarter of its work.
const NO_PIXELS = '--force-gpu-mem-available-mb=0'

/** The same, for several test files at once; it takes no pictures. */
export const shareBrowser = async (): Promise<BrowserServer> => chromium.launchServer(await options([NO_PIXELS]))
