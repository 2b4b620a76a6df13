import type { Generated } from 'kysely'
import type { RecordColumns } from '../../records/tables.ts'

export type CertificadosTables = {
  certificados: RecordColumns & {
    contratoId: string
    periodo: string
    /** The last day of its month, or the day it was calculated if earlier; used for the exchange rate. */
    fecha: string
    fechaEmision: string | null
    moneda: string
    cotizacion: string | null
    otrasRetenciones: number
    excedeConNota: string | null
    bruto: number
    ajuste: number
    /** Corrections of earlier adjustments: the sum of `certificadoDiferencias`. */
    diferenciaAjuste: number
    /** The index values of `ajuste`, as JSON; null without an index. */
    factor: string | null
    anticipoAmortizado: number
    fondoReparo: number
    neto: number
    /** Open balance of the net amount; 0 unless it is approved, and 0 once a document bills it. */
    saldo: number
    saldoBase: number
    vencimiento: string | null
    netoBase: number
    brutoAjustadoBase: number
    avance: number
    avisos: string
  }
  certificadoLineas: {
    seq: Generated<number>
    certificadoId: string
    contratoItemId: string
    porcentaje: number
    cantidad: number
    importe: number
    /** In the project's currency, with its share of the adjustment and of the differences. */
    importeBase: number
  }
  /** Corrections that a certificate contains for earlier ones, whose index value was republished. */
  certificadoDiferencias: {
    certificadoId: string
    deCertificadoId: string
    ajusteCertificado: number
    ajusteNuevo: number
    importe: number
  }
}
