import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, asFile, asPage, ownState, skipNotice } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows, type SortedView } from '../../lib/list-view.ts'

export type Project = Schema<'Project'>
export type ProjectChoices = { projects: Project[]; hasFailed: boolean }

const listProjects = (developerId: number, headers: Record<string, string>) =>
  answer(api.GET('/api/Usuarios/proyectos/{developerId}', { params: { path: { developerId } }, headers }))

/** The projects of a company. */
export const projectsQuery = (developerId: number) =>
  queryOptions({
    queryKey: ['projects', developerId],
    queryFn: async () => (await listProjects(developerId, ownState)).data,
  })

/** The projects to choose from. A list that cannot be loaded is told and treated as empty (seed 000, section 8). */
export const projectChoicesQuery = (developerId: number) =>
  queryOptions({
    queryKey: ['projects', developerId, 'choices'],
    queryFn: async (): Promise<ProjectChoices> => {
      try {
        const { isSuccess, data } = await listProjects(developerId, skipNotice)
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

/** Makes a project the active one. Throws where the server does not accept it or does not answer. */
export async function chooseProject(proyectoId: number): Promise<void> {
  const call = api.POST('/api/Usuarios/proyectoActivo', { body: { proyectoId }, headers: skipNotice })
  const { isSuccess } = await answer(call)
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
/** `estado` is empty where all are shown. */
export type ProjectsView = SortedView & { isArchive: boolean; estado: ProjectState | '' }

const projectSorts = ['nombre', 'codigo', 'estado', 'fechaInicio', 'fechaFinPlan'] as const
const projectsPath = '/api/Desarrolladoras/{desarrolladoraId}/proyectos'

function asked({ isArchive, estado, search, sort: wanted, order }: ProjectsView) {
  const sort = projectSorts.find((each) => each === wanted)
  return { archivado: isArchive, ...(search && { search }), ...(estado && { estado }), ...(sort && { sort, order }) }
}

/** A page of the projects of a company with all their data: of those in use, or of the archived ones. */
export const companyProjectsQuery = (desarrolladoraId: number, view: ProjectsView) => {
  const query = { ...asked(view), page: view.page, size: pageRows }
  return queryOptions({
    queryKey: ['company-projects', desarrolladoraId, query],
    queryFn: async ({ signal }) => {
      const params = { path: { desarrolladoraId }, query }
      return asPage(await answer(api.GET(projectsPath, { params, headers: ownState, signal })))
    },
    placeholderData: keepPreviousData,
  })
}

/** All projects that a view finds, as a file. */
export async function exportProjects(desarrolladoraId: number, view: ProjectsView, formato: 'csv' | 'xlsx') {
  const params = { path: { desarrolladoraId }, query: { ...asked(view), formato } }
  return asFile(await answer(api.GET(projectsPath, { params, headers: ownState, parseAs: 'blob' })))
}

/** Asks for one project of a company as it is now. */
export function loadProject(desarrolladoraId: number, proyectoId: number): Promise<Proyecto> {
  const params = { path: { desarrolladoraId, proyectoId } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/proyectos/{proyectoId}'
  return answer(api.GET(path, { params, headers: ownState }))
}

const refreshProjects = (desarrolladoraId: number) => {
  void queryClient.invalidateQueries({ queryKey: ['selection'] })
  void queryClient.invalidateQueries({ queryKey: ['projects', desarrolladoraId] })
  return queryClient.invalidateQueries({ queryKey: ['company-projects', desarrolladoraId] })
}

/** Adds a project to a company; `headers` carry the key under which it is made once. */
export async function createProject(
  desarrolladoraId: number,
  body: Schema<'ProyectoInput'>,
  headers: Record<string, string>,
): Promise<Proyecto> {
  const params = { path: { desarrolladoraId } }
  const created = await answer(api.POST(projectsPath, { params, body, headers: { ...ownState, ...headers } }))
  await refreshProjects(desarrolladoraId)
  return created
}

/** Changes a project in the version that was seen. */
export async function updateProject(
  desarrolladoraId: number,
  proyectoId: number,
  body: Schema<'ProyectoPatch'>,
): Promise<Proyecto> {
  const params = { path: { desarrolladoraId, proyectoId } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/proyectos/{proyectoId}'
  return answer(api.PATCH(path, { params, body, headers: ownState })).finally(() => refreshProjects(desarrolladoraId))
}

export type IndexChoice = Schema<'Indice'>

/** The price indices of a company, to choose the one that adjusts a project. */
export const indicesQuery = (desarrolladoraId: number) =>
  queryOptions({
    queryKey: ['company', desarrolladoraId, 'indices'],
    queryFn: async ({ signal }) => {
      const params = { path: { desarrolladoraId }, query: { size: 200 } }
      const call = api.GET('/api/Desarrolladoras/{desarrolladoraId}/indices', { params, headers: ownState, signal })
      const list = await answer(call)
      // The same operation answers files where they are asked for.
      return typeof list === 'string' ? [] : list.items
    },
  })
