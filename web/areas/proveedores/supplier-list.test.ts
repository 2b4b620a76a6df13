import { describe, expect, it } from 'vitest'
import { addedRows, missingErrors, pastedRow, readyRows, refusalErrors } from '../../records/catalogue/list-sheet.ts'
import { readCell } from '../../ui/amount-table/amount-column.ts'
import { supplierList } from './supplier-list.ts'

const column = (key: string) => supplierList.columns.find((each) => each.key === key)!
const row = (id: string, values: Record<string, string>) => pastedRow(supplierList, values, id)
const complete = { razonSocial: 'Áridos S.A.', cuit: '30-71234567-1', condicionIva: 'RI' }

describe('the cells of a list of suppliers', () => {
  it.each([
    ['Resp. Inscripto', 'RI'],
    ['RESPONSABLE INSCRIPTO', 'RI'],
    ['RI', 'RI'],
    ['Monotributista', 'monotributo'],
    ['exento', 'exento'],
    ['Cons. Final', 'CF'],
    ['No residente', 'exterior'],
  ])('take the tax condition by its words: %s', (text, value) => {
    expect(readCell(column('condicionIva'), text)).toEqual({ value })
  })

  it.each([
    ['cuit', '30712345671', { value: '30-71234567-1' }],
    ['cuit', '30.71234567.1', { value: '30-71234567-1' }],
    ['cuit', '30-71234567-8', { error: expect.stringContaining('verificador') }],
    ['cuit', '3,07123E+10', { error: expect.stringContaining('11 números') }],
    ['cbu', '0170099220000012345678', { value: '0170099220000012345678' }],
    ['cbu', '1,70099E+21', { error: expect.stringContaining('22 números') }],
    ['condicionIva', 'Gran contribuyente', { error: expect.stringContaining('Responsable inscripto, Monotributo') }],
    ['condicionPagoDias', '30', { value: '30' }],
    ['condicionPagoDias', '400', { error: 'Como máximo 365.' }],
  ])('check %s: %s', (key, text, read) => {
    expect(readCell(column(key), text)).toEqual(read)
  })
})

describe('the rows of a list', () => {
  const rows = [row('a', complete), row('b', { ...complete, cuit: '' }), row('c', complete), row('d', complete)]

  it('are sent unless a cell is invalid or missing', () => {
    expect(readyRows(supplierList, rows, ['c']).map(({ id }) => id)).toEqual(['a', 'd'])
    expect([...missingErrors(supplierList, rows)]).toEqual([['b cuit', 'Falta: CUIT.']])
  })

  it('stay with the reason if the server refuses them', () => {
    const sent = [rows[0]!, rows[3]!]
    const answer = { creados: 1, rechazados: [{ indice: 1, campo: 'cuit', mensaje: 'Ya existe.' }] }
    expect([...refusalErrors(supplierList, answer, sent)]).toEqual([['d cuit', 'Ya existe.']])
    expect([...addedRows(answer, sent)]).toEqual(['a'])
  })

  it('are sent without empty cells', () => {
    const { proveedores } = supplierList.bodyOf([row('a', { ...complete, condicionPagoDias: '30' })]) as {
      proveedores: object[]
    }
    expect(proveedores).toEqual([{ ...complete, condicionPagoDias: 30 }])
  })
})
