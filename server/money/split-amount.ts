import { exact, importe } from './decimal.ts'

/** Splits an amount in proportion to `parts`, to the cent: the shares add up to it (all 0 if the parts do). */
export function splitAmount(amount: string, parts: string[]): string[] {
  const total = parts.reduce((sum, part) => sum.plus(part), exact(0))
  let passed = exact(0)
  let assigned = exact(0)
  return parts.map((part) => {
    passed = passed.plus(part)
    const until = total.eq(0) ? exact(0) : exact(importe(exact(amount).times(passed).div(total)))
    const share = importe(until.minus(assigned))
    assigned = until
    return share
  })
}
