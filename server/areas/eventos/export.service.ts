import type { Context, Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dayAt } from '../../lib/calendar.ts'
import { mostExported } from '../../records/page.ts'
import { projectScope } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import { writeCalendar, type WrittenDay } from './ics-write.ts'
import { derivedDates } from './ocurrencias.service.ts'
import * as queries from './queries.ts'

async function calendarText(
  { clock }: Pick<Services, 'clock'>,
  { db, project }: { db: Db; project: { id: number; nombre: string } },
  days: WrittenDay[],
): Promise<string> {
  const oldest = { sort: 'seq', order: 'asc', offset: 0, limit: mostExported } as const
  const events = await queries.selectStored(db, project.id, await queries.selectEventIds(db, project.id, {}, oldest))
  const fields = events.flatMap(({ series, exceptions }) => [series, ...exceptions.map(({ cambios }) => cambios)])
  const [types, people] = await Promise.all([
    queries.selectTypeNames(db, [...new Set(fields.flatMap(({ tipoId }) => tipoId ?? []))]),
    queries.selectAddresses(db, [...new Set(fields.flatMap(({ asignados = [] }) => asignados))]),
  ])
  return writeCalendar({ name: project.nombre, events, days, names: { types, people }, now: clock() })
}

/** All events of a project as a file. Throws 404. */
export async function exportEventos(ctx: Context, proyectoId: number): Promise<{ name: string; text: string }> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  return { name: `${scope.project.nombre}.ics`, text: await calendarText(ctx, scope, []) }
}

const behindDays = 180
const aheadDays = 366

/** The calendar of a project for a subscription, also with the dates of other records. */
export async function writeSubscription(
  services: Pick<Services, 'clock'>,
  scope: ProjectScope,
  hasOtherDates: boolean,
): Promise<string> {
  const today = dayAt(services.clock())
  const days = { desde: addDays(today, -behindDays), hasta: addDays(today, aheadDays) }
  const dates = hasOtherDates ? await derivedDates(scope, days, {}) : []
  return calendarText(
    services,
    scope,
    dates.map(({ id, inicio, titulo, detalle }) => ({ uid: `${id}@obra`, dia: inicio, titulo, notas: detalle })),
  )
}
