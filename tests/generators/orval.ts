/** What somebody wrote against a client of orval (`fetch`): it has to compile with each later contract. */
import { listContacts, listRubros, signIn, updateRubro } from './orval-client.ts'
import type { Contact, Rubro } from './orval-client.ts'

export async function renameRubro(companyId: number, from: string, to: string): Promise<Rubro> {
  const session = await signIn({ email: 'ana@empresa.test', password: 'not a real one' })
  if (session.status !== 200) throw new Error('not signed in')
  const options: RequestInit = { headers: { Authorization: `Bearer ${session.data.accessToken}` } }
  const found = await listRubros(companyId, { search: from, page: 1, size: 25 }, options)
  if (found.status !== 200) throw new Error(found.status === 304 ? 'nothing new' : found.data.message)
  if (typeof found.data === 'string' || found.data instanceof Blob) throw new Error('a file was not asked for')
  const { id, version } = found.data.items.find(({ nombre }) => nombre === from)!
  const changed = await updateRubro(companyId, id, { nombre: to, version }, options)
  if (changed.status === 409) throw new Error(changed.data.message)
  if (changed.status !== 200) throw new Error(changed.data.error)
  return changed.data
}

export async function addressBook(options: RequestInit): Promise<Contact[]> {
  const found = await listContacts(options)
  return found.status === 200 ? found.data : []
}
