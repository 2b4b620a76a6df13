import { sql } from 'kysely'
import type { Passwords } from '../adapters/passwords.ts'
import { seedAcademy } from '../areas/academy/seed.ts'
import { seedActivities } from '../areas/activities/seed.ts'
import { seedAccounts } from '../areas/auth/seed.ts'
import { seedChat } from '../areas/chat/seed.ts'
import { seedContacts } from '../areas/contacts/seed.ts'
import { seedDashboards } from '../areas/dashboards/seed.ts'
import { seedDevelopers } from '../areas/developers/seed.ts'
import { seedFileManager } from '../areas/file-manager/seed.ts'
import { seedHelpCenter } from '../areas/help-center/seed.ts'
import { seedInventory } from '../areas/inventory/seed.ts'
import { seedMailbox } from '../areas/mailbox/seed.ts'
import { seedMessages } from '../areas/messages/seed.ts'
import { seedNotes } from '../areas/notes/seed.ts'
import { seedNotifications } from '../areas/notifications/seed.ts'
import { seedProjects } from '../areas/projects/seed.ts'
import { seedScrumboard } from '../areas/scrumboard/seed.ts'
import { seedShortcuts } from '../areas/shortcuts/seed.ts'
import type { Db } from '../http/env.ts'
import type { Store } from './connect.ts'
import { createDateMover, readFixture, type DateMover } from './fixtures.ts'

type AccountFixture = {
  user: { id: string; name: string; email: string; avatar: string | null; status: string }
  password: string
  developerIds: number[]
}

/** What the seeding of an area may use. */
export type SeedContext = {
  now: Date
  /** Moves the dates of fixtures to the day of seeding. */
  move: DateMover
  accounts: (AccountFixture & { passwordHash: string })[]
  /** The demo account, whose sample data the personal areas hold. */
  demoUserId: string
}

/** The seeding of each area, in an order that foreign keys accept. */
const seeders: ((db: Db, context: SeedContext) => Promise<void>)[] = [
  seedAccounts,
  seedDevelopers,
  seedProjects,
  seedContacts,
  seedChat,
  seedActivities,
  seedDashboards,
  seedHelpCenter,
  seedMailbox,
  seedMessages,
  seedNotes,
  seedNotifications,
  seedShortcuts,
  seedFileManager,
  seedScrumboard,
  seedAcademy,
  seedInventory,
]

/** Tables whose sample rows carry their own numbers: PostgreSQL's counters continue after them. */
const countedTables = ['developers', 'projects']

/** Fills an empty store with the sample data, in one transaction; tells whether it did (a store with accounts is kept). */
export async function seed(store: Store, passwords: Passwords, now: Date): Promise<boolean> {
  const fixture = readFixture<{ users: AccountFixture[] }>('user').users
  const accounts = await Promise.all(
    fixture.map(async (account) => ({ ...account, passwordHash: await passwords.hash(account.password) })),
  )
  const context = { now, move: createDateMover(now), accounts, demoUserId: accounts[0]!.user.id }
  return store.write(async (db) => {
    await store.lock(db, 'seed')
    if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false
    for (const seedArea of seeders) await seedArea(db, context)
    if (store.kind === 'postgresql') {
      for (const table of countedTables) {
        const next = sql`(select max(id) from ${sql.table(table)})`
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${next})`.execute(db)
      }
    }
    return true
  })
}
