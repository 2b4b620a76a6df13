/** Writes the rows of a plan, and undoes them: in slices, by the services that the operations use. */
import { isProjectTipo } from '../../../openapi/shared/project-loads.ts'
import { onBehalfOf, type Context, type Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { loadEntries, undoEntries } from './catalogue-rows.service.ts'
import { isOfProject, nounOf } from './nouns.ts'
import { ajustesOf, countsOf, resumenOf } from './plan.service.ts'
import * as queries from './queries.ts'
import type { CargaRow, FilaRow } from './queries.ts'
import type { RecordPlace } from './records/record-noun.ts'
import { confirmRecords, loadRecords, undoRecords } from './record-rows.service.ts'
import { rowsToDo, rowsToUndo } from './row-order.ts'
import {
  createPace,
  doSlice,
  messageOf,
  rowsTogether,
  sheetRows,
  type Refusal,
  type Result,
  type Work,
} from './slices.ts'

/** Work without a sign of life for this long was interrupted. */
const abandonedMilliseconds = 60_000
/** Comparing the rows of a sheet takes less. */
const halfReadMilliseconds = 15 * 60_000
/** A sheet that nobody loads is forgotten after 30 days. */
const openMilliseconds = 30 * 24 * 60 * 60_000

/** Rows that follow one another and are of one noun; rows that name what an earlier row creates stand alone. */
function togetherOf(
  rows: FilaRow[],
  isAlone: (row: FilaRow) => boolean,
  isSame: (row: FilaRow, other: FilaRow) => boolean = () => true,
): FilaRow[][] {
  const groups: FilaRow[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    const first = group?.[0]
    const isAlike = first && first.tipo === row.tipo && isSame(first, row) && !isAlone(first)
    if (isAlike && !isAlone(row)) group.push(row)
    else groups.push([row])
  }
  return groups
}

const placeIn = ({ proyectoId }: CargaRow, ctx: Context, db: Db): RecordPlace => ({ ctx, db, proyectoId: proyectoId! })

const loadWork =
  (carga: CargaRow): Work =>
  async (ctx, db, rows) => {
    const place = placeIn(carga, ctx, db)
    const results = new Map<FilaRow, Result>()
    for (const group of togetherOf(newFirst(carga, rows), namesNewEntry, doTheSame)) {
      const noun = nounOf(group[0]!.tipo)
      const done = isOfProject(noun) ? await loadRecords(place, noun, group) : await loadEntries(ctx, db, noun, group)
      group.forEach((row, index) => results.set(row, done[index]!))
    }
    return rows.map((row) => results.get(row)!)
  }

const doTheSame = (row: FilaRow, other: FilaRow) => row.accion === other.accion

/** Whether a row names an entry that another row of the same list creates. Records of a project name entries of other lists only. */
const namesNewEntry = ({ tipo, valores }: FilaRow) => !isProjectTipo(tipo) && valores.includes('"clave"')

/** Records that name one another are created together, before others are changed. */
function newFirst({ tipo }: CargaRow, rows: FilaRow[]): FilaRow[] {
  const noun = nounOf(tipo)
  if (!isOfProject(noun) || !noun.record.isWhole) return rows
  const isChange = ({ accion }: FilaRow) => Number(accion === 'cambiar')
  return rows.toSorted((a, b) => isChange(a) - isChange(b))
}

const confirmWork =
  (carga: CargaRow): Work =>
  async (ctx, db, rows) => {
    const noun = nounOf(carga.tipo)
    return isOfProject(noun) ? confirmRecords(placeIn(carga, ctx, db), noun, rows) : []
  }

/** Rows of a noun that refers to itself are undone one by one: the last ones are gone before those that they use. */
const refersToItself = ({ tipo }: FilaRow) => nounOf(tipo).campos.some(({ from }) => from === tipo)

const undoWork =
  (carga: CargaRow): Work =>
  async (ctx, db, rows) => {
    const place = placeIn(carga, ctx, db)
    const motivo = `Se deshizo la carga «${carga.nombre}».`.slice(0, 300)
    const results: Result[] = []
    for (const group of togetherOf(rows, refersToItself)) {
      const noun = nounOf(group[0]!.tipo)
      const undone = isOfProject(noun) ? undoRecords(place, noun, group, motivo) : undoEntries(ctx, db, noun, group)
      results.push(...(await undone))
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

/** Inside the write of a slice: counts its rows as done, and notes a sign of life. */
const countDone =
  (ctx: Context, { id }: CargaRow) =>
  (db: Db, rows: FilaRow[]) =>
    queries.beat(db, id, { now: ctx.clock().toISOString(), hechas: sheetRows(rows) })

/** Undoes all loaded rows, the last ones first. */
async function undoRows(ctx: Context, carga: CargaRow): Promise<void> {
  const noun = nounOf(carga.tipo)
  const pace = createPace(ctx, noun)
  const next = rowsToUndo(ctx, carga)
  const [work, count] = [undoWork(carga), countDone(ctx, carga)]
  for (;;) {
    const rows = await next(rowsTogether(noun, pace.rows()))
    if (rows.length === 0) return
    await pace.measure(() => doSlice(ctx, rows, { work, refused: 'conservada', count }))
    await yieldToEventLoop()
  }
}

type End = 'cancelada' | { motivo: string } | undefined
type Step = {
  /** The result of the rows that are still to do. */
  pending: 'pendiente' | 'preparada'
  work: Work
  estado: CargaRow['estado']
  /** What is done about refused rows, if the others stay. */
  onRefused?: (refusals: Refusal[]) => Promise<void>
}

/** Does one step for all its rows. Returns why it stopped, if it did. */
async function doStep(ctx: Context, carga: CargaRow, { pending, work, estado, onRefused }: Step): Promise<End> {
  const isWhole = ajustesOf(carga).alcance === 'todo'
  const noun = nounOf(carga.tipo)
  const pace = createPace(ctx, noun)
  const next = rowsToDo(ctx, carga, pending)
  const count = countDone(ctx, carga)
  for (;;) {
    const rows = await next(rowsTogether(noun, pace.rows()))
    if (rows.length === 0) return undefined
    const done = await pace.measure(() => doSlice(ctx, rows, { work, refused: 'rechazada', count }))
    if (done.estado !== estado) return 'cancelada'
    const { refusals } = done
    const [refusal] = refusals
    if (refusal && isWhole) {
      // The record that could not be confirmed is undone with the others.
      if (pending === 'preparada') await markPrepared(ctx, refusals)
      return { motivo: `Fila ${refusal.row.fila}: ${refusal.message}`.slice(0, 1000) }
    }
    if (refusal) await onRefused?.(refusals)
    await yieldToEventLoop()
  }
}

/** Makes refused rows such that their draft is found and undone. */
const markPrepared = (ctx: Context, refusals: Refusal[]) =>
  ctx.store.write(async (db) => {
    for (const { row } of refusals) await queries.updateFila(db, row, { resultado: 'preparada' })
  })

/** Removes the drafts of rows that could not be confirmed; the rows keep their reason. */
async function dropRefused(ctx: Context, carga: CargaRow, refusals: Refusal[]): Promise<void> {
  const work = undoWork(carga)
  for (const { row, message } of refusals) {
    const { refusals: kept } = await doSlice(ctx, [row], { work, refused: 'conservada', count: async () => undefined })
    if (kept.length > 0) continue
    await ctx.store.write((db) =>
      queries.updateFila(db, row, { resultado: 'rechazada', error: messageOf(message), entidadId: null }),
    )
  }
}

/** The last step of a load whose rows are all written: confirms the drafts. A load that died in it goes on here. */
async function confirmRows(ctx: Context, carga: CargaRow): Promise<End> {
  const noun = nounOf(carga.tipo)
  if (!isOfProject(noun) || !noun.record.confirm) return undefined
  const isStarted = await ctx.store.write((db) =>
    queries.updateCarga(
      db,
      { id: carga.id, estados: ['cargando', 'confirmando'] },
      { estado: 'confirmando', hechas: 0, latido: ctx.clock().toISOString() },
    ),
  )
  if (!isStarted) return 'cancelada'
  return doStep(ctx, carga, {
    pending: 'preparada',
    work: confirmWork(carga),
    estado: 'confirmando',
    onRefused: (refusals) => dropRefused(ctx, carga, refusals),
  })
}

async function loadRows(ctx: Context, carga: CargaRow): Promise<End> {
  const end = await doStep(ctx, carga, { pending: 'pendiente', work: loadWork(carga), estado: 'cargando' })
  return end ?? confirmRows(ctx, carga)
}

/** Ends a load: as loaded, or with everything undone. */
async function endWith(ctx: Context, carga: CargaRow, work: Promise<End>): Promise<void> {
  const end = await work.catch((error: unknown) => {
    ctx.logger.error({ err: error, carga: carga.id }, 'load failed')
    return { motivo: 'Algo salió mal de nuestro lado. Ya quedó registrado; probá de nuevo.' }
  })
  if (end === undefined) return finish(ctx, carga, { estado: 'cargada' })
  await ctx.store.write((db) =>
    queries.updateCarga(db, { id: carga.id, estados: ['cargando', 'confirmando'] }, { estado: 'cancelando' }),
  )
  await undoRows(ctx, carga)
  return finish(ctx, carga, end === 'cancelada' ? { estado: 'cancelada' } : { estado: 'fallida', ...end })
}

/** The whole work of a load; an error leaves nothing behind. */
export const runRows = (ctx: Context, carga: CargaRow): Promise<void> => endWith(ctx, carga, loadRows(ctx, carga))

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
    // All rows are written: nothing speaks against the last step.
    if (found.estado === 'confirmando') {
      await endWith(ctx, found, confirmRows(ctx, found))
      continue
    }
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
