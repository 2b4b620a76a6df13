/** Documents of a project for tests, made by the same calls as a person's. */
import { expect } from 'vitest'
import type { Body } from '../../server/http/contract.ts'
import type { Api } from './server.ts'

type Input = Omit<Body<'createDocumento'>, 'subidaId'>

/** Uploads a content; fails the test if it is refused. */
export async function uploaded(api: Api, proyectoId: number, nombre: string, content: BlobPart = nombre) {
  const form = new FormData()
  form.set('file', new File([content], nombre, { type: nombre.endsWith('.txt') ? 'text/plain' : '' }))
  const answer = await api('uploadDocumento', { params: { proyectoId }, wrong: form })
  expect(answer.status).toBe(200)
  return answer.body
}

/** Uploads a content and creates a document of it. */
export async function tryDocument(api: Api, proyectoId: number, nombre: string, input: Input = {}, content?: BlobPart) {
  const { id: subidaId } = await uploaded(api, proyectoId, nombre, content)
  return api('createDocumento', { params: { proyectoId }, body: { subidaId, ...input } })
}

export async function newDocument(api: Api, proyectoId: number, nombre: string, input: Input = {}, content?: BlobPart) {
  const answer = await tryDocument(api, proyectoId, nombre, input, content)
  expect([answer.status, answer.body]).toMatchObject([200, {}])
  return answer.body.documento
}

export async function newFolder(api: Api, proyectoId: number, nombre: string, padreId: string | null = null) {
  const answer = await api('createCarpeta', { params: { proyectoId }, body: { nombre, padreId } })
  expect(answer.status).toBe(200)
  return answer.body.id
}

/** The names of the documents of a folder. */
export async function namesIn(api: Api, proyectoId: number, carpetaId: string): Promise<string[]> {
  const { body } = await api('listDocumentos', { params: { proyectoId }, query: { carpetaId, size: 200 } })
  return typeof body === 'string' ? [] : body.items.map(({ nombre }) => nombre)
}
