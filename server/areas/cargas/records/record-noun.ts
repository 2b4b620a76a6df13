/**
 * How a load writes records of a project (docs/domain/bulk-loads.md). Each noun is one description in this folder, made of the
 * services of its area.
 */
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/schema.ts'
import type { OperationId } from '../../../http/contract.ts'
import type { Problem } from '../../../lib/problem.ts'
import type { Made } from '../../../records/record.ts'
import type { RecordFieldHint } from '../fields.ts'

export type { Made }
export type Values = Record<string, unknown>

/** The project, and a caller whose `store` reads and writes through `db`: services called with it run inside the write of a slice. */
export type RecordPlace = { ctx: Context; db: Db; proyectoId: number }

/** A record; with `update` its values by the fields of the noun, in the form that `readCell` gives. */
export type Existing = Made & { values?: Values }

/** A record and what changes of it, by field. */
export type Change = { record: Made; values: Values }

export type RecordNoun = {
  /** The operation that creates a record; its body gives kind, words and rules of the fields. */
  operation: OperationId
  /** The name in the history: 'cobro'. */
  entidad: string
  fields: Record<string, RecordFieldHint>
  /** Fields by which a row names its record. A row without the first of them has none, and is a new record. */
  key: string[]
  /** The fields of a line. With them, rows that follow one another with the same key are the lines of one record. */
  lines?: string[]
  /** A text by which records are tried and confirmed, and undone from the last one; records with the same stay in the sheet's order. */
  order?: (values: Values) => string
  /** All records of a sheet are written together, because they name one another. */
  isWhole?: boolean
  /** The body of the operation, from the values of the rows of one record; references are ids. */
  bodyOf: (rows: [Values, ...Values[]]) => Values
  /** For each first row the record that has its key already. */
  existing?: (place: RecordPlace, rows: Values[]) => Promise<(Existing | undefined)[]>
  /** For each body why it would be refused if all were created; else a refusal makes the preview try them one by one. */
  refusals?: (place: RecordPlace, bodies: Values[]) => Promise<(Problem | undefined)[]>
  /**
   * Inside a trial of some records: brings about what they need of the ones before them in the sheet, which earlier trials created and
   * took back. A refusal is ignored.
   */
  prepare?: (place: RecordPlace, bodies: Values[], earlier: Values[]) => Promise<void>
  /** Creates records: as drafts if the noun has a `confirm`. Throws what the operation throws. */
  create: (place: RecordPlace, bodies: Values[]) => Promise<Made[]>
  /** The last step of a load: numbers the drafts, whose bodies are given, and makes them count. Returns their new versions. */
  confirm?: (place: RecordPlace, made: Made[], bodies: Values[]) => Promise<Made[]>
  /** Changes an existing record to values by field; also undoes such a change. Missing: rows with an existing record are left out. */
  update?: (place: RecordPlace, record: Made, values: Values) => Promise<Made>
  /** As `update`, for a noun whose records are changed together. */
  updateAll?: (place: RecordPlace, changes: Change[]) => Promise<Made[]>
  /** With `updateAll`: for each change why it would be refused. */
  changeRefusals?: (place: RecordPlace, changes: Change[]) => Promise<(Problem | undefined)[]>
  /** The records that still exist and are not annulled, with their current versions. */
  current: (place: RecordPlace, ids: string[]) => Promise<Map<string, Made>>
  /** Removes drafts, annuls confirmed records with the reason. Throws 409 if something newer needs one. */
  undo: (place: RecordPlace, made: Made[], motivo: string) => Promise<void>
}
