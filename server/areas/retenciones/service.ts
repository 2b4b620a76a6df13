import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { writeSheet, type SheetColumn } from '../../lib/sheet.ts'
import { fromScaled } from '../../money/decimal.ts'
import { requireReferences } from '../../records/catalogue.service.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { projectScope } from '../../records/project-scope.ts'
import { selectByMonth, selectTotals, selectWithholdings } from './queries.ts'

type Retencion = components['schemas']['Retencion']
type Row = Awaited<ReturnType<typeof selectWithholdings>>[number]

const mostMonths = 500
const supplier = [
  { field: 'proveedorId' as const, table: 'proveedores' as const, missing: 'No encontramos ese proveedor.' },
]

const retencionOf = ({ razonSocial, pagoNumero, ...row }: Row): Retencion => ({
  ...row,
  pagoNumero: pagoNumero!,
  proveedor: razonSocial,
  impuesto: row.impuesto as Retencion['impuesto'],
  moneda: row.moneda as Retencion['moneda'],
  base: fromScaled('importe', row.base),
  alicuota: fromScaled('porcentaje', row.alicuota),
  importe: fromScaled('importe', row.importe),
  importeBase: fromScaled('importe', row.importeBase),
})

const sheet: SheetColumn<Retencion>[] = [
  { title: 'Mes', kind: 'month', value: ({ fecha }) => fecha.slice(0, 7) },
  { title: 'Impuesto', kind: 'text', value: ({ impuesto }) => words.RetencionImpuesto[impuesto] },
  { title: 'Jurisdicción', kind: 'text', value: ({ jurisdiccion }) => jurisdiccion },
  { title: 'Régimen', kind: 'text', value: ({ regimen }) => regimen },
  { title: 'Certificado', kind: 'text', value: ({ numeroCertificado }) => numeroCertificado },
  { title: 'Fecha', kind: 'day', value: ({ fecha }) => fecha },
  { title: 'Pago', kind: 'number', value: ({ pagoNumero }) => pagoNumero },
  { title: 'Proveedor', kind: 'text', value: ({ proveedor }) => proveedor },
  { title: 'CUIT', kind: 'text', value: ({ cuit }) => cuit },
  { title: 'Moneda', kind: 'text', value: ({ moneda }) => moneda },
  { title: 'Base', kind: 'decimal', value: ({ base }) => base },
  { title: 'Alícuota', kind: 'decimal', value: ({ alicuota }) => alicuota },
  { title: 'Importe', kind: 'decimal', value: ({ importe }) => importe },
  { title: 'En la moneda del proyecto', kind: 'decimal', value: ({ importeBase }) => importeBase },
]

/** A page of what the payments of a project withheld, or all of it as a file. Throws 404. */
export async function listRetenciones(ctx: Context, proyectoId: number, query: Query<'listRetenciones'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  await requireReferences(scope, { references: supplier }, query)
  const { db } = scope
  const { sort, order = sort === undefined ? 'desc' : 'asc', formato } = query
  const filter = { ...query, proyectoId }
  const rowsOf = async (offset: number, limit: number) =>
    (await selectWithholdings(db, filter, { by: sort, order }, offset, limit)).map(retencionOf)
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'retenciones', sheet, await rowsOf(0, mostExported))
  const totals = await selectTotals(db, filter)
  const { offset, size, answer } = pageOf(query, Number(totals.total))
  const [items, months] = await Promise.all([rowsOf(offset, size), selectByMonth(db, filter, mostMonths)])
  const resumen = months.map(({ importe, cantidad, ...row }) => ({
    ...row,
    impuesto: row.impuesto as Retencion['impuesto'],
    cantidad: Number(cantidad),
    importe: fromScaled('importe', importe),
  }))
  return { items, ...answer, totales: { importeBase: fromScaled('importe', totals.importe) }, resumen }
}
