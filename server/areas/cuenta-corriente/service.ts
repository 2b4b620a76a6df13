import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { writeSheet, type SheetColumn } from '../../lib/sheet.ts'
import { fromScaled } from '../../money/decimal.ts'
import { amountText, factorsWithin, warningsOfDays, watchedOf, type ValuationQuery } from '../../money/valuation.ts'
import type { ProjectScope } from '../../records/record.ts'
import type { Reference } from '../../records/catalogue.ts'
import { requireReferences } from '../../records/catalogue.service.ts'
import { projectScope } from '../../records/project-scope.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { certificateName } from '../certificados/door.ts'
import { fullNumber } from '../../lib/document-number.ts'
import { worthToday } from '../../money/today-rates.ts'
import { valuationOf } from '../../money/project-valuation.ts'
import { daysOfPage, isShown, sumsOf, withBalances } from './account.ts'
import {
  countOfDays,
  selectBalances,
  selectDifferences,
  selectDays,
  selectMovements,
  selectRetained,
  selectSupplier,
  spanOfMovements,
  type BalanceRow,
  type MovementRow,
  type Stated,
} from './queries.ts'

type Movement = components['schemas']['CuentaCorrienteMovimiento']
type Balance = components['schemas']['CuentaCorrienteSaldo']

const supplier: Reference[] = [{ field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.' }]

function nameOf({ entidad, letra, puntoVenta, numero, periodo }: MovementRow): string {
  if (entidad === 'comprobante') return fullNumber({ letra: letra!, puntoVenta: puntoVenta!, numero: numero! })
  return entidad === 'certificado' ? certificateName({ numero, periodo: periodo! }) : `N.º ${numero}`
}

const movementOf = (row: MovementRow & { saldo: bigint }): Movement => ({
  id: row.id,
  entidad: row.entidad,
  tipo: row.tipo,
  nombre: nameOf(row),
  contratoId: row.contratoId,
  fecha: row.fecha,
  moneda: row.moneda as Movement['moneda'],
  debe: amountText(row.debe),
  haber: amountText(row.haber),
  retenido: fromScaled('importe', row.retenido),
  saldo: amountText(row.saldo),
})

const balanceOf = ({ proveedorId, proveedor, cuit, moneda, debe, haber }: BalanceRow): Balance => ({
  proveedorId,
  proveedor,
  cuit,
  moneda: moneda as Balance['moneda'],
  debe: amountText(debe),
  haber: amountText(haber),
  saldo: amountText(haber - debe),
})

const kindWords = new Map<string, string>(
  Object.entries({
    ...words.ComprobanteTipo,
    ...words.PagoMedio,
    certificado: words.CuentaCorrienteEntidad.certificado,
    liberacion: words.CuentaCorrienteEntidad.liberacion,
  }),
)
/** The kind of document or the payment method in words. */
const kindWord = ({ tipo }: Movement): string => kindWords.get(tipo) ?? tipo

const movementSheet: SheetColumn<Movement>[] = [
  { title: 'Fecha', kind: 'day', value: ({ fecha }) => fecha },
  { title: 'Qué', kind: 'text', value: ({ entidad }) => words.CuentaCorrienteEntidad[entidad] },
  { title: 'Tipo', kind: 'text', value: kindWord },
  { title: 'Número', kind: 'text', value: ({ nombre }) => nombre },
  { title: 'Moneda', kind: 'text', value: ({ moneda }) => moneda },
  { title: 'Debe', kind: 'decimal', value: ({ debe }) => debe },
  { title: 'Haber', kind: 'decimal', value: ({ haber }) => haber },
  { title: 'Retenido', kind: 'decimal', value: ({ retenido }) => retenido },
  { title: 'Saldo', kind: 'decimal', value: ({ saldo }) => saldo },
]
const balanceSheet: SheetColumn<Balance>[] = [
  { title: 'Proveedor', kind: 'text', value: ({ proveedor }) => proveedor },
  { title: 'CUIT', kind: 'text', value: ({ cuit }) => cuit },
  { title: 'Moneda', kind: 'text', value: ({ moneda }) => moneda },
  { title: 'Facturado y certificado', kind: 'decimal', value: ({ haber }) => haber },
  { title: 'Pagado y acreditado', kind: 'decimal', value: ({ debe }) => debe },
  { title: 'Saldo', kind: 'decimal', value: ({ saldo }) => saldo },
]

const ofMovements = {
  amount: 'Cada movimiento',
  vat: 'con IVA',
  each: 'movimiento por movimiento',
  asEntered: {
    nombre: 'moneda de cada documento',
    regla: 'Cada movimiento como se cargó, en su moneda y con IVA; cada moneda tiene su propio saldo.',
  },
}

/**
 * The valuation of accounts with the factors of their days; a day without a factor counts as 0. Amounts as entered need no days:
 * each currency has its own balance.
 */
async function statementOf(scope: ProjectScope, query: ValuationQuery) {
  const { db } = scope
  const proyectoId = scope.project.id
  const isAsEntered = (query.valuacion ?? 'corriente') === 'corriente'
  const [valuation, span] = await Promise.all([
    valuationOf(scope, query, ofMovements),
    isAsEntered ? null : spanOfMovements(db, proyectoId),
  ])
  if (isAsEntered) return { valuation }
  const days = await factorsWithin(valuation.factors, span, () => countOfDays(db, { proyectoId }))
  const stated: Stated = { moneda: valuation.wire.moneda, days }
  return { valuation, stated }
}

/** Balances as entered, foreign ones also at the rate of today. */
async function withWorth(scope: ProjectScope, saldos: Balance[], isAsEntered: boolean): Promise<Balance[]> {
  if (!isAsEntered) return saldos
  const worthOf = worthToday(scope)
  const worth: Balance[] = []
  for (const each of saldos) {
    const saldoHoy = each.saldo === '0.00' ? null : await worthOf(each.moneda, each.saldo)
    worth.push(saldoHoy ? { ...each, saldoHoy } : each)
  }
  return worth
}

/** A payment that is several movements has its difference at the first one of the page only. */
function withDifferences(movements: Movement[], differences: Map<string, bigint>): Movement[] {
  const left = new Map(differences)
  return movements.map((movement) => {
    const difference = movement.entidad === 'pago' ? left.get(movement.id) : undefined
    if (difference === undefined) return movement
    left.delete(movement.id)
    return { ...movement, diferenciaCambio: amountText(difference) }
  })
}

/** A page of the account of a supplier, or all of it as a file. Throws 404. */
export async function getCuentaCorriente(ctx: Context, proyectoId: number, query: Query<'getCuentaCorriente'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  await requireReferences(scope, { references: supplier }, query)
  const { db } = scope
  const { proveedorId, order = 'desc', formato } = query
  const { valuation, stated } = await statementOf(scope, query)
  const filter = { proyectoId, proveedorId, stated }
  const days = await selectDays(db, filter)
  const visibleDays = days.filter(isShown(query))
  const rowsOf = async (offset: number, limit: number) => {
    const part = daysOfPage(visibleDays, { order, offset, limit })
    if (!part) return []
    const before = days.filter(({ fecha }) => fecha < part.desde)
    const found = withBalances(before, await selectMovements(db, filter, part)).filter(isShown(query))
    return (order === 'asc' ? found : found.toReversed()).slice(part.skipped, part.skipped + limit).map(movementOf)
  }
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'cuenta-corriente', movementSheet, await rowsOf(0, mostExported))
  const total = visibleDays.reduce((all, { cantidad }) => all + cantidad, 0)
  const { offset, size, answer } = pageOf(query, total)
  const [{ razonSocial: proveedor, cuit }, movements, retained, differences] = await Promise.all([
    selectSupplier(db, proveedorId),
    rowsOf(offset, size),
    selectRetained(db, { proyectoId, proveedorId }),
    stated ? null : selectDifferences(db, { proyectoId, proveedorId }),
  ])
  const retenidos = retained.map(({ moneda, importe }) => ({
    moneda: moneda as Movement['moneda'],
    importe: fromScaled('importe', importe),
  }))
  const saldos = await withWorth(
    scope,
    sumsOf(days).map((sums) => balanceOf({ proveedorId, proveedor, cuit, ...sums })),
    !stated,
  )
  const items = differences ? withDifferences(movements, differences) : movements
  const all = differences && {
    diferenciaCambio: amountText([...differences.values()].reduce((sum, each) => sum + each, 0n)),
  }
  const valuationFields = { valuacion: valuation.wire, avisos: warningsOfDays(valuation, visibleDays) }
  return { proveedorId, proveedor, cuit, ...valuationFields, ...all, saldos, retenidos, items, ...answer }
}

/** The balances of the suppliers of a project. Throws 404. */
export async function listCuentasCorrientes(ctx: Context, proyectoId: number, query: Query<'listCuentasCorrientes'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { db } = scope
  const { valuation, stated } = await statementOf(scope, query)
  const filter = { ...query, stated }
  const rowsOf = (offset: number, limit: number) => selectBalances(db, proyectoId, filter, { offset, limit })
  const { formato } = query
  if (formato === 'csv' || formato === 'xlsx') {
    const rows = (await rowsOf(0, mostExported)).map(balanceOf)
    return writeSheet(formato, 'cuentas-corrientes', balanceSheet, rows)
  }
  const { offset, size } = pageOf(query, 0)
  const watched = watchedOf(valuation.factors, stated?.days ?? [])
  const [rows, counted] = await Promise.all([
    rowsOf(offset, size),
    watched.length > 0 ? countOfDays(db, { proyectoId }, watched) : [],
  ])
  // A page after the last one has no rows to carry the total, so it is read separately.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : ((await rowsOf(0, 1))[0]?.total ?? 0))
  const avisos = warningsOfDays(valuation, counted, stated?.days.length ?? 0)
  return { valuacion: valuation.wire, avisos, items: rows.map(balanceOf), ...pageOf(query, Number(total)).answer }
}
