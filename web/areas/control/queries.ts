import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows } from '../../lib/list-view.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { Valuation } from './valuation.ts'

export type Control = Schema<'ControlPresupuestario'>
export type Fila = Schema<'ControlFila'>
export type Columna = Schema<'ControlColumna'>
export type Movimiento = Schema<'ControlMovimiento'>
export type Proyeccion = Schema<'ControlProyeccion'>
export type ControlView = { agrupar: Control['agrupar']; rubro: string; page: number }
export type MovementsFilter = {
  columna: Columna
  rubroId?: string
  soloDirecto?: boolean
  item?: string
  proveedorId?: string
}

/** Query parameters of a valuation; the default valuation has none. */
export const valuationInput = ({ valuacion, tipo, mes, indice }: Valuation) => ({
  ...(valuacion !== 'corriente' && { valuacion }),
  ...(valuacion === 'dolar' && tipo && { tipoCotizacion: tipo }),
  ...(valuacion === 'constante' && mes && { mesReferencia: mes }),
  ...(valuacion === 'constante' && indice && { indiceId: indice }),
})

/** Rubros are a tree on one page; items and suppliers are paginated. */
const controlInput = ({ agrupar, rubro, page }: ControlView, valuation: Valuation) => ({
  agrupar,
  page,
  size: agrupar === 'rubro' ? 200 : 50,
  ...(rubro && agrupar !== 'proveedor' && { rubroId: rubro }),
  ...valuationInput(valuation),
})

/** The table of the control; a page of it for items and suppliers. */
export const controlQuery = (proyectoId: number, view: ControlView, valuation: Valuation) => ({
  ...q('getControlPresupuestario', { proyectoId, ...controlInput(view, valuation) }),
  placeholderData: keepPreviousData<Control>,
  retry: false,
})

/** A page of the movements behind an amount. */
export const movementsQuery = (proyectoId: number, filter: MovementsFilter, valuation: Valuation, page: number) => ({
  ...q('listControlMovimientos', { proyectoId, ...filter, ...valuationInput(valuation), page, size: pageRows }),
  placeholderData: keepPreviousData<Schema<'ControlMovimientoPage'>>,
})

/** The active indices of the company as select options. */
export const indicesQuery = () => ({
  ...q('listIndices', { desarrolladoraId: activeCompanyId() ?? 0, size: 200, activo: true }),
  select: ({ items }: Schema<'IndicePage'>) => items.map(({ id, codigo }) => ({ value: id, label: codigo })),
  staleTime: 60_000,
})

/** All rows of the table as a file. */
export const exportControl = (
  proyectoId: number,
  view: ControlView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> => download('getControlPresupuestario', { proyectoId, ...controlInput(view, valuation), formato })

/** Key figures of the project. */
export const summaryQuery = (proyectoId: number, valuation: Valuation) => ({
  ...q('getControlResumen', { proyectoId, ...valuationInput(valuation) }),
  placeholderData: keepPreviousData<Schema<'ControlResumen'>>,
  retry: false,
})
