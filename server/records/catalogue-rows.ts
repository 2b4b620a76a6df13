/** Converts an entry of the contract to the row that the store keeps, and back. */
import type { Insertable } from 'kysely'
import { insertRows } from '../db/insert-rows.ts'
import type { Database, Db } from '../db/schema.ts'
import { fold, sortKey } from '../lib/text.ts'
import type { Entry, EntryTable } from './catalogue.ts'
import type { Row } from './catalogue.queries.ts'
import { columnsOfFields, fieldsOfRow, type FieldKind } from './fields.ts'

/** A row as its entry, as far as the row says it; what is linked or derived is added later. */
export function entryOf<Own>({ fields }: { fields: Record<string, FieldKind> }, row: Row): Own & Entry {
  const { id, activo, version, usos } = row
  return { id, activo: activo === 1, version, usos: Number(usos ?? 0), ...fieldsOfRow(fields, row) }
}

/** The natural key as it is compared: case, accents and outer spaces do not count. */
export function keyOf<Wire>(catalogue: { keyOf: (entry: Wire) => string }, entry: Wire): string {
  return fold(catalogue.keyOf(entry)).trim().replace(/\s+/g, ' ')
}

/** What of a catalogue makes its rows. */
type RowMaker<Wire, T extends EntryTable> = {
  table: T
  fields: Record<string, FieldKind>
  keyOf: (entry: Wire) => string
  sortOf: (entry: Wire) => string
  searchOf: (entry: Wire) => string
}

/** Every column of an entry's row. */
export function columnsOf<Wire extends Entry, T extends EntryTable>(
  catalogue: RowMaker<Wire, T>,
  desarrolladoraId: number,
  entry: Wire,
): Insertable<Database[T]> {
  return {
    ...columnsOfFields(catalogue.fields, entry),
    id: entry.id,
    desarrolladoraId,
    activo: Number(entry.activo),
    version: entry.version,
    clave: keyOf(catalogue, entry),
    sortKey: sortKey(catalogue.sortOf(entry)),
    searchText: fold(catalogue.searchOf(entry)),
  }
}

/**
 * For sample data and new companies: entries that are known to be right. `New` is what the contract asks for at their creation
 * (`Body<'createUnidad'>`), so that a field that is missing here does not compile.
 */
export function insertNew<New extends object = never>(
  db: Db,
  // Its own description is typed; what is inserted is typed by `New`.
  catalogue: RowMaker<any, EntryTable> & { defaults: object },
  desarrolladoraId: number,
  entries: (New & { id: string })[],
): Promise<void> {
  const whole = entries.map((entry) => ({ ...catalogue.defaults, activo: true, version: 1, usos: 0, ...entry }))
  return insertRows(
    db,
    catalogue.table,
    whole.map((entry) => columnsOf(catalogue, desarrolladoraId, entry)),
  )
}
