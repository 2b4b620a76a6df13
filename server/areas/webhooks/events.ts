/** The events that webhooks receive. Pure functions. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { NotedChange, WriteNotes } from '../../db/write-notes.ts'
import { topicName } from '../../lib/topic.ts'

type Schemas = components['schemas']
type WebhookEvent = Schemas['WebhookEvento'] & Schemas['EventName']

const each: Record<WebhookEvent, true> = {
  finances: true,
  stock: true,
  plan: true,
  calendar: true,
  documents: true,
  catalogues: true,
  inventory: true,
  boards: true,
  files: true,
  selection: true,
}
export const webhookEvents = Object.keys(each) as WebhookEvent[]

/** The maximum number of records in a message. */
const mostChanges = 50

/** An event of a company, or of a project. */
export type CompanyEvent = { type: WebhookEvent; of: { company: number } | { project: number } }

/** The events of a write, without repeats. Topics of users and of single boards are excluded. */
export function eventsOf({ announced }: WriteNotes): CompanyEvent[] {
  const events = new Map<string, CompanyEvent>()
  for (const { topic, text } of announced) {
    const [kind, id] = topic.split(':')
    const type = webhookEvents.find((event) => event === text)
    if (!type || (kind !== 'company' && kind !== 'project')) continue
    const place = kind === 'company' ? { company: Number(id) } : { project: Number(id) }
    events.set(`${topicName(place)} ${type}`, { type, of: place })
  }
  return [...events.values()]
}

/** The message of an event for a webhook of the company. */
export function messageOf(
  { type, of }: CompanyEvent | { type: 'test'; of: { company: number } },
  { id, timestamp, companyId }: { id: string; timestamp: string; companyId: number },
  changes: NotedChange[] = [],
): Schemas['WebhookMensaje'] {
  const project = 'project' in of ? of.project : null
  const companyChanges = changes.filter(
    (change) => change.desarrolladoraId === companyId && (project === null || change.proyectoId === project),
  )
  const cambios = companyChanges
    .slice(0, mostChanges)
    .map(({ entidad, entidadId, accion }) => ({ entidad, entidadId, accion }))
  return {
    id,
    type,
    timestamp,
    desarrolladoraId: companyId,
    proyectoId: project,
    cambios,
    hayMas: companyChanges.length > mostChanges,
  }
}

type NewDelivery = { id: string; webhookId: string; message: ReturnType<typeof messageOf>; urgente?: 0 | 1 }

/** The row of a new delivery, due at once. */
export function newDelivery({ id, webhookId, message, urgente = 0 }: NewDelivery) {
  return {
    id,
    webhookId,
    evento: message.type,
    cuerpo: JSON.stringify(message),
    estado: 'pendiente' as const,
    creada: message.timestamp,
    intentos: 0,
    urgente,
    proximoIntento: message.timestamp,
    respuesta: '',
  }
}
