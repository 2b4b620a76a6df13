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

/** The fields of every record. `numero` is null until confirmed; `motivoEstado` is the reason for annulment, rejection or end. */
export type RecordBase = {
  id: string
  numero: number | null
  estado: string
  motivoEstado: string | null
  version: number
}

/** The project of a request, with the fields that the rules of records need. */
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

/** A record in one of its versions. */
export type Made = Pick<RecordBase, 'id' | 'version'>

/** The record of a path. `of` are columns that must match the path too, such as the contract of a certificate. */
export type Place = { proyectoId: number; id: string; of?: Record<string, string> }

export type ProjectScope = Scope & { project: Project }

/** Tables whose rows are records of a project. */
export type RecordTable = TableWith<RecordColumns>
type Column<T extends RecordTable> = OwnColumn<T, RecordColumns>
type Columns<T extends RecordTable> = Pick<Database[T], Column<T>>
type Amount<Wire, T extends RecordTable> = AmountColumn<Wire, Columns<T>>

/** A record with the fields of its row only. */
export type Stored<Wire, T extends RecordTable> = FieldsOf<Wire, Column<T> | keyof RecordBase>

/** A query on a table known by name only; the record kinds check the names. */
export type FilteredQuery = SelectQueryBuilder<any, any, any>

type Shape<Wire extends RecordBase, T extends RecordTable> = {
  table: T
  fields: FieldKinds<Wire, Columns<T>>
  /** Values of the fields that a creation may leave out. */
  defaults: Partial<Wire>
  /** The number is part of the input, as for a supplier's invoice; the project assigns none. */
  hasOwnNumber?: boolean
  /** The counter for kinds that are numbered separately within a project (the certificates of each contract). */
  numberedBy?: (record: Wire) => string
  searchOf: (record: Wire) => string
  /** Fields that refer to entries of the company. */
  references?: Reference<keyof Wire & string>[]
  /** Adds lines and derived fields to a page of records. */
  load: (scope: ProjectScope, records: Stored<Wire, T>[]) => Promise<Wire[]>
}

type List<Wire extends RecordBase, T extends RecordTable> = {
  /** Columns that it can be sorted by, by field name; the default is newest first. */
  sorts: Record<string, Column<T> | 'numero' | 'searchText'>
  /** Columns that it can be filtered by, as query parameters, besides `estado`. */
  equals?: Column<T>[]
  /** The column that `desde` and `hasta` filter. */
  day?: Column<T>
  /** Further filters by query parameters. */
  filter?: (query: FilteredQuery, address: Record<string, unknown>) => FilteredQuery
  /** Its table has the index of `createSearchIndex`: for lists of tens of thousands. */
  hasSearchIndex?: boolean
  /** Query parameters that refer to entries of the company. */
  queryReferences?: Reference[]
  /** Columns summed over all matches, returned as `totales`; each is in a single currency. */
  totals?: { [Column in Amount<Wire, T>]?: DecimalKind }
  /** States excluded from the totals. */
  uncounted?: Wire['estado'][]
  /** Amounts that it states in a valuation, by name; each is a column in the project's currency. */
  valued?: {
    by: (scope: ProjectScope, query: ValuationQuery) => Promise<Valuation>
    /** The column with the day whose rate and index apply. */
    day: Column<T>
    amounts: Record<string, { column: Amount<Wire, T>; title: string }>
  }
  sheet: SheetColumn<Wire>[]
}

type Rules<Wire extends RecordBase> = {
  /** The state of a new record, in which it may be updated and deleted. With `isConfirmedAtOnce` it is numbered at creation. */
  initialState: Wire['estado']
  isConfirmedAtOnce?: boolean
  /** New records are accepted by a finished project too: money that is still paid or received. */
  isSettlement?: boolean
  /** Validates the complete record before it is stored and returns it with calculated fields. Throws 400, 404 and 409. */
  validate?: (scope: ProjectScope, record: Wire, before: Wire | undefined) => Wire | Promise<Wire>
  correction?: Correction<Wire>
}

/** What may still change of a confirmed record; the history shows it. */
type Correction<Wire extends RecordBase> = {
  states: Wire['estado'][]
  fields: (keyof Wire & string)[]
  /** Fields of the input that are fixed: a request may only repeat their values. */
  frozen: (keyof Wire & string)[]
  /** The sentence for a request that changes a frozen field. */
  refusal: string
  /** Validates the merged record. Throws 400, 404 and 409. */
  validate: (scope: ProjectScope, record: Wire, before: Wire) => Promise<Wire>
  /** Whether the lines are rewritten too. */
  hasLines?: boolean
  /** Side effects in other records. */
  follow?: (scope: ProjectScope, after: Wire, before: Wire) => Promise<void>
}

type Effects<Wire extends RecordBase> = {
  /** Stores data in other tables, mainly lines. */
  storeLines?: (scope: ProjectScope, record: Wire) => Promise<void>
  /** Side effects of each change, after the record and its lines are stored. */
  afterChange?: (scope: ProjectScope, entidad: string, record: Pick<RecordBase, 'id' | 'estado'>) => Promise<void>
  /** Inside the write that deletes a draft: side effects. */
  onDelete?: (scope: ProjectScope, id: string) => Promise<void>
}

export type RecordKind<Wire extends RecordBase, T extends RecordTable> = {
  /** Its name in the history and in the wire field `entidad`. */
  entidad: string
  /** The event for the project's open screens. */
  topic: Exclude<components['schemas']['EventName'], 'ready'>
  /** 'No encontramos ese pago.' and 'El pago'. */
  words: { missing: string; name: string }
  shape: Shape<Wire, T>
  list: List<Wire, T>
  rules: Rules<Wire>
  effects: Effects<Wire>
}

/** What the queries need of a kind; every `RecordKind` fits. */
export type QueriedKind = {
  shape: { table: string; fields: Record<string, FieldKind> }
  list: {
    equals?: string[]
    day?: string
    filter?: List<RecordBase, RecordTable>['filter']
    hasSearchIndex?: boolean
    totals?: Record<string, DecimalKind | undefined>
    uncounted?: string[]
    valued?: {
      by: (scope: ProjectScope, query: ValuationQuery) => Promise<Valuation>
      day: string
      amounts: Record<string, { column: string; title: string }>
    }
  }
}

/** A transition from some states to another one. */
export type Step<Wire extends RecordBase> = {
  accion: string
  from: Wire['estado'][]
  to: Wire['estado']
  /** Confirms the record, which assigns its number. */
  confirms?: boolean
  /** Allowed even if the project accepts no new records, such as annulling. */
  isAlwaysOpen?: boolean
  /** Checks the rules of the step and returns the record to store. */
  prepare?: (scope: ProjectScope, record: Wire) => Wire | Promise<Wire>
  /** Side effects in other records. */
  follow?: (scope: ProjectScope, record: Wire) => Promise<void>
}
