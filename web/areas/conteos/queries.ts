import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { stockChange } from '../../api/areas.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listInput, type RecordView } from '../../records/view.ts'

export type Conteo = Schema<'Conteo'>
export type ConteoLinea = Schema<'ConteoLinea'>

/** The query of the list, used for rows and for export. */
export const conteosInput = (proyectoId: number, view: RecordView) => {
  const { sort, estado, ...input } = listInput(view)
  return {
    ...input,
    proyectoId,
    sort: sort as 'fecha' | 'numero',
    estado: estado as Conteo['estado'] | undefined,
    depositoId: view.depositoId || undefined,
  }
}

/** A page of counts. */
export const conteosQuery = (proyectoId: number, view: RecordView) => ({
  ...q('listConteos', conteosInput(proyectoId, view)),
  placeholderData: keepPreviousData,
})

export const createConteo = mutate('createConteo', stockChange)
export const deleteConteo = mutate('deleteConteo', stockChange)
export const confirmConteo = mutate('confirmConteo', stockChange)
/** Stores one line of a sheet; nothing but the counts depends on it before they are confirmed. */
export const countLine = mutate('countConteoLinea', { waits: true })

/** The name of a count in a sentence: 'Conteo N.º 3', 'Conteo abierto'. */
export const conteoName = ({ numero }: Pick<Conteo, 'numero'>): string =>
  numero === null ? 'Conteo abierto' : `Conteo N.º ${numero}`
