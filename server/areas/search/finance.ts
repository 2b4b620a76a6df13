/** Searches the records of Finanzas in the project of the request, and the suppliers of its company. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { dateText } from '../../lib/calendar.ts'
import { moneyText } from '../../money/money-text.ts'
import { linkInProject } from '../../records/project-link.ts'
import { documentName } from '../../lib/document-number.ts'
import { findComprobantes } from '../comprobantes/door.ts'
import { findContratos } from '../contratos/door.ts'
import { findPagos } from '../pagos/door.ts'
import { findProveedores } from '../proveedores/door.ts'

type SearchResult = components['schemas']['SearchResult']

/** Searches the active project; finds nothing without one. */
export const inProject =
  <Found>(
    find: (ctx: Context, proyectoId: number, query: { search: string; limit: number }) => Promise<Found[]>,
    resultOf: (found: Found) => SearchResult,
  ) =>
  async (ctx: Context, search: string, limit: number): Promise<SearchResult[]> => {
    const { projectId } = ctx.company
    if (projectId === null) return []
    const found = await find(ctx, projectId, { search, limit })
    return found.map(resultOf).map((result) => ({ ...result, link: linkInProject(result.link, projectId) }))
  }

export const findContracts = inProject(findContratos, ({ id, objeto, numero, proveedor }) => ({
  value: objeto,
  detail: `${numero === null ? 'Borrador' : `N.º ${numero}`} · ${proveedor}`,
  link: `/finanzas/contratos/${id}`,
}))

export const findInvoices = inProject(findComprobantes, ({ id, proveedor, fecha, total, moneda, ...document }) => ({
  value: `${documentName(document)}, ${proveedor}`,
  detail: `${dateText(fecha)} · ${moneyText(total, moneda)}`,
  link: `/finanzas/comprobantes?abierto=${id}`,
}))

export const findPayments = inProject(findPagos, ({ id, numero, proveedor, fecha, importe, moneda }) => ({
  value: `${numero === null ? 'Pago sin número' : `Pago N.º ${numero}`}, ${proveedor}`,
  detail: `${dateText(fecha)} · ${moneyText(importe, moneda)}`,
  link: `/finanzas/pagos?abierto=${id}`,
}))

/** The suppliers of the company, by name, contact or CUIT. */
export async function findSuppliers(ctx: Context, search: string, limit: number): Promise<SearchResult[]> {
  const suppliers = await findProveedores(ctx, { search, limit })
  return suppliers.map(({ id, razonSocial, cuit, activo }) => ({
    value: razonSocial,
    detail: activo ? cuit : `${cuit} · archivado`,
    link: `/solo-desarrollo/carga-categoricos?lista=proveedores&abierto=${id}`,
  }))
}
