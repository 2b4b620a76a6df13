/** What a catalogue is made of. Each noun describes itself by this; its rules that no description says are its hooks. */
import type { Context } from '../context.ts'
import type { Database, Db } from '../db/schema.ts'
import type { SheetColumn } from '../lib/sheet.ts'
import type { FieldKind, FieldKinds, FieldsOf, OwnColumn, TableWith } from './fields.ts'
import type { EntryColumns } from './tables.ts'

/** What every entry has. `usos` counts the records that name it. */
export type Entry = { id: string; activo: boolean; version: number; usos: number }

/** Tables whose rows are entries of a catalogue. */
export type EntryTable = TableWith<EntryColumns>
type Column<T extends EntryTable> = OwnColumn<T, EntryColumns>

/** An entry as far as its own row, and the links that a catalogue has, say it. */
export type StoredEntry<Wire, T extends EntryTable, Linked = never> = FieldsOf<Wire, Column<T> | keyof Entry | Linked>

/** A field that holds rows of another table, each naming another entry. */
export type Link<Field extends string = string> = {
  field: Field
  table: keyof Database
  /** The column that names this entry, and the one that names the other. */
  own: string
  other: string
  /** More columns of a row; without any the field is a list of ids. */
  more?: string[]
  otherTable: keyof Database
  missing: string
}

/** A field that names an entry of the company. */
export type Reference<Field extends string = string> = { field: Field; table: keyof Database; missing: string }

/** A column that names entries. */
export type Use = { table: keyof Database; column: string }

/**
 * Typed by its schema in the contract and by its table: a field that is missing in either, or in the description, does not compile
 * (tests/house/typed-records.test-d.ts). `Linked` are the fields that `links` hold.
 */
export type Catalogue<Wire extends Entry, T extends EntryTable, Linked extends keyof Wire & string = never> = {
  table: T
  entidad: string
  /** 'Ya existe el rubro' + what `nameOf` says. */
  words: { missing: string; taken: (other: Wire) => string }
  fields: FieldKinds<Wire, Pick<Database[T], Column<T>>>
  /** Values of the fields that a creation may leave out. */
  defaults: Partial<Wire>
  /** The field that a duplicate is told at, and the natural key itself. */
  keyField: keyof Wire & string
  keyOf: (entry: Wire) => string
  sortOf: (entry: Wire) => string
  searchOf: (entry: Wire) => string
  /** Columns that a list can be sorted by, by the name of their field. */
  sorts: Record<string, Column<T> | 'clave' | 'sortKey'>
  isNewestFirst?: boolean
  /** Who names an entry: counted in `usos`. Null of the values of a series, which nothing names. */
  uses: Use[] | null
  references?: Reference<keyof Wire & string>[]
  links?: Link<Linked>[]
  /** Columns that a list can be narrowed by, as fields of the address. */
  equals?: Column<T>[]
  /** A field of the address that narrows a list down by one of its links, and the ids that it stands for. It throws 404. */
  linkFilter?: { param: string; field: Linked; idsOf: (scope: Scope, id: string) => Promise<string[]> }
  /** The rules of the noun, on the whole entry as it would be stored; answers it, tidied. */
  validate?: (scope: Scope, entry: Wire, before: Wire | undefined) => Wire | Promise<Wire>
  /** Inside the write: what follows elsewhere from entries that were added or changed. */
  afterChange?: (ctx: Context, scope: Scope, entries: Wire[]) => Promise<void>
  /** Adds what is derived when entries are read (names of others, last prices), a page at once; `asStored` where nothing is. */
  load: (scope: Scope, entries: StoredEntry<Wire, T, Linked>[]) => Promise<Wire[]>
  /** Its own columns in a file; uses and state are added to those of all. */
  sheet: SheetColumn<Wire>[]
}

/** What the queries of a catalogue need of it: every `Catalogue` is one. */
export type QueriedCatalogue = { table: string; fields: Record<string, FieldKind>; uses: Use[] | null }

/** For `load` of what is whole in its row. */
export const asStored = async <Wire>(_scope: Scope, entries: Wire[]): Promise<Wire[]> => entries

export type Scope = { db: Db; desarrolladoraId: number; today: string }
