/** Writes the rows of a plan, and undoes them: in slices, by the services that the operations use. */
import type { Context, Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { dateText, dayAt } from '../../lib/calendar.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { isUniqueViolation } from '../../lib/store-failures.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { selectByKey } from '../../records/catalogue.queries.ts'
import { createEntry, findEntry, removeEntry, scopeOf, updateEntry } from '../../records/catalogue.service.ts'
import { announceCatalogues } from '../../records/history.ts'
import { nounOf, type AnyEntry, type CargaNoun, type Values } from './nouns.ts'
import type { Problems } from './plan.ts'
import { ajustesOf, countsOf, resumenOf } from './plan.service.ts'
import * as queries from './queries.ts'
import type { CargaRow, FilaRow } from './queries.ts'

const slice = 100
/** Work without a sign of life for this long was interrupted. */
const abandonedMilliseconds = 60_000

type Result = Pick<FilaRow, 'resultado'> & Partial<Pick<FilaRow, 'entidadId' | 'versionHecha' | 'error'>>
type Work = (ctx: Context, db: Db, row: FilaRow) => Promise<Result>

/** The caller inside one write: what services read and write goes through its handle, and changes are announced once. */
function inside(ctx: Context, db: Db): Context {
  const { once: _once, ...own } = ctx
  return {
    ...own,
    store: { ...ctx.store, read: db, write: (work) => work(db), announce: async () => {} },
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

/** Does one row, and stores what became of it. */
async function doRow(ctx: Context, db: Db, row: FilaRow, work: Work): Promise<Result['resultado']> {
  const result = await work(inside(ctx, db), db, row)
  await queries.updateFila(db, row, result)
  return result.resultado
}

/** A slice in one transaction; if a row is refused, each in its own, so that the refused ones leave nothing behind. */
async function doSlice(
  ctx: Context,
  rows: FilaRow[],
  { work, refused }: { work: Work; refused: FilaRow['resultado'] },
): Promise<{ row: FilaRow; message: string }[]> {
  const whole = async (db: Db) => {
    for (const row of rows) await doRow(ctx, db, row, work)
    await announceCatalogues(ctx, db)
  }
  try {
    await ctx.store.write(whole)
    return []
  } catch (error) {
    if (!(error instanceof Problem) && !isConstraint(error)) throw error
  }
  const refusals: { row: FilaRow; message: string }[] = []
  for (const row of rows) {
    try {
      await ctx.store.write((db) => doRow(ctx, db, row, work))
    } catch (error) {
      const message =
        isConstraint(error) && !isUniqueViolation(error)
          ? 'Otros datos ya lo usan.'
          : refusalOf(error, nounOf(row.tipo))
      refusals.push({ row, message })
      await ctx.store.write((db) => queries.updateFila(db, row, { resultado: refused, error: messageOf(message) }))
    }
  }
  await ctx.store.write((db) => announceCatalogues(ctx, db))
  return refusals
}

/** A violated constraint: an entry that another one refers to, or a duplicate. */
function isConstraint(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code?.startsWith('23') === true || (code === 'ERR_SQLITE_ERROR' && ((errcode ?? 0) & 0xff) === 19)
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

const load: Work = async (ctx, db, row) => {
  const noun = nounOf(row.tipo)
  const values = await withIds(ctx, db, noun, JSON.parse(row.valores) as Values)
  if (row.accion === 'crear') {
    const { id, version } = (await createEntry(ctx, noun.catalogue, values)) as AnyEntry
    return { resultado: 'cargada', entidadId: id, versionHecha: version }
  }
  const entry = (await findEntry(scopeOf(ctx, db), noun.catalogue, row.entidadId!)) as AnyEntry
  requireUnchanged(noun, row, entry)
  const { version } = (await updateEntry(ctx, noun.catalogue, entry.id, {
    ...values,
    version: entry.version,
  })) as AnyEntry
  return { resultado: 'cargada', versionHecha: version }
}

async function entryOfRow(ctx: Context, db: Db, row: FilaRow): Promise<AnyEntry | undefined> {
  try {
    return (await findEntry(scopeOf(ctx, db), nounOf(row.tipo).catalogue, row.entidadId!)) as AnyEntry
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  }
}

const undo: Work = async (ctx, db, row) => {
  const { catalogue } = nounOf(row.tipo)
  const entry = await entryOfRow(ctx, db, row)
  if (!entry) return { resultado: 'deshecha' }
  const kept = (message: string): Result => ({ resultado: 'conservada', error: messageOf(message) })
  if (entry.version !== row.versionHecha) {
    const author = await queries.selectLastAuthor(db, ctx.company.id, catalogue.entidad, entry.id)
    return kept(
      author ? `Lo cambió ${author.usuario} el ${dateText(dayAt(new Date(author.momento)))}.` : 'Cambió después.',
    )
  }
  if (row.accion === 'cambiar') {
    const antes = JSON.parse(row.antes ?? '{}') as Values
    await updateEntry(ctx, catalogue, entry.id, { ...antes, version: entry.version })
    return { resultado: 'deshecha', error: null }
  }
  if (entry.usos > 0) return kept(entry.usos === 1 ? 'Ya lo usa 1 registro.' : `Ya lo usan ${entry.usos} registros.`)
  const isGone = await removeEntry(ctx, scopeOf(ctx, db), catalogue, entry)
  return isGone ? { resultado: 'deshecha', error: null } : kept('Cambió después.')
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
  for (;;) {
    const rows = await queries.selectLoaded(ctx.store.read, carga.id, slice)
    if (rows.length === 0) return
    await doSlice(ctx, rows, { work: undo, refused: 'conservada' })
    await beat(ctx, carga.id, rows.length)
    await yieldToEventLoop()
  }
}

/** Loads the pending rows. Returns why it stopped, if it did. */
async function loadRows(ctx: Context, carga: CargaRow): Promise<'cancelada' | { motivo: string } | undefined> {
  const isWhole = ajustesOf(carga).alcance === 'todo'
  for (;;) {
    const rows = await queries.selectPending(ctx.store.read, carga.id, slice)
    if (rows.length === 0) return undefined
    const [refusal] = await doSlice(ctx, rows, { work: load, refused: 'rechazada' })
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
  await undoRows(ctx, carga)
  return finish(ctx, carga, end === 'cancelada' ? { estado: 'cancelada' } : { estado: 'fallida', ...end })
}

/** The whole work of undoing a load. */
export async function undoCargaRows(ctx: Context, carga: CargaRow): Promise<void> {
  await undoRows(ctx, carga)
  await finish(ctx, carga, { estado: 'deshecha' })
}

/** A caller on behalf of the user who made a load. */
async function authorOf(services: Services, carga: CargaRow): Promise<Context> {
  const user = await queries.selectUser(services.store.read, carga.usuarioId)
  const { desarrolladoraId: id } = carga
  const account = { id: carga.usuarioId, name: user?.name ?? carga.usuario, email: user?.email ?? '' }
  return {
    ...services,
    user: {
      ...account,
      avatar: null,
      status: '',
      activeCompanyId: id,
      activeProjectId: null,
      activeRole: 'miembro',
      activeProyectos: null,
      sessionId: '',
      script: null,
    },
    company: { id, projectId: null, role: 'miembro', proyectos: null, isChosen: true },
  }
}

/** Ends loads whose process died: what they wrote is undone. One replica claims each. */
export async function endAbandoned(services: Services): Promise<void> {
  const { store, clock } = services
  const before = () => new Date(clock().getTime() - abandonedMilliseconds).toISOString()
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
