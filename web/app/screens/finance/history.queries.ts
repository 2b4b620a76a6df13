import { infiniteQueryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import type { Schema } from '../../../api/types.ts'

export type Change = Schema<'Cambio'>

/** The changes of a document, the newest first. */
export const historyQuery = (proyectoId: number, entidadId: string) =>
  infiniteQueryOptions({
    queryKey: ['finances', proyectoId, 'historial', entidadId],
    queryFn: ({ signal, pageParam }) => {
      const params = { path: { proyectoId }, query: { entidadId, page: pageParam, size: 25 } }
      return answer(api.GET('/api/Proyectos/{proyectoId}/historial', { params, headers: ownState, signal }))
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
  })
