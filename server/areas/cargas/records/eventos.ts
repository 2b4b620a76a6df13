/** Events of the calendar: each row is a new one. */
import { definedFields } from '../../../lib/defined.ts'
import { invalid } from '../../../lib/problem.ts'
import { dayOf, isDay } from '../../../lib/wall-clock.ts'
import { createLoadedEventos, currentEventos, findSameEventos, undoLoadedEventos } from '../../eventos/door.ts'
import { readHour, readReminders, readTime, usualEnd } from './event-times.ts'
import type { RecordNoun, Values } from './record-noun.ts'

type Times = { todoElDia: boolean; inicio: string; fin: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A day with the hour of a column. Throws 400. */
function withHour(dia: string, values: Values, name: 'horaDesde' | 'horaHasta'): string {
  const text = textOf(values[name])
  if (text === '') return dia
  const hour = readHour(text)
  if (!hour) throw invalid(name, `«${text}» no es una hora. Escribila como 09:30.`)
  return `${dia}T${hour}`
}

/** A time from a column that has day and hour. Throws 400. */
function wholeTime(values: Values, name: 'inicio' | 'fin'): string | undefined {
  const text = textOf(values[name])
  if (text === '') return undefined
  const time = readTime(text)
  if (!time) throw invalid(name, `«${text}» no es una fecha con su hora. Escribila como 25/11/2026 09:30.`)
  return time
}

/** Which cell of a row says when it ends. */
function endColumn(values: Values): string {
  if (textOf(values.fin) !== '') return 'fin'
  return textOf(values.fechaHasta) === '' ? 'horaHasta' : 'fechaHasta'
}

/** Start and end, from columns with day and hour or from separate ones. Throws 400. */
export function timesOf(values: Values): Times {
  const times = readTimes(values)
  if (times.fin < times.inicio) throw invalid(endColumn(values), 'Termina antes de empezar.')
  return times
}

function readTimes(values: Values): Times {
  const start = wholeTime(values, 'inicio') ?? textOf(values.fecha)
  if (start === '') throw invalid('fecha', 'Es obligatorio.')
  const inicio = isDay(start) ? withHour(start, values, 'horaDesde') : start
  if (values.todoElDia === true || isDay(inicio)) {
    if (values.todoElDia === false) throw invalid('horaDesde', 'Poné la hora, o que es todo el día.')
    const end = wholeTime(values, 'fin') ?? textOf(values.fechaHasta)
    return { todoElDia: true, inicio: dayOf(inicio), fin: end === '' ? dayOf(inicio) : dayOf(end) }
  }
  const end = wholeTime(values, 'fin') ?? (textOf(values.fechaHasta) || dayOf(inicio))
  const fin = isDay(end) ? withHour(end, values, 'horaHasta') : end
  if (isDay(fin) && fin !== dayOf(inicio)) throw invalid('horaHasta', 'Poné a qué hora termina.')
  return { todoElDia: false, inicio, fin: isDay(fin) ? usualEnd(inicio) : fin }
}

/** Throws 400. */
function remindersOf(values: Values): number[] | undefined {
  const text = textOf(values.recordatorios)
  if (text === '') return undefined
  const minutes = readReminders(text)
  if (!minutes) throw invalid('recordatorios', `«${text}» no es un aviso. Escribilo como 30 min, 2 horas o 1 día.`)
  return minutes
}

export const eventos: RecordNoun = {
  operation: 'createEvento',
  entidad: 'evento',
  fields: {
    titulo: {
      titulo: 'Título',
      synonyms: ['evento', 'asunto', 'subject', 'nombre', 'descripción', 'tema', 'reunión'],
      ejemplo: 'Visita de la inspección municipal',
    },
    tipoId: {
      titulo: 'Tipo',
      synonyms: ['tipo de evento', 'categoría', 'clase', 'categories'],
      ejemplo: 'Visita de obra',
      from: 'tiposEvento',
    },
    fecha: {
      titulo: 'Fecha',
      synonyms: ['día', 'fecha desde', 'fecha inicio', 'fecha de inicio', 'start date'],
      ejemplo: '15/12/2026',
      kind: 'day',
      obligatorio: false,
      ayuda: 'O una columna Inicio con la fecha y la hora juntas.',
    },
    horaDesde: {
      titulo: 'Hora desde',
      synonyms: ['hora', 'hora inicio', 'hora de inicio', 'hora comienzo', 'start time', 'horario'],
      ejemplo: '09:30',
      kind: 'text',
      obligatorio: false,
      ayuda: 'Sin hora, el evento es de todo el día.',
    },
    horaHasta: {
      titulo: 'Hora hasta',
      synonyms: ['hora fin', 'hora de fin', 'hora final', 'end time'],
      ejemplo: '11:00',
      kind: 'text',
      obligatorio: false,
      ayuda: 'Sin ella, el evento dura una hora.',
    },
    fechaHasta: {
      titulo: 'Fecha hasta',
      synonyms: ['fecha fin', 'fecha de fin', 'hasta', 'end date'],
      ejemplo: '',
      kind: 'day',
      obligatorio: false,
      ayuda: 'Solo si termina otro día.',
    },
    todoElDia: {
      titulo: 'Todo el día',
      synonyms: ['día completo', 'all day event', 'all day'],
      ejemplo: 'No',
      obligatorio: false,
    },
    lugar: { titulo: 'Lugar', synonyms: ['ubicación', 'dónde', 'dirección', 'location', 'sala'], ejemplo: 'Obrador' },
    notas: {
      titulo: 'Notas',
      synonyms: ['observaciones', 'detalle', 'comentarios', 'description', 'temario'],
      ejemplo: 'Llevar el libro de obra',
    },
    asignados: {
      titulo: 'Participan',
      synonyms: ['asignados', 'participantes', 'invitados', 'personas', 'responsable', 'responsables', 'attendees'],
      ejemplo: '',
      from: 'miembros',
      ayuda: 'Nombres o mails de quienes ven el proyecto, separados por punto y coma.',
    },
    recordatorios: {
      titulo: 'Recordatorio',
      synonyms: ['recordatorios', 'aviso', 'avisar', 'alarma', 'reminder'],
      ejemplo: '1 día',
      kind: 'text',
      ayuda: 'Cuánto antes: 30 min, 2 horas, 1 día; varios, con punto y coma.',
    },
    recurrencia: {
      titulo: 'Se repite',
      synonyms: ['repetición', 'recurrencia', 'rrule'],
      ejemplo: '',
      ayuda: 'Una regla como FREQ=WEEKLY;COUNT=10.',
    },
    estado: {
      titulo: 'Estado',
      synonyms: ['situación', 'status'],
      ejemplo: 'Programado',
      otherWords: { realizado: ['hecho', 'finalizado'], cancelado: ['suspendido', 'anulado'] },
    },
    inicio: {
      titulo: 'Inicio',
      synonyms: ['comienzo', 'fecha y hora', 'desde', 'empieza', 'start'],
      ejemplo: '',
      kind: 'text',
      obligatorio: false,
      ayuda: 'Fecha y hora en la misma celda, en vez de Fecha y Hora desde.',
    },
    fin: {
      titulo: 'Fin',
      synonyms: ['final', 'termina', 'end'],
      ejemplo: '',
      kind: 'text',
      obligatorio: false,
      ayuda: 'Fecha y hora en la misma celda, en vez de Fecha hasta y Hora hasta.',
    },
  },
  key: ['titulo', 'fecha', 'horaDesde', 'inicio'],
  bodyOf([values]) {
    const { titulo, tipoId, lugar, notas, asignados, recurrencia, estado } = values
    const plain = definedFields({ titulo, tipoId, lugar, notas, asignados, recurrencia, estado })
    return definedFields({ ...plain, ...timesOf(values), recordatorios: remindersOf(values) })
  },
  existing({ db, proyectoId }, rows) {
    const wanted = rows.map((values) => ({ titulo: textOf(values.titulo), inicio: startOf(values) }))
    return findSameEventos(db, proyectoId, wanted)
  },
  create: ({ ctx, proyectoId }, bodies) => createLoadedEventos(ctx, proyectoId, bodies),
  current: ({ db, proyectoId }, ids) => currentEventos(db, proyectoId, ids),
  undo: ({ ctx, proyectoId }, made) => undoLoadedEventos(ctx, proyectoId, made),
}

/** The start of a row; '' if its cells have none. */
function startOf(values: Values): string {
  try {
    return timesOf(values).inicio
  } catch {
    return ''
  }
}
