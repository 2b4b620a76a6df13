/** The movements behind a number of the control, each with its document. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { dateText } from '../../lib/calendar.ts'
import { codeSortKey } from '../../lib/codes.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { amountText, parseSum, valueOnDay, type Valuation } from '../../money/valuation.ts'
import type { ProjectScope } from '../../records/record.ts'
import { projectScope } from '../../records/project-scope.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { documentName } from '../../lib/document-number.ts'
import { adjustmentIn, readAdjustments, type AdjustmentFilter } from './adjustments.service.ts'
import { selectDocumentNames, type DocumentName } from './documents.queries.ts'
import { requireLines } from './ledger.service.ts'
import { selectSupplierNames } from '../proveedores/door.ts'
import { selectRubros } from '../rubros/door.ts'
import * as queries from './queries.ts'
import { branchIds } from './service.ts'
import { bySums } from './sums.service.ts'
import { valuationOf } from '../../money/project-valuation.ts'

type Movement = components['schemas']['ControlMovimiento']
type Page = components['schemas']['ControlMovimientoPage']

const names: Record<Movement['entidad'], (row: DocumentName) => string> = {
  presupuesto: ({ texto }) => `Presupuesto ${texto}`,
  modificacion: ({ tipo, numero, texto }) =>
    `${tipo === 'economia' ? 'Economía' : 'Adicional'} N.º ${numero}: ${texto}`,
  contrato: ({ numero, texto }) => `Contrato N.º ${numero}: ${texto}`,
  certificado: ({ numero, periodo, texto }) => `Certificado N.º ${numero} de ${dateText(periodo ?? '')}: ${texto}`,
  comprobante: ({ tipo, letra, puntoVenta, numero }) =>
    documentName({ tipo: tipo ?? '', letra: letra ?? '', puntoVenta: puntoVenta ?? 0, numero: numero ?? 0 }),
  pago: ({ numero }) => `Pago N.º ${numero}`,
}

async function movementsOf(
  { db, project }: ProjectScope,
  valuation: Valuation,
  lines: Awaited<ReturnType<typeof queries.selectLines>>,
): Promise<Movement[]> {
  const documents = await selectDocumentNames(db, lines)
  const keys = [...new Set(lines.flatMap(({ item }) => (item ? [item] : [])))]
  const items = await queries.selectItemNames(db, project.id, keys)
  return lines.map(({ seq, columna, fecha, entidad, documentoId, item, importe, codigo, nombre, razonSocial }) => {
    const document = documents.get(documentoId)!
    const name = items.get(item)
    const worth = valueOnDay(valuation, BigInt(importe), fecha)
    return {
      id: String(seq),
      fecha,
      columna: columna as Movement['columna'],
      entidad: entidad as Movement['entidad'],
      documentoId,
      contratoId: document.contratoId ?? null,
      documento: names[entidad as Movement['entidad']](document),
      rubro: `${codigo} ${nombre}`,
      item: name ? `${name.codigo} ${name.descripcion}` : null,
      proveedor: razonSocial,
      importeBase: amountText(BigInt(importe)),
      importe: worth === null ? null : amountText(worth),
    }
  })
}

const sheet: SheetColumn<Movement>[] = [
  { title: 'Fecha', kind: 'day', value: (row) => row.fecha },
  { title: 'Documento', kind: 'text', value: (row) => row.documento },
  { title: 'Proveedor', kind: 'text', value: (row) => row.proveedor },
  { title: 'Rubro', kind: 'text', value: (row) => row.rubro },
  { title: 'Ítem', kind: 'text', value: (row) => row.item },
  { title: 'En moneda del proyecto', kind: 'decimal', value: (row) => row.importeBase },
  { title: 'Importe', kind: 'decimal', value: (row) => row.importe },
]

/** Count and totals of the filtered lines; filters by column only are answered from the stored sums. */
async function totalsOf(ctx: Context, scope: ProjectScope, valuation: Valuation, filter: queries.LineFilter) {
  const { db } = scope
  const { proyectoId, columnas: columns, rubroIds, item, proveedorId } = filter
  if ([rubroIds, item, proveedorId].some((each) => each !== undefined)) {
    const base = await queries.countLines(db, filter)
    return { base, valued: valuation.ranges ? await queries.sumLines(db, filter, valuation.ranges) : base }
  }
  return bySums(ctx, scope, valuation, async ({ valuacion }) => {
    const [base, valued] = await Promise.all([
      queries.sumColumns(db, { proyectoId, valuacion: queries.asEntered }, columns),
      queries.sumColumns(db, { proyectoId, valuacion }, columns),
    ])
    return { base, valued }
  })
}

/** What a page and a file of movements are made of. */
type Movements = {
  totals: () => Promise<Record<'base' | 'valued', { total: number; importe: string }>>
  page: (offset: number, limit: number) => Promise<Movement[]>
}

/** The stored lines of documents, newest first. */
const storedMovements = (
  ctx: Context,
  scope: ProjectScope,
  valuation: Valuation,
  filter: queries.LineFilter,
): Movements => ({
  totals: () => totalsOf(ctx, scope, valuation, filter),
  page: async (offset, limit) =>
    movementsOf(scope, valuation, await queries.selectLines(scope.db, filter, offset, limit)),
})

/** The adjustments of contracts, newest first. They depend on the current index values, so they are not stored as lines. */
async function adjustmentMovements(
  scope: ProjectScope,
  valuation: Valuation,
  filter: AdjustmentFilter,
): Promise<Movements> {
  const { db, desarrolladoraId } = scope
  const rubros = new Map((await selectRubros(db, desarrolladoraId)).map((rubro) => [rubro.id, rubro]))
  const adjustments = (await readAdjustments(scope, filter)).toSorted((a, b) => b.fecha.localeCompare(a.fecha))
  const suppliers = await selectSupplierNames(
    db,
    adjustments.map(({ proveedorId }) => proveedorId),
  )
  const lines = adjustments.flatMap(({ cents, ...line }, seq) => {
    if (cents === null) return []
    const { codigo, nombre } = rubros.get(line.rubroId)!
    const { razonSocial } = suppliers.get(line.proveedorId)!
    return [{ ...line, seq, columna: 'ajusteContratos', item: '', importe: Number(cents), codigo, nombre, razonSocial }]
  })
  const sumOf = (amounts: (bigint | null)[]) => {
    const known = amounts.filter((amount) => amount !== null)
    return { total: known.length, importe: String(known.reduce((sum, cents) => sum + cents, 0n)) }
  }
  return {
    totals: async () => ({
      base: { ...sumOf(adjustments.map(({ cents }) => cents)), total: adjustments.length },
      valued: sumOf(adjustments.map((line) => adjustmentIn(valuation, line))),
    }),
    page: (offset, limit) => movementsOf(scope, valuation, lines.slice(offset, offset + limit)),
  }
}

/** A page of the movements behind a number. Throws 404, and 409 if the valuation has no factor. */
export async function listControlMovimientos(
  ctx: Context,
  proyectoId: number,
  query: Query<'listControlMovimientos'>,
): Promise<Page | SheetFile> {
  await requireLines(ctx, proyectoId)
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const valuation = await valuationOf(scope, query)
  const { columna, rubroId, soloDirecto, item, proveedorId, formato } = query
  const rubros = rubroId === undefined ? [] : await selectRubros(scope.db, scope.desarrolladoraId)
  const branch = rubroId === undefined ? undefined : branchIds(rubros, rubroId)
  const rubroIds = soloDirecto ? branch?.slice(0, 1) : branch
  const movements =
    columna === 'ajusteContratos'
      ? await adjustmentMovements(scope, valuation, { rubroIds, proveedorId })
      : storedMovements(ctx, scope, valuation, {
          proyectoId,
          columnas: columna === 'vigente' ? ['original', 'modificaciones'] : [columna],
          rubroIds,
          item: item === undefined ? undefined : item && codeSortKey(item),
          proveedorId,
        })
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, `control-${columna}`, sheet, await movements.page(0, mostExported))
  const { offset, size } = pageOf(query, 0)
  const [{ base, valued }, items] = await Promise.all([movements.totals(), movements.page(offset, size)])
  return {
    valuacion: valuation.wire,
    items,
    ...pageOf(query, base.total).answer,
    totales: {
      importeBase: amountText(parseSum(base.importe)),
      importe: valued.total < base.total ? null : amountText(parseSum(valued.importe)),
    },
  }
}
