/** Operations of every catalogue: list, get, create, update, archive, restore (docs/domain/catalogues.md, Entries). */
import { isUniqueViolation } from '../lib/store-failures.ts'
import type { Context } from '../context.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Database, Db } from '../db/schema.ts'
import { dayAt } from '../lib/calendar.ts'
import { newId } from '../lib/ids.ts'
import { conflict, invalid, notFound, Problem } from '../lib/problem.ts'
import { fold } from '../lib/text.ts'
import { writeSheet, type SheetFile, type SheetFormat } from '../lib/sheet.ts'
import type { Catalogue, Entry, EntryTable, Link, Reference, Scope, StoredEntry } from './catalogue.ts'
import * as queries from './catalogue.queries.ts'
import { columnsOf, entryOf, keyOf } from './catalogue-rows.ts'
import { sheetOf } from './catalogue-sheet.ts'
import { announceCatalogues, recordChange } from './history.ts'
import { staleVersion, writeOnce } from './once.ts'
import { mostExported, pageOf, type PageQuery } from './page.ts'

export type ListQuery = PageQuery & {
  search?: string | undefined
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
  activo?: boolean | undefined
  formato?: 'json' | SheetFormat | undefined
}
export type Page<Wire> = { items: Wire[]; total: number; page: number; size: number; lastPage: number }

/** The company and the current day of a request; the HTTP layer has already checked access. */
export function scopeOf(ctx: Context, db: Db): Scope {
  return { db, desarrolladoraId: ctx.company.id, today: dayAt(ctx.clock()), proyectos: ctx.company.proyectos }
}

/** The entries of rows, with linked and derived fields. */
export async function entriesOfRows<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  rows: queries.Row[],
): Promise<Wire[]> {
  if (rows.length === 0) return []
  const entries = rows.map((row) => entryOf<StoredEntry<Wire, T, L>>(catalogue, row))
  const ids = rows.map((row) => row.id)
  for (const link of catalogue.links ?? []) {
    const linked = Map.groupBy(await queries.selectLinked(scope.db, link, ids), (row) => row[link.own])
    for (const entry of entries) {
      const own = linked.get(entry.id) ?? []
      const shape = ({ [link.own]: _own, ...row }: Record<string, unknown>) => (link.more ? row : row[link.other])
      Object.assign(entry, { [link.field]: own.map(shape) })
    }
  }
  return catalogue.load(scope, entries)
}

/** A page of a company's entries, or all matches as a file. */
export async function listEntries<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  catalogue: Catalogue<Wire, T, L>,
  query: ListQuery & Record<string, unknown>,
): Promise<Page<Wire> | SheetFile> {
  const scope = scopeOf(ctx, ctx.store.read)
  const { desarrolladoraId, proyectos } = scope
  const { search, activo, sort, formato } = query
  const equal = Object.fromEntries((catalogue.equals ?? []).map((column) => [column, query[column]]))
  await requireReferences(
    scope,
    { references: catalogue.references?.filter(({ field }) => equal[field] !== undefined) },
    equal,
  )
  const filter = { desarrolladoraId, proyectos, search, activo, equal, linked: await linkedBy(scope, catalogue, query) }
  const order = query.order ?? (catalogue.isNewestFirst && !sort ? 'desc' : 'asc')
  const column = (sort && catalogue.sorts[sort]) || 'sortKey'
  const rowsOf = (offset: number, limit: number) =>
    queries.selectEntries(scope.db, catalogue, filter, { column, order, offset, limit })
  if (formato === 'csv' || formato === 'xlsx') {
    const entries = await entriesOfRows(scope, catalogue, await rowsOf(0, mostExported))
    return writeSheet(formato, catalogue.table, await sheetOf(scope, catalogue), entries)
  }
  const total = await queries.countEntries(scope.db, catalogue, filter)
  const page = pageOf(query, total)
  const rows = page.offset < total ? await rowsOf(page.offset, page.size) : []
  return { items: await entriesOfRows(scope, catalogue, rows), ...page.answer }
}

/** The filter by a linked entry, from the query. Throws 404. */
async function linkedBy<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  { linkFilter, links = [] }: Catalogue<Wire, T, L>,
  query: Record<string, unknown>,
): Promise<queries.Filter['linked']> {
  const id = linkFilter && query[linkFilter.param]
  const link = links.find(({ field }) => field === linkFilter?.field)
  return linkFilter && link && typeof id === 'string' ? { link, ids: await linkFilter.idsOf(scope, id) } : undefined
}

/** The first entries of a company that match a search, as in their list. */
export async function findEntries<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  catalogue: Catalogue<Wire, T, L>,
  { search, limit }: { search: string; limit: number },
): Promise<Wire[]> {
  if (fold(search).trim() === '') return []
  const scope = scopeOf(ctx, ctx.store.read)
  const first = { column: 'sortKey', order: 'asc', offset: 0, limit } as const
  const filter = { desarrolladoraId: scope.desarrolladoraId, proyectos: scope.proyectos, search }
  return entriesOfRows(scope, catalogue, await queries.selectEntries(scope.db, catalogue, filter, first))
}

/** The entries with these natural keys, by key. */
export async function entriesByKeys<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  claves: string[],
): Promise<Map<string, Wire>> {
  const rows = await queries.selectByKeys(scope.db, catalogue, scope.desarrolladoraId, claves)
  const entries = await entriesOfRows(scope, catalogue, rows)
  return new Map(entries.map((entry) => [keyOf(catalogue, entry), entry]))
}

/** One entry, in the scope of a read or a write. Throws 404. */
export async function findEntry<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  id: string,
): Promise<Wire> {
  const row = await queries.selectEntry(scope.db, catalogue, scope, id)
  if (!row) throw notFound(catalogue.words.missing)
  return (await entriesOfRows(scope, catalogue, [row]))[0]!
}

/** Throws 404. */
export async function getEntry<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  catalogue: Catalogue<Wire, T, L>,
  id: string,
): Promise<Wire> {
  return findEntry(scopeOf(ctx, ctx.store.read), catalogue, id)
}

/** Throws 404 if a reference of an entry is not of the company; one statement for each field, however many entries. */
async function requireReferencesOf(scope: Scope, references: Reference[], entries: object[]): Promise<void> {
  for (const { field, table, missing } of references) {
    const named = entries.map((entry) => (entry as Record<string, string | null | undefined>)[field])
    const ids = [...new Set(named.filter((id) => id !== null && id !== undefined))]
    if (ids.length === 0) continue
    const present = await queries.selectPresent(scope.db, table, scope.desarrolladoraId, ids)
    if (present.size < ids.length) throw notFound(missing)
  }
}

/** Throws 404 if a link of an entry is not to one of the company, 400 for a duplicate link; one statement for each link. */
async function requireLinksOf(scope: Scope, links: Link[], entries: object[]): Promise<void> {
  for (const { field, otherTable, other, more, missing } of links) {
    const named = entries.flatMap((entry) => {
      const values = (entry as Record<string, unknown[]>)[field]!
      const ids = values.map((row) => (more ? (row as Record<string, string>)[other]! : String(row)))
      if (new Set(ids).size < ids.length) throw invalid(field, 'Hay uno repetido.')
      return ids
    })
    const ids = [...new Set(named)]
    const present = await queries.selectPresent(scope.db, otherTable, scope.desarrolladoraId, ids)
    if (present.size < ids.length) throw notFound(missing)
  }
}

/** Throws 404 if a reference or link is not of the company, 400 for a duplicate link. */
export async function requireReferences(
  scope: Scope,
  { references = [], links = [] }: { references?: Reference[] | undefined; links?: Link[] | undefined },
  entry: object,
): Promise<void> {
  await requireReferencesOf(scope, references, [entry])
  await requireLinksOf(scope, links, [entry])
}

/** Throws 409 if one of these entries is archived. */
export async function requireActive({ db }: Scope, table: keyof Database, ids: string[], field: string): Promise<void> {
  if (await queries.selectIsArchived(db, table, ids))
    throw conflict('Está archivado: elegí otro, o restauralo primero en su lista.', field)
}

/** Requires the entries that a record names with `isActive` not to be archived, except those it named before. Throws 409. */
export async function requireActiveReferences(
  scope: Scope,
  { references = [] }: { references?: Reference[] | undefined },
  record: object,
  before: object = {},
): Promise<void> {
  const idOf = (each: object, field: string) => (each as Record<string, string | null | undefined>)[field]
  for (const { field, table, isActive } of references) {
    const id = idOf(record, field)
    if (isActive && id && id !== idOf(before, field)) await requireActive(scope, table, [id], field)
  }
}

type LinkRows = { link: Link; rows: object[] }

/** The rows of the links of an entry. */
function linkRowsOf(links: Link[], entry: { id: string }): LinkRows[] {
  return links.map((link) => {
    const values = (entry as unknown as Record<string, unknown[]>)[link.field]!
    const rows = values.map((row, orden) => ({
      [link.own]: entry.id,
      ...(link.more ? (row as object) : { [link.other]: row }),
      orden,
    }))
    return { link, rows }
  })
}

async function writeLinks<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  { links = [] }: Catalogue<Wire, T, L>,
  entry: Wire,
): Promise<void> {
  for (const { link, rows } of linkRowsOf(links, entry)) await queries.replaceLinked(scope.db, link, entry.id, rows)
}

/** Inside a write: stores the links of new entries. */
export async function insertLinks<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  { links = [] }: Catalogue<Wire, T, L>,
  entries: Wire[],
): Promise<void> {
  for (const link of links) {
    const rows = entries.flatMap((entry) => linkRowsOf([link], entry).flatMap((each) => each.rows))
    await insertRows(scope.db, link.table, rows as never)
  }
}

/** 409 naming the entry with the same key. */
export async function duplicate<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  entry: Wire,
): Promise<Problem> {
  const row = await queries.selectByKey(scope.db, catalogue, scope.desarrolladoraId, keyOf(catalogue, entry))
  const other = row ? entryOf<Wire>(catalogue, row) : entry
  const message = catalogue.words.taken(other) + (other.activo ? '' : ' Está archivado: podés restaurarlo.')
  const issues = [{ field: catalogue.keyField, message }]
  return new Problem(409, 'Conflict', message, { issues, ...(row && { existenteId: other.id }) })
}

/** Inside a write: throws 409 if a stored entry has the key. */
export async function requireKeyIsFree<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  entry: Wire,
): Promise<void> {
  const other = await queries.selectByKey(scope.db, catalogue, scope.desarrolladoraId, keyOf(catalogue, entry))
  if (other) throw await duplicate(scope, catalogue, entry)
}

/** Runs a write and turns a violation of the unique key into `duplicate`. */
export async function withFreeKey<R, Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  catalogue: Catalogue<Wire, T, L>,
  entry: () => Wire | undefined,
  write: () => Promise<R>,
): Promise<R> {
  try {
    return await write()
  } catch (error) {
    const refused = entry()
    if (!isUniqueViolation(error) || !refused) throw error
    throw await duplicate(scopeOf(ctx, ctx.store.read), catalogue, refused)
  }
}

/** A new entry from the input, validated. Throws 400 and 404. */
export async function checkedEntry<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  input: object,
): Promise<Wire> {
  return (await checkedEntries(scope, catalogue, [input]))[0]!
}

/** As `checkedEntry`, for many; references are checked in few statements. */
export async function checkedEntries<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  inputs: object[],
): Promise<Wire[]> {
  const fresh = inputs.map(
    (input) => ({ ...catalogue.defaults, ...input, id: newId(), activo: true, version: 1, usos: 0 }) as Wire,
  )
  await requireReferencesOf(scope, catalogue.references ?? [], fresh)
  await requireLinksOf(scope, catalogue.links ?? [], fresh)
  if (!catalogue.validate) return fresh
  const checked: Wire[] = []
  for (const entry of fresh) checked.push(await catalogue.validate(scope, entry, undefined))
  return checked
}

/** Stores a new entry with its links and its history. */
export async function insertEntry<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  entry: Wire,
): Promise<Wire> {
  const { db, desarrolladoraId } = scope
  await insertRows(db, catalogue.table, [columnsOf(catalogue, desarrolladoraId, entry)])
  await writeLinks(scope, catalogue, entry)
  const after = await findEntry(scope, catalogue, entry.id)
  await catalogue.afterChange?.(ctx, scope, [after])
  const change = { ...entityOf(catalogue, after), desarrolladoraId, antes: null, despues: after }
  await recordChange(ctx, db, { ...change, accion: 'crear' })
  return after
}

/** Throws 400, 404, and 409 if another entry has the key. */
export async function createEntry<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  catalogue: Catalogue<Wire, T, L>,
  input: object,
): Promise<Wire> {
  let entry: Wire | undefined
  return withFreeKey(
    ctx,
    catalogue,
    () => entry,
    () =>
      writeOnce(ctx, async (db) => {
        const scope = scopeOf(ctx, db)
        entry = await checkedEntry(scope, catalogue, input)
        const after = await insertEntry(ctx, scope, catalogue, entry)
        await announceCatalogues(ctx, db)
        return after
      }),
  )
}

/** An entry as the history names it; that of a project is hidden with it. */
export function entityOf<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  { entidad, projectColumn }: Catalogue<Wire, T, L>,
  entry: Wire,
) {
  const proyectoId = projectColumn && (entry as Record<string, unknown>)[projectColumn as string]
  return { entidad, entidadId: entry.id, ...(typeof proyectoId === 'number' && { proyectoId }) }
}

function actionOf(before: Entry, after: Entry): string {
  if (before.activo === after.activo) return 'cambiar'
  return after.activo ? 'restaurar' : 'archivar'
}

/** The writable fields of a patch; derived ones are ignored. */
function ownFields<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  { fields, links = [] }: Catalogue<Wire, T, L>,
  patch: object,
): Partial<Wire> {
  const own = new Set(['activo', ...Object.keys(fields), ...links.map((link) => link.field)])
  return Object.fromEntries(Object.entries(patch).filter(([name]) => own.has(name))) as Partial<Wire>
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a duplicate key. */
export async function updateEntry<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  catalogue: Catalogue<Wire, T, L>,
  id: string,
  patch: { id?: string | undefined; version: number },
): Promise<Wire> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('id', 'No coincide con el id del pedido.')
  const desarrolladoraId = ctx.company.id
  let next: Wire | undefined
  return withFreeKey(
    ctx,
    catalogue,
    () => next,
    () =>
      ctx.store.write(async (db) => {
        const scope = scopeOf(ctx, db)
        const before = await findEntry(scope, catalogue, id)
        if (before.version !== patch.version) throw staleVersion()
        const merged = { ...before, ...ownFields(catalogue, patch) }
        await requireReferences(scope, catalogue, merged)
        next = catalogue.validate ? await catalogue.validate(scope, merged, before) : merged
        const columns = columnsOf(catalogue, desarrolladoraId, next)
        if (!(await queries.updateEntry(db, catalogue.table, desarrolladoraId, before, columns))) throw staleVersion()
        await writeLinks(scope, catalogue, next)
        const after = await findEntry(scope, catalogue, id)
        await catalogue.afterChange?.(ctx, scope, [after])
        const accion = actionOf(before, after)
        const entity = { ...entityOf(catalogue, after), desarrolladoraId }
        await recordChange(ctx, db, { ...entity, accion, antes: before, despues: after })
        await announceCatalogues(ctx, db)
        return after
      }),
  )
}
