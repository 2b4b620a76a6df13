import { describe, expect, it } from 'vitest'
import { wholeText } from '../../lib/money-text.ts'
import { hasAmount, isOver } from './columns.ts'

const row = {
  original: '1',
  modificaciones: '0',
  vigente: '100.00',
  comprometido: '0',
  ajusteContratos: '0',
  proyeccion: '0',
  costoFinal: '0',
}

describe('the columns of the control', () => {
  it('round amounts to whole units', () => {
    expect(['1234567.49', '-0.50', '-0.49', '9999999999999.50'].map(wholeText)).toEqual([
      '1.234.567',
      '-1',
      '0',
      '10.000.000.000.000',
    ])
  })
  it('are red for amounts over the budget and for negative balances', () => {
    const over = { ...row, ejecutado: '100.01', pagado: '99.99', saldo: '-0.01', desvio: '0.00' }
    expect((['ejecutado', 'pagado', 'saldo', 'desvio'] as const).filter((field) => isOver(field, over))).toEqual([
      'ejecutado',
      'saldo',
    ])
  })
  it('are not red where an amount is unknown', () => {
    const unknown = { ...row, vigente: null, ejecutado: '100.01', pagado: null, saldo: null, desvio: null }
    expect((['ejecutado', 'pagado', 'saldo', 'desvio'] as const).filter((field) => isOver(field, unknown))).toEqual([])
    expect(isOver('pagado', { ...unknown, vigente: '100.00' })).toBe(false)
  })
  it('have the projection in the last row by item and by supplier', () => {
    const item = { item: '01.1', proveedorId: null }
    const supplier = { item: null, proveedorId: 'x' }
    const last = { item: null, proveedorId: null }
    const fields = ['vigente', 'comprometido', 'costoFinal'] as const
    const having = (agrupar: 'item' | 'proveedor', each: Parameters<typeof hasAmount>[1]) =>
      fields.filter((field) => hasAmount(agrupar, each, field))
    expect(having('item', item)).toEqual(['vigente', 'comprometido'])
    expect(having('item', last)).toEqual(['costoFinal'])
    expect(having('proveedor', supplier)).toEqual(['comprometido'])
    expect(having('proveedor', last)).toEqual(['vigente', 'costoFinal'])
    expect(fields.every((field) => hasAmount('rubro', last, field))).toBe(true)
  })
})
