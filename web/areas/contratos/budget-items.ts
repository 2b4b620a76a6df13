/** The items of the approved budget that contracts and their addenda take. */
import { useQuery } from '@tanstack/react-query'
import { type Hoja, budgetsQuery, sheetQuery } from '../presupuestos/door.ts'

/** The sheet of the approved budget, and its currency. `isMissing`: the project has none. */
export function useApprovedSheet(proyectoId: number) {
  const { data: budgets } = useQuery(budgetsQuery(proyectoId))
  const approved = budgets?.find(({ estado }) => estado === 'aprobado')
  const { data } = useQuery({ ...sheetQuery(proyectoId, approved?.id ?? ''), enabled: approved !== undefined })
  return { data, moneda: approved?.moneda, isMissing: budgets !== undefined && !approved }
}

export const rubroOptions = (sheet: Hoja | undefined) =>
  (sheet?.rubros ?? []).map(({ rubroId, codigo, nombre }) => ({ value: rubroId, label: `${codigo} ${nombre}` }))

/** Ids of a rubro and its descendants. Expects parents before children. */
export function rubroSubtree(id: string, rubros: { rubroId: string; padreId: string | null }[]): Set<string> {
  const inside = new Set(id === '' ? [] : [id])
  for (const { rubroId, padreId } of rubros) if (padreId && inside.has(padreId)) inside.add(rubroId)
  return inside
}
