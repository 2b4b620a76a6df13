import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { everythingView, flagView, folderView, labelInFolderView, labelView, unreadView } from './counts.ts'

/** The mail count of these views; a view without an entry has none. */
export async function selectTotals(db: Db, userId: string, views: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('mailCounts')
    .select(['view', 'total'])
    .where('userId', '=', userId)
    .where('view', 'in', views)
    .execute()
  return new Map(rows.map((row) => [row.view, row.total]))
}

export async function addToTotals(db: Db, userId: string, changes: { view: string; change: number }[]): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('mailCounts')
    .values(changes.map(({ view, change }) => ({ userId, view, total: change })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'view']).doUpdateSet({ total: sql`"mailCounts"."total" + excluded."total"` }),
    )
    .execute()
}

export async function deleteTotals(db: Db, userId: string, views: string[]): Promise<void> {
  await db.deleteFrom('mailCounts').where('userId', '=', userId).where('view', 'in', views).execute()
}

/** Recounts a user's mails, as after seeding. */
export async function recount(db: Db, userId: string): Promise<void> {
  const count = sql<number>`count(*)`.as('total')
  const folders = await db
    .selectFrom('mails')
    .select(['folder', 'starred', 'important', 'unread', count])
    .where('userId', '=', userId)
    .groupBy(['folder', 'starred', 'important', 'unread'])
    .execute()
  const labels = await db
    .selectFrom('mailLabelings')
    .innerJoin('mails', 'mails.seq', 'mailLabelings.mailSeq')
    .select(['labelId', 'folder', count])
    .where('userId', '=', userId)
    .groupBy(['labelId', 'folder'])
    .execute()
  const totals = new Map<string, number>()
  const add = (view: string, total: number) => totals.set(view, (totals.get(view) ?? 0) + Number(total))
  for (const { folder, total, ...flags } of folders) {
    add(folderView(folder), total)
    if (flags.unread) add(unreadView(folder), total)
    if (folder === 'trash') continue
    add(everythingView, total)
    for (const flag of ['starred', 'important', 'unread'] as const) if (flags[flag]) add(flagView(flag), total)
  }
  for (const { labelId, folder, total } of labels) {
    add(labelInFolderView(labelId, folder), total)
    if (folder !== 'trash') add(labelView(labelId), total)
  }
  await db.deleteFrom('mailCounts').where('userId', '=', userId).execute()
  await addToTotals(
    db,
    userId,
    [...totals].map(([view, change]) => ({ view, change })),
  )
}
