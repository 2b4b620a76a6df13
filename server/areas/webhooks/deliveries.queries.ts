import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { WebhooksTables } from './tables.ts'

type Entregas = WebhooksTables['webhookEntregas']

const columns = [
  'id',
  'evento',
  'estado',
  'creada',
  'intentos',
  'ultimoIntento',
  'proximoIntento',
  'codigo',
  'duracionMs',
  'respuesta',
  'error',
  'cuerpo',
] as const

type Filter = { webhookId: string; estado?: Entregas['estado'] | undefined }

function filtered(db: Db, { webhookId, estado }: Filter) {
  const query = db.selectFrom('webhookEntregas').where('webhookId', '=', webhookId)
  return estado ? query.where('estado', '=', estado) : query
}

/** Newest first. */
export function selectDeliveries(db: Db, filter: Filter, offset: number, limit: number) {
  return filtered(db, filter).select(columns).orderBy('seq', 'desc').offset(offset).limit(limit).execute()
}

export async function countDeliveries(db: Db, filter: Filter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function selectDelivery(db: Db, webhookId: string, id: string) {
  return filtered(db, { webhookId }).select(columns).where('id', '=', id).executeTakeFirst()
}

export async function insertDeliveries(db: Db, deliveries: Insertable<Entregas>[]): Promise<void> {
  await db.insertInto('webhookEntregas').values(deliveries).execute()
}

export async function updateDelivery(db: Db, id: string, fields: Updateable<Entregas>): Promise<void> {
  await db.updateTable('webhookEntregas').set(fields).where('id', '=', id).execute()
}

type Reservation = {
  now: string
  /** When the reservation expires. */
  until: string
  /** A later next try is due too: the clock was set back. */
  latest: string
  /** The maximum per call, and per webhook. */
  most: number
  mostOfOne: number
}

/** Reserves due deliveries, so that no other replica sends them; the caller holds the lock. */
export async function takeDue(db: Db, { now, until, latest, most, mostOfOne }: Reservation) {
  const waiting = db
    .selectFrom('webhookEntregas as e')
    .innerJoin('webhooks as w', 'w.id', 'e.webhookId')
    .select(['e.id', 'e.webhookId', 'e.evento', 'e.cuerpo', 'e.intentos', 'e.urgente'])
    .select(['w.url', 'w.secreto', 'w.secretoAnterior', 'w.secretoAnteriorHasta'])
    .select(sql<number>`row_number() over (partition by e."webhookId" order by e.urgente desc, e.seq)`.as('place'))
    .where('e.estado', '=', 'pendiente')
    .where((eb) => eb.or([eb('e.proximoIntento', '<=', now), eb('e.proximoIntento', '>', latest)]))
    .where((eb) =>
      eb.or([
        eb('e.urgente', '=', 1),
        eb('w.activo', '=', 1).and(
          eb.or([eb('w.pausadoHasta', 'is', null), eb('w.pausadoHasta', '<=', now), eb('w.pausadoHasta', '>', latest)]),
        ),
      ]),
    )
  const due = await db
    .selectFrom(waiting.as('due'))
    .selectAll()
    .where('place', '<=', mostOfOne)
    .orderBy('place')
    .limit(most)
    .execute()
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) {
    const reserved = db.updateTable('webhookEntregas').where('id', 'in', ids)
    await reserved
      .set((eb) => ({ proximoIntento: until, ultimoIntento: now, urgente: 0, intentos: eb('intentos', '+', 1) }))
      .execute()
  }
  return due
}

/** Releases reserved deliveries that were not tried. */
export async function releaseTaken(db: Db, ids: string[], proximoIntento: string): Promise<void> {
  await db
    .updateTable('webhookEntregas')
    .set((eb) => ({ proximoIntento, intentos: eb('intentos', '-', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** Clears the failing state of a webhook that answered. */
export async function endFailing(db: Db, webhookId: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ fallaDesde: null, pausadoHasta: null })
    .where('id', '=', webhookId)
    .where('fallaDesde', 'is not', null)
    .execute()
}

/** Records a failure of a webhook, and pauses it; returns since when it has been failing. Undefined if it is deleted or off. */
export function noteFailing(db: Db, webhookId: string, now: string, pausadoHasta: string) {
  return db
    .updateTable('webhooks')
    .set((eb) => ({ fallaDesde: eb.fn.coalesce('fallaDesde', eb.val(now)), pausadoHasta }))
    .where('id', '=', webhookId)
    .where('activo', '=', 1)
    .returning(['fallaDesde', 'companyId', 'nombre'])
    .executeTakeFirst()
}

/** Switches a webhook off on behalf of the server. */
export async function suspend(db: Db, webhookId: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((eb) => ({ activo: 0, suspendido: 1, version: eb('version', '+', 1) }))
    .where('id', '=', webhookId)
    .execute()
}

/** Marks waiting deliveries of a switched-off webhook as failed. */
export async function failWaiting(db: Db, webhookId: string, error: string): Promise<void> {
  await db
    .updateTable('webhookEntregas')
    .set({ estado: 'fallida', proximoIntento: null, error })
    .where('webhookId', '=', webhookId)
    .where('estado', '=', 'pendiente')
    .execute()
}

/** Deletes settled deliveries created before `before`. */
export async function deleteOld(db: Db, before: string): Promise<void> {
  await db.deleteFrom('webhookEntregas').where('creada', '<', before).where('estado', '!=', 'pendiente').execute()
}
