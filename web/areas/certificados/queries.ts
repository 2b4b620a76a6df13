import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { ApiError } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { type Valuation, valuationAsked } from '../control/door.ts'

export type Certificado = Schema<'Certificado'>
export type CertificadoPage = Schema<'CertificadoPage'>
export type CertificadoPatch = Schema<'CertificadoPatch'>
export type CertificateView = {
  page: number
  estado: Certificado['estado'] | ''
  pago: NonNullable<Certificado['estadoPago']> | 'pendiente' | ''
}
type Place = { proyectoId: number; contratoId: string }

const headers = ownState
const base = '/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados'

const ofProject = '/api/Proyectos/{proyectoId}/certificados'

const narrowedBy = ({ estado, pago }: Pick<CertificateView, 'estado' | 'pago'>) => ({
  ...(estado && { estado }),
  ...(pago && { estadoPago: pago }),
})

/** A page of the certificates of a project. */
export const projectCertificatesQuery = (
  proyectoId: number,
  { page, estado, pago }: CertificateView,
  valuation: Valuation,
) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'certificados', page, estado, pago, valuationAsked(valuation)],
    queryFn: async ({ signal }): Promise<CertificadoPage> => {
      const query = { page, size: 25, ...narrowedBy({ estado, pago }), ...valuationAsked(valuation) }
      const params = { path: { proyectoId }, query }
      const call = api.GET(ofProject, { params, headers, signal })
      return (await answer(call)) as CertificadoPage
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

/** All certificates that the filters find, as a file. */
export function exportCertificates(
  proyectoId: number,
  view: CertificateView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> {
  const params = { path: { proyectoId }, query: { ...narrowedBy(view), ...valuationAsked(valuation), formato } }
  return answer(api.GET(ofProject, { params, headers, parseAs: 'blob' })) as Promise<Blob>
}

/** The certificates of a contract, the newest first. */
export const certificatesQuery = (place: Place, valuation: Valuation) =>
  queryOptions({
    queryKey: ['finances', place.proyectoId, 'certificados', 'contrato', place.contratoId, valuationAsked(valuation)],
    queryFn: async ({ signal }): Promise<CertificadoPage> => {
      const params = { path: place, query: { size: 200, ...valuationAsked(valuation) } }
      return (await answer(api.GET(base, { params, headers, signal }))) as CertificadoPage
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

export const certificateQuery = (place: Place, id: string) =>
  queryOptions({
    queryKey: ['finances', place.proyectoId, 'certificado', id],
    queryFn: ({ signal }) => answer(api.GET(`${base}/{id}`, { params: { path: { ...place, id } }, headers, signal })),
  })

/** What a draft would be after a change; nothing is stored. */
export const tryCertificate = (place: Place, id: string, body: CertificadoPatch, signal: AbortSignal) => {
  const params = { path: { ...place, id }, query: { simular: true } }
  return answer(api.PATCH(`${base}/{id}`, { params, body, headers, signal }))
}

/** What an ended contract would certify in a month: the differences of its index alone. Null where there are none. */
export const lateDifferencesQuery = (place: Place, periodo: string | null) =>
  queryOptions({
    queryKey: ['finances', place.proyectoId, 'diferencias', place.contratoId, periodo],
    async queryFn({ signal }): Promise<Certificado | null> {
      const params = { path: place, query: { simular: true } }
      const body = { periodo: periodo!, lineas: [] }
      try {
        return await answer(api.POST(base, { params, body, headers, signal }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) return null
        throw error
      }
    },
    enabled: periodo !== null,
    retry: false,
  })

const refresh = ({ proyectoId }: Place) => queryClient.invalidateQueries({ queryKey: ['finances', proyectoId] })

export function createCertificate(place: Place, periodo: string, once: Record<string, string>): Promise<Certificado> {
  const body = { periodo, lineas: [] }
  return answer(api.POST(base, { params: { path: place }, body, headers: { ...headers, ...once } })).finally(() =>
    refresh(place),
  )
}

export function updateCertificate(place: Place, id: string, body: CertificadoPatch): Promise<Certificado> {
  const params = { path: { ...place, id } }
  return answer(api.PATCH(`${base}/{id}`, { params, body, headers })).finally(() => refresh(place))
}

export function deleteCertificate(place: Place, { id, version }: Certificado): Promise<unknown> {
  const params = { path: { ...place, id }, query: { version } }
  return answer(api.DELETE(`${base}/{id}`, { params, headers })).finally(() => refresh(place))
}

/** A step of a certificate's states; those that undo need a reason. */
export function moveCertificate(
  place: Place,
  { id, version }: Certificado,
  step: 'emitir' | 'aprobar' | 'rechazar' | 'anular',
  motivo = '',
): Promise<Certificado> {
  const params = { path: { ...place, id } }
  const call =
    step === 'emitir'
      ? api.POST(`${base}/{id}/emitir`, { params, body: { version }, headers })
      : step === 'aprobar'
        ? api.POST(`${base}/{id}/aprobar`, { params, body: { version }, headers })
        : step === 'rechazar'
          ? api.POST(`${base}/{id}/rechazar`, { params, body: { version, motivo }, headers })
          : api.POST(`${base}/{id}/anular`, { params, body: { version, motivo }, headers })
  return answer(call).finally(() => refresh(place))
}
