import { expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, move, proyectoId, stockOf } from '../../../tests/support/stock.ts'

const server = useTestServer()
const params = { proyectoId }

it('of two reservations at once one is refused, and a count is never blocked: missing cover is shown', async () => {
  const api = await server.current.as('demo@obra.test')
  const [material, deposit] = [await createMaterial(api, 'u'), await createDeposit(api)]
  const key = { depositoId: deposit.id, materialId: material.id }
  await move(api, key, { cantidad: '10' }, {})
  const body = { ...key, rubroId: material.rubroId, cantidad: '8' }
  const both = await Promise.all([1, 2].map(() => api('createReserva', { params, body })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
    message: expect.stringContaining('hay disponible 2 u, querés reservar 8 u y falta 6 u'),
  })
  const { id } = both.find(({ status }) => status === 200)!.body
  expect(await stockOf(api, key)).toMatchObject({ fisico: '10.0000', reservado: '8.0000', disponible: '2.0000' })
  const sheet = (await api('createConteo', { params, body: { depositoId: deposit.id, fecha: '2026-03-10' } })).body
  await api('countConteoLinea', {
    params: { proyectoId, id: sheet.id, materialId: material.id },
    body: { contado: '6' },
  })
  expect((await api('confirmConteo', { params: { proyectoId, id: sheet.id }, body: {} })).status).toBe(200)
  expect(await stockOf(api, key)).toMatchObject({ fisico: '6.0000', disponible: '-2.0000' })
  const open = (await api('getReserva', { params: { proyectoId, id } })).body
  expect(open).toMatchObject({ sinRespaldo: true, avisos: [expect.stringContaining('Reserva sin respaldo')] })
  const released = await api('releaseReserva', { params: { proyectoId, id }, body: {} })
  expect(released.body).toMatchObject({ estado: 'liberada', sinRespaldo: false })
  expect(await stockOf(api, key)).toMatchObject({ reservado: '0.0000', disponible: '6.0000' })
  expect((await api('releaseReserva', { params: { proyectoId, id }, body: {} })).status).toBe(409)
})
