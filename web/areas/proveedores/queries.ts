import { call } from '../../api/operations.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { Picked } from '../../ui/PickerField.tsx'

const mostFound = 20

async function findSuppliers(search: string, rubroId: string | undefined, signal: AbortSignal): Promise<Picked[]> {
  const page = await call(
    'listProveedores',
    {
      desarrolladoraId: activeCompanyId() ?? 0,
      size: mostFound,
      activo: true,
      search: search || undefined,
      rubroId,
    },
    { signal },
  )
  const note = rubroId ? ' · del rubro' : ''
  return page.items.map(({ id, razonSocial, cuit }) => ({ id, label: razonSocial, detail: `${cuit}${note}` }))
}

/** The suppliers that a text finds, to pick one; those of a rubro come before the others. */
export const searchSuppliers =
  (rubroId?: string | null) =>
  async (search: string, signal: AbortSignal): Promise<Picked[]> => {
    const [first, all] = await Promise.all([
      rubroId ? findSuppliers(search, rubroId, signal) : [],
      findSuppliers(search, undefined, signal),
    ])
    return [...first, ...all.filter(({ id }) => !first.some((each) => each.id === id))]
  }

/** The address of the form of a new payment to a supplier, in the currency of what is to be paid. */
export const payAddress = ({ proveedorId, moneda }: { proveedorId: string; moneda?: string | undefined }): string =>
  `/finanzas/pagos?nuevo=${proveedorId}${moneda ? `&moneda=${moneda}` : ''}`
