import type { Generated } from 'kysely'
import type { EntryColumns } from '../../records/tables.ts'

/** Amounts are in cents. */
export type CuentasTables = {
  /** The bank accounts and cash boxes of a company. */
  cuentas: EntryColumns & {
    nombre: string
    tipo: string
    moneda: string
    banco: string
    cbu: string
    /** The balance at the start of `fechaInicial`. */
    saldoInicial: number
    fechaInicial: string
  }
  /** Money moved between two accounts of a company. */
  transferencias: {
    seq: Generated<number>
    id: string
    desarrolladoraId: number
    numero: number
    fecha: string
    origenId: string
    destinoId: string
    importe: number
    /** In the currency of the second account. */
    importeDestino: number
    nota: string
    estado: string
    motivoEstado: string | null
    version: number
    searchText: string
  }
}
