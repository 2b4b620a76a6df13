import type { Generated } from 'kysely'

export type WebhooksTables = {
  webhooks: {
    seq: Generated<number>
    id: string
    developerId: number
    nombre: string
    url: string
    /** A list of `WebhookEvento`, as JSON text. */
    eventos: string
    activo: number
    /** 1 where the server switched it off. */
    suspendido: number
    /** As people get it, `whsec_…`. */
    secreto: string
    secretoAnterior: string | null
    secretoAnteriorHasta: string | null
    /** The first failure since the last success. */
    fallaDesde: string | null
    /** Nothing is tried before, so that a receiver that is away is asked once a minute. */
    pausadoHasta: string | null
    creado: string
    version: number
  }
  webhookEntregas: {
    seq: Generated<number>
    id: string
    webhookId: string
    evento: string
    /** The JSON text that is sent. */
    cuerpo: string
    estado: 'pendiente' | 'entregada' | 'fallida'
    creada: string
    intentos: number
    /** 1 where a person waits for it: it goes first, whatever the receiver did before. */
    urgente: number
    /** Null once it is settled. */
    proximoIntento: string | null
    ultimoIntento: string | null
    codigo: number | null
    duracionMs: number | null
    respuesta: string
    error: string | null
  }
}
