import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId: 2 }
const cobro = { fecha: '2026-03-10', concepto: 'cuota', de: ' Familia Aráoz ', importe: '1500' } as const

describe('cobros', () => {
  it('are numbered, valued at their own rate, searched, summed and annulled', async () => {
    const api = await server.current.as('demo@obra.test')
    const before = (await api('listCobros', { params })).body
    const { body } = await api('createCobro', { params, body: { ...cobro, moneda: 'USD' } })
    expect(body).toMatchObject({
      de: 'Familia Aráoz',
      importe: '1500.00',
      estado: 'registrado',
      numero: before.total + 1,
    })
    expect(Number(body.importeBase)).toBeCloseTo(1500 * Number(body.cotizacion!.valor), 2)
    const found = (await api('listCobros', { params, query: { search: 'araoz', sort: 'fecha', order: 'desc' } })).body
    expect(found.items[0]!.id).toBe(body.id)
    const cobroPlace = { ...params, id: body.id }
    expect((await api('annulCobro', { params: cobroPlace, body: { motivo: 'Cheque rechazado' } })).body.estado).toBe(
      'anulado',
    )
    expect((await api('listCobros', { params })).body.totales).toEqual(before.totales)
    const file = await api('listCobros', { params, query: { formato: 'csv' } })
    expect(new TextDecoder().decode(file.bytes)).toContain('Familia Aráoz')
  })

  it('refuse an amount of 0 and future dates', async () => {
    const api = await server.current.as('demo@obra.test')
    const refused = async (more: object) => (await api('createCobro', { params, body: { ...cobro, ...more } })).status
    expect([
      await refused({ importe: '0' }),
      await refused({ fecha: '2026-03-17' }),
      await refused({ moneda: 'EUR' }),
    ]).toEqual([400, 400, 409])
  })
})
