import { queryOptions, useQuery } from '@tanstack/react-query'
import type { guardedOperations } from '../../../openapi/generated/schema.d.ts'
import { skipNotice } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { roleFor } from '../../api/operation-table.ts'
import { call, invalidate, keyOf, q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'

export type Developer = Schema<'Developer'>
export type Selection = Schema<'Selection'>
export type DeveloperInput = Schema<'DeveloperInput'>
/** A company in the selection. */
export type DeveloperChoice = Schema<'DeveloperSummary'>
/** The companies, and whether the list is empty because loading failed. */
export type DeveloperChoices = { developers: DeveloperChoice[]; hasFailed: boolean }

/** The active company and project. The server is the source of truth, as other tabs and devices may change them. */
export const selectionQuery = queryOptions({
  queryKey: keyOf('getSelection'),
  queryFn: async ({ signal }) => (await call('getSelection', {}, { signal })).data,
})

const ranks = { lector: 0, miembro: 1, administrador: 2 }

/** Operations that need more than the role lector (`x-role` in the contract). */
export type Guarded = guardedOperations

/**
 * Whether the user's role in the active company allows an operation; screens hide what it does not. False until the role is
 * loaded; true if loading fails, as the server checks it anyway.
 */
export function useMay(operation: Guarded): boolean {
  const { data, isError } = useQuery(selectionQuery)
  if (!data) return isError
  return data.rol === null || ranks[data.rol] >= ranks[roleFor(operation)]
}

/**
 * Whether the user sees all projects of the active company, and so its accounts. False until it is loaded; true if loading fails, as the
 * server checks it anyway.
 */
export function useSeesAllProjects(): boolean {
  const { data, isError } = useQuery(selectionQuery)
  return data ? data.todosLosProyectos !== false : isError
}

/** Whether menu and search offer the sample screens; false until loaded. */
export const useShowsSamples = (): boolean => useQuery(selectionQuery).data?.pantallasDeMuestra ?? false

/** The companies to choose from. A failure shows a notice and gives an empty list. */
export const developerChoicesQuery = queryOptions({
  queryKey: keyOf('listDevelopers'),
  queryFn: async (): Promise<DeveloperChoices> => {
    try {
      const { isSuccess, data } = await call('listDevelopers', { headers: skipNotice })
      if (isSuccess) return { developers: data, hasFailed: false }
    } catch (error) {
      console.error('The developer list could not be loaded', error)
    }
    notify({
      type: 'error',
      title: 'Error de conexión',
      message: 'No se pudieron cargar las desarrolladoras. Verifique su conexión.',
    })
    return { developers: [], hasFailed: true }
  },
  // Always refetch when the screen opens.
  staleTime: 0,
  gcTime: 0,
})

/** Makes a company the active one; resolves to whether the server accepted it. A failure shows a notice. */
export async function chooseDeveloper(desarrolladoraId: number): Promise<boolean> {
  try {
    const { isSuccess } = await call('setActiveDeveloper', { body: { desarrolladoraId }, headers: skipNotice })
    if (!isSuccess) {
      const message = 'No se pudo seleccionar la desarrolladora. Intente nuevamente.'
      notify({ type: 'error', title: 'Error de selección', message })
    }
    return isSuccess
  } catch (error) {
    console.error('The developer could not be selected', error)
    const message = 'Error al seleccionar la desarrolladora. Verifique su conexión.'
    notify({ type: 'error', title: 'Error de conexión', message })
    return false
  }
}

/** Creates a company. Throws on failure; the form shows the error. */
export async function createDeveloper(input: DeveloperInput): Promise<void> {
  const { isSuccess, message } = await call('createDeveloper', { body: input, headers: skipNotice })
  if (!isSuccess) throw new Error(message)
}

export type Company = Schema<'Company'>

/** The data of a company, with the user's role in it. */
export const companyQuery = (desarrolladoraId: number) => q('getCompany', { desarrolladoraId })

/** Refetches the data of a company. */
export const reloadCompany = (id: number): Promise<Company> =>
  queryClient.fetchQuery({ ...companyQuery(id), staleTime: 0 })

/** Updates a company; `body` has the version that the user saw. */
export async function updateCompany(desarrolladoraId: number, body: Schema<'CompanyPatch'>): Promise<Company> {
  const company = await call('updateCompany', { desarrolladoraId, body })
  queryClient.setQueryData(companyQuery(desarrolladoraId).queryKey, company)
  void invalidate(selectionQuery.queryKey)
  return company
}

/** Whether the user is an administrator of the company; false until loaded. */
export function useIsAdministrator(desarrolladoraId: number): boolean {
  return useQuery(companyQuery(desarrolladoraId)).data?.rol === 'administrador'
}
