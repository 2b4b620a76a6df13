/** Between an entry as the contract has it and the row that the store keeps. */
import type { Insertable } from 'kysely'
import type { Db } from '../db/schema.ts'
import { fromScaled, toScaled } from '../lib/decimal.ts'
import { fold, sortKey } from '../lib/text.ts'
import type { Entry } from './catalogue.ts'
import { insertEntries, type Row } from './catalogue.queries.ts'
import type { FieldKind } from './fields.ts'
import type { EntryColumns } from './tables.ts'

export function toColumn(kind: FieldKind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'text') return (value as string).trim()
  if (kind === 'number') return value
  if (kind === 'flag') return Number(value)
  if (kind === 'json') return JSON.stringify(value)
  return toScaled(kind, value as string)
}

export function fromColumn(kind: FieldKind, value: unknown): unknown {
  if (value === null || kind === 'text' || kind === 'number') return value
  if (kind === 'flag') return value === 1
  if (kind === 'json') return JSON.parse(value as string)
  return fromScaled(kind, value as number)
}

/** A row as its entry, as far as the row says it; what is linked or derived is added later. */
export function entryOf<Own>({ fields }: { fields: Record<string, FieldKind> }, row: Row): Own & Entry {
  const own = Object.entries(fields).map(([name, kind]) => [name, fromColumn(kind, row[name])])
  const { id, activo, version, usos } = row
  return { id, activo: activo === 1, version, usos: Number(usos ?? 0), ...Object.fromEntries(own) }
}

/** The natural key as it is compared: case, accents and outer spaces do not count. */
export function keyOf<Wire>(catalogue: { keyOf: (entry: Wire) => string }, entry: Wire): string {
  return fold(catalogue.keyOf(entry)).trim().replace(/\s+/g, ' ')
}

/** What of a catalogue makes its rows. */
type RowMaker<Wire> = {
  fields: Record<string, FieldKind>
  keyOf: (entry: Wire) => string
  sortOf: (entry: Wire) => string
  searchOf: (entry: Wire) => string
}

/** Every column of an entry's row. */
export function columnsOf<Wire extends Entry>(
  catalogue: RowMaker<Wire>,
  desarrolladoraId: number,
  entry: Wire,
): object {
  const fields = Object.entries(catalogue.fields)
  const own = fields.map(([name, kind]) => [name, toColumn(kind, entry[name as keyof Wire])])
  return {
    ...Object.fromEntries(own),
    id: entry.id,
    desarrolladoraId,
    activo: Number(entry.activo),
    version: entry.version,
    clave: keyOf(catalogue, entry),
    sortKey: sortKey(catalogue.sortOf(entry)),
    searchText: fold(catalogue.searchOf(entry)),
  } satisfies Partial<Insertable<EntryColumns>>
}

/**
 * For sample data and new companies: entries that are known to be right. `New` is what the contract asks for at their creation
 * (`Body<'createUnidad'>`), so that a field that is missing here does not compile.
 */
export function insertNew<New extends object = never>(
  db: Db,
  // Its own description is typed; what is inserted is typed by `New`.
  catalogue: RowMaker<any> & { table: string; defaults: object },
  desarrolladoraId: number,
  entries: (New & { id: string })[],
): Promise<void> {
  const whole = entries.map((entry) => ({ ...catalogue.defaults, activo: true, version: 1, usos: 0, ...entry }))
  return insertEntries(
    db,
    catalogue.table,
    whole.map((entry) => columnsOf(catalogue, desarrolladoraId, entry)),
  )
}
