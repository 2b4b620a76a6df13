import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState, skipNotice } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import type { Schema } from '../../api/types.ts'

export type Developer = Schema<'Developer'>
export type Selection = Schema<'Selection'>
export type DeveloperInput = Schema<'DeveloperInput'>
/** What the selection screen shows: the list, and whether it is empty because it could not be loaded. */
/** A company as its card shows it. */
export type DeveloperChoice = Schema<'DeveloperSummary'>
export type DeveloperChoices = { developers: DeveloperChoice[]; hasFailed: boolean }

/** The active company and project as the server keeps them: the one truth, whoever chose them and where. */
export const selectionQuery = queryOptions({
  queryKey: ['selection'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/Usuarios/seleccion', { headers: ownState, signal }))).data,
})

/** The companies to choose from. One that cannot be loaded is told and treated as empty (seed 000, section 8). */
export const developerChoicesQuery = queryOptions({
  queryKey: ['developers', 'choices'],
  queryFn: async (): Promise<DeveloperChoices> => {
    try {
      const { isSuccess, data } = await answer(api.GET('/api/Usuarios/desarrolladoras', { headers: skipNotice }))
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
  // Opening the screen always asks anew.
  staleTime: 0,
  gcTime: 0,
})

/** Makes a company the active one; true when the server accepts it. What went wrong is told (seed 000, section 8). */
export async function chooseDeveloper(desarrolladoraId: number): Promise<boolean> {
  try {
    const call = api.POST('/api/Usuarios/desarrolladoraActiva', { body: { desarrolladoraId }, headers: skipNotice })
    const { isSuccess } = await answer(call)
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
  const { isSuccess, message } = await answer(api.POST('/api/Desarrolladoras', { body: input, headers: skipNotice }))
  if (!isSuccess) throw new Error(message)
}
