import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { useDocumentAddress } from './document-address.ts'

/** Link to the existing comprobante with this number; opens in a new tab, so that the form is not lost. */
export function SameDocument({ proyectoId, id }: { proyectoId: number; id: string }) {
  const { data } = useQuery({ ...q('getComprobante', { proyectoId, id }), retry: false })
  const addressOf = useDocumentAddress()
  if (!data) return null
  return (
    <p className="money-note">
      <Link to={addressOf(data)} target="_blank" rel="noreferrer">
        Ver {data.numeroCompleto}, el que ya está cargado (se abre en otra pestaña)
      </Link>
    </p>
  )
}
