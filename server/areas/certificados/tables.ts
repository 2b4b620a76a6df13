import type { Generated } from 'kysely'
import type { RecordColumns } from '../../records/tables.ts'

export type CertificadosTables = {
  certificados: RecordColumns & {
    contratoId: string
    periodo: string
    /** The day that its amounts are of: the last one of its month. */
    fecha: string
    fechaEmision: string | null
    moneda: string
    cotizacion: string | null
    otrasRetenciones: number
    excedeConNota: string | null
    bruto: number
    ajuste: number
    /** What the adjustments of earlier ones lacked: the sum of `certificadoDiferencias`. */
    diferenciaAjuste: number
    anticipoAmortizado: number
    fondoReparo: number
    neto: number
    /** What payments left of the net amount; 0 unless it is approved, and once a document bills it. */
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
    /** With its part of the adjustment and of differences, in the project's currency. */
    importeBase: number
  }
  /** What a certificate has of the adjustments of earlier ones, whose index was issued again. */
  certificadoDiferencias: {
    certificadoId: string
    deCertificadoId: string
    ajusteCertificado: number
    ajusteNuevo: number
    importe: number
  }
}
