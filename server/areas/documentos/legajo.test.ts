import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { newDocument, newFolder } from '../../../tests/support/documents.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')

it('says which obligatory kinds are missing, expired or complete', async () => {
  const api = await demo()
  const { body } = await api('getLegajo', { params: { proyectoId: 1 } })
  const states = Object.fromEntries(body.tipos.map(({ tipo, estado }) => [tipo, estado]))
  expect(states).toMatchObject({ Plano: 'completo', 'Póliza de seguro': 'completo', 'Habilitación municipal': 'falta' })
  expect(body).toMatchObject({ faltan: 1, documentos: 120 })
})

it('is a zip of all documents in their folders, and each is in the log of downloads', async () => {
  const api = await demo()
  const proyectoId = 4
  const carpetaId = await newFolder(api, proyectoId, 'Pólizas')
  await newDocument(api, proyectoId, 'Memoria técnica ñandú.txt', { carpetaId }, 'ñandú')
  const { id } = await newDocument(api, proyectoId, 'suelto.txt', {}, 'suelto')
  const { status, headers, bytes } = await api('downloadLegajo', { params: { proyectoId } })
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['Pólizas/Memoria técnica ñandú.txt', 'suelto.txt']))
  expect(new TextDecoder().decode(files['Pólizas/Memoria técnica ñandú.txt'])).toBe('ñandú')
  expect((await api('listDocumentoDescargas', { params: { proyectoId, id } })).body.total).toBe(1)
  const { bytes: folder } = await api('downloadLegajo', { params: { proyectoId }, query: { carpetaId } })
  expect(Object.keys(unzipSync(folder))).toEqual(['Pólizas/Memoria técnica ñandú.txt'])
})

it('of a project without documents is 404', async () => {
  const api = await demo()
  const { store } = server.current.services
  const empty = await store.read
    .selectFrom('projects')
    .leftJoin('documentos', 'documentos.proyectoId', 'projects.id')
    .select('projects.id')
    .where('projects.companyId', '=', 1)
    .where('documentos.id', 'is', null)
    .executeTakeFirst()
  if (empty) expect((await api('downloadLegajo', { params: { proyectoId: empty.id } })).status).toBe(404)
})
