import { call } from '../../api/operations.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import { tipos } from './words.ts'

/** Search function of a picker: the registered documents of a supplier in a project, the newest first. */
export const searchInvoices =
  (proyectoId: number, proveedorId: string) =>
  async (search: string, signal: AbortSignal): Promise<Picked[]> => {
    const input = { proyectoId, proveedorId, estado: 'registrado', search: search || undefined, size: 40 } as const
    const { items } = await call('listComprobantes', { ...input, sort: 'fecha', order: 'desc' }, { signal })
    return items.map(({ id, tipo, numeroCompleto, fecha, total, moneda }) => ({
      id,
      label: `${tipos[tipo]} ${numeroCompleto}`,
      detail: `${dateText(fecha)} · ${moneyText(total, moneda)}`,
    }))
  }
