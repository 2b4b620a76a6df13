import { cuitKey } from '../../lib/cuit-key.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { Db } from '../../db/schema.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import { sortKey } from '../../lib/text.ts'
import { sampleId } from '../../records/sample.ts'
import { addUsualEntries } from './usual-entries.ts'

type Fixture = {
  developers: { id: number; nombre: string; cuit: string; telefono: string; mail: string; ubicacion: string }[]
}

/** Seeds the sample companies and their members. */
export async function seedDevelopers(db: Db, { now, accounts }: SeedContext): Promise<void> {
  const { developers } = readFixture<Fixture>('developers')
  const createdAt = now.toISOString()
  await db
    .insertInto('developers')
    .values(developers.map((developer) => ({ ...developer, sortKey: sortKey(developer.nombre), createdAt })))
    .execute()
  const memberships = accounts.flatMap(({ user, companyIds }) =>
    developers
      .filter((developer) => companyIds.includes(developer.id))
      .map((developer) => ({
        userId: user.id,
        companyId: developer.id,
        cuitDigits: cuitKey(developer.cuit),
        rol: 'administrador' as const,
        desde: createdAt,
      })),
  )
  await db.insertInto('memberships').values(memberships).execute()
  for (const { id } of developers) {
    await addUsualEntries(db, id, now, (table, index) => sampleId(id, table, index))
  }
}
