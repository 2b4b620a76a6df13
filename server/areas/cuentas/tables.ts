import type { EntryColumns } from '../../records/tables.ts'

export type CuentasTables = {
  /** The bank accounts and cash boxes of a company. */
  cuentas: EntryColumns & {
    nombre: string
    tipo: string
    moneda: string
    banco: string
    cbu: string
    saldoInicial: number
    fechaInicial: string
  }
}
