/** Searches the materials of the company, and the stock movements, orders and acopios of the project of the request. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { words } from '../../../openapi/generated/words.ts'
import type { Context } from '../../context.ts'
import { dateText } from '../../lib/calendar.ts'
import { findAcopios } from '../acopios/door.ts'
import { findMateriales } from '../materiales/door.ts'
import { findMovimientos } from '../movimientos/door.ts'
import { findPedidos } from '../pedidos/door.ts'
import { inProject } from './finance.ts'

type SearchResult = components['schemas']['SearchResult']

/** The materials of the company, by code or name. */
export async function findMaterials(ctx: Context, search: string, limit: number): Promise<SearchResult[]> {
  const materials = await findMateriales(ctx, { search, limit })
  return materials.map(({ id, codigo, nombre, activo }) => ({
    value: nombre,
    detail: activo ? codigo : `${codigo} · archivado`,
    link: `/solo-desarrollo/carga-categoricos?lista=materiales&abierto=${id}`,
  }))
}

export const findMovements = inProject(findMovimientos, ({ id, numero, tipo, fecha, remito, deposito }) => ({
  value: `${words.MovimientoTipo[tipo]} ${numero === null ? 'en borrador' : `N.º ${numero}`}${remito && `, ${remito}`}`,
  detail: `${dateText(fecha)} · ${deposito}`,
  link: `/materiales/movimientos?abierto=${id}`,
}))

export const findOrders = inProject(findPedidos, ({ id, numero, proveedor, fechaPedida, estado }) => ({
  value: `${numero === null ? 'Pedido en borrador' : `Pedido N.º ${numero}`}, ${proveedor}`,
  detail: `${dateText(fechaPedida)} · ${words.PedidoEstado[estado]}`,
  link: `/materiales/pedidos/${id}`,
}))

export const findPrepaid = inProject(findAcopios, ({ id, numero, proveedor, fecha, deposito }) => ({
  value: `Acopio N.º ${numero}, ${proveedor}`,
  detail: `${dateText(fecha)} · ${deposito}`,
  link: `/materiales/acopios?abierto=${id}`,
}))
