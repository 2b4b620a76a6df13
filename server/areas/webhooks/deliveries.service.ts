/** The delivery log of a company's webhooks, test deliveries and resending. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { countTry } from '../../db/rate-limit.ts'
import type { Query } from '../../http/contract.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { writeOnce } from '../../records/once.ts'
import { pageOf } from '../../records/page.ts'
import {
  countDeliveries,
  insertDeliveries,
  selectDeliveries,
  selectDelivery,
  updateDelivery,
} from './deliveries.queries.ts'
import { messageOf, newDelivery } from './events.ts'
import { sendSoon } from './sending.service.ts'
import { existing } from './service.ts'

type Schemas = components['schemas']
type Entrega = Schemas['WebhookEntrega']

/** A page of the deliveries of a webhook, newest first. Throws 404. */
export async function listWebhookDeliveries(
  ctx: Context,
  webhookId: string,
  { estado, ...query }: Query<'listWebhookDeliveries'>,
): Promise<Schemas['WebhookEntregaPage']> {
  const { read } = ctx.store
  await existing(ctx, read, webhookId)
  const filter = { webhookId, estado }
  const { offset, size, answer } = pageOf(query, await countDeliveries(read, filter))
  return { items: await selectDeliveries(read, filter, offset, size), ...answer }
}

/** Sends a test delivery. Throws 404, 429. */
export function testWebhook(ctx: Context, webhookId: string): Promise<Entrega> {
  return sendOnce(ctx, async (db) => {
    await existing(ctx, db, webhookId)
    const id = newId()
    const { id: companyId } = ctx.company
    const about = { id, timestamp: ctx.clock().toISOString(), companyId }
    const message = messageOf({ type: 'test', of: { company: companyId } }, about)
    await insertDeliveries(db, [newDelivery({ id, webhookId, message, urgente: 1 })])
    return existingDelivery(db, webhookId, id)
  })
}

/** Resends a delivery. Throws 404, 409 if the webhook is off, 429. */
export function resendWebhookDelivery(ctx: Context, webhookId: string, id: string): Promise<Entrega> {
  return sendOnce(ctx, async (db) => {
    const webhook = await existing(ctx, db, webhookId)
    await existingDelivery(db, webhookId, id)
    if (!webhook.activo) throw conflict('El webhook está apagado: encendelo antes de enviar de nuevo.')
    await updateDelivery(db, id, { estado: 'pendiente', urgente: 1, proximoIntento: ctx.clock().toISOString() })
    return existingDelivery(db, webhookId, id)
  })
}

async function sendOnce(ctx: Context, work: (db: Db) => Promise<Entrega>): Promise<Entrega> {
  await countTry(ctx, [{ key: `webhooks|${ctx.company.id}`, most: 60, windowMinutes: 10 }])
  const delivery = await writeOnce(ctx, work)
  sendSoon(ctx)
  return delivery
}

async function existingDelivery(db: Db, webhookId: string, id: string): Promise<Entrega> {
  const delivery = await selectDelivery(db, webhookId, id)
  if (!delivery) throw notFound('No encontramos esa entrega.')
  return delivery
}
