import { text } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** What a file says that the page has saved; the browser may be elsewhere. */
export const savedIn = async (download: Download): Promise<string> => text(await download.createReadStream())
