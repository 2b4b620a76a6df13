/** How fields of the contract are stored in columns: types that check the field descriptions, and value conversion. */
import type { Database } from '../db/schema.ts'
import { fromScaled, toScaled, type DecimalKind } from '../money/decimal.ts'

/** How a field is stored: text, number, 0 or 1, JSON text, or a scaled integer. */
export type FieldKind = 'text' | 'number' | 'flag' | 'json' | DecimalKind

/** The kinds that fit a column's type and its field's type. */
type KindOf<Column, Value> =
  NonNullable<Column> extends number
    ? NonNullable<Value> extends string
      ? DecimalKind
      : NonNullable<Value> extends boolean
        ? 'flag'
        : 'number'
    : NonNullable<Value> extends string
      ? 'text'
      : 'json'

/** A kind for each column; a column without a field of the same name does not compile. */
export type FieldKinds<Wire, Columns> = {
  [Column in keyof Columns]: Column extends keyof Wire ? KindOf<Columns[Column], Wire[Column]> : never
}

/** The columns that hold decimals. */
export type AmountColumn<Wire, Columns> = {
  [Column in keyof Columns]: FieldKinds<Wire, Columns>[Column] extends DecimalKind ? Column : never
}[keyof Columns] &
  string

/** The tables that have these columns. */
export type TableWith<Base> = { [T in keyof Database]: Database[T] extends Base ? T : never }[keyof Database]
/** The columns of a table that are not in `Base`. */
export type OwnColumn<T extends keyof Database, Base> = Exclude<keyof Database[T], keyof Base> & string
/** The fields with these names. */
export type FieldsOf<Wire, Names> = Pick<Wire, Extract<keyof Wire, Names>>

function toColumn(kind: FieldKind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'text') return (value as string).trim()
  if (kind === 'number') return value
  if (kind === 'flag') return Number(value)
  if (kind === 'json') return JSON.stringify(value)
  return toScaled(kind, value as string)
}

function fromColumn(kind: FieldKind, value: unknown): unknown {
  if (value === null || kind === 'text' || kind === 'number') return value
  if (kind === 'flag') return value === 1
  if (kind === 'json') return JSON.parse(value as string)
  return fromScaled(kind, value as number)
}

type Kinds = Record<string, FieldKind>

// `any`: TypeScript cannot derive the result type from `fields`; the callers' types state it.
const convertFields = (fields: Kinds, values: object, convert: (kind: FieldKind, value: unknown) => unknown): any =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [name, convert(kind, (values as Record<string, unknown>)[name])]),
  )

/** The columns of a record's fields. Throws RangeError if a decimal does not fit its kind. */
export const columnsOfFields = (fields: Kinds, record: object) => convertFields(fields, record, toColumn)
/** The fields of a row, in the contract's types. */
export const fieldsOfRow = (fields: Kinds, row: object) => convertFields(fields, row, fromColumn)
