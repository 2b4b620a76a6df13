/** Theoretical and real consumption of materials (docs/domain/materials.md, Consumption). */
import type Big from 'big.js'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { hasWords } from '../../lib/text.ts'
import { exact, fittingText, fromScaled, roundTo } from '../../money/decimal.ts'
import { amountText } from '../../money/valuation.ts'
import type { Reference } from '../../records/catalogue.ts'
import { requireReferences } from '../../records/catalogue.service.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { projectScope } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectPrices } from '../materiales/door.ts'
import { inPesos, ratesOf } from '../stock/door.ts'
import { progressOf } from './progress.service.ts'
import * as queries from './queries.ts'

type Schemas = components['schemas']
type Row = Schemas['ConsumoRow']
type Filter = Pick<Query<'listConsumo'>, 'rubroId' | 'materialId' | 'search'>

/** Scaled quantities of a rubro and material. */
type Used = { rubroId: string | null; materialId: string; presupuestado: Big; teorico: Big; real: Big }
/** With the scaled price of its material in pesos, and its place in the lists sorted by rubro and by material. */
type Named = { row: Row; used: Used; precio: number | null; rubroKey: string; materialKey: string }

const scale = 10_000
const rounded = (scaled: Big) => exact(roundTo(scaled, 0))

/** The rows of a project that match; each item is rounded before it is added. */
async function usedOf(scope: ProjectScope, { rubroId, materialId }: Filter): Promise<Used[]> {
  const { db, project } = scope
  const rows = new Map<string, Used>()
  const rowOf = (key: Pick<Used, 'rubroId' | 'materialId'>) => {
    const name = `${key.rubroId} ${key.materialId}`
    const row = rows.get(name) ?? { ...key, presupuestado: exact(0), teorico: exact(0), real: exact(0) }
    rows.set(name, row)
    return row
  }
  const [foreseen, progress, issued] = [
    await queries.selectForeseen(db, project.id),
    await progressOf(scope),
    await queries.selectIssued(db, project.id),
  ]
  for (const item of foreseen) {
    const row = rowOf({ rubroId: item.rubroId, materialId: item.materialId })
    const whole = exact(item.cantidad).times(item.cantidadPorUnidad).div(scale)
    row.presupuestado = row.presupuestado.plus(rounded(whole))
    row.teorico = row.teorico.plus(rounded(whole.times(progress(item))))
  }
  for (const { cantidad, ...key } of issued) rowOf(key).real = exact(cantidad)
  return [...rows.values()].filter(
    (row) =>
      (rubroId === undefined || row.rubroId === rubroId) && (materialId === undefined || row.materialId === materialId),
  )
}

/** Throws 409 if it exceeds a `Cantidad`. */
const quantity = (scaled: Big): string => fromScaled('cantidad', scaled.toFixed(0))
/** Cents: quantity and price are scaled by 10,000 each. */
const worth = (scaled: Big, precio: number) => BigInt(roundTo(scaled.times(precio).div(1_000_000), 0))

async function namedRows(scope: ProjectScope, each: Used[], search: string): Promise<Named[]> {
  const { db } = scope
  const materialIds = [...new Set(each.map(({ materialId }) => materialId))]
  const rubroIds = [...new Set(each.flatMap(({ rubroId }) => rubroId ?? []))]
  const [materials, rubros, prices] = [
    await queries.selectMaterialNames(db, materialIds),
    await queries.selectRubroNames(db, rubroIds),
    await selectPrices(db, materialIds),
  ]
  const currencies = [...prices.values()].map(({ moneda }) => moneda)
  const rates = await ratesOf(scope, currencies)
  return each
    .map((used) => {
      const { materialId, rubroId, presupuestado, teorico, real } = used
      const { nombre: material, codigo, unidad, sortKey } = materials.get(materialId)!
      const rubro = rubroId === null ? undefined : rubros.get(rubroId)!
      const precio = inPesos(rates, prices.get(materialId))
      const diferencia = real.minus(teorico)
      const row = {
        rubroId,
        rubro: rubro ? `${rubro.codigo} ${rubro.nombre}` : '',
        materialId,
        codigo,
        material,
        unidad,
        presupuestado: quantity(presupuestado),
        teorico: quantity(teorico),
        real: quantity(real),
        diferencia: quantity(diferencia),
        porcentaje: teorico.eq(0) ? null : roundTo(real.div(teorico).times(100), 2),
        valorDiferencia: precio === null ? null : fittingText('importe', worth(real, precio) - worth(teorico, precio)),
      }
      return { row, used, precio, rubroKey: rubro?.sortKey ?? '', materialKey: sortKey }
    })
    .filter(({ row: { codigo, material, rubro } }) => hasWords(`${codigo} ${material} ${rubro}`, search))
}

function totalsOf(rows: Named[], filter: Filter): Schemas['ConsumoTotales'] {
  const sum = (field: 'teorico' | 'real') => rows.reduce((total, { used }) => total.plus(used[field]), exact(0))
  const valueOf = (field: 'teorico' | 'real') =>
    rows.reduce((total, { used, precio }) => total + (precio === null ? 0n : worth(used[field], precio)), 0n)
  const [valorTeorico, valorReal] = [valueOf('teorico'), valueOf('real')]
  const [teorico, real] = [sum('teorico'), sum('real')]
  return {
    valorTeorico: amountText(valorTeorico),
    valorReal: amountText(valorReal),
    valorDiferencia: amountText(valorReal - valorTeorico),
    sinPrecio: rows.filter(({ precio }) => precio === null).length,
    cantidades:
      filter.materialId === undefined
        ? null
        : { teorico: quantity(teorico), real: quantity(real), diferencia: quantity(real.minus(teorico)) },
  }
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What has no rubro comes after all rubros, and what has no price after all prices. */
const compareRows = {
  rubro: (a: Named, b: Named) =>
    Number(a.rubroKey === '') - Number(b.rubroKey === '') ||
    compareText(a.rubroKey, b.rubroKey) ||
    compareText(a.materialKey, b.materialKey),
  material: (a: Named, b: Named) => compareText(a.materialKey, b.materialKey) || compareText(a.rubroKey, b.rubroKey),
  desvio: ({ row: a }: Named, { row: b }: Named) =>
    Number(a.valorDiferencia === null) - Number(b.valorDiferencia === null) ||
    exact(a.valorDiferencia ?? 0).cmp(b.valorDiferencia ?? 0),
} as const

const sheet: SheetColumn<Row>[] = [
  { title: 'Rubro', kind: 'text', value: (row) => row.rubro || 'Sin rubro' },
  { title: 'Código', kind: 'text', value: (row) => row.codigo },
  { title: 'Material', kind: 'text', value: (row) => row.material },
  { title: 'Unidad', kind: 'text', value: (row) => row.unidad },
  { title: 'Presupuestado', kind: 'decimal', value: (row) => row.presupuestado },
  { title: 'Teórico', kind: 'decimal', value: (row) => row.teorico },
  { title: 'Real', kind: 'decimal', value: (row) => row.real },
  { title: 'Diferencia', kind: 'decimal', value: (row) => row.diferencia },
  { title: 'Real en % del teórico', kind: 'decimal', value: (row) => row.porcentaje },
  { title: 'Diferencia en pesos', kind: 'decimal', value: (row) => row.valorDiferencia },
]

const references: Reference[] = [
  { field: 'rubroId', table: 'rubros', missing: 'No encontramos ese rubro.' },
  { field: 'materialId', table: 'materiales', missing: 'No encontramos ese material.' },
]

/** A page of the consumption by rubro and material with the sums of all rows that match, or all of them as a file. Throws 404, and 409 for sums that are too large. */
export async function listConsumo(
  ctx: Context,
  proyectoId: number,
  query: Query<'listConsumo'>,
): Promise<Schemas['ConsumoPage'] | SheetFile> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  await requireReferences(scope, { references }, query)
  const { sort = 'rubro', order = 'asc', formato, search = '' } = query
  const rows = await namedRows(scope, await usedOf(scope, query), search)
  const sorted = rows.toSorted((a, b) => (order === 'asc' ? 1 : -1) * compareRows[sort](a, b)).map(({ row }) => row)
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'consumo', sheet, sorted.slice(0, mostExported))
  const { offset, size, answer } = pageOf(query, rows.length)
  return { items: sorted.slice(offset, offset + size), ...answer, totales: totalsOf(rows, query) }
}
