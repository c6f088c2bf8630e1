import type { SiteInfo } from '@furrow/server/client'

/** Where a page stands that no server has told anything. */
const USUAL: SiteInfo = {
  name: null,
  imprint: false,
  privacy: false,
  signUps: 'open',
  guests: true,
  chat: true,
  mail: false,
}

let known: SiteInfo | null = null

/** How the site is set up: the server has put it into the page. */
export function getSite(): SiteInfo {
  known ??= readSite(document.querySelector<HTMLMetaElement>('meta[name="furrow-site"]')?.content)
  return known
}

function readSite(text: string | undefined): SiteInfo {
  return text === undefined ? USUAL : { ...USUAL, ...(JSON.parse(text) as SiteInfo) } // the server's own words
}
