import { describe, expect, it } from 'vitest'
import { invoice, pay, proyectoId } from '../../../tests/support/payments.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')

describe('retenciones', () => {
  it('are listed by month and tax, without those of annulled payments', async () => {
    const api = await demo()
    const { proveedorId } = await invoice(api, '1')
    const iva = { impuesto: 'iva', base: '1000', alicuota: '10.5' }
    const fields = { retenciones: [iva, { ...iva, base: '2000' }] }
    const { id } = (await pay(api, proveedorId, '10', [], { ...fields, fecha: '2026-02-27' })).body
    await pay(api, proveedorId, '10', [], fields)
    const query = { impuesto: 'iva', proveedorId } as const
    const list = async () => (await api('listRetenciones', { params, query })).body
    expect(await list()).toMatchObject({
      total: 4,
      totales: { importeBase: '630.00' },
      resumen: [
        { mes: '2026-03', impuesto: 'iva', cantidad: 2, importe: '315.00' },
        { mes: '2026-02', impuesto: 'iva', cantidad: 2, importe: '315.00' },
      ],
    })
    await api('annulPago', { params: { proyectoId, id }, body: { motivo: 'x' } })
    const { items, totales } = await list()
    expect(totales.importeBase).toBe('315.00')
    expect(items.map(({ base, fecha }) => [base, fecha])).toEqual([
      ['2000.00', '2026-03-10'],
      ['1000.00', '2026-03-10'],
    ])
    const file = await api('listRetenciones', { params, query: { ...query, sort: 'importe', formato: 'csv' } })
    const lines = new TextDecoder().decode(file.bytes).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('03/2026;IVA;')
    expect(lines[1]).toContain(';1000,00;10,50;105,00;105,00')
    const found = await api('listRetenciones', { params, query: { search: items[0]!.numeroCertificado } })
    expect(found.body.items.map(({ id: found }) => found)).toContain(items[0]!.id)
  })
})
