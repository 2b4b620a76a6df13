import { sql } from 'kysely'
import type { Limits } from '../lib/limits.ts'
import { Problem } from '../lib/problem.ts'
import type { Db } from './schema.ts'
import type { Store } from './store.ts'

export type Use = { used: number; limit: number }

const megabyte = 1_000_000

const total = (rows: { bytes: number | string | null }[]) =>
  rows.reduce((sum, { bytes }) => sum + Number(bytes ?? 0), 0)

/** Columns that hold pictures as data URLs, by the user who owns the record. A plain address is shorter than any of them. */
const inlinePictures = [
  { table: 'users', owner: 'id', columns: ['avatar'] },
  { table: 'notes', owner: 'userId', columns: ['image'] },
  { table: 'contacts', owner: 'ownerId', columns: ['avatar', 'background'] },
] as const

/** A partial index with the same `octet_length` condition finds the few rows; the pictures are not read. */
async function inlineBytes(db: Db, userId: string): Promise<number> {
  const sums = inlinePictures.map(async ({ table, owner, columns }) => {
    const sizes = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`)
    const size = sql.join(sizes, sql` + `)
    const { rows } = await sql<{ bytes: number | string | null }>`select sum(${size}) as bytes from ${sql.table(table)}
      where ${sql.ref(owner)} = ${userId} and ${size} > 500`.execute(db)
    return rows
  })
  return total((await Promise.all(sums)).flat())
}

/** Deleted files that can still be restored do not count. */
function fileBytes(db: Db, column: 'uploadedBy' | 'companyId', owner: string | number) {
  return db
    .selectFrom('fileItems')
    .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
    .where(column, '=', owner)
    .where('removal', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Stored bytes that a person uploaded. */
async function personBytes(db: Db, userId: string): Promise<number> {
  const tables = ['mailFiles', 'chatFiles', 'inventoryImages', 'attachments', 'documentoVersiones'] as const
  const sums = tables.map((table) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
      .where('uploadedBy', '=', userId)
      .executeTakeFirstOrThrow(),
  )
  const all = await Promise.all([...sums, fileBytes(db, 'uploadedBy', userId)])
  return total(all) + (await inlineBytes(db, userId))
}

/** Bytes of a company's files and images. */
async function companyBytes(db: Db, companyId: number): Promise<number> {
  const tables = ['inventoryImages', 'attachments', 'documentoVersiones'] as const
  const sums = tables.map((table) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
      .where('companyId', '=', companyId)
      .executeTakeFirstOrThrow(),
  )
  return total(await Promise.all([...sums, fileBytes(db, 'companyId', companyId)]))
}

type InCompany = { company?: { id: number } }
type Asking = InCompany & { limits: Limits; user: { id: string } }

/** The id of the company whose quota an upload counts on; null if the request is for no company. */
export const companyOf = ({ company }: InCompany): number | null => company?.id || null

/** Bytes stored and allowed, for the user and for the company. */
export async function storageUse(ctx: Asking, db: Db): Promise<{ person: Use; company: Use | null }> {
  const companyId = companyOf(ctx)
  const person = { used: await personBytes(db, ctx.user.id), limit: ctx.limits.personMegabytes * megabyte }
  if (companyId === null) return { person, company: null }
  const company = { used: await companyBytes(db, companyId), limit: ctx.limits.companyMegabytes * megabyte }
  return { person, company }
}

const inMegabytes = (bytes: number) => `${(bytes / megabyte).toLocaleString('es-AR', { maximumFractionDigits: 1 })} MB`

function refuse(whose: string, { used, limit }: Use, bytes: number): void {
  if (used + bytes <= limit) return
  const message = `${whose} ocupan ${inMegabytes(used)} de ${inMegabytes(limit)}, y este archivo pesa ${inMegabytes(bytes)}. Borrá lo que ya no uses.`
  throw new Problem(413, 'Payload too large', message)
}

/** Inside an upload's write, before it stores: throws 413, naming limit and use, if `bytes` exceed the user's quota. */
export async function requirePersonalRoom(ctx: Asking & { store: Store }, db: Db, bytes: number): Promise<void> {
  await ctx.store.lock(db, `storage:person:${ctx.user.id}`)
  const limit = ctx.limits.personMegabytes * megabyte
  refuse('Tus archivos', { used: await personBytes(db, ctx.user.id), limit }, bytes)
}

/** As `requirePersonalRoom`, for uploads that count on the company's quota as well. */
export async function requireRoom(ctx: Asking & { store: Store }, db: Db, bytes: number): Promise<void> {
  await requirePersonalRoom(ctx, db, bytes)
  const companyId = companyOf(ctx)
  if (companyId === null) return
  await ctx.store.lock(db, `storage:company:${companyId}`)
  const limit = ctx.limits.companyMegabytes * megabyte
  refuse('Los archivos de la empresa', { used: await companyBytes(db, companyId), limit }, bytes)
}

/** As `requirePersonalRoom`, for pictures stored inline: counts only how much `after` is larger than `before`. */
export async function requireInlineRoom(
  ctx: Asking & { store: Store },
  db: Db,
  before: (string | null | undefined)[],
  after: (string | null | undefined)[],
): Promise<void> {
  // undefined: the picture does not change.
  const growth = after.reduce(
    (sum, picture, index) =>
      picture === undefined ? sum : sum + (picture?.length ?? 0) - (before[index]?.length ?? 0),
    0,
  )
  if (growth > 500) await requirePersonalRoom(ctx, db, growth)
}
