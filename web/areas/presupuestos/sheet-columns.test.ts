/** Budget lines as spreadsheets copy them, read by the columns of the sheet. */
import { expect, it } from 'vitest'
import { newRows } from '../../ui/amount-table/cell-edits.ts'
import { placeBlock, readBlock } from '../../ui/amount-table/clipboard.ts'
import { withoutHeading } from '../../ui/amount-table/heading.ts'
import { marksOf, withMarks } from '../../ui/amount-table/pasted-values.ts'
import { columnsOf } from './sheet-columns.tsx'
import { missingFields, newLine } from './sheet-draft.ts'

const rubros = [
  { id: 'r1', codigo: '01', nombre: 'Trabajos preliminares', padreId: null },
  { id: 'r2', codigo: '01.01', nombre: 'Obrador y cerco', padreId: 'r1' },
]
const unidades = [
  { id: 'u1', codigo: 'm²', nombre: 'Metro cuadrado' },
  { id: 'u2', codigo: 'm³', nombre: 'Metro cúbico' },
  { id: 'u3', codigo: 'gl', nombre: 'Global' },
]
const columns = columnsOf(
  { rubros, unidades },
  { total: '0', valued: null },
  { counts: new Map(), onOpen: () => undefined },
  () => undefined,
)

/** The lines of a paste into an empty sheet, with the errors of their cells. */
function paste(lines: string[]) {
  const { block } = withoutHeading(readBlock(`${lines.join('\r\n')}\r\n`), columns, 0)
  const start = { line: 0, column: 0 }
  const { cells } = placeBlock(block, { from: start, to: start }, { lines: 1, columns: columns.length })
  const typed = withMarks(cells, marksOf(cells, columns)).filter(({ text }) => text.trim() !== '')
  return newRows(typed, columns).map(({ values, refused }) => {
    const line = newLine({ values, invalidKeys: refused.map(({ key }) => key) }, rubros)
    return { ...line, errors: refused.map((cell) => cell.refused.error), missing: missingFields(line) }
  })
}

it('takes every line with a heading, decimal commas, units as m2, rubros by code, and the accounting dash', () => {
  const lines = paste([
    'Ítem\tDesignación\tRubro\tU.M.\tCant.\tP. Unit.',
    '01.01.901\tContrapiso\t01.01\tm2\t120\t$ 15.000,00',
    '01.01.902\tHormigón H21\t01.01 Obrador y cerco\tm3\t8,5\t$ 180.000,00',
    '01.01.903\tÍtem sin cotizar\tOBRADOR y cerco\tGlobal\t1\t $ -   ',
  ])
  expect(lines).toMatchObject([
    { rubroId: 'r2', unidadId: 'u1', cantidad: '120', precioUnitario: '15000', errors: [], missing: [] },
    { rubroId: 'r2', unidadId: 'u2', cantidad: '8.5', precioUnitario: '180000', errors: [], missing: [] },
    { rubroId: 'r2', unidadId: 'u3', cantidad: '1', precioUnitario: '0', errors: [], missing: [] },
  ])
})

it('takes every line with decimal points', () => {
  const lines = paste([
    '01.01.901\tHormigón H21\t01.01 Obrador y cerco\tgl\t0.750\t1250.75',
    '01.01.902\tAcero\t01.01 Obrador y cerco\tgl\t12.5\t980.5',
    '01.01.903\tArena\t01.01 Obrador y cerco\tgl\t1.250\t0.125',
  ])
  expect(lines.map(({ cantidad, precioUnitario, missing }) => [cantidad, precioUnitario, missing])).toEqual([
    ['0.75', '1250.75', []],
    ['12.5', '980.5', []],
    ['1.25', '0.125', []],
  ])
})

it('says what to do about an unknown rubro or unit, and does not guess the rubro from the code', () => {
  const [line] = paste(['01.01.904\tPilote\tPilotes\tpozo\t1\t2'])
  expect(line!.errors).toEqual([
    expect.stringMatching(/^No hay ningún rubro «Pilotes»\. .+ Carga de Categóricos/),
    expect.stringMatching(/^No hay ninguna unidad «pozo»\. .+ Carga de Categóricos/),
  ])
  expect(line).toMatchObject({ codigo: '01.01.904', rubroId: '', missing: ['rubroId', 'unidadId'] })
  expect(paste(['01.01.905\tSin rubro\t\tgl\t1\t2'])).toMatchObject([{ rubroId: 'r2', missing: [] }])
})
