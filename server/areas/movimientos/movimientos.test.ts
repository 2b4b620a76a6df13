import { describe, expect, it, onTestFinished } from 'vitest'
import { startReplica, useTestServer } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, kardexOf, move, proyectoId, stockOf } from '../../../tests/support/stock.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const params = { proyectoId }

async function place(unidad = 'u', more: Parameters<typeof createMaterial>[2] = {}) {
  const api = await demo()
  const [material, deposit] = [await createMaterial(api, unidad, more), await createDeposit(api)]
  return { api, material, deposit, key: { depositoId: deposit.id, materialId: material.id } }
}

describe('movimientos', () => {
  it('change the stock when they are confirmed, get a number, and can be simulated', async () => {
    const { api, key, material } = await place()
    const draft = await api('createMovimiento', {
      params,
      body: {
        tipo: 'ingreso',
        fecha: '2026-03-02',
        depositoId: key.depositoId,
        lineas: [{ materialId: material.id, cantidad: '10', precio: '250.5' }],
      },
    })
    expect(draft.body).toMatchObject({ estado: 'borrador', numero: null, valor: '0.00' })
    const at = { proyectoId, id: draft.body.id }
    const dry = await api('confirmMovimiento', { params: at, query: { simular: true }, body: {} })
    expect(dry.body.lineas).toMatchObject([{ cantidadBase: '10.0000', existencia: '10.0000' }])
    expect(await stockOf(api, key)).toBeUndefined()
    const { body } = await api('confirmMovimiento', { params: at, body: { version: 1 } })
    expect(body).toMatchObject({ estado: 'confirmado', valor: '2505.00', version: 2 })
    expect(body.numero).toBeGreaterThan(0)
    expect(await stockOf(api, key)).toMatchObject({
      fisico: '10.0000',
      valorPromedio: '2505.00',
      precioPromedio: '250.50',
    })
    expect((await api('confirmMovimiento', { params: at, body: {} })).status).toBe(409)
    expect((await api('updateMovimiento', { params: at, body: { version: 2, motivo: 'x' } })).status).toBe(409)
    expect((await api('deleteMovimiento', { params: at })).status).toBe(409)
  })

  it('refuse more than there is, naming what is available, requested and missing, and where there is some', async () => {
    const { api, key, deposit, material } = await place()
    const other = await createDeposit(api)
    await move(api, key, { cantidad: '3' }, {})
    await move(api, { ...key, depositoId: other.id }, { cantidad: '7' }, {})
    const { status, body } = await move(api, key, { cantidad: '5' }, { tipo: 'egreso' })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      error: 'Not enough stock',
      message: `No alcanza ${material.nombre} en ${deposit.nombre}: hay disponible 3 u, pedís 5 u y falta 2 u. Hay 7 u en ${other.nombre}: podés transferirlo.`,
      issues: [{ field: 'lineas.0.cantidad' }],
    })
  })

  it('that are back-dated change later days, or are refused by the first one that would be negative', async () => {
    const { api, key, deposit, material } = await place()
    await move(api, key, { cantidad: '10' }, { fecha: '2026-03-01' })
    await move(api, key, { cantidad: '8' }, { tipo: 'egreso', fecha: '2026-03-10' })
    const refused = await move(api, key, { cantidad: '5' }, { tipo: 'egreso', fecha: '2026-03-05' })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      message: `No alcanza ${material.nombre} en ${deposit.nombre}: el 10/03/2026 quedaría en -3 u, porque ese día hay 2 u y pedís 5 u. Cargá menos, o primero el ingreso que falta.`,
    })
    expect((await move(api, key, { cantidad: '2' }, { tipo: 'egreso', fecha: '2026-03-05' })).status).toBe(200)
    const saldos = (await kardexOf(api, key)).map(({ fecha, saldo }) => [fecha, saldo])
    expect(saldos).toEqual([
      ['2026-03-01', '10.0000'],
      ['2026-03-05', '8.0000'],
      ['2026-03-10', '0.0000'],
    ])
  })

  it('sell the last unit once: of 20 at the same time on 10 units, ten are refused', async () => {
    const { api, key } = await place()
    await move(api, key, { cantidad: '10', precio: '33.33' }, {})
    const all = await Promise.all(
      Array.from({ length: 20 }, () => move(api, key, { cantidad: '1' }, { tipo: 'egreso', fecha: '2026-03-02' })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = all.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(10)
    for (const { body } of refused)
      expect(body).toMatchObject({ message: expect.stringContaining('hay disponible 0 u, pedís 1 u y falta 1 u') })
    expect(await stockOf(api, key)).toMatchObject({ fisico: '0.0000', valorPromedio: '0.00', precioPromedio: null })
  })

  it.runIf(process.env.OBRA_TEST_STORE === 'postgresql')('sell the last unit once on three servers', async () => {
    const { api, key } = await place()
    await move(api, key, { cantidad: '10' }, {})
    const issue = { tipo: 'egreso', estado: 'borrador', fecha: '2026-03-02' } as const
    const drafts = await Promise.all(Array.from({ length: 20 }, () => move(api, key, { cantidad: '1' }, issue)))
    const replicas = [await startReplica(server.current), await startReplica(server.current)]
    onTestFinished(async () => void (await Promise.all(replicas.map((replica) => replica.stop()))))
    const apis = [api, ...(await Promise.all(replicas.map((replica) => replica.as('demo@obra.test'))))]
    const all = await Promise.all(
      drafts.map(({ body: { id } }, index) => {
        const headers = { 'Idempotency-Key': `last-unit-${index}` }
        return apis[index % apis.length]!('confirmMovimiento', { params: { proyectoId, id }, body: {}, headers })
      }),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = all.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(10)
    for (const { body } of refused)
      expect(body).toMatchObject({ message: expect.stringContaining('hay disponible 0 u, pedís 1 u y falta 1 u') })
    const kardex = await kardexOf(api, key)
    expect(kardex.reduce((sum, { cantidad }) => sum + Number(cantidad), 0)).toBe(0)
    expect([kardex.length, kardex.at(-1)!.saldo, (await stockOf(api, key))!.fisico]).toEqual([11, '0.0000', '0.0000'])
  })

  it('move the value of a transfer to the cent, also with the last unit', async () => {
    const { api, key } = await place('kg', { presentaciones: [{ nombre: 'tonelada', factor: '1000' }] })
    const other = { ...key, depositoId: (await createDeposit(api)).id }
    await move(api, key, { presentacion: 'Tonelada', cantidad: '20', precio: '7826.3' }, {})
    for (const cantidad of ['1000', '18999', '1']) {
      const before = [await stockOf(api, key), await stockOf(api, other)]
      const { body } = await move(api, key, { cantidad }, { tipo: 'transferencia', destinoId: other.depositoId })
      const after = [await stockOf(api, key), await stockOf(api, other)]
      const sum = (rows: typeof after) => rows.reduce((all, row) => all + Number(row?.valorPromedio ?? 0) * 100, 0)
      expect(Math.round(sum(after))).toBe(Math.round(sum(before)))
      expect(body.lineas[0]!.existenciaDestino).toBe(after[1]!.fisico)
    }
    expect(await stockOf(api, key)).toMatchObject({ fisico: '0.0000', valorPromedio: '0.00' })
    expect(await stockOf(api, other)).toMatchObject({ fisico: '20000.0000', valorPromedio: '156526.00' })
  })

  it('are annulled by their opposite, which stays listed with them', async () => {
    const { api, key } = await place()
    const other = { ...key, depositoId: (await createDeposit(api)).id }
    await move(api, key, { cantidad: '10', precio: '100' }, {})
    const transfer = (await move(api, key, { cantidad: '4' }, { tipo: 'transferencia', destinoId: other.depositoId }))
      .body
    const annul = (id: string) =>
      api('annulMovimiento', { params: { proyectoId, id }, body: { motivo: 'Se cargó dos veces' } })
    const { body } = await annul(transfer.id)
    expect(body).toMatchObject({
      estado: 'anulado',
      motivoEstado: 'Se cargó dos veces',
      anuladoPor: { fecha: '2026-03-01' },
    })
    const opposite = (await api('getMovimiento', { params: { proyectoId, id: body.anuladoPor!.id } })).body
    expect(opposite).toMatchObject({
      estado: 'confirmado',
      anulaId: transfer.id,
      anula: transfer.numero,
      valor: '400.00',
    })
    expect(await stockOf(api, key)).toMatchObject({ fisico: '10.0000', valorPromedio: '1000.00' })
    expect(await stockOf(api, other)).toMatchObject({ fisico: '0.0000', valorPromedio: '0.00' })
    expect((await annul(opposite.id)).status).toBe(409)
    expect((await annul(transfer.id)).status).toBe(409)
    const used = await move(api, key, { cantidad: '9' }, { tipo: 'egreso', fecha: '2026-03-02' })
    expect(used.status).toBe(200)
    const first = (await kardexOf(api, key))[0]!
    expect((await annul(first.documentoId)).body).toMatchObject({ error: 'Not enough stock' })
  })

  it('count in presentations, rounded once, and refuse what is no whole unit', async () => {
    const { api, key } = await place('u', { presentaciones: [{ nombre: 'caja', factor: '9' }] })
    await move(api, key, { presentacion: 'caja', cantidad: '1' }, {})
    expect((await move(api, key, { cantidad: '9' }, { tipo: 'egreso' })).status).toBe(200)
    expect(await stockOf(api, key)).toMatchObject({ fisico: '0.0000' })
    const half = await move(api, key, { presentacion: 'caja', cantidad: '0.5' }, {})
    expect(half.body).toMatchObject({
      issues: [{ message: expect.stringContaining('tomá la más chica como unidad de base') }],
    })
    const loose = await move(api, key, { cantidad: '1.5' }, {})
    expect(loose.body).toMatchObject({ issues: [{ message: expect.stringContaining('con cantidades enteras') }] })
    const pound = await place('kg', { presentaciones: [{ nombre: 'libra', factor: '0.4536' }] })
    const { body } = await move(api, pound.key, { presentacion: 'libra', cantidad: '4409.1711' }, {})
    expect(body.lineas[0]).toMatchObject({ cantidadBase: '2000.0000' })
  })

  it('require what their kind needs', async () => {
    const { api, key } = await place()
    const refusal = async (input: Parameters<typeof move>[3], cantidad = '1') => {
      const { status, body } = await move(api, key, { cantidad }, input)
      return { status, field: (body as { issues?: { field: string }[] }).issues?.[0]?.field }
    }
    expect(await refusal({ fecha: '2030-01-01' })).toEqual({ status: 400, field: 'fecha' })
    expect(await refusal({}, '0')).toEqual({ status: 400, field: 'lineas.0.cantidad' })
    expect(await refusal({ tipo: 'transferencia' })).toEqual({ status: 400, field: 'destinoId' })
    expect(await refusal({ tipo: 'transferencia', destinoId: key.depositoId })).toEqual({
      status: 400,
      field: 'destinoId',
    })
    expect(await refusal({ tipo: 'ajuste' })).toEqual({ status: 400, field: 'sentido' })
    expect(await refusal({ tipo: 'ajuste', sentido: 'entra' })).toEqual({ status: 400, field: 'motivo' })
    expect(await refusal({ tipo: 'devolucion' })).toEqual({ status: 400, field: 'proveedorId' })
    expect((await refusal({ comprobanteId: 'nada' })).status).toBe(404)
    const foreign = (
      await api('listDepositos', { params: { desarrolladoraId: 1 }, query: { tipo: 'obra', size: 200 } })
    ).body
    const ofProjectOne = (foreign as { items: { id: string; proyectoId: number | null }[] }).items.find(
      (each) => each.proyectoId === 1,
    )!
    expect((await move(api, { ...key, depositoId: ofProjectOne.id }, { cantidad: '1' }, {})).status).toBe(404)
  })

  it('warn of a remito of the supplier that was already received', async () => {
    const { api, key } = await place()
    const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body as {
      items: { id: string }[]
    }
    const remito = { proveedorId: suppliers.items[0]!.id, remito: ' r 0001-00004512 ' }
    const first = (await move(api, key, { cantidad: '1', precio: '5' }, remito)).body
    expect(first).toMatchObject({ remito: 'R 0001-00004512', repetidoEn: null, avisos: [] })
    const second = (await move(api, key, { cantidad: '1', precio: '5' }, { ...remito, remito: 'R 0001-00004512' })).body
    expect(second).toMatchObject({ repetidoEn: { id: first.id, numero: first.numero } })
    expect(second.avisos).toEqual([
      expect.stringContaining(`ya está en el movimiento N.º ${first.numero} del 01/03/2026`),
    ])
  })

  it('in another currency are valued at the rate of their day', async () => {
    const { api, key } = await place()
    await api('createCotizacion', {
      params: { desarrolladoraId: 1 },
      wrong: { moneda: 'UVA', tipo: 'oficial', fecha: '2026-03-02', compra: '1000.5', venta: '1000.5', fuente: 'BCRA' },
    })
    const { body } = await move(api, key, { cantidad: '2', precio: '10', moneda: 'UVA' }, { fecha: '2026-03-02' })
    expect(body.valor).toBe('20010.00')
  })

  it('are entered once for two requests with a key, for 30 days', async () => {
    const { api, key } = await place()
    const body = {
      tipo: 'ingreso' as const,
      fecha: '2026-03-01',
      estado: 'confirmado' as const,
      depositoId: key.depositoId,
      lineas: [{ materialId: key.materialId, cantidad: '1' }],
    }
    const send = () => api('createMovimiento', { params, body, headers: { 'Idempotency-Key': 'remito en obra' } })
    const first = await send()
    server.current.advance(29 * 24 * 60 * 60 * 1000)
    const again = await (
      await demo()
    )('createMovimiento', { params, body, headers: { 'Idempotency-Key': 'remito en obra' } })
    expect(again.body.id).toBe(first.body.id)
    expect(await stockOf(await demo(), key)).toMatchObject({ fisico: '1.0000' })
  })
})
