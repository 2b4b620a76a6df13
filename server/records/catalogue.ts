/** What a catalogue is made of. Each noun describes itself by this; its rules that no description says are its hooks. */
import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import type { DecimalKind } from '../lib/decimal.ts'
import type { SheetColumn } from '../lib/sheet.ts'

/** What every entry has. `usos` counts the records that name it. */
export type Entry = { id: string; activo: boolean; version: number; usos: number }

/** How a field stands in its column: text, whole number, 0 or 1, JSON text, or a scaled integer. */
export type FieldKind = 'text' | 'number' | 'flag' | 'json' | DecimalKind

/** A field that holds rows of another table, each naming another entry. */
export type Link = {
  field: string
  table: string
  /** The column that names this entry, and the one that names the other. */
  own: string
  other: string
  /** More columns of a row; without any the field is a list of ids. */
  more?: string[]
  otherTable: string
  missing: string
}

export type Reference = { field: string; table: string; missing: string }

export type Catalogue<Wire extends Entry> = {
  table: string
  entidad: string
  /** 'Ya existe el rubro' + what `nameOf` says. */
  words: { missing: string; taken: (other: Wire) => string }
  fields: Record<string, FieldKind>
  /** Values of the fields that a creation may leave out. */
  defaults: Partial<Wire>
  /** The field that a duplicate is told at, and the natural key itself. */
  keyField: keyof Wire & string
  keyOf: (entry: Wire) => string
  sortOf: (entry: Wire) => string
  searchOf: (entry: Wire) => string
  /** Columns that a list can be sorted by, by the name of their field. */
  sorts: Record<string, string>
  isNewestFirst?: boolean
  /** Who names an entry: counted in `usos`. Null of the values of a series, which nothing names. */
  uses: { table: string; column: string }[] | null
  references?: Reference[]
  links?: Link[]
  /** Fields of the address that a list can be narrowed by, each a column. */
  filters?: string[]
  /** A field of the address that narrows a list down by one of its links, and the ids that it stands for. It throws 404. */
  linkFilter?: { param: string; field: string; idsOf: (scope: Scope, id: string) => Promise<string[]> }
  /** The rules of the noun, on the whole entry as it would be stored; answers it, tidied. */
  check?: (scope: Scope, entry: Wire, before: Wire | undefined) => Wire | Promise<Wire>
  /** Inside the write: what follows elsewhere from entries that were added or changed. */
  follow?: (ctx: Context, scope: Scope, entries: Wire[]) => Promise<void>
  /** Adds what is derived when it is read: names of others, last prices. */
  complete?: (scope: Scope, entries: Wire[]) => Promise<Wire[]>
  /** Its own columns in a file; uses and state are added to those of all. */
  sheet: SheetColumn<Wire>[]
}

export type Scope = { db: Db; desarrolladoraId: number; today: string }
