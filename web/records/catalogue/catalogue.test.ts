import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/problem.ts'
import { readCell } from '../../ui/amount-table/amount-column.ts'
import { bodyOf, draftErrors, draftOf } from './draft.ts'
import { cotizaciones } from '../../areas/cotizaciones/noun.ts'
import { indices } from '../../areas/indices/noun.ts'
import type { Entry, SheetRow } from './noun.ts'
import { sheetColumns, sheetErrors, sheetServerErrors } from './series-sheet.ts'
import { missingDays, missingMonths, withMissingDays, withMissingMonths } from './series.ts'

describe('the draft of an entry', () => {
  const noun = cotizaciones
  const common = { id: '1', activo: true, version: 3, usos: 0 }
  const entry: Entry = {
    ...common,
    moneda: 'USD',
    tipo: 'MEP',
    fecha: '2026-03-13',
    compra: '1390.00',
    venta: '1415.5',
    fuente: '',
  }

  it('sends only changed fields, and nothing without a change', () => {
    const draft = draftOf(noun, entry)
    expect(bodyOf(noun, draft, entry)).toEqual({})
    expect(bodyOf(noun, { ...draft, venta: '1.420,25' }, entry)).toEqual({ venta: '1420.25' })
  })

  it('omits an empty optional decimal of a new entry', () => {
    const draft = { ...draftOf(noun, undefined), fecha: '2026-03-13', venta: '1400' }
    expect(bodyOf(noun, draft, undefined)).toEqual({
      moneda: 'USD',
      tipo: 'oficial',
      fecha: '2026-03-13',
      venta: '1400',
      fuente: '',
    })
    expect(draftErrors(noun, { ...draft, venta: 'x' }).venta).toContain('1.234,56')
    expect(draftErrors(noun, { ...draft, fecha: '' }).fecha).toBe('Es obligatorio.')
  })
})

describe('the sheet of values to load', () => {
  const row = (id: string, when: string, value: string, extra = ''): SheetRow => ({ id, when, value, extra })

  it('reports missing and duplicate values by cell', () => {
    const errors = sheetErrors([row('a', '2026-01', '1'), row('b', '', '2'), row('c', '2026-01', '')])
    expect([...errors]).toEqual([
      ['b when', 'Falta la fecha.'],
      ['c value', 'Falta el valor.'],
      ['c when', 'Ya está más arriba.'],
    ])
  })

  it('omits the optional column from the body where it is empty', () => {
    const rows = [row('a', '2026-01-02', '1415.5', '1390'), row('b', '2026-01-03', '1416')]
    expect(cotizaciones.series?.bodyOf(rows, { moneda: 'USD', tipo: 'MEP' })).toEqual({
      cotizaciones: [
        { moneda: 'USD', tipo: 'MEP', fecha: '2026-01-02', venta: '1415.5', compra: '1390' },
        { moneda: 'USD', tipo: 'MEP', fecha: '2026-01-03', venta: '1416' },
      ],
    })
  })

  it('maps server issues to their cells', () => {
    const problem = (field: string) =>
      new ApiError(400, { error: 'Validation failed', message: 'No', issues: [{ field, message: 'Es de mañana.' }] })
    const rows = [row('a', '2026-01-02', '1'), row('b', '2099-01-02', '1')]
    expect([...sheetServerErrors(problem('1.fecha'), rows, cotizaciones.series!)]).toEqual([
      ['b when', 'Es de mañana.'],
    ])
    expect([...sheetServerErrors(problem('cotizaciones.0.compra'), rows, cotizaciones.series!)]).toEqual([
      ['a extra', 'Es de mañana.'],
    ])
  })

  it('parses months and amounts in the usual notations', () => {
    const [month, value] = sheetColumns(indices.series!, true)
    const read = (text: string) => readCell(month as never, text)
    for (const text of ['01/2026', '2026-01', '01/01/2026', 'ene-26', 'Enero de 2026'])
      expect(read(text), text).toEqual({ value: '2026-01' })
    expect(read('2026-02-31')).toEqual({ error: 'Escribí mes y año, por ejemplo 12/2026.' })
    expect(readCell(value as never, '$ 18.642,305')).toEqual({ value: '18642.305' })
    expect(readCell(value as never, '0,00')).toEqual({ error: 'Tiene que ser mayor que 0.' })
  })
})

describe('missingMonths', () => {
  it('lists the months missing between the first and the last', () => {
    expect(missingMonths(['2026-02', '2025-11', '2025-12'])).toEqual(['2026-01'])
    expect(missingMonths([])).toEqual([])
  })
})

describe('chart points', () => {
  const days = [
    { when: '2026-01-02', value: 10 },
    { when: '2026-01-05', value: 11 },
    { when: '2026-01-20', value: 12 },
  ]

  it('have a gap after more than a week without a rate', () => {
    expect(missingDays(days)).toEqual([{ from: '2026-01-05', to: '2026-01-20' }])
    expect(withMissingDays(days).map(({ value }) => value)).toEqual([10, 11, null, 12])
  })

  it('keep the last day and the edges of gaps when thinned out', () => {
    const many = Array.from({ length: 90 }, (_, day) => ({
      when: new Date(Date.UTC(2026, 0, 1 + day + (day > 41 ? 30 : 0))).toISOString().slice(0, 10),
      value: day,
    }))
    const drawn = withMissingDays(many).map(({ value }) => value)
    expect(drawn.length).toBeLessThan(30)
    expect(drawn.slice(-1)).toEqual([89])
    expect(drawn.slice(drawn.indexOf(null) - 1, drawn.indexOf(null) + 2)).toEqual([41, null, 42])
  })

  it('have a null for a missing month', () => {
    const months = [
      { when: '2026-01', value: 1 },
      { when: '2026-03', value: 3 },
    ]
    expect(withMissingMonths(months)).toEqual([months[0], { when: '2026-02', value: null }, months[1]])
  })
})
