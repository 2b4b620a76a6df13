/** Converts between records of the contract and rows of the store. */
import type { Insertable } from 'kysely'
import { insertRows } from '../db/insert-rows.ts'
import type { Database, Db } from '../db/schema.ts'
import { definedFields } from '../lib/defined.ts'
import { fold } from '../lib/text.ts'
import { columnsOfFields, fieldsOfRow } from './fields.ts'
import type { RecordBase, RecordKind, RecordTable, Stored } from './record.ts'
import type { RecordRow } from './record.queries.ts'

/** The record of a row, without data from other tables. */
export function storedRecord<Wire extends RecordBase, T extends RecordTable>(
  { shape }: RecordKind<Wire, T>,
  row: RecordRow,
): Stored<Wire, T> {
  const { id, numero, estado, motivoEstado, version } = row
  return { id, numero, estado, motivoEstado, version, ...fieldsOfRow(shape.fields, row) }
}

/** Every column of a record's row except `seq`. */
export function recordColumns<Wire extends RecordBase, T extends RecordTable>(
  { shape }: RecordKind<Wire, T>,
  proyectoId: number,
  record: Wire,
): Insertable<Database[T]> {
  const { id, numero, estado, motivoEstado, version } = record
  const searchText = fold(shape.searchOf(record))
  return { ...columnsOfFields(shape.fields, record), id, numero, estado, motivoEstado, version, proyectoId, searchText }
}

/** A new record from the input and the defaults of missing fields; `validate` calculates the rest. */
export function draftOf<Wire extends RecordBase, T extends RecordTable>(
  { shape }: RecordKind<Wire, T>,
  input: object,
  own: Omit<RecordBase, 'numero'> & { numero?: number | null },
): Wire {
  // The contract requires every field that has no default.
  return { ...shape.defaults, ...definedFields(input), ...own } as RecordBase as Wire
}

/** For sample data: inserts records without validation, lines and the counter of their numbers (`correlativos`). */
export function insertSampleRecords<Wire extends RecordBase, T extends RecordTable>(
  db: Db,
  kind: RecordKind<Wire, T>,
  proyectoId: number,
  records: Wire[],
): Promise<void> {
  const rows = records.map((record) => recordColumns(kind, proyectoId, record))
  return insertRows(db, kind.shape.table, rows)
}
