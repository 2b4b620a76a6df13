import { expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, move, proyectoId } from '../../../tests/support/stock.ts'

const server = useTestServer()

it('a movement has files, such as a photo of the remito, also once it is confirmed', async () => {
  const api = await server.current.as('demo@obra.test')
  const [material, deposit] = [await createMaterial(api, 'u'), await createDeposit(api)]
  const { id } = (await move(api, { depositoId: deposit.id, materialId: material.id }, { cantidad: '1' }, {})).body
  const params = { proyectoId, id }
  const form = new FormData()
  form.set('file', new File(['remito'], 'remito.txt'))
  const file = (await api('uploadMovimientoDocumento', { params, wrong: form })).body
  expect((await api('getMovimiento', { params })).body.documentos).toEqual([file])
  const place = { ...params, documentoId: file.id }
  expect(new TextDecoder().decode((await api('downloadMovimientoDocumento', { params: place })).bytes)).toBe('remito')
  expect((await api('removeMovimientoDocumento', { params: place })).body).toBe(true)
  expect((await api('downloadMovimientoDocumento', { params: place })).status).toBe(404)
})
