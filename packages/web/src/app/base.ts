/** The folder in which the page lies at its server, with slashes at both ends: `/`, or `/furrow/` where that is said with --base. */
export const basePath = (): string => document.querySelector('meta[name="furrow-base"]')?.getAttribute('content') ?? '/'

/** The same as a whole address, without the last slash. */
export const baseAddress = (): string => new URL(basePath(), location.origin).href.replace(/\/$/, '')
