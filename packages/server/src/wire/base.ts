/**
 * What is asked for, inside the folder in which the page lies. A proxy may hand on the whole path or what comes after the
 * folder: both are understood.
 */
export const withoutBase = (url: string, base: string): string =>
  base !== '' && (url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`))
    ? `/${url.slice(base.length).replace(/^\//, '')}`
    : url
