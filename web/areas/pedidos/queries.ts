import { stockChange } from '../../api/areas.ts'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listInput, type RecordView } from '../../records/view.ts'

export type Pedido = Schema<'Pedido'>
export type Linea = Pedido['lineas'][number]

/** The query of the list, used for rows and for export. */
export const pedidosInput = (proyectoId: number, view: RecordView) => ({
  proyectoId,
  ...listInput(view),
  sort: view.sort as 'fechaPedida' | 'numero',
  estado: (view.estado || undefined) as Pedido['estado'] | undefined,
  proveedorId: view.proveedorId || undefined,
  depositoId: view.depositoId || undefined,
  materialId: view.materialId || undefined,
})

/** A page of orders. */
export const pedidosQuery = (proyectoId: number, view: RecordView) => ({
  ...q('listPedidos', pedidosInput(proyectoId, view)),
  placeholderData: keepPreviousData<Schema<'PedidoPage'>>,
})

export const createPedido = mutate('createPedido', stockChange)
export const updatePedido = mutate('updatePedido', stockChange)
export const deletePedido = mutate('deletePedido', stockChange)
export const requestPedido = mutate('requestPedido', stockChange)
export const approvePedido = mutate('approvePedido', stockChange)
export const confirmPedidoFecha = mutate('confirmPedidoFecha', stockChange)
export const cancelPedido = mutate('cancelPedido', stockChange)
export const receivePedido = mutate('receivePedido', stockChange)
export const sendPedido = mutate('sendPedido', { invalidates: [...stockChange.invalidates, 'mailbox'], waits: true })

/** 'Pedido N.º 12', or 'Pedido en borrador'. */
export const nameOf = ({ numero }: Pick<Pedido, 'numero'>): string =>
  numero === null ? 'Pedido en borrador' : `Pedido N.º ${numero}`
