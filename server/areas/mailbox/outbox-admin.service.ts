/** Undelivered outside mail, for the operator on the server's machine. */
import type { Services } from '../../context.ts'
import * as queries from './outbox.queries.ts'

export type WaitingMail = {
  to: string
  subject: string
  attempts: number
  status: 'waiting' | 'failed'
  createdAt: string
  nextAt: string
}

/** The oldest thousand recipients that are waiting or failed. */
export async function listOutbox({ store }: Pick<Services, 'store'>): Promise<WaitingMail[]> {
  const rows = await queries.selectOutbox(store.read, 1000)
  return rows.map(({ message, email, ...row }) => ({
    to: email,
    subject: (JSON.parse(message) as { subject: string }).subject,
    ...row,
  }))
}

/** Makes every mail due at once, for any replica; returns the number of recipients. */
export async function retryOutbox({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<{ retried: number }> {
  const now = clock().toISOString()
  return store.write(async (db) => {
    await store.lock(db, 'outbox')
    return { retried: await queries.makeDue(db, now) }
  })
}
