import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { stockChange } from '../../api/areas.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listInput, type RecordView } from '../../records/view.ts'

export type Movimiento = Schema<'Movimiento'>

/** The query of the list, used for rows and for export. */
export const movimientosInput = (proyectoId: number, view: RecordView) => {
  const { sort, estado, ...input } = listInput(view)
  return {
    ...input,
    proyectoId,
    sort: sort as 'fecha' | 'numero',
    estado: estado as Movimiento['estado'] | undefined,
    tipo: (view.clase || undefined) as Movimiento['tipo'] | undefined,
    depositoId: view.depositoId || undefined,
    materialId: view.materialId || undefined,
    proveedorId: view.proveedorId || undefined,
    rubroId: view.rubroId || undefined,
  }
}

/** A page of stock movements. */
export const movimientosQuery = (proyectoId: number, view: RecordView) => ({
  ...q('listMovimientos', movimientosInput(proyectoId, view)),
  placeholderData: keepPreviousData,
})

export const createMovimiento = mutate('createMovimiento', stockChange)
export const updateMovimiento = mutate('updateMovimiento', stockChange)
export const deleteMovimiento = mutate('deleteMovimiento', stockChange)
export const confirmMovimiento = mutate('confirmMovimiento', stockChange)
export const annulMovimiento = mutate('annulMovimiento', stockChange)

/** The address of the list with a movement open. */
export const movementAddress = (id: string): string => `/materiales/movimientos?abierto=${id}`
