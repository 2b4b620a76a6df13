/** What somebody wrote against a client of @hey-api/openapi-ts: it has to compile with each later contract. */
import { createClient } from './hey-api/client/index.ts'
import { listContacts, listRubros, signIn, updateRubro } from './hey-api/index.ts'
import type { Contact, Problem, Rubro } from './hey-api/index.ts'

export async function renameRubro(address: string, companyId: number, from: string, to: string): Promise<Rubro> {
  const anonymous = createClient({ baseUrl: address, throwOnError: true })
  const session = await signIn({
    client: anonymous,
    body: { email: 'ana@empresa.test', password: 'not a real one' },
    throwOnError: true,
  })
  const client = createClient({ baseUrl: address, auth: session.data.accessToken })
  const path = { desarrolladoraId: companyId }
  const { data, error } = await listRubros({ client, path, query: { search: from, page: 1, size: 25 } })
  if (error) throw new Error((error satisfies Problem).message)
  if (typeof data === 'string' || data instanceof Blob || data === undefined)
    throw new Error('a file was not asked for')
  const { id, version } = data.items.find(({ nombre }) => nombre === from)!
  const changed = await updateRubro({
    client,
    path: { ...path, id },
    body: { nombre: to, version },
    throwOnError: true,
  })
  return changed.data
}

/** The address book, unless it is as it was. */
export async function contactsSince(address: string, etag: string): Promise<Contact[] | undefined> {
  const client = createClient({ baseUrl: address })
  const { data, response } = await listContacts({ client, headers: { 'If-None-Match': etag } })
  return response?.status === 304 ? undefined : data
}
