/** Reads the records of a project: one, a page of a list, or all matches as a file. */
import type { Context } from '../context.ts'
import { selectSpan } from '../money/valued.queries.ts'
import { fromScaled, toScaled, type DecimalKind } from '../money/decimal.ts'
import { notFound } from '../lib/problem.ts'
import { fold } from '../lib/text.ts'
import { writeSheet, type SheetColumn, type SheetFile, type SheetFormat } from '../lib/sheet.ts'
import {
  amountText,
  factorsWithin,
  parseSum,
  valuedText,
  warningsOfDays,
  watchedOf,
  type Valuation,
  type ValuationQuery,
} from '../money/valuation.ts'
import { requireReferences } from './catalogue.service.ts'
import { totalsByDays, type Totals } from './day-sums.service.ts'
import { mostExported, pageOf, type PageQuery } from './page.ts'
import { projectScope, writeRecords } from './project-scope.ts'
import { storedRecord } from './record-rows.ts'
import type { Place, ProjectScope, QueriedKind, RecordBase, RecordKind, RecordTable } from './record.ts'
import * as queries from './record.queries.ts'

export type RecordQuery = PageQuery & {
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
  formato?: 'json' | SheetFormat | undefined
}
/** A page of a list, in the contract's shape; a kind with `totals` or `valued` adds fields. */
export type RecordPage<Wire> = {
  items: Wire[]
  total: number
  page: number
  size: number
  lastPage: number
}

const load = async <Wire extends RecordBase, T extends RecordTable>(
  scope: ProjectScope,
  kind: RecordKind<Wire, T>,
  rows: queries.RecordRow[],
): Promise<Wire[]> =>
  rows.length === 0
    ? []
    : kind.shape.load(
        scope,
        rows.map((row) => storedRecord(kind, row)),
      )

/** One record of the project, in a read or a write. Throws 404, also if its columns differ from `of`. */
export async function findRecord<Wire extends RecordBase, T extends RecordTable>(
  scope: ProjectScope,
  kind: RecordKind<Wire, T>,
  id: string,
  of: Place['of'] = {},
): Promise<Wire> {
  const row = await queries.selectRecord(scope.db, kind, scope.project.id, id)
  if (!row || Object.entries(of).some(([column, owner]) => row[column] !== owner)) throw notFound(kind.words.missing)
  return (await load(scope, kind, [row]))[0]!
}

/** Throws 404. */
export async function getRecord<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  kind: RecordKind<Wire, T>,
  { proyectoId, id, of }: Place,
): Promise<Wire> {
  return findRecord(await projectScope(ctx, ctx.store.read, proyectoId), kind, id, of)
}

/** A whole number that a record may have. */
const recordNumber = /^\d{1,9}$/

/**
 * The newest records of a project that match a search, as in their list. A search for a number starts with the records that have
 * exactly this one. Throws 404.
 */
export async function findRecords<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  kind: RecordKind<Wire, T>,
  proyectoId: number,
  { search, limit }: { search: string; limit: number },
): Promise<Wire[]> {
  const text = fold(search).trim()
  if (text === '') return []
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const newest = { column: 'seq', order: 'desc', offset: 0, limit } as const
  const filter = await queries.filterOf(scope.db, kind, proyectoId, { search })
  const [numbered, matches] = await Promise.all([
    recordNumber.test(text) ? queries.selectNumbered(scope.db, kind, proyectoId, Number(text), limit) : [],
    queries.selectRecords(scope.db, kind, filter, newest),
  ])
  const rows = new Map([...numbered, ...matches].map((row) => [row.id, row]))
  return load(scope, kind, [...rows.values()].slice(0, limit))
}

/** The records of a project that match filters of their list, newest first; at most as many as a file has. */
export async function findAllRecords<Wire extends RecordBase, T extends RecordTable>(
  scope: ProjectScope,
  kind: RecordKind<Wire, T>,
  address: Record<string, unknown>,
): Promise<Wire[]> {
  const newest = { column: 'seq', order: 'desc', offset: 0, limit: mostExported } as const
  const filter = await queries.filterOf(scope.db, kind, scope.project.id, address)
  return load(scope, kind, await queries.selectRecords(scope.db, kind, filter, newest))
}

type ValuedList = NonNullable<QueriedKind['list']['valued']>

/** The amounts of a record in a valuation, by name; null if its rate or index is missing. */
function amountsIn({ amounts, day }: ValuedList, valuation: Valuation, record: object): Record<string, string | null> {
  const own = record as Record<string, string>
  const entries = Object.entries(amounts).map(([name, { column }]) => {
    return [name, valuedText(valuation, BigInt(toScaled('importe', own[column]!)), own[day]!)]
  })
  return Object.fromEntries(entries)
}

/** The number of matches and their sums: from cached day sums, otherwise from the documents. */
async function totalsOf(
  ctx: Context,
  scope: ProjectScope,
  kind: QueriedKind,
  filter: queries.RecordFilter,
  valuation: Valuation | undefined,
): Promise<Totals> {
  const write = <T>(work: (inside: ProjectScope) => Promise<T>) => writeRecords(ctx, filter.proyectoId, {}, work)
  const cached = await totalsByDays(scope, kind, { address: filter.address, valuation }, write)
  if (cached) return cached
  if (!valuation?.ranges) return { ...(await queries.countRecords(scope.db, kind, filter)), days: [] }
  const days = await factorsWithin(
    valuation.factors,
    await selectSpan(scope.db, filter.proyectoId, [{ table: kind.shape.table, day: kind.list.valued!.day }]),
    () => queries.selectDays(scope.db, kind, filter),
  )
  const [totals, watchedDays] = await Promise.all([
    queries.countRecords(scope.db, kind, filter, days),
    queries.countOnDays(scope.db, kind, filter, watchedOf(valuation.factors, days)),
  ])
  return { ...totals, days: watchedDays }
}

/** The totals of all matches in a valuation: sums of amounts that are rounded one by one. */
function statedTotals({ amounts }: ValuedList, valuation: Valuation, { counted, sums, days }: Totals) {
  const totals = Object.entries(amounts).map(([name, { column }]) => {
    return [name, amountText(parseSum(sums[valuation.ranges ? `worth_${column}` : column]!))]
  })
  const avisos = warningsOfDays(valuation, days, counted)
  return { valuacion: valuation.wire, avisos, totalesValuados: Object.fromEntries(totals) }
}

/** The columns of an exported file: those of the kind, and its amounts in the valuation. */
function sheetIn<Wire extends RecordBase, T extends RecordTable>(
  { list: { sheet, valued } }: RecordKind<Wire, T>,
  valuation: Valuation | undefined,
): SheetColumn<Wire>[] {
  if (!valued || !valuation?.ranges) return sheet
  const worth = Object.entries(valued.amounts).map(([name, { title }]) => ({
    title: `${title} en ${valuation.wire.nombre}`,
    kind: 'decimal' as const,
    value: (record: Wire) => amountsIn(valued, valuation, record)[name],
  }))
  return [...sheet, ...worth]
}

/**
 * A page of a project's records, with the kind's sums over all matches, or all matches as a file. `Page` is the contract's
 * page: items, and the fields that `totals` and `valued` of the kind add. Throws 404.
 */
export async function listRecords<Page extends RecordPage<RecordBase>, T extends RecordTable>(
  ctx: Context,
  kind: RecordKind<Page['items'][number], T>,
  proyectoId: number,
  query: RecordQuery & ValuationQuery & Record<string, unknown>,
): Promise<Page | SheetFile> {
  const { list, shape } = kind
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  await requireReferences(scope, { references: list.queryReferences }, query)
  const filter = await queries.filterOf(scope.db, kind, proyectoId, query)
  const column = (query.sort && list.sorts[query.sort]) || 'seq'
  const order = query.order ?? (column === 'seq' ? 'desc' : 'asc')
  const rowsOf = (offset: number, limit: number) =>
    queries.selectRecords(scope.db, kind, filter, { column, order, offset, limit })
  const { formato } = query
  if (formato === 'csv' || formato === 'xlsx') {
    const columns = sheetIn(kind, await list.valued?.by(scope, query))
    return writeSheet(formato, shape.table, columns, await load(scope, kind, await rowsOf(0, mostExported)))
  }
  const { offset, size } = pageOf(query, 0)
  const readTotals = async () => {
    const valuation = await list.valued?.by(scope, query)
    return { valuation, found: await totalsOf(ctx, scope, kind, filter, valuation) }
  }
  const readPage = async () => load(scope, kind, await rowsOf(offset, size))
  const [{ valuation, found }, items] = await Promise.all([readTotals(), readPage()])
  const { answer } = pageOf(query, found.total)
  const totals = Object.entries<DecimalKind | undefined>(list.totals ?? {})
  const totales = Object.fromEntries(totals.map(([name, type]) => [name, fromScaled(type!, found.sums[name]!)]))
  const { valued } = list
  const page = {
    items:
      valued && valuation ? items.map((each) => ({ ...each, valuado: amountsIn(valued, valuation, each) })) : items,
    ...answer,
    ...(list.totals && { totales }),
    ...(valued && valuation && statedTotals(valued, valuation, found)),
  }
  // Not checked by the compiler; the contract tests validate each answer.
  return page as RecordPage<RecordBase> as Page
}
