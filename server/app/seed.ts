import { sql } from 'kysely'
import type { Passwords } from '../adapters/passwords.ts'
import { seedAcademy } from '../areas/academy/seed.ts'
import { seedActivities } from '../areas/activities/seed.ts'
import { hasAccounts } from '../areas/auth/queries.ts'
import { seedAccounts } from '../areas/auth/seed.ts'
import { seedCertificados } from '../areas/certificados/seed.ts'
import { seedAdendas } from '../areas/adendas/seed.ts'
import { seedContratos } from '../areas/contratos/seed.ts'
import { seedChat } from '../areas/chat/seed.ts'
import { seedCobros } from '../areas/cobros/seed.ts'
import { seedComprobantes } from '../areas/comprobantes/seed.ts'
import { multiplyContacts, seedContacts } from '../areas/contacts/seed.ts'
import { seedProveedores } from '../areas/proveedores/seed.ts'
import { seedMateriales } from '../areas/materiales/seed.ts'
import { seedDepositos } from '../areas/depositos/seed.ts'
import { seedCuentas } from '../areas/cuentas/seed.ts'
import { seedCotizaciones } from '../areas/cotizaciones/seed.ts'
import { seedLiberaciones } from '../areas/liberaciones/seed.ts'
import { seedIndices } from '../areas/indices/seed.ts'
import { seedDashboards } from '../areas/dashboards/seed.ts'
import { seedDevelopers } from '../areas/developers/seed.ts'
import { seedDocumentos } from '../areas/documentos/seed.ts'
import { seedEventos } from '../areas/eventos/seed.ts'
import { seedFileManager } from '../areas/file-manager/seed.ts'
import { multiplyInventory, seedInventory } from '../areas/inventory/seed.ts'
import { multiplyMailbox, seedMailbox } from '../areas/mailbox/seed.ts'
import { multiplyMessages, seedMessages } from '../areas/messages/seed.ts'
import { seedNotes } from '../areas/notes/seed.ts'
import { seedNotifications } from '../areas/notifications/seed.ts'
import { seedMovimientos } from '../areas/movimientos/seed.ts'
import { seedModificaciones } from '../areas/modificaciones/seed.ts'
import { seedPlan } from '../areas/plan/seed.ts'
import { seedPresupuestos } from '../areas/presupuestos/seed.ts'
import { seedPedidos } from '../areas/pedidos/seed.ts'
import { seedPagos } from '../areas/pagos/seed.ts'
import { seedProjects } from '../areas/projects/seed.ts'
import { seedScrumboard } from '../areas/scrumboard/seed.ts'
import { seedShortcuts } from '../areas/shortcuts/seed.ts'
import type { Db } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { loadInBulk } from '../db/bulk-load.ts'
import { sampleCopy } from '../lib/sample-copy.ts'
import { createDateMover } from '../db/date-mover.ts'
import { readFixture } from '../db/fixtures.ts'
import type { AccountFixture, SeedContext } from '../db/seed-context.ts'

/** The seed function of each area, in an order that satisfies foreign keys. */
const seeders: ((db: Db, context: SeedContext) => Promise<void>)[] = [
  seedAccounts,
  seedDevelopers,
  seedProjects,
  seedContacts,
  seedChat,
  seedActivities,
  seedDashboards,
  seedMailbox,
  seedMessages,
  seedNotes,
  seedNotifications,
  seedShortcuts,
  seedFileManager,
  seedScrumboard,
  seedAcademy,
  seedInventory,
  seedCotizaciones,
  seedIndices,
  seedProveedores,
  seedMateriales,
  seedDepositos,
  seedPresupuestos,
  seedModificaciones,
  seedContratos,
  seedAdendas,
  seedCertificados,
  seedLiberaciones,
  seedPlan,
  seedComprobantes,
  seedPagos,
  seedCobros,
  seedCuentas,
  seedMovimientos,
  seedPedidos,
  seedEventos,
  seedDocumentos,
]

/** Tables whose sample rows have fixed ids: PostgreSQL's sequences must continue after them. */
const countedTables = ['developers', 'projects']

/** For load tests: each multiplies its rows to `scale` times the sample, and reports each batch. */
const multipliers: ((db: Db, context: SeedContext, scale: number, report: (rows: number) => void) => Promise<void>)[] =
  [multiplyContacts, multiplyMailbox, multiplyMessages, multiplyInventory]

/** The tables that the multipliers insert into. */
const multipliedTables = ['contacts', 'mails', 'mailLabelings', 'mailAttachments', 'messages', 'inventoryProducts']

async function contextOf(passwords: Passwords, now: Date): Promise<SeedContext> {
  const fixture = readFixture<{ users: AccountFixture[] }>('user').users
  const accounts = await Promise.all(
    fixture.map(async (account) => ({ ...account, passwordHash: await passwords.hash(account.password) })),
  )
  const { developers } = readFixture<{ developers: { id: number }[] }>('developers')
  const copies = developers.map(({ id }, index) => sampleCopy(id, index === 0))
  return { now, move: createDateMover(now), accounts, demoUserId: accounts[0]!.user.id, copies }
}

export type SeedOptions = {
  passwords: Passwords
  now: Date
  /** Multiplies products, mails, contacts and messages, for load tests. */
  scale?: number
  /** Called after each area with the number of finished areas and of all areas. */
  onArea?: (done: number, all: number) => void
  /** Called with the number of multiplied rows inserted since the last call. */
  report?: (rows: number) => void
  /** Called when all rows are inserted, before the indexes are rebuilt. */
  onIndexing?: () => void
}

/** Fills an empty store with sample data in one transaction; returns false, changing nothing, if the store has accounts. */
export async function seed(
  store: Store,
  { passwords, now, scale = 1, onArea, report = () => {}, onIndexing = () => {} }: SeedOptions,
): Promise<boolean> {
  if (await hasAccounts(store.read)) return false
  const context = await contextOf(passwords, now)
  return store.write(async (db) => {
    await store.lock(db, 'seed')
    if (await hasAccounts(db)) return false
    for (const [index, seedArea] of seeders.entries()) {
      await seedArea(db, context)
      onArea?.(index + 1, seeders.length)
    }
    if (scale > 1) {
      await loadInBulk(db, multipliedTables, async () => {
        for (const each of multipliers) await each(db, context, scale, report)
        onIndexing()
      })
    }
    if (store.kind === 'postgresql') {
      for (const table of countedTables) {
        const next = sql`(select max(id) from ${sql.table(table)})`
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${next})`.execute(db)
      }
    }
    return true
  })
}

/** The number of rows that `seed` reports at a scale. */
export function reportedRows(scale: number): number {
  const { contacts } = readFixture<{ contacts: unknown[] }>('contacts')
  const { mails } = readFixture<{ mails: { labels: unknown[]; attachments: unknown[] }[] }>('mailbox')
  const { messages } = readFixture<{ messages: unknown[] }>('messages')
  const { products } = readFixture<{ products: unknown[] }>('inventory')
  const mailRows = mails.reduce((sum, mail) => sum + 1 + mail.labels.length + mail.attachments.length, 0)
  return (contacts.length + mailRows + messages.length + products.length) * (scale - 1)
}
