import type { Limits } from '../lib/limits.ts'
import { Problem } from '../lib/problem.ts'
import type { Db } from './schema.ts'
import type { Store } from './store.ts'

export type Use = { used: number; limit: number }

const megabyte = 1_000_000

const total = (rows: { bytes: number | string | null }[]) =>
  rows.reduce((sum, { bytes }) => sum + Number(bytes ?? 0), 0)

/** Bytes that a person uploaded and that are still stored. */
async function personBytes(db: Db, userId: string): Promise<number> {
  const tables = ['mailFiles', 'inventoryImages', 'fileItems'] as const
  const sums = tables.map((table) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
      .where('uploadedBy', '=', userId)
      .executeTakeFirstOrThrow(),
  )
  return total(await Promise.all(sums))
}

/** Bytes of a company's files and images. */
async function companyBytes(db: Db, developerId: number): Promise<number> {
  const tables = ['inventoryImages', 'fileItems'] as const
  const sums = tables.map((table) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
      .where('developerId', '=', developerId)
      .executeTakeFirstOrThrow(),
  )
  return total(await Promise.all(sums))
}

type InCompany = { company?: { id: number } }
type Asking = InCompany & { limits: Limits; user: { id: string } }

/** The company whose quota an upload counts on; null where the call works in none. */
export const companyOf = ({ company }: InCompany): number | null => company?.id || null

/** What is stored of the person's uploads and of the company's, beside what may be. */
export async function storageUse(ctx: Asking, db: Db): Promise<{ person: Use; company: Use | null }> {
  const companyId = companyOf(ctx)
  const person = { used: await personBytes(db, ctx.user.id), limit: ctx.limits.personMegabytes * megabyte }
  if (companyId === null) return { person, company: null }
  const company = { used: await companyBytes(db, companyId), limit: ctx.limits.companyMegabytes * megabyte }
  return { person, company }
}

const inMegabytes = (bytes: number) => `${(bytes / megabyte).toLocaleString('es-AR', { maximumFractionDigits: 1 })} MB`

/** Inside an upload's write, before it stores: throws 413, which says limit and use, where a quota would be passed. */
export async function requireRoom(ctx: Asking & { store: Store }, db: Db, bytes: number): Promise<void> {
  await ctx.store.lock(db, `storage:person:${ctx.user.id}`)
  const companyId = companyOf(ctx)
  if (companyId !== null) await ctx.store.lock(db, `storage:company:${companyId}`)
  const { person, company } = await storageUse(ctx, db)
  const refuse = (whose: string, { used, limit }: Use) => {
    if (used + bytes <= limit) return
    const message = `${whose} ocupan ${inMegabytes(used)} de ${inMegabytes(limit)}, y este archivo pesa ${inMegabytes(bytes)}. Borrá lo que ya no uses.`
    throw new Problem(413, 'Payload too large', message)
  }
  refuse('Tus archivos', person)
  if (company) refuse('Los archivos de la empresa', company)
}
