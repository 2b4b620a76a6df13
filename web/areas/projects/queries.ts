import { queryOptions } from '@tanstack/react-query'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { skipLoading, skipNotice } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { call, download, invalidate, keyOf, q, type Output } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows, type SortedView } from '../../lib/list-view.ts'

export type Project = Schema<'Project'>
export type ProjectChoices = { projects: Project[]; hasFailed: boolean }

/** The projects of a company, loaded without overlay and notice. */
export const projectsQuery = (companyId: number) =>
  queryOptions({
    queryKey: keyOf('listProjects', { developerId: companyId }),
    queryFn: async () => {
      const { data } = await call('listProjects', {
        developerId: companyId,
        headers: { ...skipLoading, ...skipNotice },
      })
      return data
    },
  })

/** The projects to choose from. A failure shows a notice and gives an empty list. */
export const projectChoicesQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...keyOf('listProjects', { developerId: companyId }), 'choices'],
    queryFn: async (): Promise<ProjectChoices> => {
      try {
        const { isSuccess, data } = await call('listProjects', { developerId: companyId, headers: skipNotice })
        if (isSuccess) return { projects: data, hasFailed: false }
      } catch (error) {
        console.error('The project list could not be loaded', error)
      }
      notify({
        type: 'error',
        title: 'Error al cargar proyectos',
        message: 'No se pudieron cargar los proyectos. Por favor, intente nuevamente.',
      })
      return { projects: [], hasFailed: true }
    },
    staleTime: 0,
    gcTime: 0,
  })

/** Makes a project the active one. Throws if the request fails or the server refuses it. */
export async function chooseProject(proyectoId: number): Promise<void> {
  const { isSuccess } = await call('setActiveProject', { body: { proyectoId }, headers: skipNotice })
  if (!isSuccess) throw new Error('The server did not accept the project')
}

export type Proyecto = Schema<'Proyecto'>

export type ProjectState = Schema<'ProyectoEstado'>
export const projectStates = [
  'planificado',
  'activo',
  'pausado',
  'terminado',
  'cancelado',
] as const satisfies ProjectState[]
/** `estado` is empty for all states. */
export type ProjectsView = SortedView & { isArchive: boolean; estado: ProjectState | '' }

const projectSorts = ['nombre', 'codigo', 'estado', 'fechaInicio', 'fechaFinPlan'] as const

function inputOf(desarrolladoraId: number, { isArchive, estado, search, sort: sortKey, order }: ProjectsView) {
  const sort = projectSorts.find((each) => each === sortKey)
  const filters = { archivado: isArchive, search: search || undefined, estado: estado || undefined }
  return { desarrolladoraId, ...filters, sort, order: sort && order }
}

/** A page of the projects of a company with all their data, either active or archived ones. */
export const companyProjectsQuery = (desarrolladoraId: number, view: ProjectsView) => ({
  ...q('listCompanyProjects', { ...inputOf(desarrolladoraId, view), page: view.page, size: pageRows }),
  placeholderData: keepPreviousData,
})

/** All projects of a view as a file. */
export const exportProjects = (desarrolladoraId: number, view: ProjectsView, formato: 'csv' | 'xlsx') =>
  download('listCompanyProjects', { ...inputOf(desarrolladoraId, view), formato })

const refreshProjects = (desarrolladoraId: number) => {
  void invalidate(keyOf('getSelection'), keyOf('listProjects', { developerId: desarrolladoraId }))
  return invalidate(keyOf('listCompanyProjects', { desarrolladoraId }))
}

/** Creates a project; `headers` contain the `Idempotency-Key`. */
export async function createProject(
  desarrolladoraId: number,
  body: Schema<'ProyectoInput'>,
  headers: Record<string, string>,
): Promise<Proyecto> {
  const created = await call('createProject', { desarrolladoraId, body, headers })
  await refreshProjects(desarrolladoraId)
  return created
}

/** Updates a project; `body` has the version that the user saw. */
export const updateProject = (
  desarrolladoraId: number,
  proyectoId: number,
  body: Schema<'ProyectoPatch'>,
): Promise<Proyecto> =>
  call('updateProject', { desarrolladoraId, proyectoId, body }).finally(() => refreshProjects(desarrolladoraId))

export type IndexChoice = Schema<'Indice'>

/** The price indices of a company. */
export const indicesQuery = (desarrolladoraId: number) => ({
  ...q('listIndices', { desarrolladoraId, size: 200 }),
  select: ({ items }: Output<'listIndices'>) => items,
})
