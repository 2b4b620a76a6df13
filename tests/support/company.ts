import type { Store } from '../../server/db/store.ts'

let count = 0

/** Creates a company for one test with these people as members; returns its id. */
export async function shareCompany(store: Store, emails: string[]): Promise<number> {
  const people = await store.read.selectFrom('users').select('id').where('email', 'in', emails).execute()
  const words = { nombre: 'Dos Socios', cuit: '', telefono: '', mail: '', ubicacion: '', sortKey: 'dos', createdAt: '' }
  return store.write(async (db) => {
    const { id } = await db.insertInto('developers').values(words).returning('id').executeTakeFirstOrThrow()
    const cuitDigits = `socios-${++count}`
    const rows = people.map((person) => ({
      userId: person.id,
      companyId: id,
      cuitDigits,
      rol: 'miembro' as const,
    }))
    await db.insertInto('memberships').values(rows).execute()
    return id
  })
}
