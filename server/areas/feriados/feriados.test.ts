import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { nationalHolidays } from './holidays.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

describe('nationalHolidays', () => {
  it('moves a holiday on a weekend where a resolution says so', () => {
    const days = nationalHolidays(2025).map(({ fecha }) => fecha)
    expect(days).toContain('2025-10-10')
    expect(days).not.toContain('2025-10-12')
  })
})

describe('feriados', () => {
  it('are those of the decree: fixed, moved to a Monday, and relative to Easter', async () => {
    const { body } = await (await demo())('listFeriados', { params, query: { search: '2026', size: 200 } })
    expect(body.items.map(({ fecha }) => fecha)).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-03-24',
      '2026-04-02',
      '2026-04-03',
      '2026-04-22',
      '2026-05-01',
      '2026-05-25',
      '2026-06-15',
      '2026-06-20',
      '2026-07-09',
      '2026-08-17',
      '2026-10-12',
      '2026-11-23',
      '2026-12-08',
      '2026-12-25',
    ])
  })

  it('include the next year, by its own calendar', async () => {
    const { body } = await (await demo())('listFeriados', { params, query: { search: '2027', size: 200 } })
    // Easter is on 28/03/2027; 17/06 is a Thursday, 17/08 and 12/10 are Tuesdays, 20/11 is a Saturday and stays.
    expect(body.items.map(({ fecha }) => fecha)).toEqual([
      '2027-01-01',
      '2027-02-08',
      '2027-02-09',
      '2027-03-24',
      '2027-03-26',
      '2027-04-02',
      '2027-04-22',
      '2027-05-01',
      '2027-05-25',
      '2027-06-20',
      '2027-06-21',
      '2027-07-09',
      '2027-08-16',
      '2027-10-11',
      '2027-11-20',
      '2027-12-08',
      '2027-12-25',
    ])
    expect(body.items.filter(({ alcance }) => alcance === 'empresa')).toMatchObject([
      { motivo: 'Día del Trabajador de la Construcción' },
    ])
    expect(body.items.find(({ fecha }) => fecha === '2027-11-20')?.motivo).toContain('puede moverse por resolución')
  })
})
