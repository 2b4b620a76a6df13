/** Imports `.ics` files: events are matched by UID, occurrences by RECURRENCE-ID (docs/domain/calendar.md, Files). */
import { digest } from '../../adapters/digest.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { identityKey } from '../../lib/text.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import { decodeText } from '../../../openapi/shared/decode-text.ts'
import { writeRecords, type DryRun } from '../../records/project-scope.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import type { ProjectScope } from '../../records/record.ts'
import { readCalendar, type ReadEvent, type Refused } from './ics-read.ts'
import * as queries from './queries.ts'
import { RuleProblem } from './recurrence.ts'
import { checkedFields } from './rules.ts'
import { noted } from './service.ts'
import { alignedSeries, changeOccurrence, occurrenceOn, type Exception, type Series } from './series.ts'
import { changeEvento, insertEvento, newStored } from './store.service.ts'
import type { Stored } from './stored.ts'

type Result = components['schemas']['EventosImportados']

const mostEvents = 2000
const mostSeries = 300
/** More lines than the allowed events can have; parsing them would block other requests. */
const mostLines = 200_000

/** A VEVENT with a UID and those of its occurrences. */
type ReadSeries = { uid: string; master: ReadEvent | undefined; overrides: ReadEvent[] }

function groupsOf(events: ReadEvent[]): ReadSeries[] {
  const uidOf = ({ uid, fields }: ReadEvent) => uid ?? `${digest(JSON.stringify(fields)).slice(0, 32)}@importado`
  return [...Map.groupBy(events, uidOf)].map(([uid, all]) => ({
    uid,
    master: all.findLast(({ dia }) => dia === undefined),
    overrides: [...new Map(all.flatMap((each) => (each.dia === undefined ? [] : [[each.dia, each]]))).values()],
  }))
}

/** The ids of kinds of events by name, and of members by mail address. */
type Known = { types: Map<string, string>; members: Map<string, string> }

async function knownOf(scope: ProjectScope, events: ReadEvent[]): Promise<Known> {
  const { db, desarrolladoraId } = scope
  const types = await queries.selectTypes(db, desarrolladoraId)
  const mails = [...new Set(events.flatMap((each) => each.mails))]
  return {
    types: new Map(types.map(({ id, nombre }) => [identityKey(nombre), id])),
    members: await queries.selectMembersByMail(db, scope, mails),
  }
}

/** The fields of a VEVENT; what the file does not say stays as it is. */
function fieldsOf<T extends object>({ fields, category, mails, reminders }: ReadEvent, known: Known, before: T) {
  const tipoId = category === undefined ? undefined : known.types.get(identityKey(category))
  const asignados = mails.flatMap((mail) => known.members.get(mail) ?? [])
  return {
    ...before,
    ...fields,
    ...(tipoId !== undefined && { tipoId }),
    ...(asignados.length > 0 && { asignados }),
    ...(reminders !== undefined && { recordatorios: reminders }),
  }
}

const empty = { tipoId: null, asignados: [], recordatorios: [], vinculo: null }

type Outcome = { stored: Stored; isNew: boolean } | 'iguales'

/** The message for the user of an event that the rules refuse. */
function reasonOf(error: unknown): string {
  if (error instanceof RuleProblem) return error.message
  if (error instanceof Problem) return error.issues?.[0]?.message ?? error.message
  throw error
}

type Importing = { ctx: Context; scope: ProjectScope; known: Known; refused: Refused[] }

/** The exceptions of a series as the file has them. */
function exceptionsOf(
  { known, refused }: Importing,
  series: Series,
  { master, overrides }: ReadSeries,
  before: Exception[],
): Exception[] {
  const kept = master ? [] : before
  const deleted = (master?.deleted ?? []).filter((dia) => occurrenceOn(series, [], dia) !== undefined)
  const changed = overrides.flatMap((override) => {
    const occurrence = occurrenceOn(series, [], override.dia!)
    if (occurrence) return changeOccurrence(series, occurrence, fieldsOf(override, known, {})) ?? []
    refused.push({ titulo: override.fields.titulo, motivo: `Cambia el ${override.dia}, que no está en su serie.` })
    return []
  })
  const all = [...kept, ...deleted.map((dia): Exception => ({ dia, borrada: true, cambios: {} })), ...changed].map(
    (each) => [each.dia, each] as const,
  )
  return [...new Map(all).values()].toSorted((a, b) => (a.dia < b.dia ? -1 : 1))
}

const contentOf = ({ series, exceptions }: Pick<Stored, 'series' | 'exceptions'>) => {
  const sorted = Object.entries(series).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([sorted, exceptions.map(({ cambios, ...each }) => [each, Object.entries(cambios).toSorted()])])
}

async function importOne(importing: Importing, read: ReadSeries, before: Stored | undefined): Promise<Outcome> {
  const { ctx, scope, known } = importing
  const { uid, master, overrides } = read
  if (!master && !before) throw new RuleProblem('Cambia una fecha de una serie que no está en el archivo.')
  const wanted: Series = master
    ? { ...fieldsOf(master, known, before?.series ?? empty), recurrencia: master.recurrencia }
    : before!.series
  const series = alignedSeries(await checkedFields(scope, wanted, before?.series))
  const exceptions = exceptionsOf(importing, series, read, before?.exceptions ?? [])
  const work = { db: scope.db, now: ctx.clock() }
  const sequence = Math.max(...[...(master ? [master] : []), ...overrides].map((each) => each.sequence))
  if (!before) {
    const stored = { ...newStored(ctx, scope.project.id, series, { exceptions, uid }), secuencia: sequence }
    return { stored: await insertEvento(work, stored), isNew: true }
  }
  if (contentOf(before) === contentOf({ series, exceptions })) return 'iguales'
  if (sequence < before.secuencia) throw new RuleProblem('El calendario tiene una versión más nueva.')
  return { stored: await changeEvento(work, { ...before, series, exceptions }, sequence), isNew: false }
}

/** Imports the events of a file, or tells what it would do. Throws 400 for another file. */
export async function importEventos(
  ctx: Context,
  proyectoId: number,
  bytes: Uint8Array,
  dryRun: DryRun,
): Promise<Result> {
  const text = decodeText(bytes)
  if (!/^BEGIN:VCALENDAR/im.test(text)) throw invalid('file', 'No es un archivo de calendario (.ics).')
  if (text.split('\n', mostLines + 1).length > mostLines)
    throw invalid('file', 'El archivo tiene demasiadas líneas. Partilo en varios.')
  if ((text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > mostEvents)
    throw invalid('file', 'El archivo tiene más de 2.000 eventos. Partilo en varios.')
  const { events, refused } = await readCalendar(text)
  if (events.filter(({ recurrencia }) => recurrencia !== null).length > mostSeries)
    throw invalid('file', 'El archivo tiene más de 300 series. Partilo en varios.')
  return writeRecords(ctx, proyectoId, dryRun, async (scope) => {
    const importing = { ctx, scope, known: await knownOf(scope, events), refused: [...refused] }
    const groups = groupsOf(events)
    const ids = await queries.selectIdsByUid(
      scope.db,
      proyectoId,
      groups.map(({ uid }) => uid),
    )
    const stored = await queries.selectStored(scope.db, proyectoId, [...ids.values()])
    const byUid = new Map(stored.map((each) => [each.uid, each]))
    const count = { agregados: 0, cambiados: 0, iguales: 0 }
    for (const read of groups) {
      try {
        const outcome = await importOne(importing, read, byUid.get(read.uid))
        count[outcome === 'iguales' ? outcome : outcome.isNew ? 'agregados' : 'cambiados'] += 1
        if (outcome !== 'iguales') await noteImported(ctx, scope, outcome)
      } catch (error) {
        const titulo = (read.master ?? read.overrides[0])!.fields.titulo
        importing.refused.push({ titulo, motivo: reasonOf(error) })
      }
    }
    const avisos = [...new Set(events.flatMap(({ warnings }) => warnings))].map((each) => each.slice(0, 500))
    return { ...count, rechazados: importing.refused.slice(0, mostEvents), avisos: avisos.slice(0, mostEvents) }
  })
}

function noteImported(ctx: Context, scope: ProjectScope, { stored, isNew }: Exclude<Outcome, string>): Promise<void> {
  const { titulo, inicio, fin, recurrencia } = stored.series
  const accion = isNew ? 'crear' : 'cambiar'
  return noteRecord(ctx, scope, noted, {
    accion,
    id: stored.id,
    antes: null,
    despues: { titulo, inicio, fin, recurrencia },
  })
}
