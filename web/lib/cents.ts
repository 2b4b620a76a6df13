/** Amounts of the wire ('1234.50') as whole cents, to add and split them without rounding. */

export function centsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const cents = BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`)
  return amount.startsWith('-') ? -cents : cents
}

export function amountOfCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const sumAmounts = (amounts: readonly string[]): string =>
  amountOfCents(amounts.reduce((sum, amount) => sum + centsOf(amount), 0n))

/** Splits an amount of 0 or more in proportion to parts of 0 or more: the shares add up to it. All 0 if the parts are. */
export function splitAmount(amount: string, parts: readonly string[]): string[] {
  const whole = centsOf(amount)
  const weights = parts.map(centsOf)
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  let passed = 0n
  let assigned = 0n
  return weights.map((weight) => {
    passed += weight
    const until = total === 0n ? 0n : (whole * passed * 2n + total) / (total * 2n)
    const share = until - assigned
    assigned = until
    return amountOfCents(share)
  })
}
