import { call } from '../../api/operations.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { Filter } from '../../ui/FilterField.tsx'
import type { Picked } from '../../ui/PickerField.tsx'

const maxResults = 20

async function findSuppliers(search: string, rubroId: string | undefined, signal: AbortSignal): Promise<Picked[]> {
  const page = await call(
    'listProveedores',
    {
      desarrolladoraId: activeCompanyId() ?? 0,
      size: maxResults,
      activo: true,
      search: search || undefined,
      rubroId,
    },
    { signal },
  )
  const note = rubroId ? ' · del rubro' : ''
  return page.items.map(({ id, razonSocial, cuit }) => ({ id, label: razonSocial, detail: `${cuit}${note}` }))
}

/** Search function of a supplier picker: up to 20 of the rubro first, then up to 20 of all, without duplicates. */
export const searchSuppliers =
  (rubroId?: string | null) =>
  async (search: string, signal: AbortSignal): Promise<Picked[]> => {
    const [first, all] = await Promise.all([
      rubroId ? findSuppliers(search, rubroId, signal) : [],
      findSuppliers(search, undefined, signal),
    ])
    return [...first, ...all.filter(({ id }) => !first.some((each) => each.id === id))]
  }

/** The filter of a list of documents by supplier; its name is that of the loaded documents. */
export function supplierFilter(id: string, rows: readonly { proveedor: string }[] | undefined): Filter {
  const name = rows?.[0]?.proveedor
  const picked = id === '' ? null : name === undefined ? undefined : { id, label: name }
  return { key: 'proveedorId', label: 'Proveedor', kind: 'entry', picked, search: searchSuppliers() }
}

/** Path of the form for a payment to a supplier; `moneda`: currency of the document to pay. */
export const payAddress = ({ proveedorId, moneda }: { proveedorId: string; moneda?: string | undefined }): string =>
  `/finanzas/pagos?nuevo=${proveedorId}${moneda ? `&moneda=${moneda}` : ''}`
