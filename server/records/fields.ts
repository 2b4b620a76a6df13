/** How fields of the contract are stored in columns: the types that check a description of them, and the conversion of values. */
import type { Database } from '../db/schema.ts'
import { fromScaled, toScaled, type DecimalKind } from '../money/decimal.ts'

/** How a field is stored: text, whole number, 0 or 1, JSON text, or a scaled integer. */
export type FieldKind = 'text' | 'number' | 'flag' | 'json' | DecimalKind

/** The kinds that fit the types of a column and of its field. */
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

/** A kind for each of some columns; a column without a field of its name can have none. */
export type FieldKinds<Wire, Columns> = {
  [Column in keyof Columns]: Column extends keyof Wire ? KindOf<Columns[Column], Wire[Column]> : never
}

/** The columns among these that hold amounts. */
export type AmountColumn<Wire, Columns> = {
  [Column in keyof Columns]: FieldKinds<Wire, Columns>[Column] extends DecimalKind ? Column : never
}[keyof Columns] &
  string

/** The tables that have these columns. */
export type TableWith<Base> = { [T in keyof Database]: Database[T] extends Base ? T : never }[keyof Database]
/** The columns of a table besides those of `Base`. */
export type OwnColumn<T extends keyof Database, Base> = Exclude<keyof Database[T], keyof Base> & string
/** The fields of these names. */
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

// The types of what comes out are those of the description of the fields: TypeScript cannot follow them through `fields`.
const converted = (fields: Kinds, values: object, convert: (kind: FieldKind, value: unknown) => unknown): any =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [name, convert(kind, (values as Record<string, unknown>)[name])]),
  )

/** The columns of a record's fields, to be stored. Throws RangeError for an amount of more digits than its kind has. */
export const columnsOfFields = (fields: Kinds, record: object) => converted(fields, record, toColumn)
/** The fields of a row, as the contract has them. */
export const fieldsOfRow = (fields: Kinds, row: object) => converted(fields, row, fromColumn)
