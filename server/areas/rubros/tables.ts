import type { EntryColumns } from '../../records/tables.ts'

export type RubrosTables = {
  rubros: EntryColumns & { codigo: string; nombre: string; padreId: string | null; orden: number }
}
