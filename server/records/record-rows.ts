/** Between a record as the contract has it and the row that the store keeps. */
import type { Insertable } from 'kysely'
import type { Database, Db } from '../db/schema.ts'
import { definedFields } from '../lib/defined.ts'
import { fold } from '../lib/text.ts'
import { fromColumn, toColumn } from './catalogue-rows.ts'
import type { RecordBase, RecordKind, RecordTable, Stored } from './record.ts'
import { insertRecords, type RecordRow } from './record.queries.ts'

/** A row as its record, without what stands in other tables. */
export function storedRecord<Wire extends RecordBase, T extends RecordTable>(
  { shape }: RecordKind<Wire, T>,
  row: RecordRow,
): Stored<Wire, T> {
  const { id, numero, estado, motivoEstado, version } = row
  const own = Object.entries(shape.fields).map(([name, kind]) => [name, fromColumn(kind, row[name])])
  return { id, numero, estado, motivoEstado, version, ...Object.fromEntries(own) }
}

/** Every column of a record's row but those that the store counts up. */
export function recordColumns<Wire extends RecordBase, T extends RecordTable>(
  { shape }: RecordKind<Wire, T>,
  proyectoId: number,
  record: Wire,
): Insertable<Database[T]> {
  const own = Object.entries(shape.fields).map(([name, kind]) => [name, toColumn(kind, record[name as keyof Wire])])
  const { id, numero, estado, motivoEstado, version } = record
  const searchText = fold(shape.searchOf(record))
  return { ...Object.fromEntries(own), id, numero, estado, motivoEstado, version, proyectoId, searchText }
}

/** A record as its creation begins: what was given, and the defaults of what was left out; `validate` calculates the rest. */
export function draftOf<Wire extends RecordBase, T extends RecordTable>(
  { shape }: RecordKind<Wire, T>,
  input: object,
  own: Omit<RecordBase, 'numero'> & { numero?: number | null },
): Wire {
  // The contract admits no input that lacks a field without a default.
  return { ...shape.defaults, ...definedFields(input), ...own } as RecordBase as Wire
}

/** For sample data: records that are known to be right, without their lines. */
export function insertSampleRecords<Wire extends RecordBase, T extends RecordTable>(
  db: Db,
  kind: RecordKind<Wire, T>,
  proyectoId: number,
  records: Wire[],
): Promise<void> {
  const rows = records.map((record) => recordColumns(kind, proyectoId, record))
  return insertRecords(db, kind.shape.table, rows)
}
