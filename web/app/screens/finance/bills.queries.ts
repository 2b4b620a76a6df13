/** What a document of a supplier can bill. */
import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { budgetsQuery, sheetQuery } from '../../../areas/presupuestos/queries.ts'
import { activeProjectId } from '../../../lib/session.ts'
import type { Picked } from '../../../ui/PickerField.tsx'

const headers = ownState
const project = () => activeProjectId() ?? 0
const mostFound = 20
const freshMilliseconds = 60_000
/** Without case and accents. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The items of the approved budget, of one rubro, that have all these words. */
export async function searchItems(rubroId: string, text: string): Promise<Picked[]> {
  const { items: budgets } = await queryClient.fetchQuery({ ...budgetsQuery(project()), staleTime: freshMilliseconds })
  const approved = budgets.find(({ estado }) => estado === 'aprobado')
  if (!approved) return []
  const sheet = await queryClient.fetchQuery({ ...sheetQuery(project(), approved.id), staleTime: freshMilliseconds })
  const words = fold(text).split(/\s+/).filter(Boolean)
  return sheet.items
    .filter((item) => item.rubroId === rubroId)
    .map(({ id, codigo, descripcion }) => ({ id, label: `${codigo} ${descripcion}` }))
    .filter(({ label }) => words.every((word) => fold(label).includes(word)))
    .slice(0, mostFound)
}

/** The signed contracts of a supplier. */
export const contractsOfQuery = (proveedorId: string | null) =>
  queryOptions({
    queryKey: ['finances', project(), 'contratos', 'of', proveedorId],
    queryFn: async ({ signal }) => {
      const params = { path: { proyectoId: project() }, query: { proveedorId: proveedorId!, size: 200 } }
      const page = await answer(api.GET('/api/Proyectos/{proyectoId}/contratos', { params, headers, signal }))
      return typeof page === 'string' ? [] : page.items.filter(({ estado }) => estado !== 'borrador')
    },
    enabled: proveedorId !== null,
  })

/** The approved certificates of a contract. */
export const approvedOfQuery = (contratoId: string) =>
  queryOptions({
    queryKey: ['finances', project(), 'certificados', 'approved', contratoId],
    queryFn: async ({ signal }) => {
      const params = {
        path: { proyectoId: project() },
        query: { contratoId, estado: 'aprobado', size: 200 },
      } as const
      const page = await answer(api.GET('/api/Proyectos/{proyectoId}/certificados', { params, headers, signal }))
      return typeof page === 'string' ? [] : page.items
    },
    enabled: contratoId !== '',
  })

/** Where in this project the document is that has a number already. */
export const sameDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: ['finances', project(), 'comprobantes', 'same', id],
    queryFn: ({ signal }) => {
      const params = { path: { proyectoId: project(), id } }
      return answer(api.GET('/api/Proyectos/{proyectoId}/comprobantes/{id}', { params, headers, signal }))
    },
    retry: false,
  })
