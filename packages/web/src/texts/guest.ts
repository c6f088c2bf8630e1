/** The server names guests in English, such as "Guest 1937"; everybody reads that in their own language. */
const GUEST = /^Guest (\d{4})$/

/** A name as it is shown; `guest` says in this language how a guest is called. */
export const shownName = (guest: (number: string) => string, name: string): string =>
  name.replace(GUEST, (_, number: string) => guest(number))
