import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { call, download, keyOf, q } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { type Valuation, valuationInput } from '../control/door.ts'

export type Certificado = Schema<'Certificado'>
export type CertificadoPage = Schema<'CertificadoPage'>
export type CertificadoPatch = Schema<'CertificadoPatch'>
export type CertificateView = {
  page: number
  estado: Certificado['estado'] | ''
  pago: NonNullable<Certificado['estadoPago']> | 'pendiente' | ''
  /** The id of the contract, or an empty text. */
  contratoId: string
}
/** Path parameters of a contract. */
export type Place = { proyectoId: number; contratoId: string }

const filterInput = ({ estado, pago, contratoId }: Omit<CertificateView, 'page'>) => ({
  contratoId: contratoId || undefined,
  estado: estado || undefined,
  estadoPago: pago || undefined,
})

/** A page of the certificates of a project. */
export const projectCertificatesQuery = (
  proyectoId: number,
  { page, ...view }: CertificateView,
  valuation: Valuation,
) => ({
  ...q('listProjectCertificados', { proyectoId, page, size: 25, ...filterInput(view), ...valuationInput(valuation) }),
  placeholderData: keepPreviousData<CertificadoPage>,
  retry: false,
})

/** All certificates that match the filters as a file. */
export const exportCertificates = (
  proyectoId: number,
  view: CertificateView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> =>
  download('listProjectCertificados', { proyectoId, ...filterInput(view), ...valuationInput(valuation), formato })

/** The certificates of a contract, newest first. */
export const certificatesQuery = (place: Place, valuation: Valuation) => ({
  ...q('listCertificados', { ...place, size: 200, ...valuationInput(valuation) }),
  placeholderData: keepPreviousData<CertificadoPage>,
  retry: false,
})

/** Dry run of the certificate of an ended contract in a month, which has only index differences. Null if there are none (409). */
export const lateDifferencesQuery = (place: Place, periodo: string | null) => ({
  // Keyed within the area, so that changes of the area refetch it.
  queryKey: [...keyOf('createCertificado'), place.contratoId, periodo],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<Certificado | null> {
    try {
      return await call(
        'createCertificado',
        { ...place, simular: true, body: { periodo: periodo!, lineas: [] } },
        { signal },
      )
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return null
      throw error
    }
  },
  enabled: periodo !== null,
  retry: false,
})
