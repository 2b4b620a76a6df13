import { readFixture } from '../../db/fixtures.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dayAt } from '../../lib/calendar.ts'
import { addMinutes } from '../../lib/wall-clock.ts'
import { filledProjects, sampleId, sampleRandom } from '../../records/sample.ts'
import { alignedSeries, daysOf, eventDefaults, type Exception, type Series } from './series.ts'
import { eventoRow, materialised, occurrenceRow, type Stored } from './stored.ts'

type Agenda = Record<'today' | 'tomorrow', { title: string; time: string; location?: string }[]>
type Sample = { series: Series; exceptions: Exception[] }

const firstDay = -450
const lastDay = 95
const singles = { filled: 190, lightly: 12 }

/** Title, kind, length in minutes (0: all day) and place of single events. */
const titles: [titulo: string, tipo: string, minutes: number, lugar: string][] = [
  ['Hormigonado de losa', 'Hormigonado', 300, 'Obra'],
  ['Hormigonado de columnas', 'Hormigonado', 240, 'Obra'],
  ['Entrega de hierro', 'Entrega de materiales', 60, 'Obrador'],
  ['Entrega de ladrillos', 'Entrega de materiales', 60, 'Obrador'],
  ['Inspección municipal', 'Inspección', 90, 'Obra'],
  ['Inspección de la ART', 'Inspección', 60, 'Obra'],
  ['Visita de la dirección de obra', 'Visita de obra', 120, 'Obra'],
  ['Visita de compradores', 'Visita de obra', 60, 'Piso muestra'],
  ['Reunión con el contratista de instalaciones', 'Reunión', 60, 'Obrador'],
  ['Ensayo de probetas', 'Otro', 60, 'Laboratorio'],
  ['Capacitación de seguridad e higiene', 'Otro', 90, 'Comedor de obra'],
  ['Vence el seguro de caución', 'Vencimiento', 0, ''],
]

const plain = { ...eventDefaults, todoElDia: false } satisfies Partial<Series>

type Company = { types: Map<string, string>; people: string[]; today: string }

const isSunday = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() === 0

/** Single events over eighteen months: those of the past took place, but for a few that were cancelled. */
function singleEvents(seed: number, count: number, { types, people, today }: Company): Sample[] {
  const random = sampleRandom(seed)
  return Array.from({ length: count }, (_, index): Sample => {
    const day = addDays(today, firstDay + Math.floor(((lastDay - firstDay) * index) / count))
    const dia = isSunday(day) ? addDays(day, 1) : day
    const [titulo, tipo, minutes, lugar] = titles[Math.floor(random() * titles.length)]!
    const isAllDay = minutes === 0
    const hour = String(7 + Math.floor(random() * 9)).padStart(2, '0')
    const inicio = isAllDay ? dia : `${dia}T${hour}:${random() < 0.5 ? '00' : '30'}`
    const isPast = dia < today
    const series: Series = {
      ...plain,
      titulo,
      tipoId: types.get(tipo) ?? null,
      todoElDia: isAllDay,
      inicio,
      fin: isAllDay ? dia : addMinutes(inicio, minutes),
      lugar,
      asignados: people.length > 0 && random() < 0.6 ? [people[Math.floor(random() * people.length)]!] : [],
      estado: random() < 0.04 ? 'cancelado' : isPast ? 'realizado' : 'programado',
    }
    return { series, exceptions: [] }
  })
}

/** Series with occurrences that were moved, deleted or cancelled. */
function seriesOf({ types, people, today }: Company): Sample[] {
  const start = addDays(today, firstDay)
  const repeated = (titulo: string, tipo: string, time: string, minutes: number, recurrencia: string): Series =>
    alignedSeries({
      ...plain,
      titulo,
      tipoId: types.get(tipo) ?? null,
      inicio: `${start}T${time}`,
      fin: addMinutes(`${start}T${time}`, minutes),
      lugar: 'Obrador',
      asignados: people.slice(0, 2),
      recurrencia,
    })
  const weekly = repeated('Reunión semanal de obra', 'Reunión', '08:30', 60, 'FREQ=WEEKLY;BYDAY=TU')
  const past = daysOf(weekly, start, today)
  const [moved, deleted] = [past.at(-6), past.at(-3)]
  const exceptions: Exception[] = []
  if (moved !== undefined) {
    const inicio = `${addDays(moved, 1)}T15:00`
    exceptions.push({ dia: moved, borrada: false, cambios: { inicio, fin: addMinutes(inicio, 60), todoElDia: false } })
  }
  if (deleted !== undefined) exceptions.push({ dia: deleted, borrada: true, cambios: {} })
  const monthly = 'FREQ=MONTHLY;BYMONTHDAY=-1'
  const allDay = repeated('Cierre del certificado del mes', 'Vencimiento', '12:00', 0, monthly)
  const day = allDay.inicio.slice(0, 10)
  return [
    { series: weekly, exceptions },
    {
      series: repeated('Ronda de seguridad e higiene', 'Inspección', '11:00', 45, 'FREQ=MONTHLY;BYDAY=1MO'),
      exceptions: [],
    },
    {
      series: repeated('Reunión con inversores', 'Reunión', '17:00', 90, 'FREQ=MONTHLY;INTERVAL=3;BYDAY=2TH'),
      exceptions: [],
    },
    { series: { ...allDay, todoElDia: true, inicio: day, fin: day, lugar: '' }, exceptions: [] },
  ]
}

/** The events of the schedule that the sample of a dashboard shows. */
function agendaEvents({ today: first, tomorrow }: Agenda, { today }: Company): Sample[] {
  const on = (day: string, all: Agenda['today']) =>
    all.map(({ title, time, location = '' }): Sample => {
      const [from = '09:00', to] = time.match(/\d{2}:\d{2}/g) ?? []
      const inicio = `${day}T${from}`
      const fin = to === undefined ? addMinutes(inicio, 60) : `${day}T${to}`
      return { series: { ...plain, titulo: title, inicio, fin, lugar: location }, exceptions: [] }
    })
  return [...on(today, first), ...on(addDays(today, 1), tomorrow)]
}

async function selectCompanies(db: Db, today: string): Promise<Map<number, Company>> {
  const types = await db.selectFrom('tiposEvento').select(['id', 'nombre', 'desarrolladoraId']).execute()
  const members = await db.selectFrom('memberships').select(['companyId', 'userId']).orderBy('userId').execute()
  const people = Map.groupBy(members, ({ companyId }) => companyId)
  const byCompany = Map.groupBy(types, ({ desarrolladoraId }) => desarrolladoraId)
  const companyOf = (id: number, own: typeof types): Company => ({
    types: new Map(own.map((type) => [type.nombre, type.id])),
    people: (people.get(id) ?? []).map(({ userId }) => userId),
    today,
  })
  return new Map([...byCompany].map(([id, own]) => [id, companyOf(id, own)]))
}

/** Seeds the calendars: today and tomorrow of each project with a dashboard, and eighteen months of events. */
export async function seedEventos(db: Db, { now }: SeedContext): Promise<void> {
  type Fixture = { projectDashboards: { projectId: number; dashboard: { schedule: Agenda } }[] }
  const { projectDashboards } = readFixture<Fixture>('dashboards')
  const agendas = new Map(projectDashboards.map(({ projectId, dashboard }) => [projectId, dashboard.schedule]))
  const companies = await selectCompanies(db, dayAt(now))
  const projects = await db.selectFrom('projects').select(['id', 'companyId']).orderBy('id').execute()
  const events = projects.flatMap(({ id: proyectoId, companyId }) => {
    const company = companies.get(companyId)
    const agenda = agendas.get(proyectoId)
    const isFilled = filledProjects.has(proyectoId)
    if (!company) return []
    const samples = [
      ...(isFilled ? seriesOf(company) : []),
      ...(agenda ? singleEvents(proyectoId * 7919, isFilled ? singles.filled : singles.lightly, company) : []),
      ...(agenda ? agendaEvents(agenda, company) : []),
    ]
    return samples.map((sample, index): Stored => {
      const id = sampleId(proyectoId, 'eventos', index)
      const own = { uid: `${id}@obra`, anteriorId: null, creadoPor: null, secuencia: 0, version: 1 }
      return { id, proyectoId, ...own, ...sample }
    })
  })
  const made = events.map((stored) => ({ stored, ...materialised(stored, dayAt(now)) }))
  await insertRows(
    db,
    'eventos',
    made.map(({ stored, extendedUntil }) => eventoRow(stored, extendedUntil)),
  )
  await insertRows(
    db,
    'eventoExcepciones',
    events.flatMap(({ id, exceptions }) =>
      exceptions.map(({ dia, borrada, cambios }) => {
        return { eventoId: id, dia, borrada: Number(borrada), cambios: JSON.stringify(cambios) }
      }),
    ),
  )
  await insertRows(
    db,
    'ocurrencias',
    made.flatMap(({ stored, occurrences }) => occurrences.map((each) => occurrenceRow(stored, each, now))),
  )
}
