/** The value of stock in cents, beside its quantity (docs/domain/materials.md, Value). Pure functions. */

export type Amounts = { fisico: number; valor: number }

/** part / whole, rounded half up; neither is negative. */
export const quotient = (part: bigint, whole: bigint): bigint => (part * 2n + whole) / (whole * 2n)

/** value x part / whole, rounded half up; none is negative. */
export const share = (value: number, part: number, whole: number): number =>
  Number(quotient(BigInt(value) * BigInt(part), BigInt(whole)))

/** The value that leaves with a quantity: its average cost, or `wanted`; the last unit takes the rest. */
function valueOut({ fisico, valor }: Amounts, quantity: number, wanted?: number): number {
  if (fisico <= 0) return 0
  if (quantity >= fisico) return valor
  return Math.min(wanted ?? share(valor, quantity, fisico), valor)
}

/** The value that a signed quantity adds to a balance: `wanted`, else at average cost. */
export function valueOf(balance: Amounts, cantidad: number, wanted?: number): number {
  if (cantidad < 0) return -valueOut(balance, -cantidad, wanted === undefined ? undefined : -wanted) + 0
  return wanted ?? (balance.fisico > 0 ? share(balance.valor, cantidad, balance.fisico) : 0)
}

export const added = ({ fisico, valor }: Amounts, cantidad: number, value: number): Amounts => ({
  fisico: fisico + cantidad,
  valor: valor + value,
})
