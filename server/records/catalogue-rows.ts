/** Between an entry as the contract has it and the row that the store keeps. */
import type { Insertable } from 'kysely'
import type { Db } from '../db/schema.ts'
import { fromScaled, toScaled } from '../lib/decimal.ts'
import { fold, sortKey } from '../lib/text.ts'
import type { Catalogue, Entry, FieldKind } from './catalogue.ts'
import { insertEntries, type Row } from './catalogue.queries.ts'
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

/** A row as its entry; what is linked or derived is added later. */
export function entryOf<Wire extends Entry>({ fields }: Catalogue<Wire>, row: Row): Wire {
  const own = Object.entries(fields).map(([name, kind]) => [name, fromColumn(kind, row[name])])
  const { id, activo, version, usos } = row
  return { id, activo: activo === 1, version, usos: Number(usos ?? 0), ...Object.fromEntries(own) } as Wire
}

/** The natural key as it is compared: case, accents and outer spaces do not count. */
export function keyOf<Wire extends Entry>(catalogue: Catalogue<Wire>, entry: Wire): string {
  return fold(catalogue.keyOf(entry)).trim().replace(/\s+/g, ' ')
}

/** Every column of an entry's row. */
export function columnsOf<Wire extends Entry>(
  catalogue: Catalogue<Wire>,
  desarrolladoraId: number,
  entry: Wire,
): object {
  const values = entry as Record<string, unknown>
  const own = Object.entries(catalogue.fields).map(([name, kind]) => [name, toColumn(kind, values[name])])
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

/** For sample data and new companies: entries that are known to be right. */
export function insertNew<Wire extends Entry>(
  db: Db,
  catalogue: Catalogue<Wire>,
  desarrolladoraId: number,
  entries: (Partial<Wire> & { id: string })[],
): Promise<void> {
  const whole = entries.map((entry) => ({ ...catalogue.defaults, activo: true, version: 1, usos: 0, ...entry }) as Wire)
  return insertEntries(
    db,
    catalogue as never,
    whole.map((entry) => columnsOf(catalogue, desarrolladoraId, entry)),
  )
}
