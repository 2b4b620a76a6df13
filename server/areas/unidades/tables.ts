import type { EntryColumns } from '../../records/tables.ts'

export type UnidadesTables = {
  unidades: EntryColumns & { codigo: string; nombre: string; tipo: string; decimales: number }
}
