// The one form in which names are compared.

/** As it is shown: no control characters, one space at a time. */
export const tidy = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

/** As it is compared, stored and counted, however it is spelt. */
export const nameKey = (name: string): string => tidy(name).normalize('NFKC').toLowerCase()
