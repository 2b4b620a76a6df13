import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { invalid } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn } from '../../lib/sheet.ts'
import { toScaled } from '../../money/decimal.ts'
import { amountText } from '../../money/valuation.ts'
import { dayAt } from '../../lib/calendar.ts'
import { getEntry } from '../../records/catalogue.service.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { cuentas } from './catalogue.ts'
import { selectMovements, selectSums, type MovementRow } from './queries.ts'

type Movement = components['schemas']['CuentaMovimiento']

const sheet: SheetColumn<Movement>[] = [
  { title: 'Fecha', kind: 'day', value: ({ fecha }) => fecha },
  { title: 'Qué', kind: 'text', value: ({ tipo }) => words.CuentaMovimientoTipo[tipo] },
  { title: 'Número', kind: 'number', value: ({ numero }) => numero },
  { title: 'Detalle', kind: 'text', value: ({ detalle }) => detalle },
  { title: 'Proyecto', kind: 'text', value: ({ proyecto }) => proyecto },
  { title: 'Ingreso', kind: 'decimal', value: ({ ingreso }) => ingreso },
  { title: 'Egreso', kind: 'decimal', value: ({ egreso }) => egreso },
  { title: 'Saldo', kind: 'decimal', value: ({ saldo }) => saldo },
]

function movementOf(row: MovementRow, initial: bigint, today: string): Movement {
  const { acumulado, importe, ...fields } = row
  const amount = BigInt(importe)
  return {
    ...fields,
    ingreso: amountText(amount > 0n ? amount : 0n),
    egreso: amountText(amount < 0n ? -amount : 0n),
    saldo: amountText(initial + BigInt(acumulado)),
    pendiente: fields.fecha > today,
  }
}

/** A page of the movements of an account with their balances, or all of them as a file. Throws 400 and 404. */
export async function getCuentaMovimientos(ctx: Context, id: string, query: Query<'getCuentaMovimientos'>) {
  const account = await getEntry(ctx, cuentas, id)
  const { desde, hasta, order = 'desc', formato } = query
  if (desde && hasta && hasta < desde) throw invalid('hasta', 'El último día no puede ser anterior al primero.')
  const db = ctx.store.read
  const [days, today] = [{ desde, hasta }, dayAt(ctx.clock())]
  const initial = BigInt(toScaled('importe', account.saldoInicial))
  const rowsOf = async (offset: number, limit: number) =>
    (await selectMovements(db, id, days, { order, offset, limit })).map((row) => movementOf(row, initial, today))
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'movimientos-de-cuenta', sheet, await rowsOf(0, mostExported))
  const sums = await selectSums(db, id, days)
  const { offset, size, answer } = pageOf(query, Number(sums.cantidad))
  const [before, inflow, outflow] = [initial + BigInt(sums.antes), BigInt(sums.ingresos), BigInt(sums.egresos)]
  return {
    cuentaId: id,
    cuenta: account.nombre,
    moneda: account.moneda,
    saldoAnterior: amountText(before),
    ingresos: amountText(inflow),
    egresos: amountText(outflow),
    saldo: amountText(before + inflow - outflow),
    items: await rowsOf(offset, size),
    ...answer,
  }
}
