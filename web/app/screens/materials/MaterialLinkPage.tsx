import { Navigate, useParams } from 'react-router-dom'
import { kardexAddress } from '../../../areas/stock/door.ts'

/** The address on a label: opens the kardex of the material in the active project. */
export function MaterialLinkPage() {
  const { materialId = '' } = useParams()
  return <Navigate to={kardexAddress(materialId)} replace />
}
