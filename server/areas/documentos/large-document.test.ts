import { expect, it } from 'vitest'
import { newDocument } from '../../../tests/support/documents.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 3
const limit = 100_000_000

it('a version may have 100 MB and not a byte more', async () => {
  const api = await server.current.as('demo@obra.test')
  const { id } = await newDocument(api, proyectoId, 'Grande.txt')
  const upload = (bytes: number) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], 'Grande.bin'))
    return api('uploadDocumento', { params: { proyectoId }, wrong: form })
  }
  const { status, body } = await upload(limit)
  expect([status, body.tamano]).toEqual([200, limit])
  const version = await api('createDocumentoVersion', { params: { proyectoId, id }, body: { subidaId: body.id } })
  expect(version.body).toMatchObject({ versionNumero: 2, tamano: limit })
  expect((await upload(limit + 1)).status).toBe(413)
  expect((await api('getDocumento', { params: { proyectoId, id } })).body.versionNumero).toBe(2)
})
