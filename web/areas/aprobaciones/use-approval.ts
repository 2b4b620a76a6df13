import { useQuery } from '@tanstack/react-query'
import { approvalQuery, type Entidad } from './queries.ts'

type Record = { proyectoId: number; entidad: Entidad; id: string }

/**
 * Whether the user may approve a record, and why not. Until that is known nobody may; if it cannot be read, the server
 * decides when the button is pressed.
 */
export function useApproval({ proyectoId, entidad, id }: Record, isWaiting: boolean) {
  const { data, isError } = useQuery({ ...approvalQuery(proyectoId, entidad, id), enabled: isWaiting })
  return { may: isWaiting && (isError || data?.puede === true), reason: (isWaiting && data?.motivo) || undefined }
}
