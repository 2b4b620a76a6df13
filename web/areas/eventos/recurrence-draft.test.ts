import { expect, it, test } from 'vitest'
import { recurrenceDraftOf, recurrenceErrors, recurrenceText, ruleOf } from './recurrence-draft.ts'

const tuesday = '2026-03-10T09:00'

test.each([
  ['FREQ=DAILY', 'Todos los días'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=5', 'Cada 3 días, 5 veces'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261231', 'Cada 2 semanas, los lunes y miércoles, hasta el 31/12/2026'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,SA', 'Todas las semanas, los lunes, martes y sábados'],
  ['FREQ=MONTHLY;BYMONTHDAY=10', 'Todos los meses, el día 10'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Todos los meses, el último día'],
  ['FREQ=MONTHLY;BYDAY=2TU', 'Todos los meses, el segundo martes'],
  ['FREQ=YEARLY', 'Todos los años, el 10 de marzo'],
])('%s is read, said and written again', (rule, text) => {
  const draft = recurrenceDraftOf(rule, tuesday)
  expect(recurrenceText(draft, tuesday)).toBe(text)
  expect(ruleOf(draft, tuesday)).toBe(rule)
})

it('the fifth weekday of a month is the last one', () => {
  const draft = recurrenceDraftOf('FREQ=MONTHLY;BYDAY=-1TU', '2026-03-31')
  expect(recurrenceText(draft, '2026-03-31')).toBe('Todos los meses, el último martes')
})

test.each(['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', 'FREQ=MONTHLY;BYMONTHDAY=15', 'FREQ=YEARLY;BYDAY=2TU;BYMONTH=5'])(
  '%s cannot be shown by the form, and stays as it is',
  (rule) => {
    const draft = recurrenceDraftOf(rule, tuesday)
    expect(draft.frequency).toBe('other')
    expect(ruleOf(draft, tuesday)).toBe(rule)
    expect(recurrenceErrors(draft, tuesday)).toEqual({})
  },
)

it('a single event has no rule, and proposes its weekday', () => {
  const draft = recurrenceDraftOf(null, tuesday)
  expect([ruleOf(draft, tuesday), recurrenceText(draft, tuesday), draft.weekdays]).toEqual([null, '', ['TU']])
})

it('what is missing or out of range is refused at its field', () => {
  const draft = { ...recurrenceDraftOf('FREQ=WEEKLY;BYDAY=TU', tuesday), interval: '0', weekdays: [] }
  expect(recurrenceErrors(draft, tuesday)).toMatchObject({
    interval: 'Poné un número desde 1.',
    weekdays: 'Elegí al menos un día.',
    until: undefined,
  })
  expect(recurrenceErrors({ ...draft, end: 'until' }, tuesday).until).toBe('Poné hasta cuándo.')
  expect(recurrenceErrors({ ...draft, end: 'until', until: '2026-03-09' }, tuesday).until).toMatch(/temprano/)
  expect(recurrenceErrors({ ...draft, end: 'count', count: '2001' }, tuesday).count).toBeDefined()
})
