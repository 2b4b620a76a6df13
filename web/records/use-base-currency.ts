import { useQuery } from '@tanstack/react-query'
import { q } from '../api/operations.ts'
import type { Schema } from '../api/types.ts'
import { activeCompanyId } from '../lib/session.ts'

/** A project's base currency; undefined until loaded. */
export function useBaseCurrency(proyectoId: number): Schema<'Moneda'> | undefined {
  const { data } = useQuery({
    ...q('getProject', { desarrolladoraId: activeCompanyId() ?? 0, proyectoId }),
    staleTime: 60_000,
  })
  return data?.monedaBase
}
