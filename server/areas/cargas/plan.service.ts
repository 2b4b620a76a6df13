/** Compares the rows of a sheet with the company's records, and stores what each will do. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { conflict } from '../../lib/problem.ts'
import { isTotalRow } from '../../lib/sheet-reader/guess.ts'
import type { Cell } from '../../lib/sheet-reader/cells.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { entriesByKeys, scopeOf } from '../../records/catalogue.service.ts'
import { staleVersion } from '../../records/once.ts'
import { createColumns, mappedOf, titlesOf } from './columns.ts'
import {
  isOfProject,
  nounOf,
  type AnyEntry,
  type CargaNoun,
  type CatalogueNoun,
  type ProjectNoun,
  type Values,
} from './nouns.ts'
import { groupsOf, planRecords, type ParsedRow } from './plan-records.service.ts'
import { hasProblems, parseRow, planRow, type Ajustes, type Mapped, type Problems, type Resumen } from './plan.ts'
import * as queries from './queries.ts'
import type { CargaRow, FilaRow } from './queries.ts'
import { nameKey, readReferences, valuesFromName, type References } from './references.ts'
import type { Tipo } from './fields.ts'
import { inOrder, placeOfRow } from './row-order.ts'
import { createPace, messageOf, rowsTogether } from './slices.ts'

const slice = 500
/** Records that are tried in another order than that of the sheet. */
const orderedSlice = 5000

/** How many rows of a sheet are compared at once. */
function sliceOf(noun: CargaNoun): number {
  return rowsTogether(noun, isOfProject(noun) && noun.record.order ? orderedSlice : slice)
}

export const ajustesOf = ({ ajustes }: CargaRow) => JSON.parse(ajustes) as Ajustes
export const resumenOf = ({ resumen }: CargaRow) => JSON.parse(resumen) as Resumen
export const cellsOf = ({ cruda }: FilaRow) => JSON.parse(cruda) as Cell[]

/** Of a load whose rows are not compared yet. */
export const noCounts = (): Resumen['cantidades'] => ({
  crear: 0,
  cambiar: 0,
  igual: 0,
  omitir: 0,
  error: 0,
  cargada: 0,
  rechazada: 0,
  deshecha: 0,
  conservada: 0,
})

/** The rows of a load by action and by result. */
export async function countsOf(db: Db, cargaId: string): Promise<Resumen['cantidades']> {
  const counts = noCounts()
  for (const { accion, resultado, cuantas } of await queries.countFilas(db, cargaId)) {
    if (accion === 'titulo') continue
    counts[accion] += cuantas
    if (resultado !== 'pendiente' && resultado !== 'preparada') counts[resultado] += cuantas
  }
  return counts
}

/** The names that no record has, and in how many rows. */
async function unknownNames(db: Db, cargaId: string): Promise<Resumen['desconocidas']> {
  const found = new Map<string, Resumen['desconocidas'][number]>()
  for (const { error } of await queries.selectProblems(db, cargaId))
    for (const [campo, texto] of (JSON.parse(error!) as Problems).desconocidas ?? []) {
      const key = `${campo} ${nameKey(texto)}`
      const known = found.get(key)
      if (known) known.filas += 1
      else found.set(key, { campo, texto, filas: 1 })
    }
  return [...found.values()]
}

/** Runs through the rows of the sheet in slices, so that other requests are answered in between; `work` says how many rows it took. */
async function eachSlice(
  ctx: Context,
  cargaId: string,
  work: (rows: FilaRow[], isLast: boolean) => Promise<number> | number,
  size = slice,
): Promise<void> {
  for (let last = 0; ;) {
    const rows = await queries.selectSheetRows(ctx.store.read, cargaId, last, size)
    const isLast = rows.length < size
    const taken = rows.length > 0 ? await work(rows, isLast) : 0
    if (isLast) return
    last = rows[taken - 1]!.fila
    await yieldToEventLoop()
  }
}

type Planning = {
  ctx: Context
  carga: CargaRow
  noun: CargaNoun
  ajustes: Ajustes
  mapped: Mapped[]
  references: References
  /** The row that has a key already. */
  seen: Map<string, number>
  /** The bodies of the records that earlier rows create. */
  earlier: Values[]
}

const isTitle = ({ filaTitulos }: Ajustes, fila: number) => filaTitulos !== null && fila <= filaTitulos

/** A row of titles or totals, or one with its values. */
type ReadRow = ParsedRow | { row: FilaRow; each: undefined; accion: 'titulo' | 'omitir' }

function readRows({ noun, ajustes, mapped, references }: Planning, rows: FilaRow[]): ReadRow[] {
  return rows.map((stored): ReadRow => {
    const row = { ...stored, resultado: 'pendiente' as const, versionHecha: null, principal: null }
    const cells = cellsOf(row)
    if (isTitle(ajustes, row.fila)) return { row, each: undefined, accion: 'titulo' }
    if (ajustes.omitirTotales && isTotalRow(cells)) return { row, each: undefined, accion: 'omitir' }
    const each = parseRow(noun, cells, mapped, references)
    if (each.clave !== '' && !hasProblems(each.problems)) references.add(each.clave)
    return { row, each }
  })
}

const withoutValues = { valores: '{}', clave: '', entidadId: null, versionVista: null, antes: null }
const leftOut = (row: FilaRow, accion: 'titulo' | 'omitir'): FilaRow => ({
  ...row,
  ...withoutValues,
  accion,
  error: accion === 'omitir' ? messageOf('Parece una fila de totales.') : null,
})

const isParsed = (read: ReadRow): read is ParsedRow => read.each !== undefined

/** Notes that an earlier row has the key of a row. */
function noteRepeated({ seen }: Planning, { row, each }: ParsedRow): void {
  if (each.clave === '') return
  const other = seen.get(each.clave)
  if (other === undefined) seen.set(each.clave, row.fila)
  else each.problems.mensajes[''] = `Está repetida: es igual a la fila ${other}.`
}

/** Rows of a list of the company. */
async function planEntries(planning: Planning, noun: CatalogueNoun, parsed: ParsedRow[]): Promise<FilaRow[]> {
  const { ctx, ajustes } = planning
  const scope = scopeOf(ctx, ctx.store.read)
  const claves = [...new Set(parsed.flatMap(({ each }) => (each.clave === '' ? [] : [each.clave])))]
  const existing = (await entriesByKeys(scope, noun.catalogue, claves)) as Map<string, AnyEntry>
  const result: FilaRow[] = []
  for (const { row, each } of parsed) {
    noteRepeated(planning, { row, each })
    const { problems, valores, antes, ...plan } = await planRow(
      { scope, noun, modo: ajustes.modo },
      each,
      existing.get(each.clave),
    )
    result.push({
      ...row,
      ...plan,
      valores: JSON.stringify(valores),
      antes: antes && JSON.stringify(antes),
      error: problems && JSON.stringify(problems),
    })
  }
  return result
}

/** Rows of records of a project, tried in groups that take as long as others may wait. */
async function planOfProject(planning: Planning, noun: ProjectNoun, parsed: ParsedRow[]): Promise<FilaRow[]> {
  const { ctx, carga, ajustes, earlier } = planning
  const unsorted = groupsOf(noun, parsed)
  for (const [first] of unsorted) noteRepeated(planning, first)
  const placeOf = ([{ row, each }]: (typeof unsorted)[number]) => ({
    fila: row.fila,
    place: noun.record.order?.(each.values) ?? '',
  })
  const groups = unsorted.toSorted((a, b) => inOrder(placeOf(a), placeOf(b)))
  const pace = createPace(ctx, noun)
  const result: FilaRow[] = []
  for (let start = 0; start < groups.length;) {
    const those = groups.slice(start, start + rowsTogether(noun, pace.rows()))
    const own = { ctx, noun, proyectoId: carga.proyectoId!, modo: ajustes.modo, earlier }
    result.push(...(await pace.measure(() => planRecords(own, those))))
    start += those.length
    await yieldToEventLoop()
  }
  return result
}

/** The rows with what they will do. Nothing is stored. */
async function planRows(planning: Planning, rows: ReadRow[]): Promise<FilaRow[]> {
  const { noun } = planning
  const parsed = rows.filter(isParsed)
  const planned = isOfProject(noun)
    ? await planOfProject(planning, noun, parsed)
    : await planEntries(planning, noun, parsed)
  return [...planned, ...rows.flatMap((read) => (isParsed(read) ? [] : [leftOut(read.row, read.accion)]))]
}

/** How many rows of a slice are complete records: the lines of the last one may go on in the next slice. */
function completeRows({ noun }: Planning, rows: ReadRow[], isLast: boolean): number {
  const clave = rows.at(-1)?.each?.clave
  if (isLast || !isOfProject(noun) || !noun.record.lines || !clave) return rows.length
  const start = rows.findLastIndex(({ each }) => each?.clave !== clave) + 1
  return start === 0 ? rows.length : start
}

/** What the records before a row create, for a noun whose records need that. */
async function earlierBodies(ctx: Context, noun: CargaNoun, { id }: CargaRow, read: ReadRow[]): Promise<Values[]> {
  const first = read.find(isParsed)
  if (!first || !isOfProject(noun) || !noun.record.prepare) return []
  const { record } = noun
  const own = new Set(read.map(({ row }) => row.fila))
  const place = { fila: first.row.fila, place: record.order?.(first.each.values) ?? '' }
  const others = (await queries.selectNewValues(ctx.store.read, id)).filter(({ fila }) => !own.has(fila))
  const earlier = others.filter((row) => inOrder(placeOfRow(noun, row), place) < 0)
  return earlier.map(({ valores }) => record.bodyOf(JSON.parse(valores) as [Values, ...Values[]]))
}

/** A row before it is planned. */
export const newFila = (row: Pick<FilaRow, 'cargaId' | 'fila' | 'tipo' | 'cruda'>): FilaRow => ({
  ...row,
  principal: null,
  valores: '{}',
  clave: '',
  accion: 'omitir',
  resultado: 'pendiente',
  entidadId: null,
  versionVista: null,
  versionHecha: null,
  antes: null,
  error: null,
})

/** The rows, below 1, of the records that are created because rows name them. */
function createdRows(cargaId: string, noun: CargaNoun, { referencias }: Ajustes): FilaRow[] {
  const asked = referencias.filter(({ crear }) => crear)
  const rows = asked.flatMap(({ campo: name, texto }): FilaRow[] => {
    const source = noun.campos.find(({ nombre }) => nombre === name)?.from
    const made = source && valuesFromName(source, texto)
    if (!made || source === 'proyectos') return []
    const row = newFila({ cargaId, fila: 0, tipo: source as Tipo, cruda: JSON.stringify([texto]) })
    return [{ ...row, valores: JSON.stringify(made.values), clave: made.clave, accion: 'crear' }]
  })
  const unique = [...new Map(rows.map((row) => [`${row.tipo} ${row.clave}`, row])).values()]
  return unique.map((row, index) => ({ ...row, fila: index - unique.length }))
}

/** Reads all rows once, to decide the formats of the columns. */
async function readColumns(ctx: Context, { id, tipo }: CargaRow, ajustes: Ajustes) {
  const columns = createColumns(nounOf(tipo), ajustes)
  let titles: Cell[] | undefined
  let totales = 0
  let filas = 0
  await eachSlice(ctx, id, (rows) => {
    for (const row of rows) {
      const cells = cellsOf(row)
      if (row.fila === ajustes.filaTitulos) titles = cells
      if (isTitle(ajustes, row.fila)) continue
      filas += 1
      const isTotal = isTotalRow(cells)
      if (isTotal) totales += 1
      if (!isTotal || !ajustes.omitirTotales) columns.add(cells)
    }
    return rows.length
  })
  return { ...columns.decide(titlesOf(titles, ajustes.columnas.length)), totales, filas }
}

const namesScope = (ctx: Context, { proyectoId }: CargaRow) => ({ ...scopeOf(ctx, ctx.store.read), proyectoId })

/** The names that the fields of a load refer to. */
export function referencesOfCarga(ctx: Context, carga: CargaRow, { referencias }: Ajustes): Promise<References> {
  const { tipo, campos } = nounOf(carga.tipo)
  return readReferences(namesScope(ctx, carga), campos, { own: tipo, decisions: referencias })
}

/** Plans all rows of a load that nobody else changes meanwhile, and stores the result. Throws 409. */
export async function planCarga(ctx: Context, carga: CargaRow, ajustes: Ajustes): Promise<void> {
  const { id, version } = carga
  const noun = nounOf(carga.tipo)
  const { mapped, columnas, totales, filas } = await readColumns(ctx, carga, ajustes)
  const references = await referencesOfCarga(ctx, carga, ajustes)
  const planning = { ctx, carga, noun, ajustes, mapped, references, seen: new Map<string, number>(), earlier: [] }
  // A plan that another one replaced stops, and writes nothing more.
  const storeWhileOpen = async (db: Db, change: Parameters<typeof queries.updateCarga>[2]) => {
    if (!(await queries.updateCarga(db, { id, version, estados: ['revisando'] }, change))) throw staleVersion()
  }
  let hechas = 0
  await eachSlice(
    ctx,
    id,
    async (rows, isLast) => {
      const read = readRows(planning, rows)
      const taken = completeRows(planning, read, isLast)
      const changed = await planRows(planning, read.slice(0, taken))
      hechas += taken
      await ctx.store.write(async (db) => {
        await storeWhileOpen(db, { hechas, aHacer: Math.max(filas, hechas), latido: ctx.clock().toISOString() })
        await queries.putFilas(db, changed)
      })
      return taken
    },
    sliceOf(noun),
  )
  await ctx.store.write(async (db) => {
    await queries.deleteCreated(db, id)
    await queries.putFilas(db, createdRows(id, noun, ajustes))
    const resumen: Resumen = {
      cantidades: await countsOf(db, id),
      totales,
      columnas,
      desconocidas: await unknownNames(db, id),
    }
    await storeWhileOpen(db, {
      estado: 'lista',
      filas,
      hechas: 0,
      aHacer: 0,
      ajustes: JSON.stringify(ajustes),
      resumen: JSON.stringify(resumen),
    })
  })
}

/** Plans one row after its cells changed, and the rows that have its old or its new key. Throws 409. */
export async function planAgain(ctx: Context, carga: CargaRow, row: FilaRow, cells: Cell[]): Promise<void> {
  const noun = nounOf(carga.tipo)
  const ajustes = ajustesOf(carga)
  const resumen = resumenOf(carga)
  const references = await referencesOfCarga(ctx, carga, ajustes)
  for (const clave of await queries.selectNewClaves(ctx.store.read, carga.id)) references.add(clave)
  const mapped = mappedOf(noun, ajustes, resumen)
  const corrected = { ...row, cruda: JSON.stringify(cells) }
  const { clave } = parseRow(noun, cells, mapped, references)
  const keys = [row.clave, clave].filter((each) => each !== '')
  const others =
    isOfProject(noun) && noun.record.isWhole
      ? await queries.selectSheetRows(ctx.store.read, carga.id, 0, sliceOf(noun))
      : keys.length > 0
        ? await queries.selectByClaves(ctx.store.read, carga.id, keys)
        : []
  const rows = [...others.filter(({ fila }) => fila !== row.fila), corrected].toSorted((a, b) => a.fila - b.fila)
  const planning: Planning = { ctx, carga, noun, ajustes, mapped, references, seen: new Map(), earlier: [] }
  const read = readRows(planning, rows)
  planning.earlier = await earlierBodies(ctx, noun, carga, read)
  const changed = await planRows(planning, read)
  await ctx.store.write(async (db) => {
    const isOpen = await queries.updateCarga(
      db,
      { id: carga.id, version: carga.version, estados: ['lista'] },
      { estado: 'lista' },
    )
    if (!isOpen) throw conflict('La carga cambió mientras tanto. Mirala de nuevo.')
    await queries.putFilas(db, changed)
    const counts = { cantidades: await countsOf(db, carga.id), desconocidas: await unknownNames(db, carga.id) }
    await queries.updateCarga(db, { id: carga.id }, { resumen: JSON.stringify({ ...resumen, ...counts }) })
  })
}
