/** Which of the server's test files run on which store: in the gate, or with `OBRA_TEST_SCOPE=all` all on all three. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type StoreName = 'sqlite' | 'postgresql' | 'tab'

const root = path.resolve(import.meta.dirname, '../..')
const everything = ['server/**/*.test.ts', 'tests/contract/*.test.ts']

/** Areas with hand-written SQL, which stores may treat differently: tests/house/stores.test.ts derives them. */
export const areasWithSql = [
  'academy',
  'aprobaciones',
  'cargas',
  'certificados',
  'chat',
  'cobros',
  'comprobantes',
  'consumo',
  'contacts',
  'conteos',
  'contratos',
  'control',
  'cuenta-corriente',
  'cuentas',
  'documentos',
  'eventos',
  'file-manager',
  'flujo',
  'inventory',
  'invitations',
  'liberaciones',
  'mailbox',
  'materiales',
  'members',
  'movimientos',
  'notes',
  'notifications',
  'pagos',
  'pedidos',
  'plan',
  'presupuestos',
  'projects',
  'retenciones',
  'scrumboard',
  'stock',
  'webhooks',
]

const gate: Record<StoreName, string[]> = {
  sqlite: everything,
  postgresql: [
    'server/{db,records}/**/*.test.ts',
    `server/areas/{${areasWithSql.join()}}/**/*.test.ts`,
    // Events between replicas, connection metrics and backups depend on the store.
    'server/areas/live/*.test.ts',
    'server/app/{admin-actions,metrics}.test.ts',
    'tests/contract/{store-down,valid-input}.test.ts',
  ],
  tab: ['server/db/**/*.test.ts', 'server/areas/pagos/*.test.ts', 'tests/contract/valid-input.test.ts'],
}

/** Tens of thousands of rows, uploads of 100 MB, and bodies of a megabyte: only with `OBRA_TEST_SCOPE=all`. */
const large = ['server/**/{large,many}-*.test.ts', 'tests/contract/worst-input.test.ts']
/**
 * Slow tests of rules above the SQL; other tests of these areas cover the statements. In the gate on SQLite only, and on the
 * other stores while their area differs from the main branch.
 */
const rules = [
  'server/areas/cargas/round-trip.test.ts',
  'server/areas/cargas/records/{certificados,cobros,eventos,finance-round-trip,movimientos,presupuesto-items,tareas,templates,undo-holds}.test.ts',
  'server/areas/certificados/{pricing,reissue}.test.ts',
  'server/areas/comprobantes/{files,links}.test.ts',
  'server/areas/control/{any-order,refusals,too-large}.test.ts',
  'server/areas/{cuenta-corriente,stock}/any-order.test.ts',
  'server/areas/documentos/folders.test.ts',
  'server/areas/file-manager/hostile-files.test.ts',
  'server/areas/pagos/advances.test.ts',
]
/** What migrations of earlier releases do with rows. A released migration never changes. */
const pastMigrations = ['server/db/{company-owner,construction-workers-day,names-in-folders,refolded-search}.test.ts']
/** These open a second connection to a store's file or copy it; the store of a tab is in memory. */
const needsFile = [
  'server/db/{checkpoints,crash,reading,write}.test.ts',
  'server/db/files/files.test.ts',
  'server/app/{admin-accounts,admin-actions,refused-copies}.test.ts',
]
/** These seed SQLite files themselves. */
const seedsSqlite = ['server/app/seed.test.ts', 'server/db/sample-times.test.ts']
const otherProjects = ['tests/contract/prism.test.ts']

const matching = (patterns: string[]) => globSync(patterns, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
const usesStore = (file: string) =>
  /support\/(server|stores|admin-store|postgres)\.ts/.test(readFileSync(path.join(root, file), 'utf8'))

/** The test files of a store's project. Tests that use no store run once, in the SQLite project. */
export function storeFiles(store: StoreName, isAll: boolean): string[] {
  const skipped = [...large, ...(store === 'sqlite' ? [] : [...rules, ...pastMigrations])]
  const left = new Set(
    matching([
      ...otherProjects,
      ...(isAll ? [] : skipped),
      ...(store === 'sqlite' ? [] : seedsSqlite),
      ...(store === 'tab' ? needsFile : []),
    ]),
  )
  return matching(isAll ? everything : gate[store])
    .filter((file) => !left.has(file) && (store === 'sqlite' || usesStore(file)))
    .toSorted()
}
