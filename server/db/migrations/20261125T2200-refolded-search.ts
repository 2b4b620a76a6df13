import { fold } from '../../lib/text.ts'
import type { AnyDb } from '../columns.ts'

type Folded = { key: 'id' | 'seq'; columns: string[] }

const catalogues = (
  'rubros unidades proveedores materiales precios depositos tiposDocumento tiposEvento feriados cotizaciones ' +
  'indices indiceValores'
).split(' ')
const records = 'comprobantes pagos cobros presupuestos modificaciones contratos certificados'.split(' ')

const withSearchText = (key: Folded['key'], tables: string[]) =>
  Object.fromEntries(tables.map((table): [string, Folded] => [table, { key, columns: ['searchText'] }]))

/** The columns of folded text by table. Deleted products are left: SQLite's index must not change, and they stay for a day. */
export const foldedColumns: Record<string, Folded> = {
  ...withSearchText('id', ['users', 'projects', 'chatContacts']),
  ...withSearchText('seq', ['chatMessages', 'mails', 'cards', 'inventoryProducts', ...catalogues, ...records]),
  contacts: { key: 'seq', columns: ['searchText', 'foundBy'] },
  notes: { key: 'seq', columns: ['foundBy'] },
}

const batch = 1000
type Row = Record<string, string>

/** Runs `change` for all rows of a table, in batches by key, and stores the columns that it returns. */
async function changeRows(
  db: AnyDb,
  table: string,
  key: string,
  columns: string[],
  change: (row: Row) => Record<string, string>,
): Promise<void> {
  for (let after: string | undefined; ;) {
    const query = db
      .selectFrom(table)
      .select([key, ...columns])
      .orderBy(key)
      .limit(batch)
    const rows = (await (after === undefined ? query : query.where(key, '>', after)).execute()) as Row[]
    for (const row of rows) {
      const changed = Object.entries(change(row)).filter(([column, text]) => row[column] !== text)
      if (changed.length === 0) continue
      await db.updateTable(table).set(Object.fromEntries(changed)).where(key, '=', row[key]).execute()
    }
    if (rows.length < batch) return
    after = rows.at(-1)![key]
  }
}

/**
 * Searches ignore apostrophes and the form of symbols (`m²` as `m2`), so stored search text is folded again; folding folded text
 * gives the same as folding the text itself. Files get search text of their own.
 */
export async function up(db: AnyDb): Promise<void> {
  for (const [table, { key, columns }] of Object.entries(foldedColumns)) {
    await changeRows(db, table, key, columns, (row) =>
      Object.fromEntries(columns.map((column) => [column, fold(row[column]!)])),
    )
  }
  await db.schema
    .alterTable('fileItems')
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await changeRows(db, 'fileItems', 'id', ['name', 'searchText'], ({ name }) => ({ searchText: fold(name!) }))
}
