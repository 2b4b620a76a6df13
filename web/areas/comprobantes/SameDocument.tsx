import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { useAddressWithValuation } from '../control/door.ts'

/** Link to the existing comprobante with this number; opens in a new tab, so that the form is not lost. */
export function SameDocument({ proyectoId, id }: { proyectoId: number; id: string }) {
  const { data } = useQuery({ ...q('getComprobante', { proyectoId, id }), retry: false })
  const withValuation = useAddressWithValuation()
  if (!data) return null
  const place = withValuation(`/finanzas/comprobantes?buscar=${encodeURIComponent(data.numeroCompleto)}&abierto=${id}`)
  return (
    <p className="money-note">
      <Link to={place} target="_blank" rel="noreferrer">
        Ver {data.numeroCompleto}, el que ya está cargado (se abre en otra pestaña)
      </Link>
    </p>
  )
}
