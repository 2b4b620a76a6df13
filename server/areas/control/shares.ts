/** Parts of amounts in cents, exact to the cent. */

const halfAway = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = numerator * 2n
  return (doubled + (numerator < 0n === denominator < 0n ? denominator : -denominator)) / (denominator * 2n)
}

/** `whole x part / of`, rounded half away from zero; 0 of nothing. */
export const shareOf = (whole: bigint, part: bigint, of: bigint): bigint =>
  of === 0n ? 0n : halfAway(whole * part, of)

/** A whole in proportion to some parts: the shares add up to it. Where the parts come to nothing, the first gets it. */
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
