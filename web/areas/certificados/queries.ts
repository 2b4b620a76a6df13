import { keepPreviousData } from '@tanstack/react-query'
import { call, download, keyOf, q } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
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
/** The contract whose certificate it is. */
export type Place = { proyectoId: number; contratoId: string }

const narrowedBy = ({ estado, pago }: Pick<CertificateView, 'estado' | 'pago'>) => ({
  estado: estado || undefined,
  estadoPago: pago || undefined,
})

/** A page of the certificates of a project. */
export const projectCertificatesQuery = (
  proyectoId: number,
  { page, ...view }: CertificateView,
  valuation: Valuation,
) => ({
  ...q('listProjectCertificados', { proyectoId, page, size: 25, ...narrowedBy(view), ...valuationAsked(valuation) }),
  placeholderData: keepPreviousData<CertificadoPage>,
  retry: false,
})

/** All certificates that the filters find, as a file. */
export const exportCertificates = (
  proyectoId: number,
  view: CertificateView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> =>
  download('listProjectCertificados', { proyectoId, ...narrowedBy(view), ...valuationAsked(valuation), formato })

/** The certificates of a contract, the newest first. */
export const certificatesQuery = (place: Place, valuation: Valuation) => ({
  ...q('listCertificados', { ...place, size: 200, ...valuationAsked(valuation) }),
  placeholderData: keepPreviousData<CertificadoPage>,
  retry: false,
})

/** What an ended contract would certify in a month: the differences of its index alone. Null where there are none. */
export const lateDifferencesQuery = (place: Place, periodo: string | null) => ({
  // A calculation of the area, not a list or a record of it: it has a key of its own beside theirs.
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
