import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pendingConfirmation } from '../confirm.ts'
import { columnWidths, readCell, shownValue, typedValue } from './amount-column.ts'
import { placeBlock, readBlock, writeBlock } from './clipboard.ts'
import { moveByKey, nextEditable } from './grid-place.ts'
import { withoutHeading } from './heading.ts'
import { keyAction, type KeyPress } from './key-action.ts'
import { askMarks, isUndecided, marksOf, withDates, withMarks } from './pasted-values.ts'
import { treeLines } from './row-tree.ts'
import { sumText } from './sum-text.ts'

const amount = { key: 'importe', title: 'Importe', kind: 'amount' } as const
const cell = fc.string({ maxLength: 8 }).map((text) => text.replace(/\s+/g, ' ').trim())

describe('the clipboard', () => {
  test('reading a written block returns the same cells', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
        fc.pre(rows.at(-1)!.some((each) => each !== ''))
        expect(readBlock(writeBlock(rows))).toEqual(rows)
      }),
    )
  })
  test('reads quoted cells with line breaks and ignores the final line break', () => {
    expect(readBlock('Losa\t12,5\r\n"Viga\n""V1"""\t3\r\n')).toEqual([
      ['Losa', '12,5'],
      ['Viga "V1"', '3'],
    ])
  })
  test('one cell fills the selection; a block starts at the first cell and counts the columns that do not fit', () => {
    const place = (line: number, column: number) => ({ line, column })
    const whole = { from: place(0, 1), to: place(2, 1) }
    expect(placeBlock([['7']], whole, { lines: 5, columns: 3 }).cells.map(({ line }) => line)).toEqual([0, 1, 2])
    const one = { from: place(4, 2), to: place(4, 2) }
    expect(placeBlock([['a', 'b'], ['c']], one, { lines: 5, columns: 3 })).toEqual({
      cells: [
        { line: 4, column: 2, text: 'a' },
        { line: 5, column: 2, text: 'c' },
      ],
      lost: 1,
    })
  })
})

describe('the heading row of a pasted block', () => {
  const columns = [
    { key: 'when', title: 'Fecha', kind: 'date' },
    { key: 'sale', title: 'Venta', kind: 'decimal' },
    { key: 'purchase', title: 'Compra', kind: 'decimal' },
  ] as never[]
  test('is removed, even if its titles differ from the columns', () => {
    const values = [['01/03/2026', '1.415,50']]
    const heading = { block: values, hasHeading: true, leftOut: [] }
    expect(withoutHeading([['Día', 'Valor $'], ...values], columns, 0)).toEqual(heading)
    expect(withoutHeading(values, columns, 0).hasHeading).toBe(false)
    expect(withoutHeading([['ayer', '3'], ...values], columns, 0).hasHeading).toBe(false)
    expect(withoutHeading([['hoy', 'x']], columns, 0).hasHeading).toBe(false)
  })
  test('maps the cells to the columns it names', () => {
    const block = [
      ['fecha', 'COMPRA ', 'Venta'],
      ['01/03/2026', '1390', '1415'],
    ]
    expect(withoutHeading(block, columns, 0).block).toEqual([['01/03/2026', '1415', '1390']])
  })
  test('lists the columns that it leaves out when it moves the others', () => {
    const texts = [
      { key: 'name', title: 'Razón social', titles: ['Proveedor'] },
      { key: 'cuit', title: 'CUIT' },
    ] as never[]
    const block = [
      ['Rubro', 'CUIT', 'Proveedor'],
      ['Áridos', '30-1', 'Corralón'],
    ]
    expect(withoutHeading(block, texts, 0)).toEqual({
      block: [['Corralón', '30-1']],
      hasHeading: true,
      leftOut: ['Rubro'],
    })
  })
})

describe('cells', () => {
  test('amounts are parsed with currency sign, thousands and brackets', () => {
    expect(readCell(amount, ' $ 1.009.534,49 ')).toEqual({ value: '1009534.49' })
    expect(readCell({ ...amount, min: -1e12 }, '(12,5)')).toEqual({ value: '-12.5' })
    expect(readCell(amount, '-3')).toEqual({ error: 'No puede ser menor que 0.' })
    expect(readCell(amount, '1,234')).toEqual({ error: 'Hasta 2 decimales.' })
  })
  test('amounts display two decimals and edit with as many as there are', () => {
    expect(shownValue(amount, '1234.5')).toBe('1.234,50')
    expect(typedValue(amount, '1234.5')).toBe('1234,5')
  })
  test('choices are parsed by label or value, ignoring accents and case', () => {
    const unit = { key: 'u', title: 'Unidad', kind: 'choice', options: [['id-1', 'Jornal']] } as const
    expect(readCell(unit, 'jornál')).toEqual({ value: 'id-1' })
    expect(readCell(unit, 'mes')).toEqual({ error: '«mes» no está entre las opciones.' })
    const units = { key: 'u', title: 'Unidad', kind: 'choice', options: [['id-2', 'm²']] } as const
    expect(readCell(units, 'M2')).toEqual({ value: 'id-2' })
  })
  describe('choices with further names', () => {
    const options = [
      ['r1', '01 Trabajos preliminares', ['01', 'Trabajos preliminares']],
      ['r2', '01.01 Obrador y cerco', ['01.01', 'Obrador y cerco']],
      ['r3', '01.10 Demolición', ['01.10', 'Demolición']],
      ['r4', '04.02 Losas', ['04.02', 'Losas']],
      ['r5', '05.01 Losas', ['05.01', 'Losas']],
    ] as const
    const unknownOption = (text: string) => `No hay «${text}».`
    const rubro = { key: 'r', title: 'Rubro', kind: 'choice', options, unknownOption } as const
    test.each([
      ['01.01', 'r2'],
      ['01', 'r1'],
      ['1', 'r1'],
      ['1.01', 'r2'],
      ['1,01', 'r2'],
      ['01.10', 'r3'],
      ['OBRADOR Y CERCO', 'r2'],
      ['demolicion', 'r3'],
      ['01.01 - Obrador y cerco', 'r2'],
      ['05.01 losas', 'r5'],
    ])('are parsed by code or name: %s', (text, value) => {
      expect(readCell(rubro, text)).toEqual({ value })
    })
    test.each([
      ['1,1', 'No hay «1,1».'],
      ['Obrador', 'No hay «Obrador».'],
      ['-', 'No hay «-».'],
      ['losas', '«losas» puede ser «04.02 Losas» o «05.01 Losas». Escribí cuál.'],
    ])('have an error if no option or several fit: %s', (text, error) => {
      expect(readCell(rubro, text)).toEqual({ error })
    })
    test('prefer the exact spelling', () => {
      const units = {
        key: 'u',
        title: 'Unidad',
        kind: 'choice',
        options: [
          ['a', 'm2'],
          ['b', 'm²'],
        ],
      } as const
      expect([readCell(units, 'm2'), readCell(units, 'm²')]).toEqual([{ value: 'a' }, { value: 'b' }])
    })
  })
  test('dates and months are parsed in every notation of spreadsheets', () => {
    const kinds = (kind: 'date' | 'month') => (text: string) => readCell({ key: 'f', title: 'Fecha', kind }, text)
    for (const text of ['1/3/26', '01-03-2026', '2026-03-01', '01/03/2026 00:00'])
      expect([kinds('date')(text), kinds('month')(text)], text).toEqual([{ value: '2026-03-01' }, { value: '2026-03' }])
  })
  test('the sum of the selection is exact', () => {
    expect(sumText(['0.1', '0.2', '1009534.49', '-0.000001'])).toBe('1.009.534,789999')
    expect(sumText(['-0.5'])).toBe('-0,5')
  })
})

describe('keys', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    getModifierState: () => false,
    ...more,
  })
  const place = {
    active: { line: 1, column: 0 },
    extent: { lines: 4, columns: 3 },
    page: 2,
    isEditable: ({ column }: { column: number }) => column === 2,
    isOpen: undefined,
    mayLeave: false,
  }
  test('arrow keys stay within the table', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'End', 'Home'),
        fc.nat(3),
        fc.nat(2),
        (key, line, column) => {
          const to = moveByKey({ line, column }, { key, isFar: false, page: 2 }, place.extent)!
          expect(to.line >= 0 && to.line < 4 && to.column >= 0 && to.column < 3).toBe(true)
        },
      ),
    )
  })
  test('Tab moves to the next editable cell, and leaves the table after the last one or Escape', () => {
    expect(nextEditable(place.active, 1, place.extent, place.isEditable)).toEqual({ line: 1, column: 2 })
    expect(keyAction(press('Tab'), { ...place, active: { line: 3, column: 2 } })).toBeNull()
    expect(keyAction(press('Tab'), { ...place, mayLeave: true })).toBeNull()
  })
  test('a letter replaces the content of an editable cell and is ignored in others', () => {
    const there = { ...place, active: { line: 1, column: 2 } }
    expect(keyAction(press('5'), there)).toEqual({ type: 'edit', replaces: true })
    expect(keyAction(press('5'), place)).toBeNull()
    expect(keyAction(press('c', { ctrlKey: true }), there)).toBeNull()
    expect(keyAction(press('@', { ctrlKey: true, altKey: true, getModifierState: () => true }), there)).toEqual({
      type: 'edit',
      replaces: true,
    })
  })
  test('Enter toggles a branch and presses the control of a read-only cell', () => {
    expect(keyAction(press('Enter'), { ...place, isOpen: false })).toEqual({ type: 'toggle' })
    expect(keyAction(press('ArrowRight'), { ...place, isOpen: false })).toEqual({ type: 'toggle' })
    expect(keyAction(press('Enter'), place)).toEqual({ type: 'press' })
  })
})

test('a tree hides the rows below closed ones, and puts rows without parent at the top', () => {
  const rows = [
    { id: 'b', parent: 'a' },
    { id: 'a', parent: null },
    { id: 'lost', parent: 'gone' },
  ]
  const parentOf = ({ parent }: { parent: string | null }) => parent
  const shown = (closed: string[]) =>
    treeLines(rows, { parentOf, closed: new Set(closed) }).map(({ row, level }) => `${row.id}${level}`)
  expect(shown([])).toEqual(['a1', 'b2', 'lost1'])
  expect(shown(['a'])).toEqual(['a1', 'lost1'])
})

describe('the width of a column', () => {
  const columns = [
    { key: 'name', title: 'Ítem', value: () => 'x'.repeat(200), width: 90 },
    { ...amount, width: 144, value: ({ value }: { value: string }) => value },
  ]
  const widthOf = (value: string) => columnWidths(columns, [{ value }, { value: '1.00' }], 136)
  test('is the configured one if its numbers fit; texts never widen it', () => {
    expect(widthOf('1234567.50')).toEqual([90, 144])
  })
  test('grows for a number or total that would be cut', () => {
    const [, wide] = widthOf('9999999999999.99')
    expect(wide).toBeGreaterThan(144)
    const summed = [{ ...amount, width: 144, value: () => '1.00', total: '9999999999999.99' }]
    expect(columnWidths(summed, [{}], 136)).toEqual([wide])
  })
})

describe('pasted numbers', () => {
  const columns = [
    { key: 'item', title: 'Ítem' },
    { key: 'cantidad', title: 'Cantidad', kind: 'decimal' },
    { key: 'precio', title: 'Precio', kind: 'amount' },
  ] as never[]
  const placed = (text: string) =>
    placeBlock(readBlock(text), { from: start, to: start }, { lines: 9, columns: 3 }).cells
  const start = { line: 0, column: 0 }
  const read = (text: string) => {
    const cells = placed(text)
    const texts = withMarks(cells, marksOf(cells, columns)).map((each) => each.text)
    return Array.from({ length: texts.length / 3 }, (_, row) => texts.slice(3 * row, 3 * row + 3))
  }
  test('are parsed with the decimal mark of their column', () => {
    expect(read('Losa - 1\t0.750\t1250.75\nAcero\t12.5\t980.5\nArena\t1.250\t0.125')).toEqual([
      ['Losa - 1', '0,750', '1250,75'],
      ['Acero', '12,5', '980,5'],
      ['Arena', '1,250', '0,125'],
    ])
    expect(read('Losa\t1.250\t$ 15.000,00\nAcero\t8,5\t $ -   ')).toEqual([
      ['Losa', '1250', '15000,00'],
      ['Acero', '8,5', '0'],
    ])
  })
  test('ask once per ambiguous column', async () => {
    const cells = placed('Losa\t1.250\t100\nAcero\t3.000\t200')
    const marks = marksOf(cells, columns)
    expect([...marks]).toEqual([
      [1, { ambiguous: '1.250' }],
      [2, ','],
    ])
    expect(isUndecided(marks)).toBe(true)
    const answers = askMarks(marks, columns)
    const question = pendingConfirmation.get()!
    expect([question.title, question.actions.confirm.label, question.actions.cancel.label]).toEqual([
      '¿Qué es «1.250» en Cantidad?',
      'Miles: 1.250',
      'Decimales: 1,25',
    ])
    question.answer('cancelled')
    expect(withMarks(cells, await answers).map(({ text }) => text)).toEqual([
      'Losa',
      '1,250',
      '100',
      'Acero',
      '3,000',
      '200',
    ])
  })
  test.each([
    ['1.250', ','],
    ['1,250', '.'],
  ])('%s is thousands in a column with fewer than three decimals', (text, mark) => {
    const cells = [1, 2].map((line) => ({ line, column: 2, text }))
    expect([...marksOf(cells, columns)]).toEqual([[2, mark]])
  })
  test('of both kinds decide nothing for the others, and keep their own reading', () => {
    const cells = placed('Losa\t1.250\t1\nAcero\t12.5\t2\nArena\t8,5\t3')
    expect(marksOf(cells, columns).get(1)).toEqual({ ambiguous: '1.250' })
    expect(read('Losa\t3.000\t1\nAcero\t3.001,01\t2')).toEqual([
      ['Losa', '3000', '1'],
      ['Acero', '3001,01', '2'],
    ])
  })
  test('in a single cell are parsed like a field', () => {
    expect(marksOf([{ line: 0, column: 1, text: '1.250' }], columns).size).toBe(0)
  })
})

test('pasted days have the month first if all of their column have it', () => {
  const columns = [{ key: 'desde', title: 'Desde', kind: 'date' }] as never[]
  const read = (...texts: string[]) =>
    withDates(
      texts.map((text, line) => ({ line, column: 0, text })),
      columns,
    ).map(({ text }) => text)
  expect(read('03/04/2026', '4/25/26', 'mañana')).toEqual(['2026-03-04', '2026-04-25', 'mañana'])
  expect(read('03/04/2026', '25/04/2026')).toEqual(['03/04/2026', '25/04/2026'])
  expect(read('03/04/2026', '05/06/2026')).toEqual(['03/04/2026', '05/06/2026'])
})
