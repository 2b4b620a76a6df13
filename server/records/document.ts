/**
 * What a document of a project is made of (modules.md, section 1): its fields, its states, and what a list of it can do. Each
 * noun describes itself by this; rules that no description says are its hooks.
 */
import type { SelectQueryBuilder } from 'kysely'
import type { components } from '../../openapi/generated/schema.d.ts'
import type { DecimalKind } from '../lib/decimal.ts'
import type { SheetColumn } from '../lib/sheet.ts'
import type { Valuation, ValuationQuery } from '../lib/valued.ts'
import type { FieldKind, Reference, Scope } from './catalogue.ts'

/** What every document has. `numero` is null until it is confirmed; `motivoEstado` says why it was annulled, rejected or ended. */
export type Document = {
  id: string
  numero: number | null
  estado: string
  motivoEstado: string | null
  version: number
}

/** The project of a call, as far as the rules of its documents need it. */
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

/** Tables are known by name only here; the descriptions hold each to its own. */
export type NarrowedQuery = SelectQueryBuilder<any, any, any>

export type DocumentScope = Scope & { project: Project }

export type DocumentKind<Wire extends Document> = {
  table: string
  entidad: string
  /** The event that tells open screens of the project. */
  event: Exclude<components['schemas']['EventName'], 'ready'>
  /** 'No encontramos ese pago.' and 'El pago'. */
  words: { missing: string; name: string }
  fields: Record<string, FieldKind>
  /** Values of the fields that a creation may leave out. */
  defaults: Partial<Wire>
  /** The state of a new one. A draft may be changed and deleted; what is confirmed at once gets its number at once. */
  first: string
  isConfirmedAtOnce?: boolean
  /** Its number comes with it, as that of a supplier's invoice does; the project gives none. */
  hasOwnNumber?: boolean
  /** Where documents are numbered apart in a project (each contract's certificates), what the number counts in. */
  numberedBy?: (document: Wire) => string
  searchOf: (document: Wire) => string
  /** Columns that a list can be sorted by, by the name of their field; without a sort the newest stands first. */
  sorts: Record<string, string>
  /** Fields of the address that a list can be narrowed by, each a column; `estado` always is one. */
  filters?: string[]
  /** The column that `desde` and `hasta` of the address are about. */
  day?: string
  /** Any other narrowing by the address. */
  narrow?: (query: NarrowedQuery, address: Record<string, unknown>) => NarrowedQuery
  /** Columns whose sums over the whole filter a list answers as `totales`, in one currency each. */
  totals?: Record<string, DecimalKind>
  /** What of it lists state in a valuation: amounts by their names there, each a column in the project's currency. */
  valued?: {
    by: (scope: DocumentScope, query: ValuationQuery) => Promise<Valuation>
    /** The column of the day whose rate and index they are valued by. */
    day: string
    amounts: Record<string, { column: string; title: string }>
  }
  /** States whose documents the totals leave out. */
  uncounted?: string[]
  /** What it names of the company. */
  references?: Reference[]
  /** What of the company the address of its list may name. */
  asksFor?: Reference[]
  /** The rules of the noun, on the whole document as it would be stored; answers it, calculated. */
  check?: (scope: DocumentScope, document: Wire, before: Wire | undefined) => Wire | Promise<Wire>
  /** Stores what stands in other tables, lines above all. */
  writeLines?: (scope: DocumentScope, document: Wire) => Promise<void>
  /** What follows from each change of it elsewhere, once it and its lines are stored. */
  restate?: (scope: DocumentScope, entidad: string, document: Pick<Document, 'id' | 'estado'>) => Promise<void>
  /** Inside the write that deletes a draft: what goes with it. */
  forget?: (scope: DocumentScope, id: string) => Promise<void>
  /** Adds lines and what is derived when it is read; for a page at once. */
  complete?: (scope: DocumentScope, documents: Wire[]) => Promise<Wire[]>
  sheet: SheetColumn<Wire>[]
}

/** A step from some states to another one. */
export type Step<Wire extends Document> = {
  accion: string
  from: string[]
  to: string
  /** Gives the number: the document is confirmed by it. */
  confirms?: boolean
  /** Stays possible where the project takes no new documents, as annulling does. */
  isAlwaysOpen?: boolean
  /** The rules of the step; answers the document as it is stored. */
  prepare?: (scope: DocumentScope, document: Wire) => Wire | Promise<Wire>
  /** What follows from it in other documents. */
  follow?: (scope: DocumentScope, document: Wire) => Promise<void>
}
