import type { Generated } from 'kysely'

export type WebhooksTables = {
  webhooks: {
    seq: Generated<number>
    id: string
    companyId: number
    nombre: string
    url: string
    /** JSON list of `WebhookEvento`. */
    eventos: string
    activo: number
    /** 1 if the server switched it off. */
    suspendido: number
    /** As shown to people: `whsec_…`. */
    secreto: string
    secretoAnterior: string | null
    secretoAnteriorHasta: string | null
    /** The first failure since the last success. */
    fallaDesde: string | null
    /** No tries before this time, so that an unavailable receiver is called once a minute. */
    pausadoHasta: string | null
    creado: string
    version: number
  }
  webhookEntregas: {
    seq: Generated<number>
    id: string
    webhookId: string
    evento: string
    /** The JSON text to send. */
    cuerpo: string
    estado: 'pendiente' | 'entregada' | 'fallida'
    creada: string
    intentos: number
    /** 1 if a user waits for it: it is sent first, whatever the state of the receiver. */
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
