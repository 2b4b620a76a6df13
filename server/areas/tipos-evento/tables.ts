import type { EntryColumns } from '../../records/tables.ts'

export type TiposEventoTables = {
  tiposEvento: EntryColumns & { nombre: string; color: string }
}
