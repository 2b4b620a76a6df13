import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, csvMark, readCsv } from './csv.ts'

describe('a line of CSV', () => {
  it('separates fields by semicolons and writes decimal commas and Sí or No', () => {
    expect(csvLine(['Caño 110', 1234.5, true, false, -3])).toBe('Caño 110;1234,5;Sí;No;-3\r\n')
  })

  it('quotes text with a semicolon, a quote or a line break', () => {
    expect(csvLine(['a;b', 'Tenaza 9"', 'uno\ndos'])).toBe('"a;b";"Tenaza 9""";"uno\ndos"\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1'])('escapes the formula %j', (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  })

  it.each(['0170099220000067797370', '7798031150019', '0012', '1E5', '3-4', '2026-03', '01/02/2026'])(
    'keeps %j text, which a spreadsheet would change',
    (text) => {
      expect(csvLine([text])).toBe(`'${text}\r\n`)
    },
  )

  it('does not change text with such signs inside', () => {
    const texts = ['ph-7', 'a=b', 'Nº 5', '0', '1155550000', '30-71234567-1', '0001-00001234', '01.01']
    expect(csvLine(texts)).toBe(`${texts.join(';')}\r\n`)
  })
})

describe('a file of CSV', () => {
  it('is read as it was written', () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: fc.constantFrom(...`'="';,|+-@0179/e\n\t ñ`) }),
        fc.constantFrom('+54 9 11 5555-1234', '0170099220000067797370', "'=1", "''-3", '31/02', 'sep=;'),
      )
      .map((each) => each.trim().replace(/\r\n?/g, '\n'))
    const rows = fc.array(fc.tuple(text, text, fc.constant('fin')), { maxLength: 5 })
    fc.assert(
      fc.property(rows, (written) => {
        const file = csvMark + csvLine(['Uno', 'Dos', 'Tres']) + written.map(csvLine).join('')
        expect(readCsv(file)).toEqual({ titles: ['Uno', 'Dos', 'Tres'], rows: written, unclosedRow: undefined })
      }),
    )
  })

  it.each([
    ['tabs', 'Nombre\tEmpresa\nPaz, Ana\tA; B\n'],
    ['commas', 'Nombre,Empresa\r\n"Paz, Ana",A; B\r\n'],
    ['a line with the delimiter', 'sep=|\r\nNombre|Empresa\r\nPaz, Ana|A; B\r\n'],
  ])('is read with %s', (_name, text) => {
    expect(readCsv(text)).toMatchObject({ titles: ['Nombre', 'Empresa'], rows: [['Paz, Ana', 'A; B']] })
  })

  it('names the row where a quotation mark is not closed', () => {
    expect(readCsv('Nombre;Empresa\nAna;A\nEva;"B\nIda;C\n').unclosedRow).toBe(1)
  })
})
