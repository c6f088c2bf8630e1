/** Codes are eight letters that cannot be taken for a word or for each other. */
const CODE = /^[bcdfghjkmnpqrstvwxz]{8}$/
/** What the server gives for links: letters, digits, - and _. */
const NAME = /^[\w-]{10,80}$/

export type Place = { page: 'join' | 'room'; key: string }

/** Where a text leads that somebody has typed or pasted: a code however it is written, a link, or nowhere. */
export function placeOf(text: string): Place | null {
  const [, path, name] = /\/(join|table|room)\/([\w-]+)/.exec(text) ?? []
  if (path !== undefined && name !== undefined) return { page: path === 'join' ? 'join' : 'room', key: name }
  const code = text.replace(/[\s.-]/g, '').toLowerCase()
  if (CODE.test(code)) return { page: 'join', key: code }
  const key = text.trim()
  return NAME.test(key) ? { page: 'join', key } : null
}

/** The link that is given away. */
export const linkOf = (origin: string, invite: string): string => `${origin}/join/${invite}`

/** A code is read and said more easily in two halves. */
export const spoken = (code: string): string => code.toUpperCase().replace(/(.{4})(?=.)/g, '$1 ')
