import type { Insertable, RawBuilder, Updateable } from 'kysely'
import { prepareQuery } from '../../db/prepared.ts'
import type { Db } from '../../db/schema.ts'
import type { WebhooksTables } from './tables.ts'

type Webhooks = WebhooksTables['webhooks']
type Key = { companyId: number; id: string }

const columns = ['id', 'nombre', 'url', 'eventos', 'activo', 'suspendido', 'fallaDesde', 'creado', 'version'] as const
export type WebhookRow = Pick<Webhooks, (typeof columns)[number]>

export function selectWebhooks(db: Db, companyId: number, offset: number, limit: number): Promise<WebhookRow[]> {
  const ofCompany = db.selectFrom('webhooks').select(columns).where('companyId', '=', companyId)
  return ofCompany.orderBy('seq').offset(offset).limit(limit).execute()
}

export async function countWebhooks(db: Db, companyId: number): Promise<number> {
  const query = db.selectFrom('webhooks').where('companyId', '=', companyId)
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export function selectWebhook(db: Db, { companyId, id }: Key): Promise<WebhookRow | undefined> {
  const query = db.selectFrom('webhooks').select(columns).where('id', '=', id)
  return query.where('companyId', '=', companyId).executeTakeFirst()
}

export async function insertWebhook(db: Db, webhook: Insertable<Webhooks>): Promise<void> {
  await db.insertInto('webhooks').values(webhook).execute()
}

/** Updates a webhook if its version is unchanged; returns whether it did. */
export async function updateWebhookRow(
  db: Db,
  { companyId, id }: Key,
  version: number,
  fields: Updateable<Webhooks>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets a new secret; the previous one is kept for a while. */
export async function updateSecret(db: Db, id: string, secreto: string, anteriorHasta: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((eb) => ({ secretoAnterior: eb.ref('secreto'), secretoAnteriorHasta: anteriorHasta, secreto }))
    .where('id', '=', id)
    .execute()
}

export async function deleteWebhookRow(db: Db, { companyId, id }: Key): Promise<boolean> {
  const query = db.deleteFrom('webhooks').where('id', '=', id).where('companyId', '=', companyId)
  return (await query.executeTakeFirst()).numDeletedRows > 0n
}

type FollowingWebhook = { id: string; eventos: string; companyId: number }

const selectActive = (db: Db) =>
  db
    .selectFrom('webhooks')
    .select(['webhooks.id', 'webhooks.eventos', 'webhooks.companyId'])
    .where('webhooks.activo', '=', 1)
    .orderBy('webhooks.seq')

const ofCompany = prepareQuery((db, companyId: RawBuilder<number>) =>
  selectActive(db).where('webhooks.companyId', '=', companyId),
)

const ofProject = prepareQuery((db, projectId: RawBuilder<number>) =>
  selectActive(db)
    .innerJoin('projects', 'projects.companyId', 'webhooks.companyId')
    .where('projects.id', '=', projectId),
)

/** The active webhooks of a company, or of a project's company. */
export function selectFollowing(db: Db, of: { company: number } | { project: number }): Promise<FollowingWebhook[]> {
  return 'company' in of ? ofCompany(db, of.company) : ofProject(db, of.project)
}
