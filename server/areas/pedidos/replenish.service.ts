/** What must be ordered (docs/domain/materials.md, Orders). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { fold } from '../../lib/text.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { fromScaled, toScaled } from '../../money/decimal.ts'
import type { Reference } from '../../records/catalogue.ts'
import { requireReferences } from '../../records/catalogue.service.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { projectScope } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectUsableDeposits } from '../depositos/door.ts'
import { countShort, selectShort, visibleStock } from '../stock/door.ts'
import { pendingOf, type Pedido } from './record.ts'
import { selectExpected, selectFirstSuppliers } from './queries.ts'

type AReponer = components['schemas']['AReponer']
type ShortRow = Awaited<ReturnType<typeof selectShort>>[number]

/** The states in which an order is expected. */
const expected: Pedido['estado'][] = ['pedido', 'aprobado', 'recibidoParcial']

async function orderedOf({ db, project }: ProjectScope, materialIds: string[]): Promise<Map<string, bigint>> {
  const rows = await selectExpected(db, project.id, materialIds, expected)
  const ordered = new Map<string, bigint>()
  for (const row of rows) ordered.set(row.materialId, (ordered.get(row.materialId) ?? 0n) + pendingOf(row))
  return ordered
}

const unit = 10_000n

/** A scaled quantity in whole units of the first presentation that the unit can count, rounded up; or as it is. */
function inPresentation({ presentaciones, decimales }: ShortRow, quantity: bigint) {
  const all = JSON.parse(presentaciones) as { nombre: string; factor: string }[]
  const scaled = all.map(({ nombre, factor }) => ({ nombre, factor: BigInt(toScaled('cantidad', factor)) }))
  const counted = scaled.find(({ factor }) => decimales > 0 || factor % unit === 0n)
  if (!counted) return { presentacion: null, cantidad: fromScaled('cantidad', quantity) }
  const whole = (quantity + counted.factor - 1n) / counted.factor
  return { presentacion: counted.nombre, cantidad: fromScaled('cantidad', whole * unit) }
}

async function rowsOf(scope: ProjectScope, rows: ShortRow[]): Promise<AReponer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ materialId }) => materialId)
  const [ordered, suppliers] = await Promise.all([orderedOf(scope, ids), selectFirstSuppliers(scope.db, ids)])
  return rows.map((row): AReponer => {
    const { materialId, codigo, material, unidad, rubroId, rubroCodigo, rubroNombre, stockMinimo, disponible } = row
    const pedido = ordered.get(materialId) ?? 0n
    const missing = BigInt(stockMinimo) - BigInt(disponible) - pedido
    const sugerido = missing > 0n ? missing : 0n
    const supplier = suppliers.get(materialId)
    return {
      materialId,
      codigo,
      material,
      unidad,
      rubroId,
      rubro: `${rubroCodigo} ${rubroNombre}`,
      proveedorId: supplier?.proveedorId ?? null,
      proveedor: supplier?.razonSocial ?? '',
      stockMinimo: fromScaled('cantidad', stockMinimo),
      disponible: fromScaled('cantidad', disponible),
      pedido: fromScaled('cantidad', pedido),
      sugerido: fromScaled('cantidad', sugerido),
      ...inPresentation(row, sugerido),
    }
  })
}

const references: Reference[] = [
  { field: 'rubroId', table: 'rubros', missing: 'No encontramos ese rubro.' },
  { field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.' },
]

const sheet: SheetColumn<AReponer>[] = [
  { title: 'Código', kind: 'text', value: (row) => row.codigo },
  { title: 'Material', kind: 'text', value: (row) => row.material },
  { title: 'Unidad', kind: 'text', value: (row) => row.unidad },
  { title: 'Rubro', kind: 'text', value: (row) => row.rubro },
  { title: 'Proveedor', kind: 'text', value: (row) => row.proveedor },
  { title: 'Stock mínimo', kind: 'decimal', value: (row) => row.stockMinimo },
  { title: 'Disponible', kind: 'decimal', value: (row) => row.disponible },
  { title: 'Pedido', kind: 'decimal', value: (row) => row.pedido },
  { title: 'Sugerido', kind: 'decimal', value: (row) => row.sugerido },
  { title: 'Presentación', kind: 'text', value: (row) => row.presentacion },
  { title: 'Cantidad a pedir', kind: 'decimal', value: (row) => row.cantidad },
]

/** A page of the materials below their minimum with what to order, or all of them as a file. Throws 404. */
export async function listAReponer(
  ctx: Context,
  proyectoId: number,
  query: Query<'listAReponer'>,
): Promise<components['schemas']['AReponerPage'] | SheetFile> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { sort = 'material', order = 'asc', formato, search, rubroId, proveedorId } = query
  await requireReferences(scope, { references }, query)
  const { db, desarrolladoraId } = scope
  const balances = visibleStock(db, scope.proyectos)
  const deposits = await selectUsableDeposits(db, desarrolladoraId, proyectoId)
  const stocked = deposits.filter(({ tipo }) => tipo !== 'proveedor').map(({ id }) => id)
  const filter = { desarrolladoraId, stocked, search: search && fold(search), rubroId, proveedorId }
  const read = async (offset: number, limit: number) =>
    rowsOf(scope, await selectShort(balances, filter, { sort, order, offset, limit }))
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'a-reponer', sheet, await read(0, mostExported))
  const { offset, size, answer } = pageOf(query, await countShort(balances, filter))
  return { items: await read(offset, size), ...answer }
}
