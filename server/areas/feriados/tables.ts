import type { EntryColumns } from '../../records/tables.ts'

export type FeriadosTables = {
  feriados: EntryColumns & { fecha: string; motivo: string; alcance: string }
}
