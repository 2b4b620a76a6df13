import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { catalogueAreas, financeAreas, planAreas, stockAreas } from '../../api/areas.ts'
import { call, download, invalidate, mutate, q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { activeCompanyId } from '../../lib/session.ts'

export type Carga = Schema<'Carga'>
export type CargaDetalle = Schema<'CargaDetalle'>
export type CargaFila = Schema<'CargaFila'>
export type CargaTipo = Schema<'CargaTipo'>
export type CargaAjustes = Schema<'CargaAjustes'>
/** Which rows are shown: by what they do, or by what became of them. */
export type RowFilter = { accion?: Schema<'CargaAccion'>; resultado?: Schema<'CargaFilaResultado'> }

const company = () => ({ desarrolladoraId: activeCompanyId() ?? 0 })

/** How often a load in progress is read. */
const progressMilliseconds = 700
const inProgress: readonly Carga['estado'][] = ['revisando', 'cargando', 'confirmando', 'cancelando', 'deshaciendo']
export const isInProgress = ({ estado }: Pick<Carga, 'estado'>): boolean => inProgress.includes(estado)

/** The loads of a project, or all of the company. */
export const cargasQuery = (proyectoId: number | null, page: number) => ({
  ...q('listCargas', { ...company(), proyectoId: proyectoId ?? undefined, page, size: 25 }),
  placeholderData: keepPreviousData,
})

/** A load; while it is in progress it is read again and again. */
export const cargaQuery = (id: string) => ({
  ...q('getCarga', { ...company(), id }),
  refetchInterval: ({ state }: { state: { data: CargaDetalle | undefined } }) =>
    state.data && isInProgress(state.data) ? progressMilliseconds : (false as const),
})

/** Its key has the version: after a change of the plan the rows are others. */
export const rowsQuery = ({ id, version, estado }: Carga, filter: RowFilter, page: number) => {
  const { queryKey, ...query } = q('listCargaFilas', { ...company(), id, ...filter, page, size: 25 })
  return { ...query, queryKey: [...queryKey, version, estado], placeholderData: keepPreviousData }
}

const refresh = () => invalidate('cargas')
/** After the rows of a load changed the lists themselves. */
export const refreshLists = ({ proyectoId }: Pick<Carga, 'proyectoId'>) => {
  const changed = proyectoId === null ? catalogueAreas : [...new Set([...financeAreas, ...stockAreas, ...planAreas])]
  return invalidate(...changed, 'activities', 'cargas')
}

const store = (carga: CargaDetalle): CargaDetalle => {
  queryClient.setQueryData(cargaQuery(carga.id).queryKey, carga)
  return carga
}

type NewCarga = { tipo: CargaTipo; proyectoId: number | null }

export async function createCarga({ tipo, proyectoId }: NewCarga, file: File): Promise<CargaDetalle> {
  const body = new FormData()
  body.append('tipo', tipo)
  if (proyectoId !== null) body.append('proyectoId', String(proyectoId))
  body.append('archivo', file)
  const carga = store(await call('createCarga', { ...company(), body }))
  await invalidate(['cargas', 'listCargas'])
  return carga
}

export const setAjustes = async (id: string, body: CargaAjustes): Promise<CargaDetalle> =>
  store(await call('setCargaAjustes', { ...company(), id, body }))

export async function setFila(id: string, fila: number, campo: string, texto: string): Promise<void> {
  await call('setCargaFila', { ...company(), id, fila, body: { celdas: [{ campo, texto }] } })
  await refresh()
}

export const runCarga = ({ id, version }: Carga) =>
  call('runCarga', { ...company(), id, body: { version } }).finally(refresh)
export const undoCarga = ({ id, version }: Carga) =>
  call('undoCarga', { ...company(), id, body: { version } }).finally(refresh)
export const cancelCarga = ({ id }: Carga) => call('cancelCarga', { ...company(), id }).finally(refresh)

const deletion = mutate('deleteCarga')
export const deleteCarga = ({ id }: Carga) => ({ options: deletion, input: { ...company(), id } })

export const templateOf = (tipo: CargaTipo, formato: 'csv' | 'xlsx'): Promise<Blob> =>
  download('getCargaPlantilla', { ...company(), tipo, formato })

export const rowsFile = ({ id }: Carga, filter: RowFilter): Promise<Blob> =>
  download('listCargaFilas', { ...company(), id, ...filter, formato: 'csv' })
