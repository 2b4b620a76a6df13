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
import { nounOf, type AnyEntry, type CargaNoun } from './nouns.ts'
import { parseRow, planRow, type Ajustes, type Mapped, type Problems, type Resumen } from './plan.ts'
import * as queries from './queries.ts'
import type { CargaRow, FilaRow } from './queries.ts'
import { nameKey, readReferences, valuesFromName, type References } from './references.ts'

const slice = 500

export const ajustesOf = ({ ajustes }: CargaRow) => JSON.parse(ajustes) as Ajustes
export const resumenOf = ({ resumen }: CargaRow) => JSON.parse(resumen) as Resumen
export const cellsOf = ({ cruda }: FilaRow) => JSON.parse(cruda) as Cell[]

const noCounts = (): Resumen['cantidades'] => ({
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
    if (resultado !== 'pendiente') counts[resultado] += cuantas
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

/** Runs through the rows of the sheet in slices, so that other requests are answered in between. */
async function eachSlice(
  ctx: Context,
  cargaId: string,
  work: (rows: FilaRow[]) => Promise<void> | void,
): Promise<void> {
  for (let last = 0; ;) {
    const rows = await queries.selectSheetRows(ctx.store.read, cargaId, last, slice)
    if (rows.length > 0) await work(rows)
    if (rows.length < slice) return
    last = rows.at(-1)!.fila
    await yieldToEventLoop()
  }
}

type Planning = {
  ctx: Context
  noun: CargaNoun
  ajustes: Ajustes
  mapped: Mapped[]
  references: References
  /** The row that has a key already. */
  seen: Map<string, number>
}

const isTitle = ({ filaTitulos }: Ajustes, fila: number) => filaTitulos !== null && fila <= filaTitulos
const left = (message: string): string => JSON.stringify({ mensajes: { '': message } } satisfies Problems)

/** The rows with what they will do. Nothing is stored. */
async function planSlice(
  { ctx, noun, ajustes, mapped, references, seen }: Planning,
  rows: FilaRow[],
): Promise<FilaRow[]> {
  const scope = scopeOf(ctx, ctx.store.read)
  const parsed = rows.map((row) => {
    const cells = cellsOf(row)
    if (isTitle(ajustes, row.fila)) return { row, skip: 'titulo' as const }
    if (ajustes.omitirTotales && isTotalRow(cells)) return { row, skip: 'omitir' as const }
    const each = parseRow(noun, cells, mapped, references)
    if (each.clave !== '' && Object.keys(each.problems.mensajes).length === 0) references.add(each.clave)
    return { row, each }
  })
  const claves = [...new Set(parsed.flatMap(({ each }) => (each && each.clave !== '' ? [each.clave] : [])))]
  const existing = (await entriesByKeys(scope, noun.catalogue, claves)) as Map<string, AnyEntry>
  const result: FilaRow[] = []
  for (const { row, skip, each } of parsed) {
    const plain = { ...row, resultado: 'pendiente' as const, versionHecha: null }
    if (!each) {
      const empty = { valores: '{}', clave: '', entidadId: null, versionVista: null, antes: null }
      result.push({
        ...plain,
        ...empty,
        accion: skip,
        error: skip === 'omitir' ? left('Parece una fila de totales.') : null,
      })
      continue
    }
    const other = seen.get(each.clave)
    if (each.clave !== '' && other !== undefined)
      each.problems.mensajes[''] = `Está repetida: es igual a la fila ${other}.`
    else if (each.clave !== '') seen.set(each.clave, row.fila)
    const { problems, valores, antes, ...plan } = await planRow(
      { scope, noun, modo: ajustes.modo },
      each,
      existing.get(each.clave),
    )
    result.push({
      ...plain,
      ...plan,
      valores: JSON.stringify(valores),
      antes: antes && JSON.stringify(antes),
      error: problems && JSON.stringify(problems),
    })
  }
  return result
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
    const row = newFila({ cargaId, fila: 0, tipo: source, cruda: JSON.stringify([texto]) })
    return [{ ...row, valores: JSON.stringify(made.values), clave: made.clave, accion: 'crear' }]
  })
  const unique = [...new Map(rows.map((row) => [`${row.tipo} ${row.clave}`, row])).values()]
  return unique.map((row, index) => ({ ...row, fila: index - unique.length }))
}

/** Plans all rows of a load that nobody else changes meanwhile, and stores the result. Throws 409. */
export async function planCarga(ctx: Context, carga: CargaRow, ajustes: Ajustes): Promise<void> {
  const { id, version } = carga
  const noun = nounOf(carga.tipo)
  const columns = createColumns(noun, ajustes)
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
  })
  const { mapped, columnas } = columns.decide(titlesOf(titles, ajustes.columnas.length))
  const scope = scopeOf(ctx, ctx.store.read)
  const references = await readReferences(scope, noun.campos, { own: noun.tipo, decisions: ajustes.referencias })
  const planning = { ctx, noun, ajustes, mapped, references, seen: new Map<string, number>() }
  await eachSlice(ctx, id, async (rows) => {
    const changed = await planSlice(planning, rows)
    await ctx.store.write((db) => queries.putFilas(db, changed))
  })
  await ctx.store.write(async (db) => {
    await queries.deleteCreated(db, id)
    await queries.putFilas(db, createdRows(id, noun, ajustes))
    const resumen: Resumen = {
      cantidades: await countsOf(db, id),
      totales,
      columnas,
      desconocidas: await unknownNames(db, id),
    }
    const change = {
      estado: 'lista' as const,
      filas,
      ajustes: JSON.stringify(ajustes),
      resumen: JSON.stringify(resumen),
    }
    if (!(await queries.updateCarga(db, { id, version, estados: ['revisando'] }, change))) throw staleVersion()
  })
}

/** Plans one row after its cells changed, and the rows that have its old or its new key. Throws 409. */
export async function planAgain(ctx: Context, carga: CargaRow, row: FilaRow, cells: Cell[]): Promise<void> {
  const noun = nounOf(carga.tipo)
  const ajustes = ajustesOf(carga)
  const resumen = resumenOf(carga)
  const scope = scopeOf(ctx, ctx.store.read)
  const references = await readReferences(scope, noun.campos, { own: noun.tipo, decisions: ajustes.referencias })
  for (const clave of await queries.selectNewClaves(ctx.store.read, carga.id)) references.add(clave)
  const mapped = mappedOf(noun, ajustes, resumen)
  const corrected = { ...row, cruda: JSON.stringify(cells) }
  const { clave } = parseRow(noun, cells, mapped, references)
  const keys = [row.clave, clave].filter((each) => each !== '')
  const others = keys.length > 0 ? await queries.selectByClaves(ctx.store.read, carga.id, keys) : []
  const rows = [...others.filter(({ fila }) => fila !== row.fila), corrected].toSorted((a, b) => a.fila - b.fila)
  const changed = await planSlice({ ctx, noun, ajustes, mapped, references, seen: new Map() }, rows)
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
