/** Converts between entries of the contract and rows of the store. */
import type { Insertable } from 'kysely'
import { insertRows } from '../db/insert-rows.ts'
import type { Database, Db } from '../db/schema.ts'
import { fold, identityKey, sortKey } from '../lib/text.ts'
import type { Entry, EntryTable } from './catalogue.ts'
import type { Row } from './catalogue.queries.ts'
import { columnsOfFields, fieldsOfRow, type FieldKind } from './fields.ts'

/** The entry of a row, without linked and derived fields. */
export function entryOf<Own>({ fields }: { fields: Record<string, FieldKind> }, row: Row): Own & Entry {
  const { id, activo, version, usos } = row
  return { id, activo: activo === 1, version, usos: Number(usos ?? 0), ...fieldsOfRow(fields, row) }
}

/** The natural key for comparison, without case, accents and surrounding spaces. */
export function keyOf<Wire>(catalogue: { keyOf: (entry: Wire) => string }, entry: Wire): string {
  return identityKey(catalogue.keyOf(entry)).trim().replace(/\s+/g, ' ')
}

/** The part of a catalogue that builds rows. */
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
 * For sample data and new companies: inserts entries without validation. `New` is the contract's body of the creation
 * (`Body<'createUnidad'>`), so that a missing field does not compile.
 */
export function insertNew<New extends object = never>(
  db: Db,
  // The catalogue is typed where it is defined; the entries are typed by `New`.
  catalogue: RowMaker<any, EntryTable> & { defaults: object },
  desarrolladoraId: number,
  entries: (New & { id: string })[],
): Promise<void> {
  const complete = entries.map((entry) => ({ ...catalogue.defaults, activo: true, version: 1, usos: 0, ...entry }))
  return insertRows(
    db,
    catalogue.table,
    complete.map((entry) => columnsOf(catalogue, desarrolladoraId, entry)),
  )
}
