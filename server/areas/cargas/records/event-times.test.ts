import { describe, expect, it } from 'vitest'
import { readHour, readReminders, readTime } from './event-times.ts'
import { timesOf } from './eventos.ts'

describe('times of events', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['14.15 hs', '14:15'],
    ['14:15 hs', '14:15'],
    ['18h', '18:00'],
    ['7h30', '07:30'],
    ['2:30 p. m.', '14:30'],
    ['12 am', '00:00'],
    ['09:30:00', '09:30'],
    ['0,395833333', '09:30'],
    ['0.5', '12:00'],
    ['25:00', undefined],
    ['a la tarde', undefined],
  ])('%s is %s', (text, hour) => expect(readHour(text)).toBe(hour))

  it.each([
    ['25/11/2026 10:00', '2026-11-25T10:00'],
    ['2026-11-25T10:00', '2026-11-25T10:00'],
    ['25/11/2026', '2026-11-25'],
    ['31/02/2026', undefined],
    ['25/11/2026 temprano', undefined],
  ])('%s is %s', (text, time) => expect(readTime(text)).toBe(time))

  it('reads reminders', () => {
    expect(readReminders('30')).toEqual([30])
    expect(readReminders('15 min; 2 horas y 1 día antes')).toEqual([15, 120, 1440])
    expect(readReminders('1 semana')).toEqual([10080])
    expect(readReminders('nunca')).toBeUndefined()
  })

  it('takes day and hour from one column or two', () => {
    const day = { todoElDia: true, inicio: '2026-12-10', fin: '2026-12-10' }
    expect(timesOf({ fecha: '2026-12-10' })).toEqual(day)
    expect(timesOf({ inicio: '10/12/2026', fin: '10/12/2026' })).toEqual(day)
    expect(timesOf({ fecha: '2026-12-10', horaDesde: '9:30' })).toEqual({
      todoElDia: false,
      inicio: '2026-12-10T09:30',
      fin: '2026-12-10T10:30',
    })
    expect(timesOf({ fecha: '2026-12-10', horaDesde: '22', horaHasta: '2', fechaHasta: '2026-12-11' })).toMatchObject({
      fin: '2026-12-11T02:00',
    })
    expect(timesOf({ inicio: '10/12/2026 09:30', fin: '11/12/2026 08:00' })).toMatchObject({ fin: '2026-12-11T08:00' })
    expect(timesOf({ fecha: '2026-12-10', horaDesde: '9:30', todoElDia: true })).toEqual(day)
    expect(() => timesOf({ fecha: '2026-12-10', horaDesde: 'tarde' })).toThrow('Revisá los datos enviados.')
    expect(() => timesOf({})).toThrow('Revisá los datos enviados.')
  })
})
