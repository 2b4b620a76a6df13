import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, kardexOf, move, proyectoId, stockOf } from '../../../tests/support/stock.ts'

const server = useTestServer()
const params = { proyectoId }
type Key = { depositoId: string; materialId: string }

async function stocked(cantidad = '10', fecha = '2026-03-01') {
  const api = await server.current.as('demo@obra.test')
  const [material, deposit] = [await createMaterial(api, 'u'), await createDeposit(api)]
  const key = { depositoId: deposit.id, materialId: material.id }
  await move(api, key, { cantidad, precio: '100' }, { fecha })
  return { api, key }
}

/** An open count with a counted material. */
async function count(api: Api, { depositoId, materialId }: Key, contado: string, fecha = '2026-03-10', ciego = true) {
  const { body } = await api('createConteo', { params, body: { depositoId, fecha, ciego } })
  const place = { proyectoId, id: body.id, materialId }
  const counted = (await api('countConteoLinea', { params: place, body: { contado } })).body
  const confirm = (more: object = {}) => api('confirmConteo', { params: { proyectoId, id: body.id }, body: more })
  return { id: body.id, counted, confirm }
}

describe('conteos', () => {
  it('are blind while they are open, and change only what differs', async () => {
    const { api, key } = await stocked()
    const { id, counted, confirm } = await count(api, key, '8')
    expect(counted).toMatchObject({ numero: null, marcadas: 1 })
    expect(counted.lineas).toMatchObject([
      { contado: '8.0000', marcado: true, teorico: null, diferencia: null, movido: '0.0000' },
    ])
    const { body } = await confirm({ version: 1 })
    expect(body).toMatchObject({
      estado: 'confirmado',
      lineas: [{ teorico: '10.0000', diferencia: '-2.0000', movido: null }],
    })
    expect(await stockOf(api, key)).toMatchObject({ fisico: '8.0000', valorPromedio: '800.00' })
    expect(await kardexOf(api, key)).toMatchObject([
      { saldo: '10.0000' },
      { tipo: 'conteo', documentoId: id, numero: body.numero, cantidad: '-2.0000', saldo: '8.0000' },
    ])
    expect((await confirm()).status).toBe(409)
    expect(
      (
        await api('countConteoLinea', {
          params: { proyectoId, id, materialId: key.materialId },
          body: { contado: '1' },
        })
      ).status,
    ).toBe(409)
  })

  it('leave what moved after the counting as it is', async () => {
    const { api, key } = await stocked()
    const { id, confirm } = await count(api, key, '8', '2026-03-10', false)
    await move(api, key, { cantidad: '3' }, { tipo: 'egreso', fecha: '2026-03-10' })
    const open = (await api('getConteo', { params: { proyectoId, id } })).body
    expect(open.lineas).toMatchObject([{ teorico: '10.0000', diferencia: '-2.0000', movido: '-3.0000' }])
    expect((await confirm()).body.lineas).toMatchObject([{ diferencia: '-2.0000' }])
    expect(await stockOf(api, key)).toMatchObject({ fisico: '5.0000' })
    expect((await kardexOf(api, key)).map(({ saldo }) => Number(saldo))).toEqual([10, 8, 5])
  })

  it('are refused if more left afterwards than was counted', async () => {
    const { api, key } = await stocked()
    const { confirm } = await count(api, key, '1')
    await move(api, key, { cantidad: '4' }, { tipo: 'egreso', fecha: '2026-03-12' })
    const { status, body } = await confirm()
    expect(status).toBe(409)
    expect(body).toMatchObject({
      message: expect.stringMatching(/^Contaste 1 u .* el 12\/03\/2026 quedaría en -3 u\. Volvé a contar/),
    })
  })

  it('ask before they replace a count that was confirmed since, and never add up', async () => {
    const { api, key } = await stocked()
    const [one, two] = [await count(api, key, '20'), await count(api, key, '30')]
    expect((await one.confirm()).status).toBe(200)
    const { body } = await two.confirm()
    expect(body).toMatchObject({ error: 'Counted since', message: expect.stringContaining('otro conteo dejó 20 u') })
    expect((await two.confirm({ reemplaza: true })).status).toBe(200)
    expect(await stockOf(api, key)).toMatchObject({ fisico: '30.0000' })
  })

  it('stand when an earlier movement arrives or is annulled: only their difference changes', async () => {
    const { api, key } = await stocked()
    const { id, confirm } = await count(api, key, '8')
    await confirm()
    const late = (await move(api, key, { cantidad: '5', precio: '100' }, { fecha: '2026-03-05' })).body
    const difference = async () => (await api('getConteo', { params: { proyectoId, id } })).body.lineas[0]!.diferencia
    expect([await difference(), (await stockOf(api, key))!]).toMatchObject(['-7.0000', { fisico: '8.0000' }])
    await api('annulMovimiento', { params: { proyectoId, id: late.id }, body: { motivo: 'No llegó' } })
    expect([await difference(), (await stockOf(api, key))!]).toMatchObject(['-2.0000', { fisico: '8.0000' }])
    const tooMuch = await move(api, key, { cantidad: '11' }, { tipo: 'egreso', fecha: '2026-03-05' })
    expect(tooMuch.status).toBe(409)
  })

  it('need a counted line, whole units and a deposit of the project', async () => {
    const { api, key } = await stocked()
    const { body } = await api('createConteo', { params, body: { depositoId: key.depositoId, fecha: '2026-03-10' } })
    const place = { proyectoId, id: body.id }
    expect((await api('confirmConteo', { params: place, body: {} })).body).toMatchObject({
      message: expect.stringContaining('Todavía no contaste'),
    })
    const line = { ...place, materialId: key.materialId }
    expect((await api('countConteoLinea', { params: line, body: { contado: '1.5' } })).status).toBe(400)
    expect(
      (await api('countConteoLinea', { params: { ...place, materialId: 'nada' }, body: { contado: '1' } })).status,
    ).toBe(404)
    await api('countConteoLinea', { params: line, body: { contado: '0' } })
    expect((await api('countConteoLinea', { params: line, body: { contado: null } })).body).toMatchObject({
      marcadas: 0,
    })
    expect(
      (await api('createConteo', { params, body: { depositoId: key.depositoId, fecha: '2030-01-01' } })).status,
    ).toBe(400)
    expect((await api('deleteConteo', { params: place })).body).toBe(true)
  })
})
