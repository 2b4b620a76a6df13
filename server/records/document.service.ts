/** What every document of a project does: list, show, create, change, delete as a draft, and go through its states. */
import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { selectSpan } from '../db/valued.ts'
import { dayAt } from '../lib/calendar.ts'
import { fromScaled, toScaled } from '../lib/decimal.ts'
import { definedFields } from '../lib/defined.ts'
import { newId } from '../lib/ids.ts'
import { invalid, notFound, Problem } from '../lib/problem.ts'
import { writeSheet, type SheetFile, type SheetFormat } from '../lib/sheet.ts'
import { fold } from '../lib/text.ts'
import { topicName } from '../lib/topic.ts'
import {
  amountText,
  factorsWithin,
  summed,
  valuedText,
  warningsOfDays,
  watchedOf,
  type Valuation,
  type ValuationQuery,
} from '../lib/valued.ts'
import { fromColumn, toColumn } from './catalogue-rows.ts'
import { requireNamed } from './catalogue.service.ts'
import type { Document, DocumentKind, DocumentScope, Project, Step } from './document.ts'
import { totalsByDays, type Totals } from './day-sums.service.ts'
import * as queries from './document.queries.ts'
import { recordChange } from './history.ts'
import { nextNumber } from './numbers.queries.ts'
import { simulate, staleVersion, writeOnce } from './once.ts'
import { mostExported, pageOf, type PageQuery } from './page.ts'

export type Place = { proyectoId: number; id: string }
export type DryRun = { simular?: boolean | undefined }
export type DocumentQuery = PageQuery & {
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
  formato?: 'json' | SheetFormat | undefined
}
export type DocumentPage<Wire> = {
  /** `valuado` of a kind whose amounts are stated in a valuation. */
  items: Wire[]
  total: number
  page: number
  size: number
  lastPage: number
}

/** What a list says of its whole filter: in the project's currency, and in the valuation of the call. */
type ListTotals<Wire, Totals> = { totales: Totals } & Pick<Stated, 'valuacion' | 'avisos'> &
  (Wire extends { valuado?: infer Amounts } ? { totalesValuados: NonNullable<Amounts> } : unknown)

/** The project of a call, inside a read or a write; the HTTP layer has admitted the person. Throws 404. */
export async function documentScope(ctx: Context, db: Db, proyectoId: number): Promise<DocumentScope> {
  const project = await queries.selectProject(db, proyectoId)
  if (!project) throw notFound('No encontramos ese proyecto.')
  return { db, desarrolladoraId: ctx.company.id, today: dayAt(ctx.clock()), project }
}

/** Throws 409 with the reason where a project takes no new documents: paused, finished, cancelled or archived. */
export function requireOpenProject({ nombre, estado, motivo, archivado }: Project): void {
  const isOpen = !archivado && (estado === 'planificado' || estado === 'activo')
  if (isOpen) return
  const state = archivado ? 'archivado' : estado
  const reason = !archivado && motivo ? ` (${motivo})` : ''
  const message = `El proyecto ${nombre} está ${state}${reason}: no admite documentos nuevos ni cambios. Podés ver los que hay y anularlos.`
  throw new Problem(409, 'Project closed', message)
}

/** A row as its document, without what stands in other tables. */
function documentOf<Wire extends Document>({ fields }: DocumentKind<Wire>, row: queries.DocumentRow): Wire {
  const { id, numero, estado, motivoEstado, version } = row
  const own = Object.entries(fields).map(([name, kind]) => [name, fromColumn(kind, row[name])])
  return { id, numero, estado, motivoEstado, version, ...Object.fromEntries(own) } as unknown as Wire
}

/** Every column of a document's row. */
export function documentColumns<Wire extends Document>(kind: DocumentKind<Wire>, project: number, document: Wire) {
  const values = document as Record<string, unknown>
  const own = Object.entries(kind.fields).map(([name, type]) => [name, toColumn(type, values[name])])
  const { id, numero, estado, motivoEstado, version } = document
  const searchText = fold(kind.searchOf(document))
  return { ...Object.fromEntries(own), id, numero, estado, motivoEstado, version, proyectoId: project, searchText }
}

async function complete<Wire extends Document>(
  scope: DocumentScope,
  kind: DocumentKind<Wire>,
  rows: queries.DocumentRow[],
): Promise<Wire[]> {
  const documents = rows.map((row) => documentOf(kind, row))
  return kind.complete && documents.length > 0 ? kind.complete(scope, documents) : documents
}

type Stated = {
  valuacion: Valuation['wire']
  avisos: string[]
  totalesValuados: Record<string, string>
}

/** The amounts of a document in a valuation, by their names; null where nothing says what they are worth. */
function amountsIn<Wire extends Document>({ valued }: DocumentKind<Wire>, valuation: Valuation, document: Wire) {
  const own = document as Record<string, unknown>
  const amounts = Object.entries(valued!.amounts).map(([name, { column }]) => {
    const cents = BigInt(toScaled('importe', own[column] as string))
    return [name, valuedText(valuation, cents, own[valued!.day] as string)]
  })
  return Object.fromEntries(amounts) as Record<string, string | null>
}

/** How many documents a filter finds, and their sums: by what is kept of their days, or else from each of them. */
async function totalsOf(
  ctx: Context,
  scope: DocumentScope,
  kind: DocumentKind<never>,
  filter: queries.DocumentFilter,
  valuation: Valuation | undefined,
): Promise<Totals> {
  const write = <T>(work: (inside: DocumentScope) => Promise<T>) => writeDocuments(ctx, filter.proyectoId, {}, work)
  const kept = await totalsByDays(scope, kind, { address: filter.address, valuation }, write)
  if (kept) return kept
  if (!valuation?.ranges) return { ...(await queries.countDocuments(scope.db, kind as never, filter)), days: [] }
  const days = await factorsWithin(
    valuation.factors,
    await selectSpan(scope.db, filter.proyectoId, [{ table: kind.table, day: kind.valued!.day }]),
    () => queries.selectDays(scope.db, kind as never, filter),
  )
  const [found, said] = await Promise.all([
    queries.countDocuments(scope.db, kind as never, filter, days),
    queries.countOnDays(scope.db, kind as never, filter, watchedOf(valuation.factors, days)),
  ])
  return { ...found, days: said }
}

/** What all that a filter finds is worth in a valuation: the sums of amounts that were rounded one by one. */
function statedTotals(
  kind: DocumentKind<never>,
  { valuation, counted, sums, days }: Omit<Totals, 'total'> & { valuation: Valuation },
): Stated {
  const totals = Object.entries(kind.valued!.amounts).map(([name, { column }]) => {
    return [name, amountText(summed(sums[valuation.ranges ? `worth_${column}` : column]!))]
  })
  const avisos = warningsOfDays(valuation, days, counted)
  return { valuacion: valuation.wire, avisos, totalesValuados: Object.fromEntries(totals) }
}

/** The columns of a file: those of the kind, and in a valuation what its amounts are worth. */
function sheetIn<Wire extends Document>(kind: DocumentKind<Wire>, valuation: Valuation | undefined) {
  if (!valuation?.ranges) return kind.sheet
  const worth = Object.entries(kind.valued!.amounts).map(([name, { title }]) => ({
    title: `${title} en ${valuation.wire.nombre}`,
    kind: 'decimal' as const,
    value: (document: Wire) => amountsIn(kind, valuation, document)[name],
  }))
  return [...kind.sheet, ...worth]
}

/** A page of a project's documents, with the kind's sums over the whole filter, or all that it finds as a file. Throws 404. */
export async function listDocuments<Wire extends Document, Totals = unknown>(
  ctx: Context,
  kind: DocumentKind<Wire>,
  proyectoId: number,
  query: DocumentQuery & ValuationQuery & Record<string, unknown>,
): Promise<(DocumentPage<Wire> & (Totals extends object ? ListTotals<Wire, Totals> : unknown)) | SheetFile> {
  const scope = await documentScope(ctx, ctx.store.read, proyectoId)
  await requireNamed(scope, { references: kind.asksFor }, query)
  const filter = { proyectoId, address: query }
  const column = (query.sort && kind.sorts[query.sort]) || 'seq'
  const order = query.order ?? (column === 'seq' ? 'desc' : 'asc')
  const rowsOf = (offset: number, limit: number) =>
    queries.selectDocuments(scope.db, kind as never, filter, { column, order, offset, limit })
  const { formato } = query
  if (formato === 'csv' || formato === 'xlsx') {
    const columns = sheetIn(kind, await kind.valued?.by(scope, query))
    return writeSheet(formato, kind.table, columns, await complete(scope, kind, await rowsOf(0, mostExported)))
  }
  const { offset, size } = pageOf(query, 0)
  const readTotals = async () => {
    const valuation = await kind.valued?.by(scope, query)
    return { valuation, ...(await totalsOf(ctx, scope, kind as never, filter, valuation)) }
  }
  const readPage = async () => complete(scope, kind, await rowsOf(offset, size))
  const [{ valuation, total, ...found }, items] = await Promise.all([readTotals(), readPage()])
  const { answer } = pageOf(query, total)
  const totals = Object.entries(kind.totals ?? {}).map(([name, type]) => [name, fromScaled(type, found.sums[name]!)])
  const own = { ...answer, ...(kind.totals && { totales: Object.fromEntries(totals) }) }
  if (!valuation) return { items, ...own } as never
  const stated = items.map((document) => ({ ...document, valuado: amountsIn(kind, valuation, document) }))
  return {
    items: stated,
    ...own,
    ...statedTotals(kind as never, { valuation, ...found }),
  } as never
}

/** One document of the project, inside a read or a write. Throws 404. */
export async function findDocument<Wire extends Document>(
  scope: DocumentScope,
  kind: DocumentKind<Wire>,
  id: string,
): Promise<Wire> {
  const row = await queries.selectDocument(scope.db, kind as never, scope.project.id, id)
  if (!row) throw notFound(kind.words.missing)
  return (await complete(scope, kind, [row]))[0]!
}

/** Throws 404. */
export async function getDocument<Wire extends Document>(ctx: Context, kind: DocumentKind<Wire>, place: Place) {
  return findDocument(await documentScope(ctx, ctx.store.read, place.proyectoId), kind, place.id)
}

/**
 * The one write of a call on a project's documents, or its dry run. Those of a project go one after the other, so that what
 * one of them found (a balance, the approved budget) still holds when it stores.
 */
export function writeDocuments<T>(
  ctx: Context,
  proyectoId: number,
  { simular }: DryRun,
  work: (scope: DocumentScope) => Promise<T>,
): Promise<T> {
  return (simular ? simulate : writeOnce)(ctx, async (db) => {
    await ctx.store.lock(db, `documents:${proyectoId}`)
    return work(await documentScope(ctx, db, proyectoId))
  })
}

/** Inside a write: notes what became of a document, and tells the open screens of its project. */
export async function noteDocument<Wire extends Document>(
  ctx: Context,
  { db, desarrolladoraId, project }: DocumentScope,
  kind: Pick<DocumentKind<Wire>, 'entidad' | 'event'>,
  change: { accion: string; id: string; antes: object | null; despues: object },
): Promise<void> {
  const { accion, id, antes, despues } = change
  const whose = { desarrolladoraId, proyectoId: project.id, entidad: kind.entidad, entidadId: id }
  await recordChange(ctx, db, { ...whose, accion, antes, despues })
  await ctx.store.announce(db, topicName({ project: project.id }), kind.event)
}

function giveNumber<Wire extends Document>({ db, project }: DocumentScope, kind: DocumentKind<Wire>, document: Wire) {
  return nextNumber(db, `proyecto:${project.id}`, kind.numberedBy?.(document) ?? kind.entidad)
}

/** Throws 400, 404, and 409 where the project takes none. */
export function createDocument<Wire extends Document>(
  ctx: Context,
  kind: DocumentKind<Wire>,
  proyectoId: number,
  input: object,
  dryRun: DryRun = {},
): Promise<Wire> {
  return writeDocuments(ctx, proyectoId, dryRun, async (scope) => {
    requireOpenProject(scope.project)
    const given = { ...kind.defaults, ...definedFields(input) }
    const own = kind.hasOwnNumber ? {} : { numero: null }
    const draft = { ...given, ...own, id: newId(), estado: kind.first, motivoEstado: null, version: 1 } as Wire
    await requireNamed(scope, kind, draft)
    const checked = kind.check ? await kind.check(scope, draft, undefined) : draft
    const numero = kind.isConfirmedAtOnce ? await giveNumber(scope, kind, checked) : checked.numero
    const document = { ...checked, numero }
    await queries.insertDocument(scope.db, kind as never, documentColumns(kind, proyectoId, document))
    await kind.writeLines?.(scope, document)
    await kind.restate?.(scope, kind.entidad, document)
    const after = await findDocument(scope, kind, document.id)
    await noteDocument(ctx, scope, kind, { accion: 'crear', id: after.id, antes: null, despues: after })
    return after
  })
}

/** 409: the document is in a state that does not allow it. */
export function wrongState({ name }: { name: string }, estado: string): Problem {
  const words = estado.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return new Problem(409, 'Invalid state', `${name} está «${words}»: así no se puede hacer esto.`)
}

/** Throws 409 where a document changed since it was seen, or is in none of the states. */
export function requireSeen<Wire extends Document>(
  kind: DocumentKind<Wire>,
  document: Wire,
  version: number | undefined,
  states: string[],
): void {
  if (version !== undefined && version !== document.version) throw staleVersion()
  if (!states.includes(document.estado)) throw wrongState(kind.words, document.estado)
}

/** The fields of a patch that are the document's own; what is derived is read over. */
function ownFields<Wire extends Document>(kind: DocumentKind<Wire>, patch: object): Partial<Wire> {
  const number = kind.hasOwnNumber ? ['numero'] : []
  const own = new Set([...Object.keys(kind.fields), ...Object.keys(kind.defaults), ...number])
  return Object.fromEntries(Object.entries(definedFields(patch)).filter(([name]) => own.has(name))) as Partial<Wire>
}

/** Merges the sent fields into a draft. Throws 400, 404, and 409 for another version or state. */
export function updateDocument<Wire extends Document>(
  ctx: Context,
  kind: DocumentKind<Wire>,
  { proyectoId, id }: Place,
  patch: { id?: string | undefined; version: number },
  dryRun: DryRun = {},
): Promise<Wire> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('id', 'No coincide con el id del pedido.')
  return writeDocuments(ctx, proyectoId, dryRun, async (scope) => {
    requireOpenProject(scope.project)
    const before = await findDocument(scope, kind, id)
    requireSeen(kind, before, patch.version, [kind.first])
    const merged = { ...before, ...ownFields(kind, patch) }
    await requireNamed(scope, kind, merged)
    const document = kind.check ? await kind.check(scope, merged, before) : merged
    return changeDocument(ctx, scope, kind, { accion: 'cambiar', before, document, hasLines: true })
  })
}

type Changing<Wire> = {
  accion: string
  before: Wire
  document: Wire
  /** Whether its lines are stored again. */
  hasLines?: boolean
  /** What the history says beside the document's own fields. */
  more?: { antes: object; despues: object }
}

/** Inside a write: stores a document in the place of what it was, and notes it. Throws 409 for another version. */
export async function changeDocument<Wire extends Document>(
  ctx: Context,
  scope: DocumentScope,
  kind: DocumentKind<Wire>,
  { accion, before, document, hasLines, more }: Changing<Wire>,
): Promise<Wire> {
  const { version: _version, ...columns } = documentColumns(kind, scope.project.id, document)
  if (!(await queries.updateDocument(scope.db, kind as never, scope.project.id, before, columns))) throw staleVersion()
  if (hasLines) await kind.writeLines?.(scope, document)
  await kind.restate?.(scope, kind.entidad, document)
  const after = await findDocument(scope, kind, before.id)
  const [antes, despues] = [
    { ...before, ...more?.antes },
    { ...after, ...more?.despues },
  ]
  await noteDocument(ctx, scope, kind, { accion, id: before.id, antes, despues })
  return after
}

/** Takes a document to another state. Throws 404, and 409 for another version, state, or a rule of the step. */
export function moveDocument<Wire extends Document>(
  ctx: Context,
  kind: DocumentKind<Wire>,
  { proyectoId, id }: Place,
  seen: { version?: number | undefined; motivo?: string | undefined },
  step: Step<Wire>,
  dryRun: DryRun = {},
): Promise<Wire> {
  return writeDocuments(ctx, proyectoId, dryRun, async (scope) => {
    if (!step.isAlwaysOpen) requireOpenProject(scope.project)
    const before = await findDocument(scope, kind, id)
    requireSeen(kind, before, seen.version, step.from)
    const prepared = step.prepare ? await step.prepare(scope, before) : before
    const numero = step.confirms ? (before.numero ?? (await giveNumber(scope, kind, before))) : before.numero
    const document = { ...prepared, numero, estado: step.to, motivoEstado: seen.motivo?.trim() ?? before.motivoEstado }
    const after = await changeDocument(ctx, scope, kind, { accion: step.accion, before, document })
    await step.follow?.(scope, after)
    return after
  })
}

/** Deletes a draft; what is confirmed is annulled instead. Throws 404 and 409. */
export function deleteDraft<Wire extends Document>(
  ctx: Context,
  kind: DocumentKind<Wire>,
  { proyectoId, id }: Place,
  version: number | undefined,
): Promise<true> {
  return writeDocuments(ctx, proyectoId, {}, async (scope) => {
    const before = await findDocument(scope, kind, id)
    const isDraft = !kind.isConfirmedAtOnce && (kind.hasOwnNumber || before.numero === null)
    requireSeen(kind, before, version, isDraft ? [kind.first] : [])
    if (!(await queries.deleteDocument(scope.db, kind as never, proyectoId, before))) throw staleVersion()
    await kind.forget?.(scope, id)
    await noteDocument(ctx, scope, kind, { accion: 'borrar', id, antes: before, despues: {} })
    return true as const
  })
}
