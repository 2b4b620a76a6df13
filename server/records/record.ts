/**
 * The description of a record of a project (docs/domain/conventions.md): its shape in the store and on the wire, its list, its
 * rules, and the effects of a change. Each noun has a `RecordKind`, typed by its schema in the contract and by its table: a field that is
 * missing in any of the three does not compile (tests/house/typed-records.test-d.ts).
 */
import type { SelectQueryBuilder } from 'kysely'
import type { components } from '../../openapi/generated/schema.d.ts'
import type { Database } from '../db/schema.ts'
import type { DecimalKind } from '../money/decimal.ts'
import type { SheetColumn } from '../lib/sheet.ts'
import type { Valuation, ValuationQuery } from '../money/valuation.ts'
import type { Reference, Scope } from './catalogue.ts'
import type { AmountColumn, FieldKind, FieldKinds, FieldsOf, OwnColumn, TableWith } from './fields.ts'
import type { RecordColumns } from './tables.ts'

/** What every record has. `numero` is null until it is confirmed; `motivoEstado` says why it was annulled, rejected or ended. */
export type RecordBase = {
  id: string
  numero: number | null
  estado: string
  motivoEstado: string | null
  version: number
}

/** The project of a call, as far as the rules of its records need it. */
export type Project = {
  id: number
  nombre: string
  estado: string
  motivo: string | null
  archivado: number
  monedaBase: components['schemas']['Moneda']
  indiceId: string | null
  mesBase: string | null
}

/** A record of the address. `of` are columns by which the address says whose it is, as the contract of a certificate. */
export type Place = { proyectoId: number; id: string; of?: Record<string, string> }

export type ProjectScope = Scope & { project: Project }

/** Tables whose rows are records of a project. */
export type RecordTable = TableWith<RecordColumns>
type Column<T extends RecordTable> = OwnColumn<T, RecordColumns>
type Columns<T extends RecordTable> = Pick<Database[T], Column<T>>
type Amount<Wire, T extends RecordTable> = AmountColumn<Wire, Columns<T>>

/** A record as far as its own row says it. */
export type Stored<Wire, T extends RecordTable> = FieldsOf<Wire, Column<T> | keyof RecordBase>

/** A query on a table that is known by name only; the descriptions hold each to its own. */
export type FilteredQuery = SelectQueryBuilder<any, any, any>

type Shape<Wire extends RecordBase, T extends RecordTable> = {
  table: T
  fields: FieldKinds<Wire, Columns<T>>
  /** Values of the fields that a creation may leave out. */
  defaults: Partial<Wire>
  /** Its number comes with it, as that of a supplier's invoice does; the project gives none. */
  hasOwnNumber?: boolean
  /** Where records are numbered apart in a project (each contract's certificates), what the number counts in. */
  numberedBy?: (record: Wire) => string
  searchOf: (record: Wire) => string
  /** What it names of the company. */
  references?: Reference<keyof Wire & string>[]
  /** Adds lines and what is derived when records are read, a page at once. */
  load: (scope: ProjectScope, records: Stored<Wire, T>[]) => Promise<Wire[]>
}

type List<Wire extends RecordBase, T extends RecordTable> = {
  /** Columns that it can be sorted by, by the name of their field; without a sort the newest stands first. */
  sorts: Record<string, Column<T> | 'numero' | 'searchText'>
  /** Columns that it can be narrowed by, as fields of the address; `estado` always is one. */
  equals?: Column<T>[]
  /** The column that `desde` and `hasta` of the address are about. */
  day?: Column<T>
  /** Any other narrowing by the address. */
  filter?: (query: FilteredQuery, address: Record<string, unknown>) => FilteredQuery
  /** What of the company the address may name. */
  asksFor?: Reference[]
  /** Columns whose sums over the whole filter it answers as `totales`, in one currency each. */
  totals?: { [Column in Amount<Wire, T>]?: DecimalKind }
  /** States whose records the totals leave out. */
  uncounted?: Wire['estado'][]
  /** What it states in a valuation: amounts by their names there, each a column in the project's currency. */
  valued?: {
    by: (scope: ProjectScope, query: ValuationQuery) => Promise<Valuation>
    /** The column of the day whose rate and index they are valued by. */
    day: Column<T>
    amounts: Record<string, { column: Amount<Wire, T>; title: string }>
  }
  sheet: SheetColumn<Wire>[]
}

type Rules<Wire extends RecordBase> = {
  /** The state of a new one. A draft may be changed and deleted; what is confirmed at once gets its number at once. */
  initialState: Wire['estado']
  isConfirmedAtOnce?: boolean
  /** On the whole record as it would be stored; answers it, calculated. Throws 400, 404 and 409. */
  validate?: (scope: ProjectScope, record: Wire, before: Wire | undefined) => Wire | Promise<Wire>
}

type Effects<Wire extends RecordBase> = {
  /** Stores what stands in other tables, lines above all. */
  storeLines?: (scope: ProjectScope, record: Wire) => Promise<void>
  /** What follows from each change of it elsewhere, once it and its lines are stored. */
  afterChange?: (scope: ProjectScope, entidad: string, record: Pick<RecordBase, 'id' | 'estado'>) => Promise<void>
  /** Inside the write that deletes a draft: what goes with it. */
  onDelete?: (scope: ProjectScope, id: string) => Promise<void>
}

export type RecordKind<Wire extends RecordBase, T extends RecordTable> = {
  /** Its name in the history and in `entidad` of answers. */
  entidad: string
  /** What tells open screens of the project. */
  topic: Exclude<components['schemas']['EventName'], 'ready'>
  /** 'No encontramos ese pago.' and 'El pago'. */
  words: { missing: string; name: string }
  shape: Shape<Wire, T>
  list: List<Wire, T>
  rules: Rules<Wire>
  effects: Effects<Wire>
}

/** What the queries of a kind need of it: every `RecordKind` is one. */
export type QueriedKind = {
  shape: { table: string; fields: Record<string, FieldKind> }
  list: {
    equals?: string[]
    day?: string
    filter?: List<RecordBase, RecordTable>['filter']
    totals?: Record<string, DecimalKind | undefined>
    uncounted?: string[]
    valued?: {
      by: (scope: ProjectScope, query: ValuationQuery) => Promise<Valuation>
      day: string
      amounts: Record<string, { column: string; title: string }>
    }
  }
}

/** A step from some states to another one. */
export type Step<Wire extends RecordBase> = {
  accion: string
  from: Wire['estado'][]
  to: Wire['estado']
  /** Gives the number: the record is confirmed by it. */
  confirms?: boolean
  /** Stays possible where the project takes no new records, as annulling does. */
  isAlwaysOpen?: boolean
  /** The rules of the step; answers the record as it is stored. */
  prepare?: (scope: ProjectScope, record: Wire) => Wire | Promise<Wire>
  /** What follows from it in other records. */
  follow?: (scope: ProjectScope, record: Wire) => Promise<void>
}
