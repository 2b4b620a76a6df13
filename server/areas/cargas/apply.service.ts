/** Writes the rows of a plan, and undoes them: in slices, by the services that the operations use. */
import { onBehalfOf, type Context, type Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { dateText, dayAt } from '../../lib/calendar.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { isConstraintViolation, isUniqueViolation } from '../../lib/store-failures.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { selectByKey } from '../../records/catalogue.queries.ts'
import { createEntries, entriesByIds, removeEntries } from '../../records/catalogue-batch.ts'
import { findEntry, scopeOf, updateEntry } from '../../records/catalogue.service.ts'
import { announceCatalogues } from '../../records/history.ts'
import { nounOf, type AnyEntry, type CargaNoun, type Values } from './nouns.ts'
import type { Problems } from './plan.ts'
import { ajustesOf, countsOf, resumenOf } from './plan.service.ts'
import * as queries from './queries.ts'
import type { CargaRow, FilaRow } from './queries.ts'

const mostRows = 100
/** Below and above all numbers of rows. */
const firstRow = -1_000_000
const lastRow = 100_000_000
/** How long a slice may keep other requests waiting. */
const sliceMilliseconds = 40
/** Work without a sign of life for this long was interrupted. */
const abandonedMilliseconds = 60_000
/** Comparing the rows of a sheet takes less. */
const halfReadMilliseconds = 15 * 60_000
/** A sheet that nobody loads is forgotten after 30 days. */
const openMilliseconds = 30 * 24 * 60 * 60_000

type Result = Pick<FilaRow, 'resultado'> & Partial<Pick<FilaRow, 'entidadId' | 'versionHecha' | 'error'>>
/** What became of each row. */
type Work = (ctx: Context, db: Db, rows: FilaRow[]) => Promise<Result[]>

/** The caller inside one write: what services read and write goes through its handle; each change is announced once, by `announce`. */
function inside(ctx: Context, db: Db): { ctx: Context; announce: () => Promise<void> } {
  const { once: _once, ...own } = ctx
  const changes = new Map<string, [topic: string, text: string]>()
  const note = async (_db: Db, topic: string, text: string) => void changes.set(`${topic} ${text}`, [topic, text])
  return {
    ctx: { ...own, store: { ...ctx.store, read: db, write: (work) => work(db), announce: note } },
    async announce() {
      for (const [topic, text] of changes.values()) await ctx.store.announce(db, topic, text)
    },
  }
}

const messageOf = (message: string) => JSON.stringify({ mensajes: { '': message } } satisfies Problems)

/** The message of a refusal; other errors are thrown. */
function refusalOf(error: unknown, noun: CargaNoun): string {
  if (error instanceof Problem) {
    const [issue] = error.issues ?? []
    const title = noun.campos.find(({ nombre }) => nombre === issue?.field)?.titulo
    return issue ? (title ? `${title}: ${issue.message}` : issue.message) : error.message
  }
  if (isUniqueViolation(error)) return 'Ya existe otro igual.'
  throw error
}

/** Does rows, and stores what became of them. */
async function doRows(ctx: Context, db: Db, rows: FilaRow[], work: Work): Promise<void> {
  const own = inside(ctx, db)
  const results = await work(own.ctx, db, rows)
  await announceCatalogues(own.ctx, db)
  await own.announce()
  await queries.putFilas(
    db,
    rows.map((row, index) => ({ ...row, ...results[index] })),
  )
}

/** A slice in one transaction; if a row is refused, each in its own, so that the refused ones leave nothing behind. */
async function doSlice(
  ctx: Context,
  rows: FilaRow[],
  { work, refused }: { work: Work; refused: FilaRow['resultado'] },
): Promise<{ row: FilaRow; message: string }[]> {
  try {
    await ctx.store.write((db) => doRows(ctx, db, rows, work))
    return []
  } catch (error) {
    if (!(error instanceof Problem) && !isConstraintViolation(error)) throw error
  }
  const refusals: { row: FilaRow; message: string }[] = []
  for (const row of rows) {
    try {
      await ctx.store.write((db) => doRows(ctx, db, [row], work))
    } catch (error) {
      const isUsed = isConstraintViolation(error) && !isUniqueViolation(error)
      const message = isUsed ? 'Otros datos ya lo usan.' : refusalOf(error, nounOf(row.tipo))
      refusals.push({ row, message })
      await ctx.store.write((db) => queries.updateFila(db, row, { resultado: refused, error: messageOf(message) }))
    }
  }
  return refusals
}

/** Slices that grow and shrink with the time that they take, so that other requests wait shortly. */
function createPace() {
  let rows = 10
  return {
    rows: () => rows,
    async measure<T>(work: () => Promise<T>): Promise<T> {
      const start = performance.now()
      const result = await work()
      const wanted = Math.round((rows * sliceMilliseconds) / Math.max(performance.now() - start, 1))
      rows = Math.min(mostRows, Math.max(5, Math.min(wanted, rows * 2)))
      return result
    },
  }
}

/** References to records that the same load created. */
async function withIds(ctx: Context, db: Db, noun: CargaNoun, values: Values): Promise<Values> {
  const result: Values = { ...values }
  for (const { nombre, from } of noun.campos) {
    if (!from || from === 'proyectos' || !(nombre in values)) continue
    const { catalogue } = nounOf(from)
    const idOf = async (value: unknown): Promise<unknown> => {
      if (typeof value !== 'object' || value === null || !('clave' in value)) return value
      const row = await selectByKey(db, catalogue, ctx.company.id, String(value.clave))
      if (!row) throw notFound(catalogue.words.missing)
      return row.id
    }
    const value = values[nombre]
    if (!Array.isArray(value)) result[nombre] = await idOf(value)
    else {
      const ids: unknown[] = []
      for (const each of value) ids.push(await idOf(each))
      result[nombre] = ids
    }
  }
  return result
}

/** Throws 409 naming what changed since the preview. */
function requireUnchanged(noun: CargaNoun, row: FilaRow, entry: AnyEntry): void {
  if (entry.version === row.versionVista) return
  const antes = JSON.parse(row.antes ?? '{}') as Values
  const changed = noun.campos.filter(
    ({ nombre }) => nombre in antes && JSON.stringify(antes[nombre]) !== JSON.stringify(entry[nombre]),
  )
  const names = changed.map(({ titulo }) => titulo).join(', ')
  throw new Problem(
    409,
    'Stale version',
    `Cambió después de la vista previa${names === '' ? '' : ` (${names})`}. No lo pisamos: revisá la carga y volvé a hacerla.`,
  )
}

async function changeEntry(ctx: Context, db: Db, noun: CargaNoun, row: FilaRow): Promise<Result> {
  const values = await withIds(ctx, db, noun, JSON.parse(row.valores) as Values)
  const entry = (await findEntry(scopeOf(ctx, db), noun.catalogue, row.entidadId!)) as AnyEntry
  requireUnchanged(noun, row, entry)
  const patch = { ...values, version: entry.version }
  const { version } = (await updateEntry(ctx, noun.catalogue, entry.id, patch)) as AnyEntry
  return { resultado: 'cargada', versionHecha: version }
}

/** Rows that follow one another, are of one noun and create entries that no other row of them names. */
function togetherOf(rows: FilaRow[]): FilaRow[][] {
  const groups: FilaRow[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    const first = group?.[0]
    const isAlike = first && first.tipo === row.tipo && first.accion === 'crear' && row.accion === 'crear'
    if (isAlike && !row.valores.includes('"clave"')) group.push(row)
    else groups.push([row])
  }
  return groups
}

const load: Work = async (ctx, db, rows) => {
  const results: Result[] = []
  for (const group of togetherOf(rows)) {
    const noun = nounOf(group[0]!.tipo)
    if (group[0]!.accion !== 'crear') {
      results.push(await changeEntry(ctx, db, noun, group[0]!))
      continue
    }
    const inputs: Values[] = []
    for (const { valores } of group) inputs.push(await withIds(ctx, db, noun, JSON.parse(valores) as Values))
    const entries = (await createEntries(ctx, scopeOf(ctx, db), noun.catalogue, inputs)) as AnyEntry[]
    results.push(
      ...entries.map(({ id, version }): Result => ({ resultado: 'cargada', entidadId: id, versionHecha: version })),
    )
  }
  return results
}

const keptResult = (message: string): Result => ({ resultado: 'conservada', error: messageOf(message) })
const undoneResult: Result = { resultado: 'deshecha', error: null }

async function keptBy(ctx: Context, db: Db, entidad: string, id: string): Promise<Result> {
  const author = await queries.selectLastAuthor(db, ctx.company.id, entidad, id)
  return keptResult(
    author ? `Lo cambió ${author.usuario} el ${dateText(dayAt(new Date(author.momento)))}.` : 'Cambió después.',
  )
}

/** Undoes rows of one noun. */
async function undoOf(ctx: Context, db: Db, noun: CargaNoun, rows: FilaRow[]): Promise<Result[]> {
  const { catalogue } = noun
  const scope = scopeOf(ctx, db)
  const ids = rows.map(({ entidadId }) => entidadId!)
  const entries = (await entriesByIds(scope, catalogue, ids)) as Map<string, AnyEntry>
  const removed: AnyEntry[] = []
  const results: Result[] = []
  for (const row of rows) {
    const entry = entries.get(row.entidadId!)
    if (!entry) results.push(undoneResult)
    else if (entry.version !== row.versionHecha) results.push(await keptBy(ctx, db, catalogue.entidad, entry.id))
    else if (row.accion === 'cambiar') {
      const antes = JSON.parse(row.antes ?? '{}') as Values
      await updateEntry(ctx, catalogue, entry.id, { ...antes, version: entry.version })
      results.push(undoneResult)
    } else if (entry.usos > 0)
      results.push(keptResult(entry.usos === 1 ? 'Ya lo usa 1 registro.' : `Ya lo usan ${entry.usos} registros.`))
    else {
      removed.push(entry)
      results.push(undoneResult)
    }
  }
  await removeEntries(ctx, scope, catalogue, removed)
  return results
}

/** Rows of a noun that refers to itself are undone one by one: the last ones are gone before those that they use. */
const undo: Work = async (ctx, db, rows) => {
  const results: Result[] = []
  const isAlone = ({ tipo }: FilaRow) => nounOf(tipo).campos.some(({ from }) => from === tipo)
  for (let start = 0; start < rows.length;) {
    const first = rows[start]!
    const end = isAlone(first) ? start + 1 : rows.findIndex(({ tipo }, index) => index > start && tipo !== first.tipo)
    const group = rows.slice(start, end === -1 ? rows.length : end)
    results.push(...(await undoOf(ctx, db, nounOf(first.tipo), group)))
    start += group.length
  }
  return results
}

/** Notes the end of the work, with the final counts. */
async function finish(
  ctx: Context,
  { id }: CargaRow,
  change: { estado: CargaRow['estado']; motivo?: string | null },
): Promise<void> {
  await ctx.store.write(async (db) => {
    const carga = await queries.selectCarga(db, ctx.company.id, id)
    if (!carga) return
    const resumen = JSON.stringify({ ...resumenOf(carga), cantidades: await countsOf(db, id) })
    await queries.updateCarga(db, { id }, { ...change, resumen, version: carga.version + 1 })
  })
}

const beat = (ctx: Context, id: string, hechas: number) =>
  ctx.store.write((db) => queries.beat(db, id, { now: ctx.clock().toISOString(), hechas }))

/** Undoes all loaded rows, the last ones first. */
async function undoRows(ctx: Context, carga: CargaRow): Promise<void> {
  const pace = createPace()
  // From row to row: a query without it would read all rows that are done before.
  for (let before = lastRow; ;) {
    const rows = await queries.selectLoaded(ctx.store.read, carga.id, before, pace.rows())
    if (rows.length === 0) return
    before = rows.at(-1)!.fila
    await pace.measure(() => doSlice(ctx, rows, { work: undo, refused: 'conservada' }))
    await beat(ctx, carga.id, rows.length)
    await yieldToEventLoop()
  }
}

/** Loads the pending rows. Returns why it stopped, if it did. */
async function loadRows(ctx: Context, carga: CargaRow): Promise<'cancelada' | { motivo: string } | undefined> {
  const isWhole = ajustesOf(carga).alcance === 'todo'
  const pace = createPace()
  for (let after = firstRow; ;) {
    const rows = await queries.selectPending(ctx.store.read, carga.id, after, pace.rows())
    if (rows.length === 0) return undefined
    after = rows.at(-1)!.fila
    const [refusal] = await pace.measure(() => doSlice(ctx, rows, { work: load, refused: 'rechazada' }))
    const estado = await beat(ctx, carga.id, rows.length)
    if (estado !== 'cargando') return 'cancelada'
    if (refusal && isWhole) return { motivo: `Fila ${refusal.row.fila}: ${refusal.message}`.slice(0, 1000) }
    await yieldToEventLoop()
  }
}

/** The whole work of a load; an error leaves nothing behind. */
export async function runRows(ctx: Context, carga: CargaRow): Promise<void> {
  const end = await loadRows(ctx, carga).catch((error: unknown) => {
    ctx.logger.error({ err: error, carga: carga.id }, 'load failed')
    return { motivo: 'Algo salió mal de nuestro lado. Ya quedó registrado; probá de nuevo.' }
  })
  if (end === undefined) return finish(ctx, carga, { estado: 'cargada' })
  await ctx.store.write((db) =>
    queries.updateCarga(db, { id: carga.id, estados: ['cargando'] }, { estado: 'cancelando' }),
  )
  await undoRows(ctx, carga)
  return finish(ctx, carga, end === 'cancelada' ? { estado: 'cancelada' } : { estado: 'fallida', ...end })
}

/** The whole work of undoing a load. */
export async function undoCargaRows(ctx: Context, carga: CargaRow): Promise<void> {
  await undoRows(ctx, carga)
  await finish(ctx, carga, { estado: 'deshecha' })
}

/** A caller on behalf of the user who made a load. */
async function authorOf(services: Services, { usuarioId: id, usuario, desarrolladoraId }: CargaRow): Promise<Context> {
  const user = await queries.selectUser(services.store.read, id)
  return onBehalfOf(services, { id, name: user?.name ?? usuario, email: user?.email ?? '' }, desarrolladoraId)
}

/** Ends loads whose process died: what they wrote is undone. Half-read and forgotten ones are deleted. One replica claims each. */
export async function endAbandoned(services: Services): Promise<void> {
  const { store, clock } = services
  const before = (milliseconds = abandonedMilliseconds) => new Date(clock().getTime() - milliseconds).toISOString()
  const old = { revisando: before(halfReadMilliseconds), lista: before(openMilliseconds) }
  if (await queries.hasOld(store.read, old)) await store.write((db) => queries.deleteOld(db, old))
  for (const found of await queries.selectAbandoned(store.read, before())) {
    const claimed = await store.write(async (db) => {
      await store.lock(db, `carga:${found.id}`)
      const isOpen = (await queries.selectAbandoned(db, before())).some(({ id }) => id === found.id)
      if (!isOpen) return false
      const estado = found.estado === 'cargando' ? 'cancelando' : found.estado
      return queries.updateCarga(
        db,
        { id: found.id, estados: [found.estado] },
        { estado, latido: clock().toISOString() },
      )
    })
    if (!claimed) continue
    const ctx = await authorOf(services, found)
    await undoRows(ctx, found)
    const motivo = found.estado === 'cargando' ? 'Se interrumpió. Lo que se había cargado se deshizo.' : null
    await finish(ctx, found, {
      estado: found.estado === 'deshaciendo' ? 'deshecha' : found.estado === 'cargando' ? 'fallida' : 'cancelada',
      motivo,
    })
  }
}

/** As `endAbandoned`, in the background. */
export function endAbandonedSoon(services: Services): void {
  services.background.run('end abandoned loads', () => endAbandoned(services))
}
