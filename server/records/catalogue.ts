/** The description of a catalogue: each area declares one for its noun, with hooks for rules that data cannot express. */
import type { Context } from '../context.ts'
import type { Database, Db } from '../db/schema.ts'
import type { SheetColumn } from '../lib/sheet.ts'
import type { FieldKind, FieldKinds, FieldsOf, OwnColumn, TableWith } from './fields.ts'
import type { EntryColumns } from './tables.ts'
import type { VisibleProjects } from './visible-projects.ts'

/** The fields of every entry. `usos` counts the records that refer to it. */
export type Entry = { id: string; activo: boolean; version: number; usos: number }

/** Tables whose rows are entries of a catalogue. */
export type EntryTable = TableWith<EntryColumns>
type Column<T extends EntryTable> = OwnColumn<T, EntryColumns>

/** An entry with the fields of its row and its links, without derived ones. */
export type StoredEntry<Wire, T extends EntryTable, Linked = never> = FieldsOf<Wire, Column<T> | keyof Entry | Linked>

/** A field stored as rows of a link table, each referring to another entry. */
export type Link<Field extends string = string> = {
  field: Field
  table: keyof Database
  /** The link table's columns with the ids of this entry and of the other one. */
  own: string
  other: string
  /** Further columns of the link; without any, the field is a list of ids. */
  more?: string[]
  otherTable: keyof Database
  missing: string
}

/** A field with the id of an entry of the company. With `isActive`, a new record may not name an archived one. */
export type Reference<Field extends string = string> = {
  field: Field
  table: keyof Database
  missing: string
  isActive?: boolean
}

/** `field` has an id or a list of ids of `table`, whose column `name` is written. `company` is its column with the company. */
export type NameColumn<Field extends string = string> = {
  title: string
  field: Field
  table: keyof Database
  name: string
  company?: string
}

/** A column that refers to entries. */
export type Use = { table: keyof Database; column: string }

/**
 * Typed by the contract's schema and by the table: a field missing in either or here does not compile
 * (tests/house/typed-records.test-d.ts). `Linked` are the names of the fields in `links`.
 */
export type Catalogue<Wire extends Entry, T extends EntryTable, Linked extends keyof Wire & string = never> = {
  table: T
  entidad: string
  /** Error messages: not found, and key taken by another entry. */
  words: { missing: string; taken: (other: Wire) => string }
  fields: FieldKinds<Wire, Pick<Database[T], Column<T>>>
  /** Values of optional fields at creation. */
  defaults: Partial<Wire>
  /** The field of the issue for a duplicate, and the natural key. */
  keyField: keyof Wire & string
  keyOf: (entry: Wire) => string
  sortOf: (entry: Wire) => string
  searchOf: (entry: Wire) => string
  /** Columns that a list can be sorted by, by field name. */
  sorts: Record<string, Column<T> | 'clave' | 'sortKey'>
  isNewestFirst?: boolean
  /** Columns counted in `usos`. Null for values of a series, which nothing refers to. */
  uses: Use[] | null
  references?: Reference<keyof Wire & string>[]
  links?: Link<Linked>[]
  /** Columns that a list can be filtered by, as query parameters. */
  equals?: Column<T>[]
  /** The column with the project of an entry; entries of projects that the caller does not see are hidden. */
  projectColumn?: Column<T>
  /** A query parameter that filters by a link, and the linked ids for its value. `idsOf` throws 404. */
  linkFilter?: { param: string; field: Linked; idsOf: (scope: Scope, id: string) => Promise<string[]> }
  /** Validates the complete entry before it is stored, and returns it normalized. */
  validate?: (scope: Scope, entry: Wire, before: Wire | undefined) => Wire | Promise<Wire>
  /** Inside the write: side effects of created or changed entries. */
  afterChange?: (ctx: Context, scope: Scope, entries: Wire[]) => Promise<void>
  /** Adds derived fields (names of others, last prices) to a page of entries; `asStored` if there are none. */
  load: (scope: Scope, entries: StoredEntry<Wire, T, Linked>[]) => Promise<Wire[]>
  /** Columns of an exported file; uses and state are added for every catalogue. */
  sheet: SheetColumn<Wire>[]
  /** Columns of an exported file with the names of the records that fields refer to, by which a load finds them. */
  sheetNames?: NameColumn<keyof Wire & string>[]
}

/** What the queries need of a catalogue; every `Catalogue` fits. */
export type QueriedCatalogue = {
  table: string
  fields: Record<string, FieldKind>
  uses: Use[] | null
  projectColumn?: string
}

/** `load` for entries without derived fields. */
export const asStored = async <Wire>(_scope: Scope, entries: Wire[]): Promise<Wire[]> => entries

/** `proyectos`: the projects that the caller sees; null or unset: all, as for the sample data. */
export type Scope = { db: Db; desarrolladoraId: number; today: string; proyectos?: VisibleProjects }
