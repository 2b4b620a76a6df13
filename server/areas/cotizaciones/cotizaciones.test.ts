import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

import { scopeOf } from '../../records/catalogue.service.ts'
import type { Context } from '../../context.ts'
import { findRate, fixRate } from '../../money/company-rates.ts'

const rate = { moneda: 'EUR' as const, tipo: 'oficial' as const, fecha: '2026-01-05', venta: '1650.25' }

describe('cotizaciones', () => {
  it.each([
    [{ venta: '0' }, 'venta'],
    [{ compra: '0.000' }, 'compra'],
    [{ compra: '1700' }, 'compra'],
    [{ fecha: '2026-12-31' }, 'fecha'],
  ])('refuse %j at its field', async (change, field) => {
    const { status, body } = await (await demo())('createCotizacion', { params, body: { ...rate, ...change } })
    expect([status, body]).toEqual([400, expect.objectContaining({ issues: [expect.objectContaining({ field })] })])
  })

  it('explain the number format for an invalid number', async () => {
    const { body } = await (await demo())('createCotizacion', { params, wrong: { ...rate, venta: '1.650,25' } })
    expect(body).toMatchObject({
      issues: [
        { field: 'venta', message: 'Usá un número con hasta 9 cifras y hasta 6 decimales, con punto: 1234.50.' },
      ],
    })
  })

  it('of a day are the last on or before it, with a warning if old, and 409 if there is none', async () => {
    const api = await demo()
    await api('loadCotizaciones', {
      params,
      body: { cotizaciones: [rate, { ...rate, fecha: '2026-01-20', venta: '1700' }] },
    })
    const { services } = server.current
    const scope = scopeOf({ ...services, company: { id: 1 } } as Context, services.store.read)
    const find = (fecha: string) => findRate(scope, rate, fecha)
    expect(await find('2026-01-05')).toMatchObject({ valor: '1650.25', aviso: undefined })
    expect(await find('2026-01-17')).toMatchObject({ fecha: '2026-01-05', aviso: 'cotización de hace 12 días' })
    expect(await find('2026-01-20')).toMatchObject({ valor: '1700.00' })
    await expect(find('2026-01-04')).rejects.toMatchObject({ status: 409, error: 'Missing rate' })
  })

  it('of two foreign currencies are divided, and a document stores no warning of their age', async () => {
    const api = await demo()
    const { services } = server.current
    const scope = scopeOf({ ...services, company: { id: 1 } } as Context, services.store.read)
    const { valor: dollar } = await findRate(scope, { moneda: 'USD', tipo: 'oficial' }, '2025-06-30')
    await api('createCotizacion', { params, body: { ...rate, fecha: '2025-06-02', venta: dollar } })
    const fixed = await fixRate(scope, { moneda: 'EUR', fecha: '2025-06-30' }, 'USD')
    expect(fixed).toEqual({ fecha: '2025-06-02', tipo: 'oficial', fuente: '', valor: '1.000000' })
  })

  it('are loaded in bulk, all or nothing, updating existing ones', async () => {
    const api = await demo()
    const load = (cotizaciones: object[]) => api('loadCotizaciones', { params, wrong: { cotizaciones } })
    const uva = { moneda: 'UVA', tipo: 'manual', fecha: '2026-02-01', venta: '1500' }
    const days = ['01', '02', '03'].map((day) => ({ ...uva, fecha: `2026-02-${day}` }))
    expect((await load(days)).body).toEqual({ creados: 3, cambiados: 0, iguales: 0 })
    expect((await load([...days, { ...uva, venta: '1501.5' }])).body).toEqual({ creados: 0, cambiados: 1, iguales: 3 })
    const bad = await load([
      { ...uva, fecha: '2026-02-09' },
      { ...uva, fecha: '2026-02-10', venta: '0' },
    ])
    expect([bad.status, bad.body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringMatching(/^Fila 2: /) }),
    ])
    const { items } = (await api('listCotizaciones', { params, query: { moneda: 'UVA' } })).body
    expect(items.map(({ fecha, venta }) => [fecha, venta])).toEqual([
      ['2026-02-03', '1500.00'],
      ['2026-02-02', '1500.00'],
      ['2026-02-01', '1501.50'],
    ])
  })
})
