import type { Generated } from 'kysely'

export type FuentesTables = {
  fuentes: {
    seq: Generated<number>
    id: string
    companyId: number
    url: string
    formato: string
    moneda: string | null
    tipo: string | null
    indiceId: string | null
    diaria: number
    ultimaVez: string | null
    proximaVez: string | null
    nuevos: number
    error: string | null
    /** Who saved it last: the history names them for what is read from it. */
    autorId: string
    autor: string
    version: number
  }
}
