/** Webhooks: URLs of other systems that receive the changes of a company and its projects. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Query } from '../../http/contract.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import { recordChange } from '../../records/history.ts'
import { staleVersion, writeOnce } from '../../records/once.ts'
import { pageOf } from '../../records/page.ts'
import { failWaiting } from './deliveries.queries.ts'
import { webhookEvents } from './events.ts'
import * as queries from './queries.ts'

type Schemas = components['schemas']
type Webhook = Schemas['Webhook']

const mostOfCompany = 20
/** How long deliveries are also signed with the previous secret. */
const oldSecretMilliseconds = 24 * 60 * 60 * 1000

/** A page of the webhooks of a company, oldest first. */
export async function listWebhooks(ctx: Context, query: Query<'listWebhooks'>): Promise<Schemas['WebhookPage']> {
  const { read } = ctx.store
  const { offset, size, answer } = pageOf(query, await queries.countWebhooks(read, ctx.company.id))
  const rows = await queries.selectWebhooks(read, ctx.company.id, offset, size)
  return { items: rows.map(toWebhook), ...answer }
}

/** Creates a webhook. Throws 400 for a forbidden URL, 409 if the company has too many. */
export function createWebhook(ctx: Context, input: Schemas['WebhookInput']): Promise<Schemas['WebhookConSecreto']> {
  requireCallable(ctx, input.url)
  const { id: companyId } = ctx.company
  const secreto = newSecret()
  return writeOnce(ctx, async (db) => {
    await ctx.store.lock(db, `webhooks:${companyId}`)
    if ((await queries.countWebhooks(db, companyId)) >= mostOfCompany)
      throw conflict(`La empresa ya tiene ${mostOfCompany} webhooks: borrá antes alguno.`)
    const id = newId()
    await queries.insertWebhook(db, {
      id,
      companyId,
      nombre: input.nombre.trim(),
      url: input.url,
      eventos: JSON.stringify(inOrder(input.eventos ?? webhookEvents)),
      activo: 1,
      suspendido: 0,
      secreto,
      creado: ctx.clock().toISOString(),
      version: 1,
    })
    const webhook = await existing(ctx, db, id)
    await noteChange(ctx, db, 'crear', null, webhook)
    return { webhook, secreto }
  })
}

/** Changes a webhook. Throws 400 for a forbidden URL, 404, and 409 for a stale version. */
export function updateWebhook(ctx: Context, id: string, patch: Schemas['WebhookPatch']): Promise<Webhook> {
  const { nombre, url, eventos, activo, version } = patch
  return ctx.store.write(async (db) => {
    const before = await existing(ctx, db, id)
    if (before.version !== version) throw staleVersion()
    if (url !== undefined && url !== before.url) requireCallable(ctx, url)
    const isOn = activo ?? before.activo
    const fields = definedFields({
      nombre: nombre?.trim(),
      url,
      eventos: eventos && JSON.stringify(inOrder(eventos)),
      activo: Number(isOn),
      // Switching on, or another URL, resets the failing state.
      ...((url !== undefined && url !== before.url) || isOn !== before.activo ? newBeginning : {}),
    })
    if (!(await queries.updateWebhookRow(db, { companyId: ctx.company.id, id }, version, fields))) throw staleVersion()
    if (!isOn) await failWaiting(db, id, 'El webhook se apagó antes de que saliera.')
    const after = await existing(ctx, db, id)
    await noteChange(ctx, db, 'cambiar', before, after)
    return after
  })
}

const newBeginning = { suspendido: 0, fallaDesde: null, pausadoHasta: null }

/** Deletes a webhook with its log. Throws 404. */
export function deleteWebhook(ctx: Context, id: string): Promise<true> {
  return ctx.store.write(async (db) => {
    const before = await existing(ctx, db, id)
    await queries.deleteWebhookRow(db, { companyId: ctx.company.id, id })
    await noteChange(ctx, db, 'borrar', before, { ...before, activo: false })
    return true as const
  })
}

/** Sets a new secret; the previous one keeps signing for a day. Throws 404. */
export function rotateWebhookSecret(ctx: Context, id: string): Promise<Schemas['WebhookConSecreto']> {
  const secreto = newSecret()
  return writeOnce(ctx, async (db) => {
    const webhook = await existing(ctx, db, id)
    const until = new Date(ctx.clock().getTime() + oldSecretMilliseconds).toISOString()
    await queries.updateSecret(db, id, secreto, until)
    await noteChange(ctx, db, 'renovar', webhook, webhook)
    return { webhook, secreto }
  })
}

/** A webhook of the company. Throws 404. */
export async function existing(ctx: Context, db: Db, id: string): Promise<Webhook> {
  const row = await queries.selectWebhook(db, { companyId: ctx.company.id, id })
  if (!row) throw notFound('No encontramos ese webhook.')
  return toWebhook(row)
}

function requireCallable({ webhooks }: Context, url: string): void {
  const refusal = webhooks.refusal(url)
  if (refusal) throw invalid('url', refusal)
}

/** History entries are visible to all members, and a URL may contain a secret, so only its host is stored. */
const historyFields = ({ nombre, url, eventos, activo }: Webhook) => ({
  nombre,
  destino: new URL(url).host,
  eventos,
  activo,
})

function noteChange(ctx: Context, db: Db, accion: string, before: Webhook | null, after: Webhook): Promise<void> {
  return recordChange(ctx, db, {
    desarrolladoraId: ctx.company.id,
    entidad: 'webhook',
    entidadId: after.id,
    accion,
    antes: before && historyFields(before),
    despues: historyFields(after),
  })
}

/** 32 random bytes in the format of Standard Webhooks. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}

/** Events without repeats, in contract order. */
const inOrder = (events: readonly string[]) => webhookEvents.filter((each) => events.includes(each))

function toWebhook({ eventos, activo, suspendido, ...row }: queries.WebhookRow): Webhook {
  const isOn = activo === 1
  const off = suspendido === 1 ? 'suspendido' : 'apagado'
  return {
    ...row,
    eventos: JSON.parse(eventos) as Webhook['eventos'],
    activo: isOn,
    estado: isOn ? (row.fallaDesde ? 'fallando' : 'activo') : off,
  }
}
