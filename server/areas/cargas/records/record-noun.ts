/**
 * How a load writes records of a project (docs/domain/bulk-loads.md). Each noun is one description in this folder, made of the
 * services of its area.
 */
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/schema.ts'
import type { OperationId } from '../../../http/contract.ts'
import type { FieldHint, Kind } from '../fields.ts'

export type Values = Record<string, unknown>

/** The project, and a caller whose `store` reads and writes through `db`: services called with it run inside the write of a slice. */
export type RecordPlace = { ctx: Context; db: Db; proyectoId: number }

/** A record in one of its versions. */
export type Made = { id: string; version: number }
/** A record with its values by the fields of the noun, in the form that `readCell` gives. */
export type Existing = Made & { values: Values }

/** Values of a record that change, by field. */
export type Change = { record: Made; values: Values }

export type RecordFieldHint = FieldHint & {
  /** Where its value stands in the body of the operation, if not at its own name: 'lineas.cantidad'. Kind and words come from there. */
  at?: string
  /** For fields that the body does not have. */
  kind?: Kind
  /** The words of a choice that is not in the contract, by value. */
  words?: Record<string, string>
  /** Whether a new record needs it; by default what the schema says. */
  obligatorio?: boolean
}

export type RecordNoun = {
  /** The operation that creates a record; its body gives kind, words and rules of the fields. */
  operation: OperationId
  /** The name in the history: 'cobro'. */
  entidad: string
  fields: Record<string, RecordFieldHint>
  /** Fields by which a row names its record. A row without the first of them has none, and is a new record. */
  key: string[]
  /** Fields that every row has of its own. With them, rows that follow one another with the same key are one record with many lines. */
  lines?: string[]
  /** The body of the operation, from the values of the rows of one record; references are ids. */
  bodyOf: (rows: [Values, ...Values[]]) => Values
  /** For each first row the record that has its key already. */
  existing?: (place: RecordPlace, rows: Values[]) => Promise<(Existing | undefined)[]>
  /** Creates records: as drafts if the noun has a `confirm`. Throws what the operation throws. */
  create: (place: RecordPlace, bodies: Values[]) => Promise<Made[]>
  /** The last step of a load: numbers the drafts, whose bodies are given, and makes them count. Returns their new versions. */
  confirm?: (place: RecordPlace, made: Made[], bodies: Values[]) => Promise<Made[]>
  /** Changes an existing record to values by field; also undoes such a change. Missing: rows with an existing record are left out. */
  update?: (place: RecordPlace, record: Made, values: Values) => Promise<Made>
  /** As `update`, for all changes of a slice at once; for records that are stored together. */
  updateMany?: (place: RecordPlace, changes: Change[]) => Promise<Made[]>
  /** The records that still exist, with their version of now; annulled ones are left out. */
  current: (place: RecordPlace, ids: string[]) => Promise<Map<string, Made>>
  /** Removes drafts, annuls confirmed records with the reason. Throws 409 if something newer needs one. */
  undo: (place: RecordPlace, made: Made[], motivo: string) => Promise<void>
}
