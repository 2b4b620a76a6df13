/** Shares of amounts in cents, exact to the cent. */

const halfAway = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = numerator * 2n
  return (doubled + (numerator < 0n === denominator < 0n ? denominator : -denominator)) / (denominator * 2n)
}

/** `whole x part / total`, rounded half away from zero; 0 if `total` is 0. */
export const shareOf = (whole: bigint, part: bigint, total: bigint): bigint =>
  total === 0n ? 0n : halfAway(whole * part, total)

/** Splits `whole` in proportion to `parts`; the shares add up to it. If the parts add up to 0, the first share gets all of it. */
export function shareOut(whole: bigint, parts: bigint[]): bigint[] {
  const total = parts.reduce((sum, part) => sum + part, 0n)
  if (total === 0n) return parts.map((_, index) => (index === 0 ? whole : 0n))
  let passed = 0n
  let assigned = 0n
  return parts.map((part) => {
    passed += part
    const until = shareOf(whole, passed, total)
    const share = until - assigned
    assigned = until
    return share
  })
}
