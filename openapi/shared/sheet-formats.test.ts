import { describe, expect, it } from 'vitest'
import { createDateColumn, readDay, readMonth, readSerial } from './date-format.ts'
import { createNumberColumn, isScientific, readNumber } from './number-format.ts'

function signOf(...texts: string[]) {
  const column = createNumberColumn()
  for (const text of texts) column.add(text)
  return column.decide()
}
function orderOf(...texts: string[]) {
  const column = createDateColumn()
  for (const text of texts) column.add(text)
  return column.decide()
}

describe('numbers', () => {
  it('takes the sign of the values that are sure', () => {
    expect(signOf('3.000', '3.001,01')).toEqual({ sign: ',', pregunta: null })
    expect(readNumber('3.000', ',')).toBe('3000')
    expect(signOf('1.234.567', '1.000').sign).toBe(',')
    expect(signOf('1234.56', '1,000').sign).toBe('.')
    expect(signOf('0.125').sign).toBe('.')
    expect(signOf('1.234', '$ 1.234,5').sign).toBe(',')
  })

  it('asks where nothing is sure, and where values contradict each other', () => {
    expect(signOf('3.000', '1.500')).toEqual({ sign: null, pregunta: '3.000' })
    expect(signOf('1,5', '1.5', '2.000')).toEqual({ sign: null, pregunta: '2.000' })
    expect(signOf('12', '7')).toEqual({ sign: ',', pregunta: null })
    expect(signOf('1,5', '1.5').pregunta).toBeNull()
  })

  it.each([
    ['1.234,56', ',', '1234.56'],
    ['1234.56', ',', '1234.56'],
    ['1.000', '.', '1.000'],
    ['$ 1.234', ',', '1234'],
    ['U$S 1,234.50', ',', '1234.50'],
    ['(12,5)', ',', '-12.5'],
    ['12-', ',', '-12'],
    [',5', ',', '0.5'],
    ['12,5 %', ',', '12.5'],
    [' $ -   ', '.', '0'],
    ['1.2.3', ',', undefined],
    ['1.23,4.5', ',', undefined],
    ['doce', ',', undefined],
    ['', ',', undefined],
  ] as const)('%s in a column with %s is %s', (text, sign, value) => {
    expect(readNumber(text, sign)).toBe(value)
  })

  it('knows numbers whose digits are lost', () => {
    expect(['3,07E+10', '3.07e+10', '307', 'E10'].map(isScientific)).toEqual([true, true, false, false])
  })
})

describe('days', () => {
  it('takes the order of the values that are sure, and asks otherwise', () => {
    expect(orderOf('03/04/2025', '25/04/2025')).toEqual({ order: 'dma', pregunta: null })
    expect(orderOf('03/04/2025', '04/25/2025')).toEqual({ order: 'mda', pregunta: null })
    expect(orderOf('03/04/2025')).toEqual({ order: null, pregunta: '03/04/2025' })
    expect(orderOf('mar 03/04/26', 'vie 24/04/26 8:00')).toEqual({ order: 'dma', pregunta: null })
    expect(readDay('mié. 04/03/26', 'dma')).toBe('2026-03-04')
    expect(orderOf('25/04/2025', '04/25/2025', '01/02/2025').order).toBeNull()
    expect(orderOf('04/04/2025', '2025-03-04').pregunta).toBeNull()
  })

  it.each([
    ['31/12/2025', '2025-12-31'],
    ['31-12-25', '2025-12-31'],
    ['2025-12-31', '2025-12-31'],
    ['2025-12-31T00:00:00Z', '2025-12-31'],
    ['31-dic-2025', '2025-12-31'],
    ['31 de diciembre de 2025', '2025-12-31'],
    ['1/9/98', '1998-09-01'],
    ['30/02/2025', undefined],
    ['ayer', undefined],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, 'dma')).toBe(day)
  })

  it('reads months and numbers of days', () => {
    expect(['03/2025', '2025-03', 'mar-25', 'Septiembre 2025', '13/2025'].map(readMonth)).toEqual([
      '2025-03',
      '2025-03',
      '2025-03',
      '2025-09',
      undefined,
    ])
    expect([59, 60, 61, 46_022, 0].map((serial) => readSerial(serial, false))).toEqual([
      '1900-02-28',
      undefined,
      '1900-03-01',
      '2025-12-31',
      undefined,
    ])
    expect(readSerial(44_560, true)).toBe('2025-12-31')
  })
})
