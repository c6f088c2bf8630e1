import type { TestProject } from 'vitest/node'
import { shareBrowser } from './browser.ts'
import { buildPage, builtFolder, servePage } from './served.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens, the folder of the built page, and the address of a server that serves it. */
    shared: { browser: string; folder: string; address: string }
  }
}

/** Before the first browser test: the page is built once, and one browser and one server are there for all files. */
export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const [browser] = await Promise.all([shareBrowser(), buildPage()])
  const served = await servePage(builtFolder)
  project.provide('shared', { browser: browser.wsEndpoint(), folder: builtFolder, address: served.address })
  return async () => {
    await browser.close()
    await served.stop()
  }
}
