/** A number as it is printed in any language: with a real minus sign, and half a point as ½. */
export function minus(n: number): string {
  const size = Math.abs(n)
  const whole = Math.floor(size)
  const digits = size - whole === 0.5 ? `${whole || ''}½` : String(size)
  return n < 0 ? `−${digits}` : digits
}
