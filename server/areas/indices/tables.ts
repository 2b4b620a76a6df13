import type { EntryColumns } from '../../records/tables.ts'

export type IndicesTables = {
  indices: EntryColumns & { codigo: string; nombre: string; frecuencia: string; fuente: string }
  indiceValores: EntryColumns & { indiceId: string; periodo: string; valor: number; provisorio: number }
}
