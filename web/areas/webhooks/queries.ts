import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { q } from '../../api/operations.ts'
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

/** The webhooks of a company: twenty at most, so one page. */
export const webhooksQuery = (desarrolladoraId: number) => q('listWebhooks', { desarrolladoraId, size: pageRows })

export type LogView = { page: number; estado: DeliveryState | '' }

/** A page of what was sent to a webhook, refetched while something is pending. */
export const deliveriesQuery = (desarrolladoraId: number, webhookId: string, { page, estado }: LogView) =>
  queryOptions({
    ...q('listWebhookDeliveries', { desarrolladoraId, webhookId, page, size: pageRows, estado: estado || undefined }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some((each) => each.estado === 'pendiente') ? 2_000 : false),
  })

/** A webhook as it is now. Throws where it is gone. */
export async function loadWebhook(desarrolladoraId: number, id: string): Promise<Webhook> {
  const { items } = await queryClient.fetchQuery({ ...webhooksQuery(desarrolladoraId), staleTime: 0 })
  const found = items.find((each) => each.id === id)
  if (!found) throw new Error('The webhook is gone')
  return found
}
