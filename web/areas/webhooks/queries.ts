import { queryOptions } from '@tanstack/react-query'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows } from '../../lib/list-view.ts'

export type Webhook = Schema<'Webhook'>
export type WebhookInput = Schema<'WebhookInput'>
export type WebhookEvent = Schema<'WebhookEvento'>
export type Delivery = Schema<'WebhookEntrega'>
export type DeliveryState = Schema<'WebhookEntregaEstado'>

/** The labels of the events that a webhook can receive. */
export const eventNames: Record<WebhookEvent, string> = {
  finances: 'Finanzas de los proyectos',
  stock: 'Movimientos y pedidos de materiales',
  plan: 'Plan de obra',
  calendar: 'Calendario',
  documents: 'Documentos de los proyectos',
  catalogues: 'Catálogos: rubros, proveedores, precios…',
  inventory: 'Inventario',
  boards: 'Tableros y tareas',
  files: 'Carpetas y archivos',
  selection: 'Empresa, miembros y proyectos',
}
export const allEvents = Object.keys(eventNames) as WebhookEvent[]

export const deliveryStates = ['pendiente', 'entregada', 'fallida'] as const satisfies DeliveryState[]

/** The webhooks of a company. At most 20, so one page is enough. */
export const webhooksQuery = (desarrolladoraId: number) => q('listWebhooks', { desarrolladoraId, size: pageRows })

export type LogView = { page: number; estado: DeliveryState | '' }

/** A page of the deliveries of a webhook, refetched every 2 s while one is pending. */
export const deliveriesQuery = (desarrolladoraId: number, webhookId: string, { page, estado }: LogView) =>
  queryOptions({
    ...q('listWebhookDeliveries', { desarrolladoraId, webhookId, page, size: pageRows, estado: estado || undefined }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some((each) => each.estado === 'pendiente') ? 2_000 : false),
  })

/** Refetches a webhook. Throws if it was deleted. */
export async function loadWebhook(desarrolladoraId: number, id: string): Promise<Webhook> {
  const { items } = await queryClient.fetchQuery({ ...webhooksQuery(desarrolladoraId), staleTime: 0 })
  const webhook = items.find((each) => each.id === id)
  if (!webhook) throw new Error('The webhook is gone')
  return webhook
}
