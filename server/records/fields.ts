/** How fields of the contract stand in columns of a table, as types: what makes a description of both exact. */
import type { DecimalKind } from '../lib/decimal.ts'

/** How a field stands in its column: text, whole number, 0 or 1, JSON text, or a scaled integer. */
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
