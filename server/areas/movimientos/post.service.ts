/** What a confirmed movement does to the stock ledger (docs/domain/materials.md, The ledger). */
import type { Context } from '../../context.ts'
import { cents } from '../../money/amounts.ts'
import { findRate } from '../../money/company-rates.ts'
import { exact, fromScaled, importe, toScaled } from '../../money/decimal.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectPrices } from '../materiales/door.ts'
import { announceStock, lockStock, postLine, postReversal, postTransfer } from '../stock/door.ts'
import { enters, type Movimiento } from './record.ts'

const sidesOf = ({ depositoId, destinoId, lineas }: Movimiento) =>
  lineas.flatMap(({ materialId }) =>
    [depositoId, destinoId].flatMap((id) => (id === null ? [] : [{ depositoId: id, materialId }])),
  )

/** Inside a write: locks the balances of a movement, and notifies the company's screens at the commit. */
async function openLedger(ctx: Context, scope: ProjectScope, movimiento: Movimiento): Promise<void> {
  await lockStock(ctx, scope, sidesOf(movimiento))
  await announceStock(ctx, scope)
}

/** The cents in pesos of lines that enter: at their price, else at the last one of the material. Throws 409 `Missing rate`. */
async function valuesOf(scope: ProjectScope, { fecha, lineas }: Movimiento): Promise<number[]> {
  const unpriced = lineas.filter(({ precio }) => !precio).map(({ materialId }) => materialId)
  const last = await selectPrices(scope.db, [...new Set(unpriced)])
  const rates = new Map<string, string>([['ARS', '1']])
  const values: number[] = []
  for (const [index, { materialId, cantidad, cantidadBase, precio, moneda }] of lineas.entries()) {
    const price = last.get(materialId)
    const [amount, currency] = precio
      ? [exact(cantidad).times(precio), moneda ?? 'ARS']
      : [exact(cantidadBase!).times(price ? fromScaled('precio', price.precio) : 0), price?.moneda ?? 'ARS']
    if (!rates.has(currency))
      rates.set(currency, (await findRate(scope, { moneda: currency, tipo: 'oficial' }, fecha)).valor)
    values.push(cents(`lineas.${index}.precio`, importe(amount.times(rates.get(currency)!))))
  }
  return values
}

/** Inside a write: posts a movement and returns the value of each line in cents. Throws 400, and 409 `Not enough stock`. */
export async function postMovement(ctx: Context, scope: ProjectScope, movimiento: Movimiento): Promise<number[]> {
  await openLedger(ctx, scope, movimiento)
  const { id: documentoId, fecha, depositoId, destinoId, lineas } = movimiento
  const isIn = enters(movimiento)
  const prices = isIn ? await valuesOf(scope, movimiento) : []
  const values: number[] = []
  for (const [index, { materialId, cantidadBase }] of lineas.entries()) {
    const quantity = toScaled('cantidad', cantidadBase!)
    const shared = { materialId, fecha, documentoId, field: `lineas.${index}.cantidad` }
    const out = { ...shared, depositoId, cantidad: -quantity }
    if (isIn) values.push(await postLine(scope, { ...out, cantidad: quantity, valor: prices[index]! }))
    else if (destinoId !== null)
      values.push(await postTransfer(scope, out, { ...shared, depositoId: destinoId, cantidad: quantity }))
    else values.push(await postLine(scope, out))
  }
  return values
}

/** Inside a write: posts the opposite of the movement that this one reverses; returns the value of each line in cents. */
export async function postOpposite(ctx: Context, scope: ProjectScope, movimiento: Movimiento): Promise<number[]> {
  await openLedger(ctx, scope, movimiento)
  const { id: documentoId, anulaId, tipo } = movimiento
  return postReversal(scope, { of: anulaId!, documentoId, isTransfer: tipo === 'transferencia' })
}
