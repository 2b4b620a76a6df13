/** A calendar and a plan of the largest size that they are designed for, for the bench. */
import { materialised, eventoRow, occurrenceRow, type Stored } from '../../server/areas/eventos/stored.ts'
import { connect } from '../../server/db/connect.ts'
import type { Store } from '../../server/db/store.ts'
import { addDays } from '../../server/lib/calendar.ts'
import { analyze, insertMany } from '../support/many.ts'

export const proyectoId = 2
/** A project without a plan in the sample data. */
export const planProjectId = 4
const singles = 5000
const series = 300
const firstDay = '2025-06-01'
const today = '2026-06-15'
const tasks = 2000
const groupSize = 20

const ruleOf = (index: number) => `FREQ=${index % 30 === 0 ? 'DAILY' : index % 3 === 0 ? 'WEEKLY' : 'MONTHLY'}`

/** Events on every day of two years; ten series are daily, ninety weekly, the others monthly: some 1,100 dates in a month. */
function eventOf(index: number): Stored {
  const isSeries = index >= singles
  const day = addDays(firstDay, isSeries ? index % 28 : index % 730)
  const id = `bench-event-${index}`
  return {
    id,
    proyectoId,
    uid: `${id}@obra`,
    anteriorId: null,
    creadoPor: null,
    secuencia: 0,
    version: 1,
    exceptions: [],
    series: {
      titulo: `Evento ${index}`,
      tipoId: null,
      todoElDia: false,
      inicio: `${day}T10:00`,
      fin: `${index % 50 === 0 ? addDays(day, 2) : day}T11:00`,
      lugar: 'Obrador',
      notas: '',
      asignados: [],
      recordatorios: [],
      vinculo: null,
      recurrencia: isSeries ? ruleOf(index - singles) : null,
      estado: 'programado',
    },
  }
}

const taskId = (index: number) => `bench-task-${index}`

/** Groups of twenty rows: the group, and tasks of ten days one after the other. */
function taskRow(index: number) {
  const isGroup = index % groupSize === 0
  const day = addDays(firstDay, Math.floor(index / groupSize) * 7)
  return {
    id: taskId(index),
    proyectoId: planProjectId,
    nombre: `Tarea ${index}`,
    searchText: `tarea ${index}`,
    padreId: isGroup ? null : taskId(index - (index % groupSize)),
    orden: index,
    rubroId: null,
    inicio: day,
    duracionDias: 10,
    fin: addDays(day, 13),
    avance: index % 3 === 0 ? 0 : 100,
    estado: index % 3 === 0 ? ('pendiente' as const) : ('terminada' as const),
    causa: null,
    responsableId: null,
    version: 1,
  }
}

async function addPlan(store: Store): Promise<void> {
  await insertMany(store, 'tareas', tasks, taskRow)
  const linked = Array.from({ length: tasks }, (_, index) => index).filter((index) => index % groupSize > 1)
  await insertMany(store, 'tareaDependencias', linked.length, (at) => {
    const index = linked[at]!
    return { tareaId: taskId(index), anteriorId: taskId(index - 1), desfaseDias: 0 }
  })
}

export async function addCalendarData(location: Parameters<typeof connect>[0]): Promise<void> {
  const store = await connect(location)
  try {
    const now = new Date(`${today}T12:00Z`)
    const made = Array.from({ length: singles + series }, (_, index) => eventOf(index)).map((stored) => {
      return { stored, ...materialised(stored, today) }
    })
    await insertMany(store, 'eventos', made.length, (index) => {
      const { stored, extendedUntil } = made[index]!
      return eventoRow(stored, extendedUntil)
    })
    const rows = made.flatMap(({ stored, occurrences }) => occurrences.map((each) => occurrenceRow(stored, each, now)))
    await insertMany(store, 'ocurrencias', rows.length, (index) => rows[index]!)
    await addPlan(store)
    await analyze(store)
  } finally {
    await store.close()
  }
}
