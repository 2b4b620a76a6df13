/** Events and series of a project (docs/domain/calendar.md). Every change is one write, with its occurrences. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { words } from '../../../openapi/generated/words.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { dateText } from '../../lib/calendar.ts'
import { definedFields } from '../../lib/defined.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { dayOf, timeText } from '../../lib/wall-clock.ts'
import { staleVersion } from '../../records/once.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { projectScope, writeRecords, type DryRun } from '../../records/project-scope.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import type { Place, ProjectScope } from '../../records/record.ts'
import { loadEventos } from './load.ts'
import * as queries from './queries.ts'
import { parseRule, ruleText } from './recurrence.ts'
import { checkedFields, completeTimes, orphanExceptions, withRule } from './rules.ts'
import {
  alignedSeries,
  changedFields,
  changeOccurrence,
  changeSeries,
  eventDefaults,
  keptNotice,
  occurrenceOn,
  splitSeries,
  type Changed,
  type Exception,
  type Occurrence,
  type Series,
} from './series.ts'
import { changeEvento, findUndo, insertEvento, newStored, rememberChange, undoChange } from './store.service.ts'
import type { Stored } from './stored.ts'

type Evento = components['schemas']['Evento']
type Alcance = components['schemas']['EventoAlcance']

export const noted = { entidad: 'evento', topic: 'calendar' } as const
const missing = 'No encontramos ese evento.'
const missingOccurrence = 'Esa fecha no está en la serie, o se borró.'

const sheet: SheetColumn<Evento>[] = [
  { title: 'Título', kind: 'text', value: (each) => each.titulo },
  { title: 'Tipo', kind: 'text', value: (each) => each.tipo },
  { title: 'Inicio', kind: 'text', value: (each) => timeText(each.inicio) },
  { title: 'Fin', kind: 'text', value: (each) => timeText(each.fin) },
  { title: 'Lugar', kind: 'text', value: (each) => each.lugar },
  { title: 'Participan', kind: 'text', value: (each) => each.personas.map(({ nombre }) => nombre).join('; ') },
  { title: 'Se repite', kind: 'text', value: (each) => each.recurrencia ?? '' },
  { title: 'Estado', kind: 'text', value: (each) => words.EventoEstado[each.estado] },
  { title: 'Notas', kind: 'text', value: (each) => each.notas },
]

/** A page of the events of a project, or all matching ones as a file. Throws 404. */
export async function listEventos(
  ctx: Context,
  proyectoId: number,
  query: Query<'listEventos'>,
): Promise<components['schemas']['EventoPage'] | SheetFile> {
  const { db } = await projectScope(ctx, ctx.store.read, proyectoId)
  const sort = query.sort ?? 'seq'
  const order = query.order ?? (sort === 'seq' ? 'desc' : 'asc')
  const itemsOf = async (offset: number, limit: number) => {
    const ids = await queries.selectEventIds(db, proyectoId, query, { sort, order, offset, limit })
    return loadEventos(db, proyectoId, await queries.selectStored(db, proyectoId, ids))
  }
  const { formato } = query
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'eventos', sheet, await itemsOf(0, mostExported))
  const { offset, size, answer } = pageOf(query, await queries.countEvents(db, proyectoId, query))
  return { items: await itemsOf(offset, size), ...answer }
}

async function existing({ db, project }: ProjectScope, id: string): Promise<Stored> {
  const [stored] = await queries.selectStored(db, project.id, [id])
  if (!stored) throw notFound(missing)
  return stored
}

function requireOccurrence({ series, exceptions }: Stored, idOriginal: string): Occurrence {
  const occurrence = occurrenceOn(series, exceptions, dayOf(idOriginal))
  // 31 February would be read as 3 March.
  if (occurrence?.dia !== dayOf(idOriginal)) throw notFound(missingOccurrence)
  return occurrence
}

/** One event; with `idOriginal`, with the values of that occurrence. Throws 404. */
export async function getEvento(ctx: Context, { proyectoId, id }: Place, { idOriginal }: Query<'getEvento'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const stored = await existing(scope, id)
  const shown = idOriginal === undefined ? undefined : requireOccurrence(stored, idOriginal)
  return loadOne(scope, stored, { shown })
}

type Shown = { shown?: Occurrence | undefined; avisos?: string[] }

async function loadOne(
  { db, project }: ProjectScope,
  stored: Stored,
  { shown, avisos = [] }: Shown = {},
): Promise<Evento> {
  const { dia: _day, cambiada: _is, ...fields } = shown ?? { ...stored.series, dia: '', cambiada: false }
  const [evento] = await loadEventos(db, project.id, [{ ...stored, shown: fields, avisos }])
  return evento!
}

/** The link without its derived field. */
const linkOf = (vinculo: Evento['vinculo']): Series['vinculo'] =>
  vinculo && { entidad: vinculo.entidad, id: vinculo.id }

/** Creates an event or a series. Throws 400 and 404. */
export function createEvento(ctx: Context, proyectoId: number, input: Body<'createEvento'>, dryRun: DryRun) {
  return writeRecords(ctx, proyectoId, dryRun, async (scope) => {
    const { titulo, todoElDia, inicio, fin, vinculo = null, ...optional } = input
    const given: Series = {
      ...eventDefaults,
      ...definedFields(optional),
      titulo,
      todoElDia,
      inicio,
      fin,
      vinculo: linkOf(vinculo),
    }
    const series = await checkedFields(scope, given)
    const stored = newStored(
      ctx,
      proyectoId,
      withRule(() => alignedSeries(series)),
    )
    return noteNew(ctx, scope, await insertEvento({ db: scope.db, now: ctx.clock() }, stored))
  })
}

async function noteNew(ctx: Context, scope: ProjectScope, stored: Stored, avisos: string[] = []): Promise<Evento> {
  const despues = await loadOne(scope, stored, { avisos })
  await noteRecord(ctx, scope, noted, { accion: 'crear', id: stored.id, antes: null, despues })
  return despues
}

const ownNames = [
  'titulo',
  'tipoId',
  'todoElDia',
  'inicio',
  'fin',
  'lugar',
  'notas',
  'asignados',
  'recordatorios',
  'vinculo',
  'recurrencia',
  'estado',
] as const satisfies (keyof Series)[]

/** The writable fields of a patch; derived ones are ignored. */
function ownFields(patch: Body<'updateEvento'>): Partial<Series> {
  const { vinculo, ...rest } = patch
  const own = definedFields(rest)
  const named = Object.fromEntries(ownNames.flatMap((name) => (name in own ? [[name, own[name as never]]] : [])))
  return {
    ...named,
    ...(vinculo !== undefined && { vinculo: linkOf(vinculo) }),
  }
}

/** What a change applies to: `dia` is set for an occurrence of a series. */
type Target = { alcance: Alcance; occurrence: Occurrence | undefined }

function targetOf(stored: Stored, alcance: Alcance | undefined, idOriginal: string | undefined): Target {
  if (stored.series.recurrencia === null) return { alcance: 'todos', occurrence: undefined }
  if (idOriginal !== undefined)
    return { alcance: alcance ?? 'todos', occurrence: requireOccurrence(stored, idOriginal) }
  if (alcance === 'este' || alcance === 'siguientes')
    throw invalid('idOriginal', 'Decí de qué fecha de la serie se trata.')
  return { alcance: 'todos', occurrence: undefined }
}

/** The changed fields, complete and checked. An unchanged rule is left out, in whatever way it is written. */
async function changesOf(
  scope: ProjectScope,
  { series }: Stored,
  { occurrence }: Target,
  patch: Body<'updateEvento'>,
): Promise<Partial<Series>> {
  const { recurrencia, ...values } = ownFields(patch)
  const current = occurrence ?? series
  const { dia: _day, cambiada: _is, ...fields } = { dia: '', cambiada: false, ...current }
  const checked = await checkedFields(scope, { ...fields, ...completeTimes(current, values) }, current)
  const { recurrencia: _rule, ...changed } = changedFields<Series>({ ...series, ...fields }, checked)
  const rule = recurrencia && withRule(() => ruleText(parseRule(recurrencia, checked.inicio)))
  return rule === undefined || rule === series.recurrencia ? changed : { ...changed, recurrencia: rule }
}

type Change = Query<'updateEvento'>

/** Merges the sent fields into an event, an occurrence, it and those after it, or a series. Throws 400, 404 and 409. */
export function updateEvento(ctx: Context, { proyectoId, id }: Place, patch: Body<'updateEvento'>, change: Change) {
  if (patch.id !== undefined && patch.id !== id) throw invalid('id', 'No coincide con el id del pedido.')
  return writeRecords(ctx, proyectoId, change, async (scope) => {
    const before = await existing(scope, id)
    if (patch.version !== before.version) throw staleVersion()
    const target = targetOf(before, change.alcance, change.idOriginal)
    const values = await changesOf(scope, before, target, patch)
    const { alcance, occurrence } = target
    if (alcance === 'este' && occurrence) return updateOccurrence(ctx, scope, before, occurrence, values)
    if (alcance === 'siguientes' && occurrence)
      return updateFollowing(ctx, scope, { before, occurrence, values }, change)
    const changed = withRule(() => changeSeries(before.series, before.exceptions, occurrence?.dia, values))
    return storeChanged(ctx, scope, before, { changed, change })
  })
}

type Work = { db: ProjectScope['db']; now: Date }
const workOf = (ctx: Context, { db }: ProjectScope): Work => ({ db, now: ctx.clock() })

/** Notes a change in the history and returns the event. */
async function noteChanged(
  ctx: Context,
  scope: ProjectScope,
  before: Stored,
  after: Stored,
  shown: Shown = {},
): Promise<Evento> {
  const antes = await loadOne(scope, before)
  const despues = await loadOne(scope, after)
  await noteRecord(ctx, scope, noted, { accion: 'cambiar', id: after.id, antes, despues })
  return loadOne(scope, after, shown)
}

async function updateOccurrence(
  ctx: Context,
  scope: ProjectScope,
  before: Stored,
  occurrence: Occurrence,
  { recurrencia, ...values }: Partial<Series>,
): Promise<Evento> {
  if (recurrencia !== undefined)
    throw invalid('recurrencia', 'Cómo se repite se cambia en todos, o en este y los siguientes.')
  const exception = changeOccurrence(before.series, occurrence, values)
  const exceptions = withException(before.exceptions, occurrence.dia, exception)
  const after = await changeEvento(workOf(ctx, scope), { ...before, exceptions })
  await rememberChange(workOf(ctx, scope), before, [after])
  return noteChanged(ctx, scope, before, after, { shown: requireOccurrence(after, occurrence.dia) })
}

function withException(exceptions: Exception[], dia: string, exception: Exception | undefined): Exception[] {
  const others = exceptions.filter((each) => each.dia !== dia)
  return (exception ? [...others, exception] : others).toSorted((a, b) => (a.dia < b.dia ? -1 : 1))
}

type Following = { before: Stored; occurrence: Occurrence; values: Partial<Series> }

async function updateFollowing(
  ctx: Context,
  scope: ProjectScope,
  { before, occurrence: { dia }, values }: Following,
  change: Change,
): Promise<Evento> {
  const parts = withRule(() => splitSeries(before.series, before.exceptions, dia))
  const { series, exceptions } = parts?.after ?? before
  const changed = withRule(() => changeSeries(series, exceptions, dia, values))
  return storeChanged(ctx, scope, before, { changed, change, earlier: parts?.before })
}

type Storing = { changed: Changed; change: Change; earlier?: { series: Series; exceptions: Exception[] } | undefined }

/** Stores a changed series: in its place, or with `earlier` as a new one that continues it. */
async function storeChanged(
  ctx: Context,
  scope: ProjectScope,
  before: Stored,
  { changed: { series, exceptions, orphans, kept }, change, earlier }: Storing,
): Promise<Evento> {
  if (orphans.length > 0 && change.excepciones === undefined)
    throw orphanExceptions(orphans.map(({ inicio }) => dateText(dayOf(inicio))))
  const work = workOf(ctx, scope)
  const singles: Stored[] = []
  for (const { dia: _day, cambiada: _is, ...fields } of change.excepciones === 'conservar' ? orphans : [])
    singles.push(await insertEvento(work, newStored(ctx, before.proyectoId, { ...fields, recurrencia: null })))
  const first = await changeEvento(work, { ...before, ...(earlier ?? { series, exceptions }) })
  const more = { exceptions, anteriorId: before.id }
  const next = earlier && (await insertEvento(work, newStored(ctx, before.proyectoId, series, more)))
  await rememberChange(work, before, [first, ...(next ? [next] : []), ...singles])
  for (const single of singles) await noteNew(ctx, scope, single)
  const avisos = kept.map(keptNotice)
  const answer = await noteChanged(ctx, scope, before, first, { avisos })
  return next ? noteNew(ctx, scope, next, avisos) : answer
}

/** Deletes an event, an occurrence, it and those after it, or a series. Throws 404 and 409. */
export function deleteEvento(
  ctx: Context,
  { proyectoId, id }: Place,
  { alcance, idOriginal, version }: Query<'deleteEvento'>,
): Promise<true> {
  return writeRecords<true>(ctx, proyectoId, {}, async (scope) => {
    const before = await existing(scope, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const left = withoutTarget(before, targetOf(before, alcance, idOriginal))
    const work = workOf(ctx, scope)
    if (left) {
      const after = await changeEvento(work, { ...before, ...left })
      await rememberChange(work, before, [after])
      await noteChanged(ctx, scope, before, after)
      return true
    }
    const antes = await loadOne(scope, before)
    await queries.deleteStored(scope.db, id)
    await rememberChange(work, before, [])
    await noteRecord(ctx, scope, noted, { accion: 'borrar', id, antes, despues: {} })
    return true
  })
}

/** What is left of a series; undefined if nothing. */
function withoutTarget({ series, exceptions }: Stored, { alcance, occurrence }: Target) {
  if (alcance === 'todos' || !occurrence) return undefined
  const { dia } = occurrence
  if (alcance === 'siguientes') return withRule(() => splitSeries(series, exceptions, dia))?.before
  return { series, exceptions: withException(exceptions, dia, { dia, borrada: true, cambios: {} }) }
}

/** Undoes the last change or deletion of an event. Throws 404, and 409 if it was changed since. */
export function undoEvento(ctx: Context, { proyectoId, id }: Place): Promise<Evento> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const undo = await findUndo(scope.db, proyectoId, id)
    if (!undo) throw notFound('No hay ningún cambio de ese evento para deshacer.')
    if (!undo.isCurrent) throw staleVersion()
    const current = await queries.selectStored(scope.db, proyectoId, [id])
    const antes = current[0] ? await loadOne(scope, current[0]) : null
    const [restored] = await undoChange(workOf(ctx, scope), undo)
    const despues = await loadOne(scope, restored!)
    await noteRecord(ctx, scope, noted, { accion: 'deshacer', id, antes, despues })
    return despues
  })
}
