import { useQuery } from '@tanstack/react-query'
import { q } from '../api/operations.ts'
import type { Schema } from '../api/types.ts'
import { activeCompanyId } from '../lib/session.ts'

/** A project; undefined until loaded. */
export function useProject(proyectoId: number) {
  const { data } = useQuery({
    ...q('getProject', { desarrolladoraId: activeCompanyId() ?? 0, proyectoId }),
    staleTime: 60_000,
  })
  return data
}

/** A project's base currency; undefined until loaded. */
export const useBaseCurrency = (proyectoId: number): Schema<'Moneda'> | undefined => useProject(proyectoId)?.monedaBase
