import { expect, it, test } from 'vitest'
import {
  bodyOf,
  changedFields,
  draftErrors,
  movedBy,
  newDraft,
  parseTime,
  timesOn,
  withEnd,
  withStart,
} from './event-draft.ts'

const visit = {
  ...newDraft({ todoElDia: false, inicio: '2026-03-10T09:00', fin: '2026-03-10T10:30' }),
  titulo: 'Visita',
}

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['14.05 hs', '14:05'],
  ['24', null],
  ['9:75', null],
  ['mañana', null],
])('the time %s is %s', (text, time) => expect(parseTime(text)).toBe(time))

it('a change of the start keeps the length, also while the new one is incomplete', () => {
  const typing = { ...visit, ...withStart(visit, { horaInicio: 'x' }) }
  expect(typing.horaFin).toBe('10:30')
  expect(withStart(typing, { horaInicio: '23:00' })).toMatchObject({ fin: '2026-03-11', horaFin: '00:30' })
  const longer = { ...visit, ...withEnd(visit, { horaFin: '12:00' }) }
  expect(withStart(longer, { inicio: '2026-03-12' })).toMatchObject({ fin: '2026-03-12', horaFin: '12:00' })
})

it('the weekday of a new series follows its start', () => {
  expect(withStart(visit, { inicio: '2026-03-11' }).recurrence?.weekdays).toEqual(['WE'])
})

it('an end before the start is refused at the field that is wrong', () => {
  expect(draftErrors({ ...visit, horaFin: '08:00' }).horaFin).toBe('Termina antes de empezar.')
  expect(draftErrors({ ...visit, fin: '2026-03-09' }).fin).toBe('Termina antes de empezar.')
  expect(draftErrors({ ...visit, todoElDia: true, horaFin: 'x' }).horaFin).toBeUndefined()
})

it('an all-day event is sent as days', () => {
  expect(bodyOf({ ...visit, todoElDia: true })).toMatchObject({ inicio: '2026-03-10', fin: '2026-03-10' })
})

it('a patch has what differs; the rule is not part of one occurrence', () => {
  const series = { ...visit, recurrence: { ...visit.recurrence, frequency: 'WEEKLY' as const } }
  expect(changedFields({ ...series, lugar: 'Obra' }, series)).toEqual({ lugar: 'Obra' })
  const moved = { ...series, ...withStart(series, { inicio: '2026-03-11' }) }
  const times = { todoElDia: false, inicio: '2026-03-11T09:00', fin: '2026-03-11T10:30' }
  expect(changedFields(moved, series)).toEqual(times)
  expect(changedFields({ ...moved, alcance: 'todos' }, series)).toEqual({
    ...times,
    recurrencia: 'FREQ=WEEKLY;BYDAY=WE',
  })
  expect(changedFields(series, visit)).toEqual({ recurrencia: 'FREQ=WEEKLY;BYDAY=TU' })
})

it('days move all events, minutes only those with hours', () => {
  expect(movedBy({ todoElDia: false, inicio: '2026-03-10T23:45', fin: '2026-03-11T00:15' }, { minutes: 30 })).toEqual({
    todoElDia: false,
    inicio: '2026-03-11T00:15',
    fin: '2026-03-11T00:45',
  })
  expect(movedBy({ todoElDia: true, inicio: '2026-02-28', fin: '2026-02-28' }, { days: 1, minutes: 30 })).toMatchObject(
    {
      inicio: '2026-03-01',
    },
  )
})

it('a new event begins at the next hour of today, and at 9 on another day', () => {
  expect(timesOn('2026-03-10', '2026-03-10T09:20').inicio).toBe('2026-03-10T10:00')
  expect(timesOn('2026-03-10', '2026-03-10T22:20').inicio).toBe('2026-03-10T09:00')
  expect(timesOn('2026-03-11', '2026-03-10T09:20').inicio).toBe('2026-03-11T09:00')
})
