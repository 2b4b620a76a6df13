/** Shares of amounts in cents, exact to the cent. */

const halfAway = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = numerator * 2n
  return (doubled + (numerator < 0n === denominator < 0n ? denominator : -denominator)) / (denominator * 2n)
}

/** `whole x part / of`, rounded half away from zero; 0 if `of` is 0. */
export const shareOf = (whole: bigint, part: bigint, of: bigint): bigint =>
  of === 0n ? 0n : halfAway(whole * part, of)

/** Splits `whole` in proportion to `parts`; the shares add up to it. If the parts add up to 0, the first share gets all of it. */
export function shareOut(whole: bigint, parts: bigint[]): bigint[] {
  const total = parts.reduce((sum, part) => sum + part, 0n)
  if (total === 0n) return parts.map((_, index) => (index === 0 ? whole : 0n))
  let passed = 0n
  let given = 0n
  return parts.map((part) => {
    passed += part
    const until = shareOf(whole, passed, total)
    const share = until - given
    given = until
    return share
  })
}
