import { queryOptions, useQuery } from '@tanstack/react-query'
import { roles } from '../../../openapi/generated/roles.ts'
import { skipNotice } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { call, invalidate, keyOf, q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'

export type Developer = Schema<'Developer'>
export type Selection = Schema<'Selection'>
export type DeveloperInput = Schema<'DeveloperInput'>
/** A company as its card shows it. */
export type DeveloperChoice = Schema<'DeveloperSummary'>
/** What the selection screen shows: the list, and whether it is empty because it could not be loaded. */
export type DeveloperChoices = { developers: DeveloperChoice[]; hasFailed: boolean }

/** The active company and project as the server keeps them: the one truth, whoever chose them and where. */
export const selectionQuery = queryOptions({
  queryKey: keyOf('getSelection'),
  queryFn: async ({ signal }) => (await call('getSelection', {}, { signal })).data,
})

/** Operations that take more than reading, as the contract says (`x-role`). */
export type Guarded = keyof typeof roles

const ranks = { lector: 0, miembro: 1, administrador: 2 }

/**
 * Whether the person may do something in the active company: screens hide what he may not. False until his role is known;
 * where it cannot be asked for, the server decides.
 */
export function useMay(operation: Guarded): boolean {
  const { data, isError } = useQuery(selectionQuery)
  if (!data) return isError
  return data.rol === null || ranks[data.rol] >= ranks[roles[operation]]
}

/** The companies to choose from. One that cannot be loaded is told and treated as empty (seed 000, section 8). */
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
  // Opening the screen always asks again.
  staleTime: 0,
  gcTime: 0,
})

/** Makes a company the active one; true when the server accepts it. What went wrong is told (seed 000, section 8). */
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

/** Creates a company. The form shows what went wrong. */
export async function createDeveloper(input: DeveloperInput): Promise<void> {
  const { isSuccess, message } = await call('createDeveloper', { body: input, headers: skipNotice })
  if (!isSuccess) throw new Error(message)
}

export type Company = Schema<'Company'>

/** The data of a company, and the person's role in it. */
export const companyQuery = (desarrolladoraId: number) => q('getCompany', { desarrolladoraId })

/** Asks for the data of a company as they are now. */
export const reloadCompany = (id: number): Promise<Company> =>
  queryClient.fetchQuery({ ...companyQuery(id), staleTime: 0 })

/** Changes a company in the version that was seen. */
export async function updateCompany(desarrolladoraId: number, body: Schema<'CompanyPatch'>): Promise<Company> {
  const company = await call('updateCompany', { desarrolladoraId, body })
  queryClient.setQueryData(companyQuery(desarrolladoraId).queryKey, company)
  void invalidate(selectionQuery.queryKey)
  return company
}

/** Whether the person administers a company; false until it is known. */
export function useIsAdministrator(desarrolladoraId: number): boolean {
  return useQuery(companyQuery(desarrolladoraId)).data?.rol === 'administrador'
}
