import { keepPreviousData } from '@tanstack/react-query'
import { catalogueAreas, stockAreas } from '../../api/areas.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listInput, type ListRules, type RecordView } from '../../records/view.ts'
import { optionsOf } from '../../records/words.ts'
import { words } from '../../../openapi/generated/words.ts'

export type Acopio = Schema<'Acopio'>

/** What the list can be filtered and sorted by. */
export const acopiosRules: ListRules = {
  sorts: ['fecha', 'numero'],
  choices: [{ name: 'estado', label: 'Estado', options: optionsOf(words.AcopioEstado) }],
}

/** The query of the list, used for rows and for export. */
export const acopiosInput = (proyectoId: number, view: RecordView) => ({
  proyectoId,
  ...listInput(view),
  estado: (view.estado || undefined) as Acopio['estado'] | undefined,
  proveedorId: view.proveedorId || undefined,
})

/** A page of acopios. */
export const acopiosQuery = (proyectoId: number, view: RecordView) => ({
  ...q('listAcopios', acopiosInput(proyectoId, view)),
  placeholderData: keepPreviousData,
})

/** A first acopio of a supplier creates its deposit, hence the catalogues. */
const change = { invalidates: [...stockAreas, ...catalogueAreas], waits: true } as const
export const createAcopio = mutate('createAcopio', change)
export const withdrawAcopio = mutate('withdrawAcopio', change)
export const annulAcopio = mutate('annulAcopio', change)
