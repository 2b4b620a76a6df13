/** A calendar of the largest size that it is designed for, for the bench. */
import { materialised, eventoRow, occurrenceRow, type Stored } from '../../server/areas/eventos/stored.ts'
import { connect } from '../../server/db/connect.ts'
import { addDays } from '../../server/lib/calendar.ts'
import { analyze, insertMany } from '../support/many.ts'

export const proyectoId = 2
const singles = 5000
const series = 300
const firstDay = '2025-06-01'
const today = '2026-06-15'

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
    await analyze(store)
  } finally {
    await store.close()
  }
}
