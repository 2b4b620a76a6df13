import type { EntryColumns } from '../../records/tables.ts'

export type DepositosTables = {
  depositos: EntryColumns & { nombre: string; tipo: string; proyectoId: number | null; proveedorId: string | null }
}
