import { expect, it } from 'vitest'
import { tinyPng } from '../../../tests/contract/generate.ts'
import { newDocument, uploaded } from '../../../tests/support/documents.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 3
const demo = () => server.current.as('demo@obra.test')

function put(api: Api, id: string, numero: number, bytes: BlobPart = tinyPng) {
  const form = new FormData()
  form.set('miniatura', new File([bytes], 'miniatura.webp', { type: 'image/webp' }))
  return api('putDocumentoMiniatura', { params: { proyectoId, id, numero }, wrong: form })
}

/** The picture with other dimensions in its header. */
function wide(width: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(tinyPng)
  new DataView(bytes.buffer).setUint32(16, width)
  return bytes
}

it('the thumbnail of a version is served as a picture that cannot run, and does not change the document', async () => {
  const api = await demo()
  const { id, version, conMiniatura } = await newDocument(api, proyectoId, 'Con miniatura.txt')
  expect(conMiniatura).toBe(false)
  const params = { proyectoId, id }
  const picture = () => api('getDocumentoMiniatura', { params: { ...params, numero: 1 } })
  expect((await picture()).status).toBe(404)
  expect((await put(api, id, 1)).status).toBe(200)
  const { headers, bytes } = await picture()
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(new Uint8Array(bytes)).toEqual(new Uint8Array(tinyPng))
  expect((await api('getDocumento', { params })).body).toMatchObject({ conMiniatura: true, version })

  const { id: subidaId } = await uploaded(api, proyectoId, 'otra.txt', 'otra')
  const next = await api('createDocumentoVersion', { params, body: { subidaId } })
  expect(next.body.conMiniatura, 'the next version has none of its own').toBe(false)
  const restored = await api('restoreDocumentoVersion', { params: { ...params, numero: 1 }, body: {} })
  expect(restored.body.conMiniatura).toBe(true)
  expect((await put(api, id, 9)).status).toBe(404)
})

it('a file that is no small picture is refused, whatever it says it is', async () => {
  const api = await demo()
  const { id } = await newDocument(api, proyectoId, 'Sin miniatura.txt')
  const large = new Uint8Array(50_001)
  large.set(tinyPng)
  const refused = [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<script>1</script>',
    tinyPng.slice(0, 40),
    wide(257),
    large,
  ]
  const statuses = []
  for (const bytes of refused) statuses.push((await put(api, id, 1, bytes)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 413])
})

it('its file goes with the last version that has it', async () => {
  const api = await demo()
  const { id } = await newDocument(api, proyectoId, 'Pasajero.txt')
  await put(api, id, 1, wide(2))
  const { store, files } = server.current.services
  const version = () =>
    store.read.selectFrom('documentoVersiones').select('miniatura').where('documentoId', '=', id).executeTakeFirst()
  const { miniatura } = (await version())!
  await store.write((db) => db.updateTable('storedFiles').set({ usedAt: '2000-01-01' }).execute())
  await files.removeUnused()
  await expect(files.read(miniatura!)).resolves.toHaveLength(tinyPng.length)
  await store.write((db) => db.deleteFrom('documentos').where('id', '=', id).execute())
  await files.removeUnused()
  await expect(files.read(miniatura!)).rejects.toThrow('No encontramos ese archivo.')
})
