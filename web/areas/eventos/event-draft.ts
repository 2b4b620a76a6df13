/** An event in the shape of its form. */
import type { Schema } from '../../api/types.ts'
import { dateError } from '../../lib/date-text.ts'
import { addDays, addMinutes, dayOf, hourOf, minutesBetween } from '../../lib/wall-clock.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { Alcance, Evento } from './queries.ts'
import { recurrenceDraftOf, recurrenceErrors, ruleOf, weekdayCodeOf, type RecurrenceDraft } from './recurrence-draft.ts'

export type LinkKind = Schema<'EventoVinculoEntidad'>
export type EventDraft = {
  /** Which occurrences of a series are changed; of another event it has no meaning. */
  alcance: Alcance
  titulo: string
  tipo: Picked | null
  todoElDia: boolean
  inicio: string
  horaInicio: string
  fin: string
  horaFin: string
  /** The length, which a change of the start keeps. */
  minutes: number
  lugar: string
  notas: string
  asignados: string[]
  recordatorios: string[]
  vinculoEntidad: LinkKind | ''
  vinculo: Picked | null
  estado: Schema<'EventoEstado'>
  recurrence: RecurrenceDraft
}

export type Times = { todoElDia: boolean; inicio: string; fin: string }

/** The times of the form as fields. An all-day event gets the hours that it would have otherwise. */
const timeFields = ({ todoElDia, inicio, fin }: Times) => ({
  todoElDia,
  inicio: dayOf(inicio),
  horaInicio: hourOf(inicio) || '09:00',
  fin: dayOf(fin),
  horaFin: hourOf(fin) || '10:00',
  minutes: minutesBetween(inicio, fin),
})

/** A new event at these times. */
export const newDraft = (times: Times): EventDraft => ({
  ...timeFields(times),
  alcance: 'este',
  titulo: '',
  tipo: null,
  lugar: '',
  notas: '',
  asignados: [],
  recordatorios: [],
  vinculoEntidad: '',
  vinculo: null,
  estado: 'programado',
  recurrence: recurrenceDraftOf(null, times.inicio),
})

/** A stored event, or the occurrence `idOriginal` of a series, as form values. */
export const draftOf = (evento: Evento, idOriginal: string): EventDraft => ({
  ...timeFields(evento),
  alcance: 'este',
  titulo: evento.titulo,
  tipo: evento.tipoId === null ? null : { id: evento.tipoId, label: evento.tipo },
  lugar: evento.lugar,
  notas: evento.notas,
  asignados: evento.asignados,
  recordatorios: evento.recordatorios.map(String),
  vinculoEntidad: evento.vinculo?.entidad ?? '',
  vinculo: evento.vinculo && { id: evento.vinculo.id, label: evento.vinculo.nombre || 'Ya no está' },
  estado: evento.estado,
  recurrence: recurrenceDraftOf(evento.recurrencia, idOriginal || evento.inicio),
})

const clockTime = /^([01]?\d|2[0-3])[:.]?([0-5]\d)?$/

/** A typed time on the wire: '9', '9:30', '930' and '9.30'; null for other text. */
export function parseTime(text: string): string | null {
  const [, hour, minute = '00'] = clockTime.exec(text.trim().replace(/\s*hs?\.?$/, '')) ?? []
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`
}

const timeError = (text: string) => (parseTime(text) === null ? 'Escribí una hora, por ejemplo 14:30.' : undefined)

/** The times of the form on the wire; the fields are valid. */
export function timesOf({ todoElDia, inicio, horaInicio, fin, horaFin }: EventDraft): Times {
  if (todoElDia) return { todoElDia, inicio, fin }
  return { todoElDia, inicio: `${inicio}T${parseTime(horaInicio)}`, fin: `${fin}T${parseTime(horaFin)}` }
}

/** The errors of the times, by field. */
export function timeErrors(draft: EventDraft): Record<string, string | undefined> {
  const { todoElDia, inicio, horaInicio, fin, horaFin } = draft
  const errors: Record<string, string | undefined> = {
    inicio: inicio === '' ? 'Poné cuándo empieza.' : dateError(inicio),
    horaInicio: todoElDia ? undefined : timeError(horaInicio),
    fin: fin === '' ? 'Poné cuándo termina.' : dateError(fin),
    horaFin: todoElDia ? undefined : timeError(horaFin),
  }
  if (Object.values(errors).some(Boolean)) return errors
  const times = timesOf(draft)
  if (times.fin >= times.inicio) return errors
  const field = !todoElDia && inicio === fin ? 'horaFin' : 'fin'
  return { ...errors, [field]: 'Termina antes de empezar.' }
}

/** The errors of the form, by the path of the field. */
export function draftErrors(draft: EventDraft): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {
    titulo: draft.titulo.trim() ? undefined : 'Escribí de qué se trata.',
    ...timeErrors(draft),
    vinculo: draft.vinculoEntidad !== '' && !draft.vinculo ? 'Elegí el registro, o «Nada».' : undefined,
    recordatorios: draft.recordatorios.length > 5 ? 'Elegí hasta 5.' : undefined,
  }
  if (!draft.inicio || errors.inicio) return errors
  for (const [name, error] of Object.entries(recurrenceErrors(draft.recurrence, draft.inicio)))
    errors[`recurrence.${name}`] = error
  return errors
}

/** The fields after the start changed: the event keeps its length. */
export function withStart(draft: EventDraft, start: Partial<EventDraft>): Partial<EventDraft> {
  const next = { ...draft, ...start }
  const { inicio: dayError, horaInicio: hourError } = timeErrors(next)
  if (dayError || hourError) return start
  const { inicio } = timesOf(next)
  const fin = addMinutes(inicio, draft.minutes)
  const weekdays = draft.recurrence.weekdays.length > 1 ? draft.recurrence.weekdays : [weekdayCodeOf(inicio)]
  return {
    ...start,
    recurrence: { ...draft.recurrence, weekdays },
    fin: dayOf(fin),
    ...(!draft.todoElDia && { horaFin: hourOf(fin) }),
  }
}

/** The fields after the end changed, and with it the length. */
export function withEnd(draft: EventDraft, end: Partial<EventDraft>): Partial<EventDraft> {
  const next = { ...draft, ...end }
  if (Object.values(timeErrors(next)).some(Boolean)) return end
  const { inicio, fin } = timesOf(next)
  return { ...end, minutes: minutesBetween(inicio, fin) }
}

/** The fields of the request; the form is complete. */
export const bodyOf = (draft: EventDraft): Schema<'EventoInput'> => ({
  ...timesOf(draft),
  titulo: draft.titulo.trim(),
  tipoId: draft.tipo?.id ?? null,
  lugar: draft.lugar.trim(),
  notas: draft.notas,
  asignados: draft.asignados,
  recordatorios: draft.recordatorios.map(Number),
  vinculo:
    draft.vinculoEntidad === '' || !draft.vinculo ? null : { entidad: draft.vinculoEntidad, id: draft.vinculo.id },
  recurrencia: ruleOf(draft.recurrence, draft.inicio),
  estado: draft.estado,
})

/** The fields that differ from those that the form began with: what is sent becomes a change of each occurrence. */
export function changedFields(draft: EventDraft, before: EventDraft): Partial<Schema<'EventoInput'>> {
  const was = bodyOf(before)
  const is = bodyOf(draft)
  const names = (Object.keys(is) as (keyof typeof is)[]).filter(
    (name) => JSON.stringify(is[name]) !== JSON.stringify(was[name]),
  )
  const hasMoved = names.includes('inicio') || names.includes('fin') || names.includes('todoElDia')
  const isOccurrence = was.recurrencia !== null && draft.alcance === 'este'
  // The server would move the days of the rule along, but the form already shows them.
  const hasRule = !isOccurrence && (names.includes('recurrencia') || (hasMoved && is.recurrencia !== null))
  const fields = names.filter((name) => name !== 'recurrencia').map((name) => [name, is[name]])
  return {
    ...(Object.fromEntries(fields) as Partial<typeof is>),
    ...(hasMoved && timesOf(draft)),
    ...(hasRule && { recurrencia: is.recurrencia }),
  }
}

/** The times of a new event on a day: at the next whole hour if it is today, else at 9. */
export function timesOn(day: string, now: string): Times {
  const inicio =
    day === dayOf(now) && now.slice(11) < '22' ? `${day}T${addMinutes(now, 60).slice(11, 13)}:00` : `${day}T09:00`
  return { todoElDia: false, inicio, fin: addMinutes(inicio, 60) }
}

/** The times after a move by whole days, or minutes of an event that has hours. */
export function movedBy({ todoElDia, inicio, fin }: Times, { days = 0, minutes = 0 }): Times {
  const move = (time: string) => addDays(todoElDia ? time : addMinutes(time, minutes), days)
  return { todoElDia, inicio: move(inicio), fin: move(fin) }
}
