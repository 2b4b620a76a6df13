import { keepPreviousData } from '@tanstack/react-query'
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
export type MovementsAsked = {
  columna: Columna
  rubroId?: string
  soloDirecto?: boolean
  item?: string
  proveedorId?: string
}

/** What the server is asked about the valuation of an address. */
export const valuationAsked = ({ valuacion, tipo, mes, indice }: Valuation) => ({
  ...(valuacion !== 'corriente' && { valuacion }),
  ...(valuacion === 'dolar' && { tipoCotizacion: tipo }),
  ...(valuacion === 'constante' && mes && { mesReferencia: mes }),
  ...(valuacion === 'constante' && indice && { indiceId: indice }),
})

/** Rubros stand on one page, as a tree; items and suppliers come by pages. */
const controlAsked = ({ agrupar, rubro, page }: ControlView, valuation: Valuation) => ({
  agrupar,
  page,
  size: agrupar === 'rubro' ? 200 : 50,
  ...(rubro && agrupar !== 'proveedor' && { rubroId: rubro }),
  ...valuationAsked(valuation),
})

/** The table of the control, or a page of it. */
export const controlQuery = (proyectoId: number, view: ControlView, valuation: Valuation) => ({
  ...q('getControlPresupuestario', { proyectoId, ...controlAsked(view, valuation) }),
  placeholderData: keepPreviousData<Control>,
  retry: false,
})

/** The rows behind a number. */
export const movementsQuery = (proyectoId: number, asked: MovementsAsked, valuation: Valuation, page: number) => ({
  ...q('listControlMovimientos', { proyectoId, ...asked, ...valuationAsked(valuation), page, size: pageRows }),
  placeholderData: keepPreviousData<Schema<'ControlMovimientoPage'>>,
})

/** The indices of the company, to choose one by. */
export const indicesQuery = () => ({
  ...q('listIndices', { desarrolladoraId: activeCompanyId() ?? 0, size: 200, activo: true }),
  select: ({ items }: Schema<'IndicePage'>) => items.map(({ id, codigo }) => ({ value: id, label: codigo })),
  staleTime: 60_000,
})

/** The whole table as a file. */
export const exportControl = (
  proyectoId: number,
  view: ControlView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> => download('getControlPresupuestario', { proyectoId, ...controlAsked(view, valuation), formato })

/** Where the project stands. */
export const summaryQuery = (proyectoId: number, valuation: Valuation) => ({
  ...q('getControlResumen', { proyectoId, ...valuationAsked(valuation) }),
  placeholderData: keepPreviousData<Schema<'ControlResumen'>>,
  retry: false,
})
