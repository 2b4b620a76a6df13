/** The stock of a project's deposits and the kardex of a material (docs/domain/materials.md, Stock and Kardex). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { words } from '../../../openapi/generated/words.ts'
import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { notFound } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { fold } from '../../lib/text.ts'
import { currencyNames } from '../../money/money-text.ts'
import { amountText } from '../../money/valuation.ts'
import { fittingText, fromScaled, toScaled } from '../../money/decimal.ts'
import type { Reference } from '../../records/catalogue.ts'
import { requireReferences } from '../../records/catalogue.service.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { projectScope } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectUsableDeposits } from '../depositos/door.ts'
import { selectPrices } from '../materiales/door.ts'
import * as queries from './queries.ts'
import { averagePrice, inPesos, ratesOf, worth, type Rates } from './price-value.ts'

type StockRow = components['schemas']['StockRow']
type StockPage = components['schemas']['StockPage']
type KardexRow = components['schemas']['KardexRow']
type KardexPage = components['schemas']['KardexPage']

/** The deposits that the project sees, or the one of the query. Throws 404. */
async function depositsOf({ db, desarrolladoraId, project }: ProjectScope, depositoId: string | undefined) {
  const usable = await selectUsableDeposits(db, desarrolladoraId, project.id)
  const depositIds = usable.map(({ id }) => id).filter((id) => depositoId === undefined || id === depositoId)
  if (depositoId !== undefined && depositIds.length === 0) throw notFound('No encontramos ese depósito.')
  return { depositIds, stocked: usable.filter(({ tipo }) => tipo !== 'proveedor').map(({ id }) => id) }
}

type StoredRow = Awaited<ReturnType<typeof queries.selectStock>>[number]

async function rowsOf({ db }: ProjectScope, rates: Rates, rows: StoredRow[]): Promise<StockRow[]> {
  const prices = await selectPrices(db, [...new Set(rows.map(({ materialId }) => materialId))])
  return rows.map(({ fisico, reservado, valor, stockMinimo, aReponer, rubroCodigo, rubroNombre, ...row }) => {
    const precio = inPesos(rates, prices.get(row.materialId))
    return {
      ...row,
      depositoTipo: row.depositoTipo as StockRow['depositoTipo'],
      rubro: `${rubroCodigo} ${rubroNombre}`,
      fisico: fromScaled('cantidad', fisico),
      reservado: fromScaled('cantidad', reservado),
      disponible: fromScaled('cantidad', fisico - reservado),
      stockMinimo: fromScaled('cantidad', stockMinimo),
      aReponer: aReponer === 1,
      valorPromedio: fromScaled('importe', valor),
      precioPromedio: fisico === 0 ? null : fittingText('precio', averagePrice(valor, fisico)),
      ultimoPrecio: precio === null ? null : fromScaled('precio', precio),
      valorUltimoPrecio: precio === null ? null : fittingText('importe', worth(fisico, precio)),
    }
  })
}

async function totalsOf(stock: Db, rates: Rates, filter: queries.StockFilter) {
  const scaled = [...rates].map(([moneda, rate]): [string, number] => [moneda, toScaled('cotizacion', rate)])
  const { total, sinPrecio, valorPromedio, valorUltimoPrecio } = await queries.sumStock(stock, filter, scaled)
  const totales = {
    valorPromedio: amountText(BigInt(valorPromedio)),
    valorUltimoPrecio: amountText(BigInt(valorUltimoPrecio)),
    sinPrecio,
  }
  return { total, totales }
}

const stockSheet: SheetColumn<StockRow>[] = [
  { title: 'Código', kind: 'text', value: (row) => row.codigo },
  { title: 'Material', kind: 'text', value: (row) => row.material },
  { title: 'Unidad', kind: 'text', value: (row) => row.unidad },
  { title: 'Rubro', kind: 'text', value: (row) => row.rubro },
  { title: 'Depósito', kind: 'text', value: (row) => row.deposito },
  { title: 'Físico', kind: 'decimal', value: (row) => row.fisico },
  { title: 'Reservado', kind: 'decimal', value: (row) => row.reservado },
  { title: 'Disponible', kind: 'decimal', value: (row) => row.disponible },
  { title: 'Stock mínimo', kind: 'decimal', value: (row) => row.stockMinimo },
  { title: 'A reponer', kind: 'text', value: (row) => (row.aReponer ? 'Sí' : 'No') },
  { title: 'Precio promedio', kind: 'decimal', value: (row) => row.precioPromedio },
  { title: 'Valor promedio', kind: 'decimal', value: (row) => row.valorPromedio },
  { title: 'Último precio', kind: 'decimal', value: (row) => row.ultimoPrecio },
  { title: 'Valor al último precio', kind: 'decimal', value: (row) => row.valorUltimoPrecio },
]

/** A page of the stock with the values of all rows that match, or all of them as a file. Throws 404. */
export async function listStock(
  ctx: Context,
  proyectoId: number,
  query: Query<'listStock'>,
): Promise<StockPage | SheetFile> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { sort = 'material', order = 'asc', formato, search, rubroId, proveedorId, aReponer, depositoId } = query
  await requireReferences(scope, { references: stockReferences }, query)
  const { desarrolladoraId } = scope
  const stock = queries.visibleStock(scope.db, scope.proyectos)
  const deposits = await depositsOf(scope, depositoId)
  const filter = { desarrolladoraId, ...deposits, search: search && fold(search), rubroId, proveedorId, aReponer }
  const rates = await ratesOf(scope, Object.keys(currencyNames))
  const read = async (offset: number, limit: number) =>
    rowsOf(scope, rates, await queries.selectStock(stock, filter, { sort, order, offset, limit }))
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'stock', stockSheet, await read(0, mostExported))
  const { offset, size } = pageOf(query, 0)
  const [items, { total, totales }] = await Promise.all([read(offset, size), totalsOf(stock, rates, filter)])
  return { items, ...pageOf(query, total).answer, totales }
}

const materialReference: Reference = {
  field: 'materialId',
  table: 'materiales',
  missing: 'No encontramos ese material.',
}
const stockReferences: Reference[] = [
  { field: 'rubroId', table: 'rubros', missing: 'No encontramos ese rubro.' },
  { field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.' },
]

const kardexSheet: SheetColumn<KardexRow>[] = [
  { title: 'Fecha', kind: 'day', value: (row) => row.fecha },
  { title: 'Tipo', kind: 'text', value: (row) => words.KardexTipo[row.tipo] },
  { title: 'Anulación', kind: 'text', value: (row) => (row.esAnulacion ? 'Sí' : 'No') },
  { title: 'Número', kind: 'number', value: (row) => row.numero },
  { title: 'Depósito', kind: 'text', value: (row) => row.deposito },
  { title: 'Remito', kind: 'text', value: (row) => row.remito },
  { title: 'Cantidad', kind: 'decimal', value: (row) => row.cantidad },
  { title: 'Valor', kind: 'decimal', value: (row) => row.valor },
  { title: 'Saldo', kind: 'decimal', value: (row) => row.saldo },
]

/** Lines in ascending order with the balance after each, from the balance before the first. */
async function withBalances({ db }: ProjectScope, filter: queries.KardexFilter, lines: queries.KardexLine[]) {
  const [first] = lines
  let balance = first ? await queries.selectBalanceBefore(db, filter, first) : 0n
  return lines.map((line): KardexRow => {
    balance += BigInt(line.cantidad)
    return {
      id: line.id,
      fecha: line.fecha,
      tipo: line.contado === null ? (line.tipo as KardexRow['tipo']) : 'conteo',
      esAnulacion: line.anulaId !== null,
      documentoId: line.documentoId,
      numero: line.numero,
      proyecto: line.proyectoId,
      depositoId: line.depositoId,
      deposito: line.deposito,
      remito: line.remito ?? '',
      cantidad: fromScaled('cantidad', line.cantidad),
      valor: fromScaled('importe', line.valor),
      // Without the lines of hidden projects a central deposit can fall below 0.
      saldo: fromScaled('cantidad', balance < 0n ? 0n : balance),
    }
  })
}

/** A page of the kardex of a material, newest first, or all of it as a file. Throws 404. */
export async function listKardex(
  ctx: Context,
  { proyectoId, materialId }: { proyectoId: number; materialId: string },
  query: Query<'listKardex'>,
): Promise<KardexPage | SheetFile> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { depositoId, desde, hasta, order = 'desc', formato } = query
  await requireReferences(scope, { references: [materialReference] }, { materialId })
  const { depositIds } = await depositsOf(scope, depositoId)
  const filter = { materialId, depositIds, desde, hasta, proyectos: scope.proyectos }
  const read = async (offset: number, limit: number) => {
    const lines = await queries.selectKardex(scope.db, filter, { order, offset, limit })
    const rows = await withBalances(scope, filter, order === 'asc' ? lines : lines.toReversed())
    return order === 'asc' ? rows : rows.toReversed()
  }
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'kardex', kardexSheet, await read(0, mostExported))
  const page = pageOf(query, await queries.countKardex(scope.db, filter))
  return { items: await read(page.offset, page.size), ...page.answer }
}
