/** Idempotency keys and dry runs (docs/domain/conventions.md, Idempotency keys and Dry run). */
import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { Problem } from '../lib/problem.ts'
import { forgetAnswer, insertKey, selectAnswer, updateAnswer } from './once.queries.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
/** Days that an answer is stored, by operation; others one day. A phone on site may send a movement weeks later. */
const lifetimeDays: Partial<Record<string, number>> = { createMovimiento: 30, receivePedido: 30 }

/** Thrown to roll back a dry run; carries the answer. */
class DryRun extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('dry run')
    this.answer = answer
  }
}

/**
 * The single write of a POST that creates a document; `work` returns the response body. With an `Idempotency-Key`, key and
 * answer are stored in the same transaction, so neither a lost response nor a crash can create the document twice.
 * Throws 409 if the key was used with another body or operation.
 */
export function writeOnce<T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> {
  const { once, user } = ctx
  if (!once) return ctx.store.write(work)
  const { key, operation, bodyHash } = once
  return ctx.store.write(async (db) => {
    const now = ctx.clock().getTime()
    const own = { userId: user.id, key }
    await forgetAnswer(db, own, new Date(now - dayMilliseconds * (lifetimeDays[operation] ?? 1)).toISOString())
    if (!(await insertKey(db, { ...own, operation, bodyHash, madeAt: new Date(now).toISOString() }))) {
      const before = await selectAnswer(db, own)
      if (before.operation !== operation || before.bodyHash !== bodyHash) {
        const message = 'Esa clave (Idempotency-Key) ya se usó con otros datos. Usá una nueva.'
        throw new Problem(409, 'Idempotency key reused', message)
      }
      once.isReplay = true
      return JSON.parse(before.answer) as T
    }
    const answer = await work(db)
    await updateAnswer(db, own, JSON.stringify(answer))
    return answer
  })
}

/** `?simular=true`: runs `work`, returns its result and rolls back. */
export async function simulate<T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await ctx.store.write(async (db) => {
      throw new DryRun(await work(db))
    })
  } catch (error) {
    if (error instanceof DryRun) return error.answer as T
    throw error
  }
}

/** 409: the record changed since the caller read it. */
export function staleVersion(): Problem {
  const message = 'Otra persona cambió este registro mientras lo editabas. Mirá la versión nueva y volvé a intentarlo.'
  return new Problem(409, 'Stale version', message)
}
