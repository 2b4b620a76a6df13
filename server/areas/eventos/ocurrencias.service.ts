/** The calendar of a project: occurrences of events, and the dates of other records (docs/domain/calendar.md). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { words } from '../../../openapi/generated/words.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { addDays, dayAt, daysBetween } from '../../lib/calendar.ts'
import { invalid } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { fold, searchWords } from '../../lib/text.ts'
import { dayOf, timeText } from '../../lib/wall-clock.ts'
import { linkInProject } from '../../records/project-link.ts'
import { projectScope } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import { instalmentDates } from './instalment-dates.ts'
import { derivedSources, type Days, type DerivedDate, type Origen } from './derived.queries.ts'
import { idOriginalOf, personOf } from './load.ts'
import * as queries from './queries.ts'

type Ocurrencia = components['schemas']['Ocurrencia']
type Asked = Pick<Query<'getOcurrencias'>, 'desde' | 'hasta' | 'origen' | 'tipoId' | 'persona' | 'estado' | 'search'>

const mostDays = 731
const mostItems = 2000

export const eventLink = (eventoId: string, idOriginal: string, proyectoId: number): string =>
  linkInProject(`/calendario?abierto=${eventoId}&fecha=${idOriginal}`, proyectoId)

type Row = Awaited<ReturnType<typeof queries.selectOccurrences>>[number]

async function ofEvents({ db, project }: ProjectScope, rows: Row[]): Promise<Ocurrencia[]> {
  const assigned = rows.map(({ asignados }) => JSON.parse(asignados) as string[])
  const people = personOf(await queries.selectPeople(db, [...new Set(assigned.flat())]))
  return rows.map((row, index) => {
    const { eventoId, dia, titulo, inicio, fin, tipoId, lugar, estado, version } = row
    const idOriginal = idOriginalOf(row.inicioSerie, dia)
    return {
      id: `${eventoId}:${idOriginal}`,
      origen: 'evento',
      eventoId,
      idOriginal,
      titulo,
      inicio,
      fin,
      tipoId,
      lugar,
      estado,
      version,
      detalle: '',
      todoElDia: row.todoElDia === 1,
      tipo: row.tipo ?? '',
      color: row.color ?? '',
      personas: assigned[index]!.flatMap(people),
      esSerie: row.recurrencia !== null,
      cambiada: row.cambiada === 1,
      enlace: eventLink(eventoId, idOriginal, project.id),
    }
  })
}

const ofRecord = (
  origen: Origen,
  { id, dia, titulo, detalle, enlace }: DerivedDate,
  proyectoId: number,
): Ocurrencia => ({
  id: `${origen}:${id}`,
  origen,
  titulo,
  detalle,
  eventoId: null,
  idOriginal: null,
  todoElDia: true,
  inicio: dia,
  fin: dia,
  tipoId: null,
  tipo: '',
  color: '',
  lugar: '',
  personas: [],
  estado: null,
  esSerie: false,
  cambiada: false,
  enlace: origen === 'feriado' ? enlace : linkInProject(enlace, proyectoId),
  version: null,
})

/** The dates of other records, or of one kind of them. */
export async function derivedDates(
  scope: ProjectScope,
  days: Days,
  { origen, search = '' }: Pick<Asked, 'origen' | 'search'>,
): Promise<Ocurrencia[]> {
  const { db, project, desarrolladoraId } = scope
  const origins = ([...Object.keys(derivedSources), 'cuota'] as Origen[]).filter(
    (each) => origen === undefined || each === origen,
  )
  const place = { proyectoId: project.id, desarrolladoraId }
  const found = await Promise.all(
    origins.map(async (each) => {
      const dates = await (each === 'cuota' ? instalmentDates(scope, days) : derivedSources[each](db, place, days))
      return dates.map((date) => ofRecord(each, date, project.id))
    }),
  )
  const sought = searchWords(search).map(fold)
  return found.flat().filter(({ titulo, detalle }) => {
    const text = fold(`${titulo} ${detalle}`)
    return sought.every((word) => text.includes(word))
  })
}

const byStart = (one: Ocurrencia, other: Ocurrencia) =>
  one.inicio === other.inicio ? (one.id < other.id ? -1 : 1) : one.inicio < other.inicio ? -1 : 1

/** All dates from one day to another, by start; at most `most` of events. */
async function datesOf(scope: ProjectScope, asked: Asked, most: number): Promise<Ocurrencia[]> {
  const { origen, tipoId, persona, estado } = asked
  const isOfEvents = tipoId !== undefined || persona !== undefined || estado !== undefined
  const [events, derived] = await Promise.all([
    origen === undefined || origen === 'evento'
      ? queries.selectOccurrences(scope.db, scope.project.id, asked, most).then((rows) => ofEvents(scope, rows))
      : [],
    isOfEvents || origen === 'evento' ? [] : derivedDates(scope, asked, asked),
  ])
  return derived.length === 0 ? events : [...events, ...derived].toSorted(byStart)
}

const sheet: SheetColumn<Ocurrencia>[] = [
  { title: 'Inicio', kind: 'text', value: (each) => timeText(each.inicio) },
  { title: 'Fin', kind: 'text', value: (each) => timeText(each.fin) },
  { title: 'Título', kind: 'text', value: (each) => each.titulo },
  { title: 'Detalle', kind: 'text', value: (each) => each.detalle },
  { title: 'Origen', kind: 'text', value: (each) => words.OcurrenciaOrigen[each.origen] },
  { title: 'Tipo', kind: 'text', value: (each) => each.tipo },
  { title: 'Lugar', kind: 'text', value: (each) => each.lugar },
  { title: 'Participan', kind: 'text', value: (each) => each.personas.map(({ nombre }) => nombre).join('; ') },
  { title: 'Estado', kind: 'text', value: (each) => (each.estado === null ? '' : words.EventoEstado[each.estado]) },
]

/** All dates of the calendar in at most 731 days, or as a file. Throws 400 and 404. */
export async function getOcurrencias(
  ctx: Context,
  proyectoId: number,
  query: Query<'getOcurrencias'>,
): Promise<components['schemas']['Ocurrencias'] | SheetFile> {
  const { desde, hasta, formato } = query
  if (hasta < desde) throw invalid('hasta', 'Es anterior a la primera fecha.')
  if (daysBetween(desde, hasta) >= mostDays) throw invalid('hasta', 'Elegí como mucho 731 días.')
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const items = await datesOf(scope, query, mostItems + 1)
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'calendario', sheet, items.slice(0, mostItems))
  return { items: items.slice(0, mostItems), hayMas: items.length > mostItems }
}

/** The events of today and tomorrow that were not cancelled, for the dashboard. */
export async function listAgenda(
  ctx: Context,
  proyectoId: number,
): Promise<{ today: Ocurrencia[]; tomorrow: Ocurrencia[] }> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { today } = scope
  const tomorrow = addDays(today, 1)
  const dates = await datesOf(scope, { desde: today, hasta: tomorrow, origen: 'evento' }, mostItems)
  const on = (day: string) =>
    dates.filter(({ inicio, fin, estado }) => estado !== 'cancelado' && dayOf(inicio) <= day && dayOf(fin) >= day)
  return { today: on(today), tomorrow: on(tomorrow) }
}

/** The next occurrences of a project that match a search, each event once. Throws 404. */
export async function findOcurrencias(
  ctx: Context,
  proyectoId: number,
  { search, limit }: { search: string; limit: number },
) {
  const { db } = await projectScope(ctx, ctx.store.read, proyectoId)
  // A series has many: enough rows that other events are among them.
  const found = await queries.selectNearest(db, proyectoId, search, dayAt(ctx.clock()), limit * 20)
  const byEvent = new Map<string, (typeof found)[0][number]>()
  for (const row of found.flat()) if (!byEvent.has(row.eventoId)) byEvent.set(row.eventoId, row)
  return [...byEvent.values()].slice(0, limit).map(({ inicioSerie, dia, ...row }) => {
    return { ...row, idOriginal: idOriginalOf(inicioSerie, dia) }
  })
}
