import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows } from '../../lib/list-view.ts'

export type Webhook = Schema<'Webhook'>
export type WebhookInput = Schema<'WebhookInput'>
export type WebhookEvent = Schema<'WebhookEvento'>
export type Delivery = Schema<'WebhookEntrega'>
export type DeliveryState = Schema<'WebhookEntregaEstado'>

/** What a webhook can be told of, by the words of the screens. */
export const eventNames: Record<WebhookEvent, string> = {
  finances: 'Finanzas de los proyectos',
  catalogues: 'Catálogos: rubros, proveedores, precios…',
  inventory: 'Inventario',
  boards: 'Tableros y tareas',
  files: 'Carpetas y archivos',
  selection: 'Empresa, miembros y proyectos',
}
export const allEvents = Object.keys(eventNames) as WebhookEvent[]

export const deliveryStates = ['pendiente', 'entregada', 'fallida'] as const satisfies DeliveryState[]

const path = '/api/Desarrolladoras/{desarrolladoraId}/webhooks'
const key = ['webhooks'] as const
const refresh = () => queryClient.invalidateQueries({ queryKey: key })

/** The webhooks of a company: twenty at most, so one page. */
export const webhooksQuery = (desarrolladoraId: number) =>
  queryOptions({
    queryKey: [...key, desarrolladoraId],
    queryFn: async ({ signal }) => {
      const params = { path: { desarrolladoraId }, query: { size: pageRows } }
      return (await answer(api.GET(path, { params, headers: ownState, signal }))).items
    },
  })

export type LogView = { page: number; estado: DeliveryState | '' }

/** A page of what was sent to a webhook. While something waits it is asked for again. */
export const deliveriesQuery = (desarrolladoraId: number, webhookId: string, { page, estado }: LogView) => {
  const query = { page, size: pageRows, ...(estado && { estado }) }
  return queryOptions({
    queryKey: [...key, desarrolladoraId, webhookId, query],
    queryFn: ({ signal }) => {
      const params = { path: { desarrolladoraId, webhookId }, query }
      return answer(api.GET(`${path}/{webhookId}/entregas`, { params, headers: ownState, signal }))
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some((each) => each.estado === 'pendiente') ? 2_000 : false),
  })
}

type Headers = { 'Idempotency-Key': string }

/** Adds a webhook; answers it with its secret. */
export function createWebhook(desarrolladoraId: number, body: WebhookInput, headers: Headers) {
  const params = { path: { desarrolladoraId } }
  return answer(api.POST(path, { params, body, headers: { ...ownState, ...headers } })).finally(refresh)
}

export function updateWebhook(desarrolladoraId: number, id: string, body: Schema<'WebhookPatch'>): Promise<Webhook> {
  const params = { path: { desarrolladoraId, id } }
  return answer(api.PATCH(`${path}/{id}`, { params, body, headers: ownState })).finally(refresh)
}

export async function deleteWebhook(desarrolladoraId: number, id: string): Promise<void> {
  const params = { path: { desarrolladoraId, id } }
  await answer(api.DELETE(`${path}/{id}`, { params, headers: ownState })).finally(refresh)
}

/** Gives a webhook a new secret; answers it. */
export async function rotateSecret(desarrolladoraId: number, webhookId: string): Promise<string> {
  const params = { path: { desarrolladoraId, webhookId } }
  return (await answer(api.POST(`${path}/{webhookId}/secreto`, { params, headers: ownState }))).secreto
}

export async function testWebhook(desarrolladoraId: number, webhookId: string): Promise<void> {
  const params = { path: { desarrolladoraId, webhookId } }
  await answer(api.POST(`${path}/{webhookId}/prueba`, { params, headers: ownState })).finally(refresh)
}

/** Sends something again. */
export async function resend(desarrolladoraId: number, webhookId: string, id: string): Promise<void> {
  const params = { path: { desarrolladoraId, webhookId, id } }
  await answer(api.POST(`${path}/{webhookId}/entregas/{id}/reenviar`, { params, headers: ownState })).finally(refresh)
}

/** A webhook as it is now. Throws where it is gone. */
export async function loadWebhook(desarrolladoraId: number, id: string): Promise<Webhook> {
  const webhooks = await queryClient.fetchQuery({ ...webhooksQuery(desarrolladoraId), staleTime: 0 })
  const found = webhooks.find((each) => each.id === id)
  if (!found) throw new Error('The webhook is gone')
  return found
}
