import type { EntryColumns } from '../../records/tables.ts'

export type TiposDocumentoTables = {
  tiposDocumento: EntryColumns & { nombre: string; vence: number; diasAviso: number; obligatorio: number }
}
