import { afterAll, describe, expect, it } from 'vitest'
import { bombOf, latin1, numberCell, textCell, xlsxOf } from '../../../tests/support/sheet-files.ts'
import { createSheetReader } from '../../adapters/sheet-reader.ts'
import { guessTitleRow, isTotalRow } from './guess.ts'
import { readSheet } from './read.ts'

const read = (bytes: Uint8Array) => readSheet(bytes)
const rowOf = (fila: number, ...cells: string[]) => `<row r="${fila}">${cells.join('')}</row>`
const rowsOf = async (sheet: string, workbook = '') => (await read(await xlsxOf({ sheet, workbook }))).rows
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('xlsx', () => {
  it('reads texts, numbers and days, with the row numbers of the sheet', async () => {
    const sheet =
      rowOf(3, textCell('A3', '0010_x0000_'), numberCell('C3', 12.5)) +
      rowOf(7, numberCell('B7', 46_022, 1), textCell('C7', ' '))
    expect(await rowsOf(sheet)).toEqual([
      { fila: 3, celdas: ['0010', null, 12.5] },
      { fila: 7, celdas: [null, { dia: '2025-12-31' }] },
    ])
  })

  it('counts days from 1904 if the workbook says so', async () => {
    expect(await rowsOf(rowOf(1, numberCell('A1', 44_560, 1)), 'date1904="1"')).toEqual([
      { fila: 1, celdas: [{ dia: '2025-12-31' }] },
    ])
  })

  it('reads the hour of a day, and an hour alone', async () => {
    const sheet = rowOf(1, numberCell('A1', 45_000.395_833_333_3, 1), numberCell('B1', 0.395_833_333_3, 1))
    expect(await rowsOf(sheet)).toEqual([{ fila: 1, celdas: ['2023-03-15 09:30', '09:30'] }])
  })

  it('refuses the day that never was', async () => {
    const [row] = await rowsOf(rowOf(1, numberCell('A1', 59, 1), numberCell('B1', 60, 1), numberCell('C1', 61, 1)))
    expect(row?.celdas).toEqual([
      { dia: '1900-02-28' },
      { error: 'La celda B1 dice 29/02/1900, un día que no existió.' },
      { dia: '1900-03-01' },
    ])
  })

  it('names cells with an error or without a result', async () => {
    const sheet = rowOf(
      2,
      '<c r="A2"><f>B2*2</f><v>14</v></c>',
      '<c r="B2"><f>C2</f></c>',
      '<c r="C2" t="e"><f>X1</f><v>#REF!</v></c>',
      '<c r="D2" t="str"><f>""</f><v></v></c>',
    )
    expect((await rowsOf(sheet))[0]?.celdas).toEqual([
      14,
      {
        error:
          'La celda B2 tiene una fórmula sin resultado. Abrí la planilla en Excel, guardala de nuevo y volvé a subirla, o pegá los valores.',
      },
      { error: 'La celda C2 tiene el error #REF!. Corregilo en la planilla o escribí el valor.' },
    ])
  })

  it('drops formatted rows without values', async () => {
    const empty = Array.from({ length: 5000 }, (_, index) => rowOf(index + 11, `<c r="A${index + 11}" s="1"/>`))
    const rows = Array.from({ length: 10 }, (_, index) => rowOf(index + 1, numberCell(`A${index + 1}`, index + 1)))
    expect(await rowsOf(rows.join('') + empty.join(''))).toHaveLength(10)
  })
})

const broken = (await xlsxOf({ sheet: rowOf(1, numberCell('A1', 1)) })).slice(0, 500)
const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...utf8('x'.repeat(100))])
const withPassword = new Uint8Array([
  ...ole,
  ...[...'EncryptedPackage'].flatMap((letter) => [letter.codePointAt(0)!, 0]),
])
const wide = await xlsxOf({ sheet: rowOf(1, numberCell('A1', 1)) + rowOf(1_048_576, numberCell('XFD1048576', 1)) })
const notSheet = await xlsxOf({})
const bomb = await bombOf(600_000_000)
const zip = await bombOf(1000)

describe('bad files', () => {
  const cases: [name: string, bytes: Uint8Array, sentence: RegExp][] = [
    ['empty', new Uint8Array(), /El archivo está vacío\./],
    ['cut off', broken, /dañado o incompleto/],
    ['old Excel', ole, /Es un Excel viejo \(\.xls\)/],
    ['password', withPassword, /tiene contraseña/],
    ['too wide', wide, /columnas de más: hay datos en la celda XFD1048576/],
    ['too large by its own account', bomb, /demasiado grande/],
    ['another zip', zip, /no es una planilla de Excel/],
    ['no rows', notSheet, /ninguna fila con datos/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /no es una planilla/],
    ['letters of MS-DOS', latin1('c¢digo;nombre\n1;a¤o'), /letras de MS-DOS/],
    ['an open quotation mark', utf8('codigo;nombre\n1;"abierta\n2;b'), /comilla sin cerrar/],
  ]
  it.each(cases)('%s', async (_name, bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(sentence)
  })
})

describe('csv', () => {
  it('reads Windows-1252 with repeated and empty titles, zeros and empty rows', async () => {
    const text = 'Código;Código;;Razón social\r\n0010;30712345671;;Ñandú\r\n;;;\r\n\r\nTotal;3,07E+10;;\r\n'
    expect((await read(latin1(text))).rows).toEqual([
      { fila: 1, celdas: ['Código', 'Código', null, 'Razón social'] },
      { fila: 2, celdas: ['0010', '30712345671', null, 'Ñandú'] },
      { fila: 5, celdas: ['Total', '3,07E+10'] },
    ])
  })

  it('reads UTF-16, a byte order mark, tabs and a line that names the delimiter', async () => {
    const utf16 = new Uint8Array(new Uint16Array([...'\uFEFFaño\tvalor\n1\t2'].map((c) => c.charCodeAt(0))).buffer)
    expect((await read(utf16)).rows[0]?.celdas).toEqual(['año', 'valor'])
    expect((await read(utf8('\uFEFFsep=,\r\na,b\r\n1,2'))).rows.map(({ celdas }) => celdas)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('does not take decimal commas for separators', async () => {
    expect((await read(utf8('Compra;Venta\n1,5;2,5\n3,5;4,5'))).rows[1]?.celdas).toEqual(['1,5', '2,5'])
  })
})

describe('guesses', () => {
  const rows = (...cells: (string | number | null)[][]) => cells.map((celdas, index) => ({ fila: index + 1, celdas }))

  it('finds the titles below the title of the sheet', () => {
    const sheet = rows(['Lista de materiales'], ['Código', 'Nombre', 'Precio'], ['0010', 'Cal', 12])
    expect(guessTitleRow(sheet, () => false)).toBe(2)
    expect(guessTitleRow(sheet, (title) => title === 'Nombre')).toBe(2)
    expect(guessTitleRow(rows([1, 2], [3, 4]), () => false)).toBeUndefined()
  })

  it('finds totals', () => {
    expect([['Total', 3], [null, 'TOTALES:'], ['Totoral', 3], ['Subtotal rubro 1']].map(isTotalRow)).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
})

describe('thread', () => {
  const inThread = createSheetReader()
  afterAll(() => new Promise((resolve) => setTimeout(resolve, 0)))

  it('answers with rows or the sentence, one file after the other', async () => {
    const [rows, problem] = await Promise.allSettled([inThread(utf8('a;b\n1;2')), inThread(ole)])
    expect(rows).toMatchObject({ value: { rows: [{ celdas: ['a', 'b'] }, { celdas: ['1', '2'] }] } })
    expect(problem).toMatchObject({ reason: { message: expect.stringContaining('Excel viejo') } })
  })
})
