// The cookie by which a device is known again after signing out: it opens nothing, it only says that somebody has
// signed in here before, so that their own tries do not wait for those of strangers.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { newId } from '../ids.ts'

export const DEVICE_COOKIE = 'furrow-device'
/** As many people are remembered on one device. */
const MOST = 5

const signature = (secret: string, person: string, mark: string): string =>
  createHmac('sha256', secret).update(`device ${person} ${mark}`).digest('base64url')

const marksIn = (cookie: string | null): string[] => (cookie ? cookie.split('~').slice(0, MOST) : [])

/** The device's name among those of the person, or null if they have never signed in there. */
export function knownDevice(secret: string, cookie: string | null, person: string): string | null {
  for (const signed of marksIn(cookie)) {
    const [mark = '', given = ''] = signed.split('.')
    const [a, b] = [Buffer.from(given), Buffer.from(signature(secret, person, mark))]
    if (a.length === b.length && timingSafeEqual(a, b)) return mark
  }
  return null
}

/** The cookie with which the device is known for this person too. */
export function withDevice(secret: string, cookie: string | null, person: string): string {
  if (knownDevice(secret, cookie, person) !== null) return marksIn(cookie).join('~')
  const mark = newId()
  return [`${mark}.${signature(secret, person, mark)}`, ...marksIn(cookie)].slice(0, MOST).join('~')
}
