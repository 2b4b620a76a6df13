/** Slices of rows, each one write, so that other requests are answered in between. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { Problem } from '../../lib/problem.ts'
import { isConstraintViolation, isUniqueViolation } from '../../lib/store-failures.ts'
import { announceCatalogues } from '../../records/history.ts'
import { isOfProject, nounOf, type CargaNoun } from './nouns.ts'
import { problemOf } from './plan.ts'
import * as queries from './queries.ts'
import type { CargaRow, FilaRow } from './queries.ts'

/** How many rows a slice may have, and how long it may take. */
type Limits = { rows: number; milliseconds: number }
/** Other requests wait for a slice: on SQLite all of them, and everywhere those that write to the project that it locks. */
const whileOthersWait: Limits = { rows: 100, milliseconds: 40 }
/** On PostgreSQL nobody waits for entries of a list: a slice is short only for its progress. */
const whileNobodyWaits: Limits = { rows: 500, milliseconds: 300 }

export type Result = Pick<FilaRow, 'resultado'> & Partial<Pick<FilaRow, 'entidadId' | 'versionHecha' | 'error'>>
/** What became of each row. */
export type Work = (ctx: Context, db: Db, rows: FilaRow[]) => Promise<Result[]>

/** A caller whose services read and write through the handle of one write. Changes are announced once each, by `announce`. */
export function insideWrite(ctx: Context, db: Db): { ctx: Context; announce: () => Promise<void> } {
  const { once: _once, ...own } = ctx
  const changes = new Map<string, [topic: string, text: string]>()
  const note = async (_db: Db, topic: string, text: string) => void changes.set(`${topic} ${text}`, [topic, text])
  return {
    ctx: { ...own, store: { ...ctx.store, read: db, write: (work) => work(db), announce: note } },
    async announce() {
      for (const [topic, text] of changes.values()) await ctx.store.announce(db, topic, text)
    },
  }
}

/** What is wrong with a whole row, as it is stored. */
export const messageOf = (message: string): string => JSON.stringify(problemOf(message))

/** As many tasks as a plan may have, and some to spare. */
const mostTogether = 6000
/** How many rows are done in one write, if others may wait for `usual` ones. */
export const rowsTogether = (noun: CargaNoun, usual: number): number =>
  isOfProject(noun) && noun.record.isWhole ? mostTogether : usual

/** The message of a refusal; other errors are thrown. */
function refusalOf(error: unknown, noun: CargaNoun): string {
  if (error instanceof Problem) {
    const [issue] = error.issues ?? []
    const title = noun.campos.find(({ nombre }) => nombre === issue?.field)?.titulo
    return issue ? (title ? `${title}: ${issue.message}` : issue.message) : error.message
  }
  if (isUniqueViolation(error)) return 'Ya existe otro igual.'
  if (isConstraintViolation(error)) return 'Otros datos ya lo usan.'
  throw error
}

/** Does rows, and stores what became of them. */
async function doRows(ctx: Context, db: Db, rows: FilaRow[], work: Work): Promise<void> {
  const own = insideWrite(ctx, db)
  const results = await work(own.ctx, db, rows)
  await announceCatalogues(own.ctx, db)
  await own.announce()
  await queries.storeResults(
    db,
    rows.map((row, index) => ({ ...row, ...results[index] })),
  )
  await followLines(
    db,
    rows.map((row, index) => ({ row, ...results[index]! })),
  )
}

/** Whether further rows of the sheet are lines of the record of a row. */
const hasLines = ({ valores }: FilaRow) => valores.startsWith('[') && linesOf(valores) > 1
const linesOf = (valores: string) => (JSON.parse(valores) as unknown[]).length

/** The rows of the sheet that rows of records stand for. */
export const sheetRows = (rows: FilaRow[]): number =>
  rows.reduce((all, { valores }) => all + (valores.startsWith('[') ? Math.max(linesOf(valores), 1) : 1), 0)

/** Lines have the result of their record. */
async function followLines(db: Db, done: (Result & { row: FilaRow })[]): Promise<void> {
  const withLines = done.filter(({ row }) => hasLines(row))
  for (const [resultado, those] of Map.groupBy(withLines, (each) => each.resultado))
    await queries.followPrincipal(
      db,
      those[0]!.row.cargaId,
      those.map(({ row }) => row.fila),
      { resultado },
    )
}

type SliceWork = {
  work: Work
  refused: FilaRow['resultado']
  /** Counts the rows as done, in the last write of the slice: a separate write would double the commits. Returns the state of the load. */
  count: (db: Db, rows: FilaRow[]) => Promise<CargaRow['estado'] | undefined>
}
export type Refusal = { row: FilaRow; message: string }

/** A slice in one transaction; if a row is refused, each in its own, so that the refused ones leave nothing behind. */
export async function doSlice(
  ctx: Context,
  rows: FilaRow[],
  { work, refused, count }: SliceWork,
): Promise<{ refusals: Refusal[]; estado: CargaRow['estado'] | undefined }> {
  try {
    const estado = await ctx.store.write(async (db) => {
      await doRows(ctx, db, rows, work)
      return count(db, rows)
    })
    return { refusals: [], estado }
  } catch (error) {
    if (!(error instanceof Problem) && !isConstraintViolation(error)) throw error
  }
  const refusals: Refusal[] = []
  for (const row of rows) {
    try {
      await ctx.store.write((db) => doRows(ctx, db, [row], work))
    } catch (error) {
      const message = refusalOf(error, nounOf(row.tipo))
      refusals.push({ row, message })
      await ctx.store.write(async (db) => {
        await queries.updateFila(db, row, { resultado: refused, error: messageOf(message) })
        await followLines(db, [{ row, resultado: refused }])
      })
    }
  }
  return { refusals, estado: await ctx.store.write((db) => count(db, rows)) }
}

/** Few sizes, because SQLite caches a statement for each: of all sizes they took 100 MB. */
const sizes = [5, 10, 20, 40, 70, 100, 200, 350, 500]

/** Slices that grow and shrink with the time that they take, so that other requests wait shortly. */
export function createPace({ store }: Context, noun: CargaNoun) {
  const most = store.kind === 'postgresql' && !isOfProject(noun) ? whileNobodyWaits : whileOthersWait
  let rows = 10
  return {
    rows: () => rows,
    async measure<T>(work: () => Promise<T>): Promise<T> {
      const start = performance.now()
      const result = await work()
      const wanted = Math.round((rows * most.milliseconds) / Math.max(performance.now() - start, 1))
      const next = Math.min(most.rows, wanted, rows * 2)
      rows = sizes.findLast((size) => size <= next) ?? sizes[0]!
      return result
    },
  }
}
