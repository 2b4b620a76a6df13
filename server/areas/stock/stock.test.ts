import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, kardexOf, move, proyectoId, stockOf } from '../../../tests/support/stock.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const params = { proyectoId }

async function stocked(more: Parameters<typeof createMaterial>[2] = {}) {
  const api = await demo()
  const [material, deposit] = [await createMaterial(api, 'u', more), await createDeposit(api)]
  return { api, material, key: { depositoId: deposit.id, materialId: material.id } }
}

describe('stock', () => {
  it('is valued by average cost and by the last price, and totals the whole filter', async () => {
    const { api, key, material } = await stocked()
    await move(api, key, { cantidad: '10', precio: '100' }, {})
    await move(api, key, { cantidad: '10', precio: '200' }, { fecha: '2026-03-02' })
    await move(api, key, { cantidad: '5' }, { tipo: 'egreso', fecha: '2026-03-03' })
    expect(await stockOf(api, key)).toMatchObject({
      valorPromedio: '2250.00',
      precioPromedio: '150.00',
      ultimoPrecio: null,
    })
    const price = { fecha: '2026-03-10', precio: '300', moneda: 'ARS' as const }
    await api('createPrecio', { params: { desarrolladoraId: 1, materialId: material.id }, body: price })
    expect(await stockOf(api, key)).toMatchObject({ ultimoPrecio: '300.00', valorUltimoPrecio: '4500.00' })
    const { body } = await api('listStock', { params, query: { depositoId: key.depositoId } })
    expect(body).toMatchObject({
      total: 1,
      totales: { valorPromedio: '2250.00', valorUltimoPrecio: '4500.00', sinPrecio: 0 },
    })
    const { body: all } = await api('listStock', { params, query: { size: 10 } })
    const one = (await api('listStock', { params, query: { search: material.codigo } })).body
    expect(one).toMatchObject({ items: [{ materialId: material.id }] })
    expect((all as { total: number }).total).toBeGreaterThan(10)
  })

  it('shows no value and no change where a price was mistyped by many digits', async () => {
    const { api, key, material } = await stocked()
    await move(api, key, { cantidad: '10', precio: '100' }, {})
    const ofMaterial = { desarrolladoraId: 1, materialId: material.id }
    for (const [fecha, precio, moneda] of [
      ['2026-03-09', '0.01', 'USD'],
      ['2026-03-10', '99999999999', 'USD'],
    ] as const)
      await api('createPrecio', { params: ofMaterial, body: { fecha, precio, moneda } })
    expect(await stockOf(api, key)).toMatchObject({ ultimoPrecio: null, valorUltimoPrecio: null })
    const { body } = await api('getMaterial', { params: { desarrolladoraId: 1, id: material.id } })
    expect(body).toMatchObject({ ultimoPrecio: { precio: '99999999999.00', variacion: null } })
  })

  it('is to be replenished while all deposits of the project together hold less than the minimum', async () => {
    const { api, key } = await stocked({ stockMinimo: '12' })
    const other = { ...key, depositoId: (await createDeposit(api)).id }
    await move(api, key, { cantidad: '10' }, {})
    expect(await stockOf(api, key)).toMatchObject({ aReponer: true })
    const toOrder = { depositoId: key.depositoId, aReponer: true }
    expect((await api('listStock', { params, query: toOrder })).body).toMatchObject({ total: 1 })
    await move(api, other, { cantidad: '2' }, {})
    expect(await stockOf(api, key)).toMatchObject({ aReponer: false })
    expect((await api('listStock', { params, query: toOrder })).body).toMatchObject({ total: 0 })
  })

  it('has a kardex with the running balance across pages and deposits', async () => {
    const { api, key } = await stocked()
    const other = { ...key, depositoId: (await createDeposit(api)).id }
    for (let day = 1; day <= 6; day += 1) {
      await move(api, key, { cantidad: '10' }, { fecha: `2026-03-0${day}` })
      await move(api, key, { cantidad: '3' }, { tipo: 'egreso', fecha: `2026-03-0${day}` })
    }
    await move(api, key, { cantidad: '4' }, { tipo: 'transferencia', destinoId: other.depositoId, fecha: '2026-03-06' })
    const read = async (query: object) => {
      const { body } = await api('listKardex', {
        params: { proyectoId, materialId: key.materialId },
        query: query as never,
      })
      return (body as { items: { saldo: string }[] }).items.map(({ saldo }) => Number(saldo))
    }
    const first = await read({ depositoId: key.depositoId, size: 10, order: 'asc' })
    expect(first).toEqual([10, 7, 17, 14, 24, 21, 31, 28, 38, 35])
    expect(await read({ depositoId: key.depositoId, size: 10, page: 2, order: 'asc' })).toEqual([45, 42, 38])
    expect(await read({ depositoId: key.depositoId, size: 10 })).toEqual([38, 42, 45, 35, 38, 28, 31, 21, 24, 14])
    expect(await read({ desde: '2026-03-06', order: 'asc' })).toEqual([45, 49, 46, 42])
    expect((await kardexOf(api, other)).map(({ tipo, saldo }) => [tipo, saldo])).toEqual([['transferencia', '4.0000']])
  })

  it('of a sample project agrees with its kardex', async () => {
    const api = await demo()
    const { body } = await api('listStock', { params: { proyectoId: 1 }, query: { size: 50 } })
    if (typeof body === 'string') throw new Error('no list')
    expect(body.total).toBeGreaterThan(50)
    for (const row of body.items.slice(0, 10)) {
      const query = { depositoId: row.depositoId, size: 10 }
      const kardex = (await api('listKardex', { params: { proyectoId: 1, materialId: row.materialId }, query })).body
      expect((kardex as { items: { saldo: string }[] }).items[0]!.saldo).toBe(row.fisico)
    }
  })

  // Last: its central deposit exceeds what a total can state.
  it('totals the values of its rows exactly, in any currency and size', async () => {
    const { api, key } = await stocked()
    const { depositoId } = key
    const rate = { moneda: 'USD' as const, tipo: 'oficial' as const, fecha: '2026-03-01', venta: '1412.123457' }
    expect((await api('createCotizacion', { params: { desarrolladoraId: 1 }, body: rate })).status).toBe(200)
    for (const [cantidad, precio, moneda] of [
      ['7', '0.3333', 'ARS'],
      ['3.33', '1234.5678', 'USD'],
      ['0.05', '0.1', 'ARS'],
      ['9999.99', '99999999.9999', 'ARS'],
      ['1', '12345678901.2345', 'ARS'],
      ['2', '99999999999', 'USD'],
      ['4', undefined, 'ARS'],
    ] as const) {
      const material = await createMaterial(api, 'kg')
      expect((await move(api, { depositoId, materialId: material.id }, { cantidad }, {})).status).toBe(200)
      const params = { desarrolladoraId: 1, materialId: material.id }
      const price = precio && { fecha: '2026-03-10', precio, moneda }
      if (price) expect((await api('createPrecio', { params, body: price })).status).toBe(200)
    }
    const { body } = await api('listStock', { params, query: { depositoId } })
    if (typeof body === 'string') throw new Error('no list')
    const sum = body.items.reduce(
      (cents, { valorUltimoPrecio }) => cents + BigInt((valorUltimoPrecio ?? '0').replace('.', '')),
      0n,
    )
    expect(body.items).toHaveLength(7)
    expect(BigInt(body.totales.valorUltimoPrecio.replace('.', ''))).toBe(sum)
    expect(body.totales.sinPrecio).toBe(2)
    const large = await createMaterial(api, 'kg')
    await move(api, { depositoId, materialId: large.id }, { cantidad: '99999999999' }, {})
    const price = { fecha: '2026-03-10', precio: '12345678901.2345', moneda: 'ARS' as const }
    await api('createPrecio', { params: { desarrolladoraId: 1, materialId: large.id }, body: price })
    const refused = await api('listStock', { params, query: { depositoId } })
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'Amount too large' }])
  })
})
