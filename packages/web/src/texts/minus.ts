/** A number with a real minus sign, as it is printed. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
