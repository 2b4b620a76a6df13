import { describe, expect, it } from 'vitest'
import { bodyOf, draftErrors, draftOf } from './draft.ts'
import { nounOf, type Entry } from './nouns.ts'
import { readPasted } from './pasted.ts'
import { missingDays, missingMonths, withMissingDays, withMissingMonths } from './series.ts'

describe('the draft of an entry', () => {
  const noun = nounOf('cotizaciones')
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

  it('is sent as it came where nothing changed, and else only what did', () => {
    const draft = draftOf(noun, entry)
    expect(bodyOf(noun, draft, entry)).toEqual({})
    expect(bodyOf(noun, { ...draft, venta: '1.420,25' }, entry)).toEqual({ venta: '1420.25' })
  })

  it('leaves out a decimal that a new one may leave out', () => {
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

describe('pasted values', () => {
  it('are read with months and numbers as people write them, without their heading', () => {
    const text = 'Mes\tValor\n01/2026\t18.100,25\n2026-02\t18642.3\n01/03/2026;$ 18.900\n'
    expect(readPasted(text, true)).toEqual({
      rows: [
        { when: '2026-01', value: '18100.25' },
        { when: '2026-02', value: '18642.3' },
        { when: '2026-03', value: '18900' },
      ],
      wrong: [],
    })
  })

  it('tell which lines are not understood', () => {
    expect(readPasted('13/03/2026\t1415\nayer\t3\n14/03/2026\t0', false).wrong).toEqual([
      'Línea 2: «ayer\t3»',
      'Línea 3: «14/03/2026\t0»',
    ])
  })

  it('show which months are missing', () => {
    expect(missingMonths(['2026-02', '2025-11', '2025-12'])).toEqual(['2026-01'])
    expect(missingMonths([])).toEqual([])
  })
})

describe('a series over time', () => {
  const days = [
    { when: '2026-01-02', value: 10 },
    { when: '2026-01-05', value: 11 },
    { when: '2026-01-20', value: 12 },
  ]

  it('has a gap where no rate is known for more than a week', () => {
    expect(missingDays(days)).toEqual([{ from: '2026-01-05', to: '2026-01-20' }])
    expect(withMissingDays(days).map(({ value }) => value)).toEqual([10, 11, null, 12])
  })

  it('keeps the last day and those at gaps of many', () => {
    const many = Array.from({ length: 90 }, (_, day) => ({
      when: new Date(Date.UTC(2026, 0, 1 + day + (day > 41 ? 30 : 0))).toISOString().slice(0, 10),
      value: day,
    }))
    const drawn = withMissingDays(many).map(({ value }) => value)
    expect(drawn.length).toBeLessThan(30)
    expect(drawn.slice(-1)).toEqual([89])
    expect(drawn.slice(drawn.indexOf(null) - 1, drawn.indexOf(null) + 2)).toEqual([41, null, 42])
  })

  it('shows the months that are missing', () => {
    const months = [
      { when: '2026-01', value: 1 },
      { when: '2026-03', value: 3 },
    ]
    expect(withMissingMonths(months)).toEqual([months[0], { when: '2026-02', value: null }, months[1]])
  })
})
